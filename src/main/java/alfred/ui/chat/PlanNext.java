package alfred.ui.chat;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.model.Kitchen.Needed;
import alfred.ui.model.MealItem;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import java.time.LocalDate;
import java.util.List;
import javafx.scene.layout.FlowPane;

/// What comes after a plan that was saved: to buy what its meals need, and the week itself.
final class PlanNext extends FlowPane {
    private final PageContext desk;
    private final List<LocalDate> days;

    /// @param meals the meals of the plan
    PlanNext(PageContext desk, List<MealItem> meals) {
        super(8, 8);
        this.desk = desk;
        days = meals.stream().flatMap(meal -> meal.date().stream()).sorted().toList();
        show(Needed.NOTHING);
        if (!days.isEmpty() && !days.getLast().isBefore(desk.today())) {
            read();
        }
    }

    private void read() {
        desk.background().task(this::needed).onSuccess(this::show).start();
    }

    /// Returns what the meals need that are still to come. Blocking.
    private Needed needed() {
        var from = days.getFirst().isBefore(desk.today()) ? desk.today() : days.getFirst();
        return desk.kitchen().needed(from, days.getLast());
    }

    /// Puts on the list what is missing now, not what was missing when the plan was saved.
    private void shop() {
        desk.write(() -> {
            var missing = needed().missing();
            if (!missing.isEmpty()) {
                desk.kitchen().shop(missing);
            }
            return missing.size();
        }, count -> {
            read();
            return text("recipe.added-missing", count);
        });
    }

    private void show(Needed needed) {
        getChildren().clear();
        var missing = needed.missing();
        if (!missing.isEmpty()) {
            getChildren().add(button(text("chat.draft.shop"), Icon.SHOPPING_BASKET, "soft", this::shop));
        }
        getChildren().add(button(text("home.open-meals"), Icon.CALENDAR_DAYS, missing.isEmpty() ? "secondary" : "ghost",
            () -> desk.open(new Route.Meals())));
    }
}
