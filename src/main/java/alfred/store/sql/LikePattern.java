package alfred.store.sql;

import java.util.Locale;

/// A search text as a pattern for SQL's `LIKE`, escaped with `\` and folded to lower case.
///
/// `%` and `_` are wildcards. A backslash before a wildcard or another backslash makes it an ordinary character;
/// elsewhere it stands for itself, so no pattern is malformed. A text without wildcards matches anywhere
/// (Operator, ILIKE).
///
/// @param text the text, escaped and folded
/// @param inText the pattern for a text column
/// @param inList the pattern for a list's folded text, in which each item stands between line breaks
public record LikePattern(String text, String inText, String inList) {
    /// Returns the pattern for `ilike`.
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
        return hasWildcard ? new LikePattern(folded, folded, item(folded))
            : new LikePattern(folded, anywhere(folded), anywhere(line(folded)));
    }

    /// Returns the pattern for `contains`: part of a text, or a whole item of a list. All characters are literal.
    public static LikePattern containing(String searched) {
        var folded = fold(searched.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_"));
        return new LikePattern(folded, anywhere(folded), item(folded));
    }

    static String fold(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// Replaces line breaks by spaces, as in a list's folded text.
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
