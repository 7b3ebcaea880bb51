package alfred.ui.meals;

import alfred.ui.model.KnownEntity;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Stream;

/// The meals of seven days.
///
/// @param first the first of the days
/// @param drafts unsaved meals suggested by Alfred
record Week(LocalDate first, List<Meal> meals, List<Draft> drafts) {
    /// The meal types whose calendar rows are always shown.
    static final List<String> MAIN_TYPES = List.of("breakfast", "lunch", "dinner");

    Week {
        meals = List.copyOf(meals);
        drafts = List.copyOf(drafts);
    }

    /// A suggested meal.
    ///
    /// @param recipe the recipe whose name equals the title, ignoring case; empty if there is none
    /// @param plan the draft meal plan that contains it
    record Draft(LocalDate date, String type, String title, Optional<RecipeCard> recipe, KnownEntity plan) {
        List<String> allergies() {
            return recipe.map(card -> card.lacking().against()).orElse(List.of());
        }
    }

    /// A planned meal.
    ///
    /// @param recipe empty for a note or a deleted recipe
    /// @param cooked for how many it was cooked, 0 if the cooking log does not say; empty if it was not cooked
    record Meal(MealItem item, Optional<RecipeCard> recipe, OptionalInt cooked) {
        boolean isCooked() {
            return cooked.isPresent();
        }

        LocalDate date() {
            return item.date().orElseThrow();
        }

        String type() {
            return item.type();
        }

        /// For how many it was cooked, or is planned; 0 for a note.
        int servings() {
            return cooked.orElse(0) > 0 ? cooked.orElse(0) : recipe.map(card -> card.servings(item)).orElse(0);
        }

        List<String> allergies() {
            return recipe.map(card -> card.lacking().against()).orElse(List.of());
        }

        String title() {
            return recipe.map(RecipeCard::name).orElse(item.notes());
        }
    }

    static Week of(LocalDate first, List<MealItem> rows, RecipeCards cookbook, Map<UUID, Integer> cookedMeals) {
        var meals = new ArrayList<Meal>();
        for (var row : rows) {
            var date = row.date().orElse(LocalDate.MIN);
            if (!date.isBefore(first) && date.isBefore(first.plusDays(7))) {
                meals.add(new Meal(row, row.recipe().map(id -> cookbook.byId().get(id)),
                    Stream.ofNullable(cookedMeals.get(row.id())).mapToInt(Integer::intValue).findFirst()));
            }
        }
        return new Week(first, meals, List.of());
    }

    /// Returns this week with the suggested meals that fall into it; those without a type become dinners.
    Week with(List<KnownEntity> plans, RecipeCards cookbook) {
        var found = new ArrayList<Draft>();
        for (var plan : plans) {
            for (var row : plan.meals().isEmpty() ? List.of(new MealItem(plan.content())) : plan.meals()) {
                var date = row.date().orElse(LocalDate.MIN);
                if (!date.isBefore(first) && date.isBefore(first.plusDays(7))) {
                    var title = row.dish().isEmpty() ? plan.label() : row.dish();
                    var recipe =
                        cookbook.cards().stream().filter(card -> card.name().equalsIgnoreCase(title)).findFirst();
                    found.add(
                        new Draft(date, row.type(), title, recipe, plan));
                }
            }
        }
        return new Week(first, meals, found);
    }

    List<Draft> draftsAt(LocalDate date, String type) {
        return drafts.stream().filter(draft -> draft.date().equals(date) && draft.type().equals(type)).toList();
    }

    List<Meal> at(LocalDate date, String type) {
        return meals.stream().filter(meal -> meal.date().equals(date) && meal.type().equals(type)).toList();
    }

    /// Returns the meal types to show: the three main meals, then snack and other if any are planned.
    List<String> types() {
        var types = new ArrayList<>(MAIN_TYPES);
        var seen = new HashSet<>(MAIN_TYPES);
        for (var other : List.of("snack", "other")) {
            if (meals.stream().anyMatch(meal -> meal.type().equals(other)) && seen.add(other)) {
                types.add(other);
            }
        }
        return types;
    }

    /// Whether nothing is planned or suggested for its days.
    boolean isEmpty() {
        return meals.isEmpty() && drafts.isEmpty();
    }

    LocalDate last() {
        return first.plusDays(6);
    }
}
