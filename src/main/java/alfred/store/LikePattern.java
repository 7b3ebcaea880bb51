package alfred.store;

import java.util.Locale;

/// A text to search for, as a pattern for SQL's `LIKE` with `\` as its escape, folded to lower case.
///
/// `%` and `_` are wildcards; a backslash before one of them, or before another backslash, makes it an ordinary character. A text without
/// a wildcard is looked for anywhere (Operator, ILIKE). No pattern is malformed: a backslash elsewhere stands for itself.
///
/// @param text escaped and folded
/// @param inText the pattern for a text column
/// @param inList the pattern for a list's folded text, where each item stands between line breaks
record LikePattern(String text, String inText, String inList) {
    /// The pattern of `ilike`.
    static LikePattern of(String searched) {
        var text = new StringBuilder();
        boolean hasWildcard = false;
        for (int i = 0; i < searched.length(); i++) {
            char c = searched.charAt(i);
            if (c == '\\') {
                boolean escapes = i + 1 < searched.length() && "%_\\".indexOf(searched.charAt(i + 1)) >= 0;
                text.append('\\').append(escapes ? searched.charAt(++i) : '\\');
            } else {
                hasWildcard |= c == '%' || c == '_';
                text.append(c);
            }
        }
        var folded = fold(text.toString());
        return hasWildcard ? new LikePattern(folded, folded, item(folded)) : new LikePattern(folded, anywhere(folded), anywhere(line(folded)));
    }

    /// The pattern of `contains`: a part of a text, an item of a list, whatever characters it has.
    static LikePattern containing(String searched) {
        var folded = fold(searched.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_"));
        return new LikePattern(folded, anywhere(folded), item(folded));
    }

    static String fold(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// A text on one line, as it stands in a list's folded text.
    static String line(String text) {
        return text.replace('\n', ' ');
    }

    private static String anywhere(String text) {
        return "%" + text + "%";
    }

    private static String item(String text) {
        return "%\n" + line(text) + "\n%";
    }
}
