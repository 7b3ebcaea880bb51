package alfred.kitchen.permission;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A word for a kind of thing in the kitchen.
///
/// @param isWhole whether what goes into it or out of it changes it, as with one recipe, and is no thing of its own, as with a list
record Noun(Set<String> types, boolean isWhole) {
    private static final Set<String> IDEAS = Set.of("recipe", "ri", "meal", "meal_plan");
    private static final Map<String, Noun> ALL = new HashMap<>();

    static {
        put(Set.of("recipe", "ri"), true, "recipe", "dish", "ingredient", "ingredients", "instructions", "steps", "servings");
        put(Set.of("recipe", "ri"), false, "recipes", "dishes", "cookbook", "collection");
        put(Set.of("inv"), false, "pantry", "fridge", "refrigerator", "freezer", "cupboard", "cabinet", "counter", "larder", "inventory", "stock",
            "expired", "expiry", "supplies", "leftovers", "pantry item");
        put(Set.of("shop"), false, "list", "shopping", "groceries", "grocery", "basket", "trolley", "cart", "shopping item");
        put(Set.of("meal", "meal_plan"), false, "meal", "meals", "plan", "menu", "calendar", "week", "breakfast", "breakfasts", "lunch", "lunches",
            "dinner", "dinners", "supper", "suppers", "snack", "snacks", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
            "weekend", "tonight", "tomorrow");
        put(Set.of("task"), false, "task", "tasks", "todo", "todos", "to-do", "to-dos", "chore", "chores", "reminder", "reminders");
        put(Set.of("pref", "flavor"), true, "preference", "preferences", "allergy", "allergies", "diet", "diets", "household", "dislikes", "likes",
            "equipment", "staples", "restrictions", "profile");
        put(Set.of("log"), false, "log", "diary");
    }

    private static void put(Set<String> types, boolean isWhole, String... words) {
        for (var word : words) {
            ALL.put(word, new Noun(types, isWhole));
        }
    }

    /// The noun at a place of a sentence; null for none. In "task list" the list is the tasks'.
    static @Nullable Noun at(List<String> words, int at) {
        var word = words.get(at);
        boolean isOtherList = word.equals("list") && at > 0 && Set.of("task", "tasks", "todo", "to-do", "recipe").contains(words.get(at - 1));
        return isOtherList ? null : ALL.get(word.endsWith("'s") ? word.substring(0, word.length() - 2) : word);
    }

    /// Without what may only be a new idea: recipes and meals are made up first, and saved on a word of its own.
    Set<String> typesButIdeas() {
        return types.stream().filter(type -> !IDEAS.contains(type)).collect(Collectors.toSet());
    }
}
