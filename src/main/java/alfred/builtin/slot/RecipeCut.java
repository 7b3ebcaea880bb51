package alfred.builtin.slot;

import alfred.builtin.slot.RecipeParts.Part;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.ingredient.IngredientLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Tells the ingredients of a told recipe from its steps, by what stands in each part: an amount, a food, a verb of
/// cooking, a time. Ingredients stand before steps, so that there is one place between them.
final class RecipeCut {
    /// Where a further amount begins without a comma before it.
    private static final Pattern AMOUNT = Pattern.compile("(?iu)(?<!\\b" + Language.any("told.no-amount-after")
        + ")\\s+(?=\\d+(?:[.,/]\\d+)?\\s?(?!(?:m|h|x|c|f|cm|" + Language.any("said.minutes") + "|"
        + Language.any("said.hours") + "|" + Language.any("told.no-unit") + ")\\b)\\p{L})");
    private static final String AND = "(?:&|" + Language.any("said.and") + "|";
    private static final int MANY = 3;
    private static final int MAX_FOOD = 4;
    private static final int LONG = 7;
    private static final int AN_AMOUNT = 6;
    private static final int A_FOOD = 4;
    private static final int A_DEED = 6;
    private final RecipeWords words;
    private final FoodCatalogue foods;

    RecipeCut(RecipeWords words, FoodCatalogue foods) {
        this.words = words;
        this.foods = foods;
    }

    /// Returns whether words begin or end with an amount of something that is no time.
    boolean hasAmount(String text) {
        var parsed = IngredientLine.parse(text);
        return !parsed.name().isBlank() && !words.holds("told_step", text) && !words.holds("told_duration", text)
            && parsed.mainAmount().filter(amount -> amount.quantity() != null).isPresent();
    }

    /// Returns whether words are a food that is known.
    boolean isFood(String text) {
        return foods.confident(text).or(() -> foods.confident(IngredientLine.parse(text).name())).isPresent();
    }

    /// Returns whether words say what is done.
    boolean isDeed(Part part) {
        return words.holds("told_step", part.text()) || words.holds("told_duration", part.text());
    }

    /// Cuts parts in which several things stand without commas.
    List<Part> expanded(List<Part> parts) {
        var all = new ArrayList<Part>();
        for (var part : parts) {
            var pieces = AMOUNT.split(part.text());
            if (pieces.length <= MANY) {
                all.add(part);
                continue;
            }
            for (int i = 0; i < pieces.length; i++) {
                boolean isLast = i == pieces.length - 1;
                all.addAll(isLast ? thing(new Part(pieces[i], part.end(), false))
                    : List.of(new Part(pieces[i], ',', part.isNumbered() && i == 0)));
            }
        }
        return all;
    }

    /// Cuts a thing with its amount from what is done afterwards: `80 g butter mash the bananas`.
    private List<Part> thing(Part part) {
        var all = List.of(part.text().split("\\s+"));
        return IntStream.rangeClosed(2, Math.min(all.size() - 1, MAX_FOOD + 1)).map(i -> -i).sorted().map(i -> -i)
            .filter(i -> {
                var name = IngredientLine.parse(String.join(" ", all.subList(0, i))).name();
                return foods.confident(name).isPresent()
                    && words.holds("told_step", String.join(" ", all.subList(i, all.size())));
            }).mapToObj(i -> List.of(new Part(String.join(" ", all.subList(0, i)), '.', false),
                new Part(String.join(" ", all.subList(i, all.size())), part.end(), false)))
            .findFirst().orElse(List.of(part));
    }

    /// Returns how many of the parts, from the first, are ingredients.
    int ingredients(List<Part> parts) {
        int sum = 0;
        int best = 0;
        int at = 0;
        for (int i = 0; i < parts.size(); i++) {
            sum += weight(parts.get(i), i > 0 && parts.get(i - 1).end() != '\n');
            int here = sum + (parts.get(i).endsSentence() ? 1 : 0);
            if (here > best) {
                best = here;
                at = i + 1;
            }
        }
        return at;
    }

    /// Returns how much speaks for an ingredient, and, below zero, for a step.
    private int weight(Part part, boolean isAfterPart) {
        var text = part.text();
        int deed = isDeed(part) ? A_DEED : 0;
        boolean isRemark = isAfterPart && deed == 0 && IngredientLine.isRemark(text);
        int prose = isRemark ? 0 : (int) Math.min(2,
            words.lexicon().pattern("told_prose").matcher(words.lexicon().fold(text)).results().count());
        boolean isLong = text.split("\\s+").length > LONG;
        return (hasAmount(text) ? AN_AMOUNT : 0) + (isFood(text) ? A_FOOD : 0) - deed - 2 * prose - (isLong ? 2 : 0)
            - (part.isNumbered() ? A_DEED : 0);
    }

    /// Returns the lines of ingredients: remarks join what they are about, what "and" joins to an amount stands alone.
    List<String> lines(List<Part> parts) {
        var lines = new ArrayList<String>();
        char before = '\n';
        for (var part : parts) {
            boolean isRemark = before == ',' && !hasAmount(part.text()) && IngredientLine.isRemark(part.text())
                && !lines.isEmpty();
            if (isRemark) {
                lines.add(lines.removeLast() + ", " + part.text());
            } else {
                lines.addAll(Arrays.asList(part.text().replaceFirst("(?iu)^" + AND + "plus) ", "")
                    .split("(?iu)\\s+" + AND + "\\+)\\s+(?=\\d)")));
            }
            before = part.end();
        }
        return lines;
    }

    /// Returns the steps: each sentence and line is one, and each further deed of a list of deeds.
    List<String> steps(List<Part> parts) {
        var steps = new ArrayList<String>();
        var now = new StringBuilder();
        char before = '.';
        for (var part : parts) {
            boolean isNew = before == '.' || before == '\n' || before == '?' || part.isNumbered()
                || before == ',' && isDeed(part) && words.holds("told_step", now.toString());
            if (isNew && !now.isEmpty()) {
                steps.add(now.toString());
                now.setLength(0);
            }
            now.append(now.isEmpty() ? "" : switch (before) {
                case '-' -> " - ";
                case ' ' -> " ";
                default -> before + " ";
            }).append(part.text());
            before = part.end();
        }
        if (!now.isEmpty()) {
            steps.add(now.toString());
        }
        return steps;
    }
}
