package alfred.kitchen.ingredient;

import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Reads one ingredient line, as recipes write it, into its parts. Never fails: what it is not certain of is [Confidence#UNSURE].
public final class IngredientLine {
    private static final int LONGEST_SURE_NAME = 6;
    private static final Set<String> PARTS = Set.of("juice", "zest", "rind", "peel", "seeds", "leaves", "yolk", "yolks", "the");

    private IngredientLine() {}

    /// Takes a line apart; a blank line has no name and is unsure.
    public static ParsedLine parse(String line) {
        var text = Lexer.clean(line);
        var cursor = new Cursor(text, Lexer.tokens(text));
        if (isHeading(text, cursor)) {
            var title = text.substring(0, text.length() - 1).strip();
            return new ParsedLine(line, List.of(), "", "", "", "", false, Confidence.SURE, title);
        }
        boolean optional = cursor.skip("optional") && cursor.skip(":");
        cursor.at = optional ? 2 : partOf(cursor);
        return read(line, cursor, optional ? "" : cursor.slice(0, cursor.at), optional);
    }

    private static ParsedLine read(String line, Cursor cursor, String part, boolean optional) {
        var amountReader = new AmountReader(cursor);
        amountReader.read();
        if (amountReader.amounts().isEmpty()) {
            amountReader.readLoose();
            cursor.skip("some");
        }
        var amounts = new ArrayList<>(amountReader.amounts());
        var reader = new NameReader(cursor, amounts.stream().anyMatch(amount -> amount.unit().name().equals("can")));
        reader.read();
        var name = trailingUnit(reader.name(), amounts);
        amounts.addAll(reader.late());
        var preparation = part.isEmpty() ? reader.preparation() : (part + ", " + reader.preparation()).replaceAll(", $", "");
        var size = amountReader.size().isEmpty() ? reader.size() : amountReader.size();
        var confidence = isSure(name, amounts, reader, cursor) ? Confidence.SURE : Confidence.UNSURE;
        return new ParsedLine(line, amounts, name, size, preparation, reader.comment(),
            optional || reader.isOptional(), confidence, null);
    }

    private static boolean isHeading(String text, Cursor cursor) {
        return text.length() > 1 && text.endsWith(":") && cursor.tokens.stream().noneMatch(Token::isNumber);
    }

    /// "Juice and zest of", "grated rind of" before an amount: the index after it, or 0.
    private static int partOf(Cursor cursor) {
        boolean part = false;
        for (int i = 0; i < Math.min(8, cursor.tokens.size()); i++) {
            var token = cursor.tokens.get(i);
            part |= PARTS.contains(token.text());
            if (part && (token.is("of") || token.is("from"))) {
                return i + 1;
            }
            boolean inside = part || token.is("and") || Words.isAdverb(token.text()) || Words.isPrepared(token.text())
                || PARTS.contains(token.text());
            if (!inside || !token.isWord()) {
                return 0;
            }
        }
        return 0;
    }

    /// "2 garlic cloves" counts cloves of garlic.
    private static String trailingUnit(String name, List<ParsedAmount> amounts) {
        int space = name.lastIndexOf(' ');
        if (space < 0 || amounts.isEmpty() || !amounts.getFirst().unit().name().isEmpty()) {
            return name;
        }
        var last = name.substring(space + 1);
        var unit = Words.isTrailingUnit(last) ? Units.find(last) : java.util.Optional.<Unit>empty();
        if (unit.isEmpty() || name.indexOf(" or ") >= 0 || name.endsWith("cinnamon " + last) || name.endsWith("cream " + last)) {
            return name;
        }
        amounts.set(0, amounts.getFirst().withUnit(unit.get()));
        return name.substring(0, space);
    }

    private static boolean isSure(String name, List<ParsedAmount> amounts, NameReader reader, Cursor cursor) {
        if (name.isEmpty() || reader.isDoubtful() || name.split(" ").length > LONGEST_SURE_NAME) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (Character.isDigit(c) || c == '/' || c == '"' || c == '(' || c == ':') {
                return false;
            }
        }
        long numbers = cursor.tokens.stream().filter(Token::isNumber).count();
        boolean unread = amounts.isEmpty() && numbers > 0;
        boolean counted = amounts.isEmpty() || amounts.getFirst().quantity() == null || amounts.getFirst().quantity().isPositive();
        return !unread && counted && reader.late().size() <= 2 && !name.toLowerCase(java.util.Locale.ROOT).contains(" plus ");
    }
}
