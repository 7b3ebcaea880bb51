package alfred.ui.recipes.view;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.MeasureSystem;
import alfred.kitchen.measure.NumberWords;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.RecipeItem;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.MatchResult;

/// Ingredients and durations mentioned in the steps of a recipe.
public final class StepAmounts {
    private static final Set<String> COMMON =
        Set.of("fresh", "large", "small", "ground", "chopped", "whole", "dried", "plain", "white",
            "black", "red", "green");

    private StepAmounts() {}

    /// Returns the ingredient lines that a step mentions. A line matches if a word of its name begins a word of the
    /// step, plural endings ignored; short words and common adjectives such as "fresh" do not count.
    public static List<IngredientItem> mentioned(List<IngredientItem> lines, String step) {
        var words = " " + step.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]+", " ") + " ";
        return lines.stream()
            .filter(line -> Arrays.stream(line.name().toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
                .filter(word -> word.length() > 2 && !COMMON.contains(word))
                .anyMatch(word -> words.contains(" " + stem(word))))
            .toList();
    }

    private static String stem(String word) {
        return word.endsWith("ies") ? word.substring(0, word.length() - 3) : word.endsWith("es") && word.length() > 5
            ? word.substring(0, word.length() - 2)
            : word.endsWith("s") && word.length() > 3 ? word.substring(0, word.length() - 1) : word;
    }

    /// Returns a line's amount, scaled and formatted; `""` if it has none.
    ///
    /// @param servings the number of servings; 0 or less for the recipe's own
    public static String scaled(IngredientItem line, int servings, RecipeItem recipe) {
        return scaling(servings, recipe).amount(line);
    }

    /// Returns a line's name, in the singular or plural to match the scaled amount.
    ///
    /// @param servings the number of servings; 0 or less for the recipe's own
    public static String name(IngredientItem line, int servings, RecipeItem recipe) {
        return scaling(servings, recipe).name(line);
    }

    private static ScaledView scaling(int servings, RecipeItem recipe) {
        var written = recipe.servings().orElse(0);
        return ScaledView.of(servings > 0 ? servings : Math.max(1, written), written, MeasureSystem.AS_WRITTEN);
    }

    /// Returns the first duration in a step, in seconds: the lower bound of a range. Empty if there is none.
    static OptionalInt timeIn(String step) {
        return timesIn(step).stream().mapToInt(Integer::intValue).findFirst();
    }

    /// Returns the durations in a step, in seconds, each once: of a range its lower bound.
    public static List<Integer> timesIn(String step) {
        return MethodPanel.TIME.matcher(step).results()
            .map(found -> part(found, 1, 3600).plus(part(found, 2, 60)).plus(part(found, 3, 60)).plus(part(found, 4, 1))
                .plus(part(found, 5, 1)))
            .map(seconds -> Math.max(1, seconds.toDecimal().setScale(0, RoundingMode.HALF_UP).intValue()))
            .distinct().toList();
    }

    private static Fraction part(MatchResult found, int group, int seconds) {
        return found.group(group) == null ? Fraction.ZERO : number(found.group(group)).times(Fraction.of(seconds));
    }

    /// Returns a number in figures, or the lower bound of a range: 1½ of `1-1/2` and 1 of `1-2`.
    private static Fraction number(String words) {
        return NumberWords.parse(words).or(() -> NumberWords.parse(words.split(MethodPanel.UP_TO)[0]))
            .orElse(Fraction.ONE);
    }
}
