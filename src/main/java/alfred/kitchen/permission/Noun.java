package alfred.kitchen.permission;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A noun that names kitchen entities.
///
/// @param types the ref types it stands for
/// @param isWhole whether adding to it or removing from it is an update of the thing itself, such as a recipe,
///     rather than a new or deleted entry, as for a list
record Noun(Set<String> types, boolean isWhole) {
    private static final Set<String> IDEAS = Set.of("recipe", "ri", "meal", "meal_plan");
    private static final Map<String, Noun> ALL = new HashMap<>();

    static {
        put(Set.of("recipe", "ri"), true, "recipe", "dish", "ingredient", "ingredients", "instructions", "steps",
            "servings");
        put(Set.of("recipe", "ri"), false, "recipes", "dishes", "cookbook");
        put(Set.of("recipe", "ri", "collection", "cr"), false, "collection", "collections");
        put(Set.of("inv"), false, "pantry", "fridge", "refrigerator", "freezer", "cupboard", "cabinet", "counter",
            "larder", "inventory", "stock", "expired", "expiry", "supplies", "leftovers", "pantry item");
        put(Set.of("shop"), false, "list", "shopping", "groceries", "grocery", "basket", "trolley", "cart",
            "shopping item");
        put(Set.of("meal", "meal_plan"), false, "meal", "meals", "plan", "menu", "calendar", "week", "breakfast",
            "breakfasts", "lunch", "lunches", "dinner", "dinners", "supper", "suppers", "snack", "snacks", "monday",
            "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "weekend", "tonight", "tomorrow");
        put(Set.of("task"), false, "task", "tasks", "todo", "todos", "to-do", "to-dos", "chore", "chores", "reminder",
            "reminders");
        put(Set.of("pref", "flavor"), true, "preference", "preferences", "allergy", "allergies", "diet", "diets",
            "household", "dislikes", "likes", "equipment", "staples", "restrictions", "profile");
        put(Set.of("log"), false, "log", "diary");
    }

    private static void put(Set<String> types, boolean isWhole, String... words) {
        for (var word : words) {
            ALL.put(word, new Noun(types, isWhole));
        }
    }

    /// Returns the noun at a position of a sentence; null if there is none. The "list" of "task list" is not a noun
    /// of its own.
    static @Nullable Noun at(List<String> words, int at) {
        var word = words.get(at);
        boolean isOtherList = word.equals("list") && at > 0
            && Set.of("task", "tasks", "todo", "to-do", "recipe").contains(words.get(at - 1));
        return isOtherList ? null : ALL.get(word.endsWith("'s") ? word.substring(0, word.length() - 2) : word);
    }

    /// Returns the types without recipes and meals: creating those may only mean an idea, which needs words of its
    /// own to be saved.
    Set<String> typesButIdeas() {
        return types.stream().filter(type -> !IDEAS.contains(type)).collect(Collectors.toSet());
    }
}
