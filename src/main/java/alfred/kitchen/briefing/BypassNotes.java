package alfred.kitchen.briefing;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.recipe.Scaling;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Lot;
import alfred.kitchen.shopping.Shortfall;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a bypass mode has at hand so that a model neither computes nor guesses: beside the stove the amounts for the
/// servings being cooked, what of them is not at home, and what can replace a food that is spoken of; for ideas what is
/// at home and the names of the recipes (spec/pipeline.md, cook and brainstorm).
record BypassNotes(Foods foods, Rows rows, LocalDate today) {
    private static final int MAX_LOTS = 80;
    private static final int MAX_RECIPES = 60;
    /// The maximum number of words of a food's name in a message.
    private static final int WORDS = 3;

    /// Returns the notes in a few lines; `""` for none.
    ///
    /// @param recipe the recipe being cooked with its lines; empty for ideas
    /// @param servings the servings being cooked; 0 for the recipe's own
    /// @param said the user's message
    String of(Row recipe, int servings, String said) {
        var household = new Household(foods, rows);
        var lines =
            recipe.values().isEmpty() ? Stream.of(atHome(household), recipes()) : Stream.of(amounts(recipe, servings),
                missing(household, recipe, servings), instead(household, said));
        return lines.filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
    }

    private static String amounts(Row recipe, int servings) {
        var scaled = servings > 0 ? Scaling.recipe(recipe, servings, Phrasebook.ENGLISH.locale()) : recipe;
        return titled("Amounts for " + (servings > 0 ? servings + " servings" : "the recipe as it is"),
            scaled.rows("ingredients").stream().map(IngredientRows::words).toList());
    }

    private String missing(Household household, Row recipe, int servings) {
        var lacking = Shortfall.of(household.needs(recipe, servings), household.shelf(today), household.staples(),
            household.densities());
        return titled("Not at home, or too little of it", lacking.stream().filter(food -> !food.maybeAtHome())
            .map(food -> (food.amountText(Phrasebook.ENGLISH) + " " + food.name()).strip()).toList());
    }

    /// Names substitutes of the foods in a message that the household may eat.
    private static String instead(Household household, String said) {
        var suitability = new Suitability(household);
        var home = household.stock().stream().map(Lot::foodKey).filter(key -> key != null).collect(Collectors.toSet());
        return named(household, said)
            .stream().map(food -> titled("Instead of " + food.name(), household.catalogue().substitutes(food).stream()
                .filter(s -> s.foods().stream().allMatch(f -> suitability.fits(f.name(), f.name())))
                .map(
                    s -> s.text() + (!s.foods().isEmpty() && s.foods().stream().map(Food::name).allMatch(home::contains)
                        ? " (at home)" : ""))
                .toList()))
            .filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
    }

    private static List<Food> named(Household household, String said) {
        var words = List.of(said.split("[^\\p{L}-]+"));
        return Stream.iterate(0, from -> from < words.size(), from -> from + 1)
            .flatMap(
                from -> Stream.iterate(Math.min(WORDS, words.size() - from), length -> length > 0, length -> length - 1)
                    .flatMap(length -> household.catalogue().exact(String.join(" ", words.subList(from, from + length)))
                        .stream())
                    .limit(1))
            .distinct().toList();
    }

    /// Lists what is at home, what has to be used first in front.
    private String atHome(Household household) {
        var lots = household.stock().stream().filter(lot -> lot.expiry() == null || !lot.expiry().isBefore(today))
            .sorted(Comparator.comparing(Lot::expiry, Comparator.nullsLast(Comparator.naturalOrder()))).toList();
        var shown = lots.stream().limit(MAX_LOTS)
            .map(lot -> lot.name() + (lot.expiry() == null ? "" : " (until " + lot.expiry() + ")")).distinct();
        return titled("At home", Stream.concat(shown, more(lots.size(), MAX_LOTS)).toList());
    }

    private String recipes() {
        var names =
            rows.read(Query.all("recipes").withColumns(List.of("name"))).stream().map(row -> row.text("name")).toList();
        return titled("Saved recipes",
            Stream.concat(names.stream().limit(MAX_RECIPES), more(names.size(), MAX_RECIPES)).toList());
    }

    private static Stream<String> more(int all, int shown) {
        return all > shown ? Stream.of("and " + (all - shown) + " more") : Stream.empty();
    }

    private static String titled(String title, List<String> items) {
        return items.isEmpty() ? "" : title + ": " + String.join("; ", items);
    }
}
