package alfred.ui.recipes.view;

import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.measure.MeasureSystem;
import alfred.kitchen.measure.NumberWords;
import alfred.kitchen.measure.Units;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.RecipeItem;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Ingredients and durations mentioned in the steps of a recipe.
public final class StepAmounts {
    private static final Set<String> COMMON =
        Set.of("fresh", "large", "small", "ground", "chopped", "whole", "dried", "plain", "white",
            "black", "red", "green");
    private static final String ADJECTIVES = String.join("|", COMMON);

    private static final Pattern ALL_BUT = Pattern.compile("(?iU)\\b" + Language.any("steps.all-but")
        + "\\s+([^.;,]+?)(?=[.;,]|\\s" + Language.any("said.and") + "\\s|$)");
    private static final String NUMBER = "(?:\\d+(?:[.,/]\\d+)?(?: \\d/\\d)?|\\d*[½¼¾⅓⅔])";
    /// An amount before a name: its number or range, and its unit if there is one.
    private static final String AMOUNT =
        "(?iU)(?<![\\d.,/–-])(" + NUMBER + "(?:" + MethodPanel.UP_TO + NUMBER + ")?)\\s?(?:(?!(?:" + ADJECTIVES
            + ")\\b)((?:[x×]\\s?" + NUMBER + "\\s?\\p{L}+\\s+)?\\p{L}+)\\s+(?:"
            + Language.any("said.of") + "\\s+)?(?:" + Language.any("said.the") + "\\s+)?)?((?:" + ADJECTIVES
            + ")\\s+)?";

    /// An amount in the words of a step, and the line that it is of.
    ///
    /// @param end where it ends: after the unit, or after the name where there is none
    private record Told(int start, int end, IngredientItem line) {
        boolean isNamed() {
            return line.unit().filter(unit -> !unit.isBlank()).isEmpty();
        }
    }

    /// A line, and the words of its name that a step says.
    private record Said(IngredientItem line, Set<String> words) {
        boolean isCloserThan(Said other) {
            return words.size() > other.words.size() && words.containsAll(other.words);
        }
    }

    private StepAmounts() {}

    /// Returns the ingredient lines that a step mentions, with the amount that it says of them itself. A line matches
    /// if a word of its name begins a word of the step, plural endings ignored; short words and common adjectives such
    /// as "fresh" do not count, and where another line's name fits better ("sunflower oil"), "oil" is that one.
    /// "Everything but the raisins" is all lines but that.
    public static List<IngredientItem> mentioned(List<IngredientItem> lines, String step) {
        var except = ALL_BUT.matcher(step);
        if (except.find()) {
            var left = mentioned(lines, except.group(1));
            return lines.stream().filter(line -> left.stream().noneMatch(other -> other.id().equals(line.id())))
                .toList();
        }
        var found = lines.stream().map(line -> new Said(line, said(line, step)))
            .filter(said -> !said.words().isEmpty()).toList();
        return found.stream().filter(said -> found.stream().noneMatch(other -> other.isCloserThan(said)))
            .map(said -> ofStep(said.line(), step)).toList();
    }

    /// The words of a line's name that a step says.
    private static Set<String> said(IngredientItem line, String step) {
        var words = " " + step.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]+", " ") + " ";
        return Arrays.stream(line.name().toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
            .filter(word -> word.length() > 2 && !COMMON.contains(word)).map(StepAmounts::stem)
            .filter(word -> words.contains(" " + word)).collect(Collectors.toSet());
    }

    /// A line with the amount that a step says of it: "1 tbsp of the soy sauce".
    private static IngredientItem ofStep(IngredientItem line, String step) {
        return told(line, step).findFirst().map(told -> new IngredientItem(line.row()
            .with("quantity", told.line().quantity().orElseThrow())
            .with("quantity_max", told.line().quantityMax().orElse(null))
            .with("unit", told.line().unit().orElse("")))).orElse(line);
    }

    /// The amounts that a step says of a line, each with the name as the step has it.
    private static Stream<Told> told(IngredientItem line, String step) {
        var name = said(line, step).stream().map(Pattern::quote).collect(Collectors.joining("|"));
        return name.isEmpty() ? Stream.empty()
            : Pattern.compile(AMOUNT + "((?:" + name + ")\\p{L}*)").matcher(step).results()
                .filter(found -> found.group(2) == null
                    || Units.find(found.group(2).substring(found.group(2).lastIndexOf(' ') + 1)).isPresent())
                .map(StepAmounts::told)
                .filter(told -> told.line().quantity().isPresent());
    }

    private static Told told(MatchResult found) {
        var unit = Optional.ofNullable(found.group(2));
        return new Told(found.start(), unit.isPresent() ? found.end(2) : found.end(), IngredientItem.read(
            found.group(1) + " " + unit.map(word -> word + " ").orElse("")
                + Objects.toString(found.group(3), "") + found.group(4)));
    }

    /// Returns the words of a step with the amounts that they say of the ingredients for the servings for which the
    /// recipe is shown. Times, temperatures and sizes stay as they are.
    static String words(List<IngredientItem> lines, String step, ScaledView scaling) {
        if (scaling.isAsWritten()) {
            return step;
        }
        var words = new StringBuilder();
        var from = 0;
        for (var told : lines.stream().flatMap(line -> told(line, step))
            .sorted(Comparator.comparingInt(Told::start)).toList()) {
            if (told.start() >= from) {
                words.append(step, from, told.start()).append(scaling.amount(told.line()));
                if (told.isNamed()) {
                    words.append(' ').append(scaling.name(told.line()));
                }
                from = told.end();
            }
        }
        return words.append(step.substring(from)).toString();
    }

    /// Returns the words of a step for a number of servings.
    ///
    /// @param servings the number of servings; 0 or less for the recipe's own
    public static String words(List<IngredientItem> lines, String step, int servings, RecipeItem recipe) {
        return words(lines, step, scaling(servings, recipe));
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
