package alfred.kitchen.ingredient;

import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.Optional;
import java.util.Set;

/// Parses ingredient lines as written in recipes. Never fails: uncertain results are [Confidence#UNSURE].
public final class IngredientLine {
    private static final Set<String> PARTS =
        Set.of("juice", "zest", "rind", "peel", "seeds", "leaves", "yolk", "yolks", "the", "saft", "schale",
            "abrieb");

    /// Maximum length of a line; longer ones are not parsed.
    private static final int MAX_CHARACTERS = 1000;

    private static final Pattern MINUS = Pattern.compile("\\s*[-−–]\\d");

    private IngredientLine() {}

    /// Parses a line. Blank lines have no name and are unsure; lines over 1000 characters become the name, unsure.
    public static ParsedLine parse(String line) {
        if (line.length() > MAX_CHARACTERS) {
            return new ParsedLine(line, List.of(), line.strip(), "", "", "", false, Confidence.UNSURE, null);
        }
        return parseClean(line, Lexer.clean(line));
    }

    /// Parses a line that is no entry of a list, so that a dash before a number is a minus: `-5 g salt` is no amount,
    /// but the name as a whole, unsure.
    public static ParsedLine parseTyped(String line) {
        return MINUS.matcher(line).lookingAt()
            ? new ParsedLine(line, List.of(), line.strip(), "", "", "", false, Confidence.UNSURE, null) : parse(line);
    }

    private static ParsedLine parseClean(String line, String text) {
        var cursor = new Cursor(text, Lexer.tokens(text));
        if (isHeading(text, cursor)) {
            var title = text.endsWith(":") ? text.substring(0, text.length() - 1).strip() : text;
            return new ParsedLine(line, List.of(), "", "", "", "", false, Confidence.SURE, title);
        }
        int purpose = purpose(cursor);
        boolean optional = purpose > 0 && cursor.peek().is("optional");
        cursor.at = purpose > 0 ? purpose : partOf(cursor);
        return read(line, cursor, purpose > 0 ? "" : cursor.slice(0, cursor.at), optional);
    }

    /// Whether words behind a comma tell of the food before it instead of naming the next: `finely grated`,
    /// `skin on`, `the ripe ones`, `for the cake`, `3.5 %`.
    public static boolean isRemark(String words) {
        var tokens = Lexer.tokens(Lexer.clean(words.strip()));
        if (tokens.isEmpty() || !tokens.getFirst().isWord()) {
            return true;
        }
        var said = tokens.stream().filter(LineToken::isWord).map(LineToken::text).toList();
        return WordClasses.startsRemark(said.getFirst()) || WordClasses.isBetween(said.getFirst())
            || WordClasses.isPrepared(said.getLast()) || WordClasses.isBetween(said.getLast())
            || said.size() > 1 && WordClasses.isPrepared(said.getFirst()) && WordClasses.isBetween(said.get(1))
            || said.stream().allMatch(WordClasses::isQuality);
    }

    /// Returns the index after a prefix such as "Optional: ", "For the pans: " or "Garnish: ", or 0.
    private static int purpose(Cursor cursor) {
        for (int i = 0; i < Math.min(5, cursor.tokens.size() - 1); i++) {
            if (i > 0 && cursor.tokens.get(i).is(":")) {
                return i + 1;
            }
            if (!cursor.tokens.get(i).isWord()) {
                return 0;
            }
        }
        return 0;
    }

    private static ParsedLine read(String line, Cursor cursor, String part, boolean optional) {
        var amountReader = new AmountReader(cursor);
        amountReader.read();
        if (amountReader.amounts().isEmpty()) {
            amountReader.readLoose();
            cursor.skip("some");
            cursor.skip("etwas");
        }
        var amounts = new ArrayList<>(amountReader.amounts());
        var reader = new NameReader(cursor, amounts.stream().anyMatch(amount -> amount.unit().name().equals("can")));
        reader.read();
        var name = trailingUnit(reader.name(), amounts);
        amounts.addAll(reader.late());
        var preparation = part.isEmpty() || reader.preparation().isEmpty() ? part + reader.preparation()
            : part + ", " + reader.preparation();
        var size = amountReader.size().isEmpty() ? reader.size() : amountReader.size();
        var parsed = new ParsedLine(line, amounts, name, size, preparation, reader.comment(), optional
            || reader.isOptional(), Confidence.UNSURE, null);
        return !reader.isDoubtful() && new UncertaintyRules(parsed, cursor, reader.late().size()).none() ? parsed.sure()
            : parsed;
    }

    private static boolean isHeading(String text, Cursor cursor) {
        boolean isTitle = text.endsWith(":")
            || cursor.peek().is("for") && cursor.peek(1).is("the") && !text.contains(":") && !text.contains(",");
        return text.length() > 1 && isTitle && cursor.tokens.stream().noneMatch(LineToken::isNumber);
    }

    /// Returns the index after "Juice and zest of" or "grated rind of" before an amount, or 0.
    private static int partOf(Cursor cursor) {
        boolean part = false;
        for (int i = 0; i < Math.min(8, cursor.tokens.size()); i++) {
            var token = cursor.tokens.get(i);
            part |= PARTS.contains(token.text());
            if (part && (token.is("of") || token.is("from") || token.is("von"))) {
                return i + 1;
            }
            boolean inside = part || token.is("and") || token.is("und") || WordClasses.isAdverb(token.text())
                || WordClasses.isPrepared(token.text())
                || PARTS.contains(token.text());
            if (!inside || !token.isWord()) {
                return 0;
            }
        }
        return 0;
    }

    /// Moves a unit from the end of the name to the amount: "2 garlic cloves" are two cloves of garlic.
    private static String trailingUnit(String name, List<ParsedAmount> amounts) {
        int space = name.lastIndexOf(' ');
        if (space < 0 || amounts.isEmpty() || !amounts.getFirst().unit().name().isEmpty()) {
            return name;
        }
        var last = name.substring(space + 1);
        var unit = WordClasses.isTrailingUnit(last) ? Units.find(last) : Optional.<Unit>empty();
        if (unit.isEmpty() || name.indexOf(" or ") >= 0 || name.endsWith("cinnamon " + last)
            || name.endsWith("cream " + last)) {
            return name;
        }
        amounts.set(0, amounts.getFirst().withUnit(unit.get()));
        return name.substring(0, space);
    }

}
