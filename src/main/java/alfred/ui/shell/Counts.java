package alfred.ui.shell;

import alfred.core.crud.Query;
import alfred.ui.model.Kitchen;
import alfred.ui.page.DisplayFormat;
import java.time.LocalDate;
import java.util.List;

/// The numbers beside the sidebar's entries.
///
/// @param expiring the number of pantry items to use up soon or past their date; highlighted
record Counts(int recipes, int expiring, int shopping, int tasks) {
    static final Counts NONE = new Counts(0, 0, 0, 0);

    static Counts read(Kitchen kitchen, LocalDate today) {
        var recipes =
            kitchen.read(Query.all("recipes").withColumns(List.of("name"))).size();
        var expiring = kitchen.read(Query.all("inventory").withColumns(List.of("name", "expiry_date"))).stream()
            .filter(row -> row.date("expiry_date")
                .filter(date -> DisplayFormat.urgency(date, today) != DisplayFormat.Urgency.NONE)
                .isPresent())
            .count();
        var shopping = kitchen.read(Query.all("shopping_list").withColumns(List.of("is_purchased"))).stream()
            .filter(row -> !row.isTrue("is_purchased"))
            .count();
        var tasks = kitchen.read(Query.all("tasks").withColumns(List.of("completed"))).stream()
            .filter(row -> !row.isTrue("completed"))
            .count();
        return new Counts(recipes, (int) expiring, (int) shopping, (int) tasks);
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
