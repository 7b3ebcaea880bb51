package alfred.kitchen.ingredient;

import java.util.Locale;
import java.util.Set;

/// What makes a reading doubtful: shapes of lines that were often read otherwise than their writers meant, measured on labelled lines.
final class Doubts {
    private static final int LONGEST_SURE_NAME = 5;
    private static final int LONGEST_LINE = 300;
    /// Words that tie a name to something else: "pinto beans in bean broth", "slice from a loaf".
    private static final Set<String> TIES = Set.of("in", "from", "with", "without", "plus", "to", "until", "each");

    private final ParsedLine line;
    private final Cursor cursor;
    private final int late;

    /// @param late how many amounts stand behind the name
    Doubts(ParsedLine line, Cursor cursor, int late) {
        this.line = line;
        this.cursor = cursor;
        this.late = late;
    }

    boolean none() {
        return !line.name().isEmpty() && line.input().length() <= LONGEST_LINE && isPlainName() && isCounted() && !hasOpenRemark();
    }

    private boolean isPlainName() {
        var name = line.name();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean isForeign = Character.isLetter(c) && Character.UnicodeScript.of(c) != Character.UnicodeScript.LATIN;
            if (Character.isDigit(c) || c == '/' || c == '"' || c == ':' || isForeign) {
                return false;
            }
        }
        var words = name.toLowerCase(Locale.ROOT).split("[ ,]+");
        for (var word : words) {
            if (TIES.contains(word) || Words.isAdverb(word) || Words.isSize(word)) {
                return false;
            }
        }
        return words.length <= LONGEST_SURE_NAME && !(name.contains(",") && name.contains(" and "));
    }

    private boolean isCounted() {
        var amounts = line.amounts();
        long numbers = cursor.tokens.stream().filter(Token::isNumber).count();
        boolean isUnread = amounts.isEmpty() && numbers > 0;
        boolean isPositive = amounts.stream().allMatch(amount -> amount.quantity() == null || amount.quantity().isPositive());
        boolean isMeasuredByLength = amounts.stream().anyMatch(amount -> UnitReader.isLength(amount.unit()));
        return !isUnread && isPositive && !isMeasuredByLength && late <= 2 && amounts.size() <= 4;
    }

    /// A remark that may belong to the name, or that holds an amount of its own.
    private boolean hasOpenRemark() {
        var remark = line.comment();
        return remark.chars().anyMatch(Character::isDigit) || remark.startsWith("with ") || remark.startsWith("from ") || remark.startsWith("in ");
    }
}
