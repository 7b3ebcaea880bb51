package alfred.ui.shell;

import alfred.ui.model.Kitchen;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;

/// The numbers beside the sidebar's entries.
///
/// @param expiring the number of pantry items to use up soon or past their date; highlighted
record Counts(int recipes, int expiring, int shopping, int tasks) {
    static final Counts NONE = new Counts(0, 0, 0, 0);

    static Counts read(Kitchen kitchen, LocalDate today) {
        var recipes = kitchen.recipeNames().size();
        var expiring = kitchen.stockByExpiry().stream()
            .filter(lot -> lot.expiry()
                .filter(date -> DisplayFormat.urgency(date, today) != DisplayFormat.Urgency.NONE)
                .isPresent())
            .count();
        var shopping = kitchen.toBuy().size();
        var tasks = kitchen.openTasks().size();
        return new Counts(recipes, (int) expiring, shopping, tasks);
    }

    int of(Section section) {
        return switch (section) {
            case RECIPES -> recipes;
            case PANTRY -> expiring;
            case SHOPPING -> shopping;
            case TASKS -> tasks;
            case HOME, MEALS, LOG, FOODS, CONVERSATIONS, PREFERENCES, SETTINGS -> 0;
        };
    }
}
