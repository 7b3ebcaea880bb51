package alfred.builtin.skill.recipe;

import alfred.builtin.script.Script;
import alfred.builtin.slot.ToldNeeds;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Diets;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodGroups;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.List;
import java.util.stream.Stream;

/// Holds recipes against what a message says that somebody must not eat.
public final class NeedsCheck {
    private NeedsCheck() {}

    /// Returns the lines of a recipe that go against what is told.
    static List<Row> against(Row recipe, ToldNeeds needs, Script s) {
        return recipe.rows("ingredients").stream().filter(
            line -> s.foods().confident(line.text("name")).filter(food -> isAgainst(food, needs, s)).isPresent())
            .toList();
    }

    private static boolean isAgainst(Food food, ToldNeeds needs, Script s) {
        return needs.diets().stream().anyMatch(diet -> Diets.violation(diet, food).isPresent())
            || needs.without().stream().anyMatch(words -> isOne(food, words, s));
    }

    /// Returns whether a food is the named one, one of the group of that name, or shares an allergen with it.
    private static boolean isOne(Food food, String words, Script s) {
        var named = s.foods().confident(words);
        var rule = named.map(Food::name).orElse(FoodSpelling.singular(words));
        return food.name().equals(rule) || food.family().equals(rule) || food.contains(rule) || food.contains(words)
            || FoodGroups.of(rule).filter(group -> group.test(food)).isPresent()
            || named.stream().flatMap(one -> one.allergens().stream()).anyMatch(food::contains);
    }

    /// Says behind a planned meal which lines of its dish go against what is told; nothing if it has no recipe.
    ///
    /// @param dishes the recipes of the planned meals
    public static String ofMeal(Row meal, ToldNeeds needs, List<Row> dishes, Script s) {
        return dishes.stream().filter(dish -> dish.text(Row.ID).equals(meal.text("recipe_id")))
            .map(dish -> against(dish, needs, s).stream().map(line -> line.text("name")).distinct().toList())
            .findFirst()
            .map(names -> names.isEmpty() ? s.text("needs.fits") : s.text("needs.breaks", s.words().list(names)))
            .orElse("");
    }

    /// Says what of it an answer kept to; nothing where the request itself names it.
    public static void tellKept(ToldNeeds needs, Script s) {
        var told = Stream.concat(needs.diets().stream().filter(diet -> !s.slot("diet").equals(diet))
            .map(diet -> s.words().stored(diet)),
            needs.without().stream().filter(food -> !s.slot("without").contains(food))
                .map(food -> s.text("needs.no", food)))
            .toList();
        if (!told.isEmpty()) {
            s.tell("needs.kept", s.words().list(told));
        }
    }
}
