package alfred.transfer.format;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What was found in a file, an archive, a folder or a page.
///
/// @param format the format's name, such as `Paprika`; `""` if nothing was recognised
/// @param recipes the recipes, in the order of the file
/// @param meals planned meals
/// @param shopping lines of shopping lists
/// @param problems what could not be read, each with the reason
/// @param kitchen a whole kitchen in Alfred's own format; nothing else is there beside it
public record Found(String format, List<ImportedRecipe> recipes, List<PlannedMeal> meals, List<ListLine> shopping,
    List<Problem> problems,
    Optional<KitchenFile> kitchen) {
    /// Nothing, without a problem.
    public static final Found NOTHING = new Found("", List.of(), List.of(), List.of(), List.of(), Optional.empty());

    public Found {
        recipes = List.copyOf(recipes);
        meals = List.copyOf(meals);
        shopping = List.copyOf(shopping);
        problems = List.copyOf(problems);
    }

    /// A planned meal.
    ///
    /// @param type a meal type of the kitchen, such as `dinner`
    /// @param recipe the name of its recipe; `""` if it has none
    public record PlannedMeal(LocalDate day, String type, String recipe, String notes) {}

    /// A line of a shopping list.
    ///
    /// @param text the line as written, with its amount
    public record ListLine(String text, boolean isBought) {}

    /// A part that could not be read.
    ///
    /// @param what the recipe or file; `""` for the whole
    public record Problem(String what, Unread why) {}

    public static Found of(String format, List<ImportedRecipe> recipes) {
        return new Found(format, recipes, List.of(), List.of(), List.of(), Optional.empty());
    }

    public static Found kitchen(KitchenFile file) {
        return new Found("Alfred", List.of(), List.of(), List.of(), List.of(), Optional.of(file));
    }

    public static Found problem(String what, Unread.Reason why) {
        return problem(what, Unread.of(why));
    }

    public static Found problem(String what, Unread why) {
        return new Found("", List.of(), List.of(), List.of(), List.of(new Problem(what, why)), Optional.empty());
    }

    /// Returns a copy whose recipes have a page as their source, unless they have one already.
    public Found from(String page) {
        return new Found(format, recipes.stream().map(recipe -> recipe.from(page)).toList(), meals, shopping, problems,
            kitchen);
    }

    /// Whether there is nothing to import.
    public boolean isEmpty() {
        return recipes.isEmpty() && meals.isEmpty() && shopping.isEmpty() && kitchen.isEmpty();
    }

    public Found and(Found other) {
        return new Found(format.isEmpty() ? other.format : format, joined(recipes, other.recipes),
            joined(meals, other.meals),
            joined(shopping, other.shopping), joined(problems, other.problems), kitchen.or(() -> other.kitchen));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
