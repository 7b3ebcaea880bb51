package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Units;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Rules that make a parsed line unsure: forms that were often misread in an evaluation on labelled lines.
final class UncertaintyRules {
    private static final int MAX_SURE_NAME = 5;
    private static final int MAX_LINE = 300;
    /// 50 kg or 50 l, in grams or millilitres.
    private static final Fraction MAX_MEASURED = Fraction.of(50_000);
    private static final Fraction MAX_COUNTED = Fraction.of(500);
    /// Words that link a name to something else: "pinto beans in bean broth", "slice from a loaf".
    private static final Set<String> TIES = Set.of("in", "from", "with", "without", "plus", "to", "until", "each");

    /// Start of an alternative: "or pancetta", but not "or to taste".
    private static final Pattern ALTERNATIVE = Pattern.compile("(^|, )or (?!to taste|more|less|as )");

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[ ,]+");

    private final ParsedLine line;
    private final Cursor cursor;
    private final int late;

    /// @param late the number of amounts after the name
    UncertaintyRules(ParsedLine line, Cursor cursor, int late) {
        this.line = line;
        this.cursor = cursor;
        this.late = late;
    }

    boolean none() {
        return !line.name().isEmpty() && line.input().length() <= MAX_LINE && isPlainName() && !isPiece() && isCounted()
            && isFood()
            && !hasOpenRemark();
    }

    /// Whether the line is a food: without an amount it may be a heading or a step.
    private boolean isFood() {
        var name = line.name();
        if (!line.amounts().isEmpty()) {
            return true;
        }
        boolean isShouted = name.length() > 3 && name.equals(name.toUpperCase(Locale.ROOT));
        var first = cursor.tokens.getFirst();
        return !isShouted && !WordClasses.isHeading(name.toLowerCase(Locale.ROOT))
            && !WordClasses.isInstruction(first.text()) && name.length() > 2;
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
        var words = BETWEEN_WORDS.split(name.toLowerCase(Locale.ROOT));
        for (var word : words) {
            if (TIES.contains(word) || WordClasses.isAdverb(word) || WordClasses.isSize(word)) {
                return false;
            }
        }
        if (name.contains(", ") || isWavering(words)) {
            return false;
        }
        boolean isTwoFoods = (name.contains(" and ") || name.contains(" & ") || name.contains(" und "))
            && !name.equalsIgnoreCase("half and half");
        return words.length <= MAX_SURE_NAME && !isTwoFoods && name.chars().anyMatch(Character::isLetter);
    }

    /// Whether a name holds a preparation between its words ("fresh diced peaches"), or begins with a unit ("chunk
    /// fresh ginger"): cooks differ on what of these is the food.
    private static boolean isWavering(String[] words) {
        for (int i = 1; i + 1 < words.length; i++) {
            if (WordClasses.isPreparedBeforeName(words[i]) || words[i].equals("cooked")) {
                return true;
            }
        }
        return words.length > 1 && (isLooseUnit(words[0])
            || words.length > 2 && WordClasses.isAdjective(words[0]) && isLooseUnit(words[1]));
    }

    private static boolean isLooseUnit(String word) {
        return Units.find(word).filter(unit -> unit.dimension() == Dimension.OTHER && !unit.isCount()).isPresent();
    }

    /// Whether "a piece of" something was read as a number of it.
    private boolean isPiece() {
        return line.amounts().size() > 0 && line.amounts().getFirst().unit().isCount()
            && cursor.tokens.stream().limit(6).anyMatch(token -> token.is("piece") || token.is("pieces"))
            && !line.preparation().contains("piece")
            && !line.comment().contains("piece");
    }

    private boolean isCounted() {
        var amounts = line.amounts();
        long numbers = cursor.tokens.stream().filter(LineToken::isNumber).count();
        boolean isUnread = amounts.isEmpty() && numbers > 0;
        boolean isPositive = amounts.stream().allMatch(UncertaintyRules::isSensible) && !isNegative();
        return !isUnread && isPositive && late <= 2 && amounts.size() <= 4;
    }

    /// Whether an amount is negative ("-2 eggs"); a dash before a space is a list marker.
    private boolean isNegative() {
        var text = line.input().strip();
        return text.length() > 1 && (text.charAt(0) == '-' || text.charAt(0) == '\u2212')
            && Character.isDigit(text.charAt(1)) || isRunTogether();
    }

    /// Whether numbers run together: "2.5.3 cups".
    private boolean isRunTogether() {
        for (int i = 1; i < cursor.tokens.size(); i++) {
            if (cursor.tokens.get(i).isNumber() && !cursor.tokens.get(i).gap() && cursor.tokens.get(i - 1).isNumber()) {
                return true;
            }
        }
        return false;
    }

    /// Whether an amount is positive and plausible for a kitchen.
    private static boolean isSensible(ParsedAmount amount) {
        var quantity = amount.quantityMax() == null ? amount.quantity() : amount.quantityMax();
        if (quantity == null) {
            return true;
        }
        var most = amount.unit().dimension() == Dimension.MASS || amount.unit().dimension() == Dimension.VOLUME
            ? MAX_MEASURED : MAX_COUNTED;
        return quantity.isPositive() && quantity.times(amount.unit().factor()).compareTo(most) <= 0;
    }

    /// Whether a remark may belong to the name or contains an amount of its own.
    private boolean hasOpenRemark() {
        var remark = line.comment();
        return ALTERNATIVE.matcher(remark).find() || remark.chars().anyMatch(Character::isDigit)
            || remark.startsWith("with ")
            || remark.startsWith("from ") || remark.startsWith("in ");
    }
}
