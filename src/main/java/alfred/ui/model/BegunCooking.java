package alfred.ui.model;

import java.util.Optional;
import java.util.UUID;

/// How far the cooking of a recipe has come, kept in the window's settings until the dish is finished or left.
///
/// @param recipe the recipe's id
public record BegunCooking(WindowSettings settings, UUID recipe) {
    private static final String LATEST = "cook.latest";

    /// Returns the dish that was cooked last and is neither finished nor left, if it has come to its second step.
    public static Optional<BegunCooking> latest(WindowSettings settings) {
        return settings.get(LATEST).map(id -> new BegunCooking(settings, UUID.fromString(id)))
            .filter(begun -> begun.step() > 0);
    }

    /// Returns the index of the current step; 0 if the dish has not been begun.
    public int step() {
        return (int) settings.number("cook.step." + recipe, 0);
    }

    /// Returns for how many it is being cooked, or the default if it has not been begun.
    public int servings(int otherwise) {
        return (int) settings.number("cook.servings." + recipe, otherwise);
    }

    /// Keeps where the cooking is.
    ///
    /// @param servings for how many; 0 if that is not known
    public void at(int step, int servings) {
        settings.put("cook.step." + recipe, String.valueOf(step));
        settings.put("cook.servings." + recipe, servings > 0 ? String.valueOf(servings) : "");
        settings.put(LATEST, recipe.toString());
    }

    public void over() {
        settings.put("cook.step." + recipe, "");
        settings.put("cook.servings." + recipe, "");
        if (settings.get(LATEST).filter(recipe.toString()::equals).isPresent()) {
            settings.put(LATEST, "");
        }
    }
}
