package alfred.kitchen.shopping;

import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.ingredient.IngredientLine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// Tells apart the things that one typed line names: `2 lemons, 500 g plums and some oat milk` are three, `carrots,
/// grated` and `half and half` are one. Behind a comma stands the next thing, known or not, unless the words tell of
/// the one before: how it is prepared, how it is, what it is for. Reads all offered languages.
///
/// @param catalogue tells which words are foods
public record TypedThings(FoodCatalogue catalogue) {
    /// A comma that is no decimal point, a new line, or an "and".
    private static final Pattern BETWEEN =
        Pattern.compile("(?iU)\\s*(?:(?<!\\d),|,(?!\\d)|[;\\n])\\s*(?:" + Language.any("said.and")
            + "\\s+)?|\\s+(?:&|\\+|" + Language.any("said.and") + ")\\s+");
    private static final Pattern SOME =
        Pattern.compile("(?iU)^(?:" + Language.any("said.some") + "|" + Language.any("said.more") + ")\\s+(?:"
            + Language.any("said.of") + "\\s+)?");

    /// Returns the things in the order of the line, each with the remarks that follow it.
    ///
    /// @param isRemark whether a part of the line cannot begin a thing, such as a place or a date
    public List<String> of(String line, Predicate<String> isRemark) {
        var things = new ArrayList<String>();
        var words = line.strip();
        var between = BETWEEN.matcher(words);
        int begin = 0;
        int part = 0;
        while (between.find()) {
            var next = words.substring(between.end());
            var rest = BETWEEN.matcher(next);
            var piece = rest.find() ? next.substring(0, rest.start()) : next;
            boolean isComma = between.group().strip().matches("[,;].*|");
            boolean isNew = !isRemark.test(piece) && (isThing(piece) || isComma && !IngredientLine.isRemark(piece))
                && (isComma || isThing(words.substring(part, between.start()))
                    && !isName(words.substring(part, between.end()) + piece, piece));
            if (isNew && begin < between.start()) {
                things.add(words.substring(begin, between.start()));
                begin = between.end();
            }
            part = between.end();
        }
        things.add(words.substring(begin));
        return things.stream().map(thing -> SOME.matcher(thing.strip()).replaceFirst(""))
            .filter(thing -> !thing.isBlank()).toList();
    }

    /// Whether words with an "and" in them are one food's name, which ends in what stands behind it.
    private boolean isName(String words, String behind) {
        var name = IngredientLine.parse(words).name();
        return name.endsWith(behind.strip()) && catalogue.confident(name).isPresent();
    }

    /// A known food, or anything that is counted or measured.
    private boolean isThing(String words) {
        var parsed = IngredientLine.parse(SOME.matcher(words.strip()).replaceFirst(""));
        boolean isMeasured = parsed.mainAmount().filter(amount -> amount.quantity() != null).isPresent();
        return !parsed.name().isBlank() && Character.isLetter(parsed.name().codePointAt(0))
            && (isMeasured || catalogue.confident(parsed.name()).isPresent());
    }
}
