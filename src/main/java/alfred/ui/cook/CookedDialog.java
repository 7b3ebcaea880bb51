package alfred.ui.cook;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.NextMeal;
import alfred.ui.model.RecipeItem;
import alfred.ui.model.UsedStock;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.Fields;
import alfred.ui.page.form.FormDraft;
import alfred.ui.page.form.StarRating;
import alfred.ui.page.list.Check;
import alfred.ui.page.text.DisplayFormat;
import java.time.OffsetDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Dialog at the end of cooking: rating, a note for next time, and the amounts to deduct from the pantry. Nothing
/// is written until the user confirms; rating and note are autosaved as a draft.
final class CookedDialog {
    private final PageContext desk;
    private final RecipeItem recipe;
    private final SimpleIntegerProperty servings;
    private final SimpleIntegerProperty stars = new SimpleIntegerProperty();
    private final SimpleStringProperty notes = new SimpleStringProperty("");
    private final SimpleBooleanProperty takes = new SimpleBooleanProperty(true);
    private final Set<UsedStock.Unmeasured> usedUp = new HashSet<>();
    private final VBox stock = new VBox(6);
    private final VBox planned = new VBox();
    private final FormDraft draft;
    private Optional<UUID> meal = Optional.empty();

    /// Restores the draft of an earlier, unconfirmed dialog for the same recipe.
    private CookedDialog(PageContext desk, RecipeItem recipe, int servings) {
        this.desk = desk;
        this.recipe = recipe;
        this.servings = new SimpleIntegerProperty(servings);
        this.servings.addListener((_, _, _) -> readStock());
        draft =
            new FormDraft(desk.settings(), "draft.cooked." + recipe.id()).with("notes", notes, notes::get, notes::set)
                .with("rating", stars, () -> String.valueOf(stars.get()), kept -> stars.set(Integer.parseInt(kept)));
        draft.restore();
    }

    static Region of(PageContext desk, RecipeItem recipe, int servings, Runnable written) {
        return new CookedDialog(desk, recipe, servings).draw(written);
    }

    private Region draw(Runnable written) {
        var head = row(8, firm(text("cook.finish"), "t-title-2"), spacer(),
            iconButton(Icon.X, text("dialog.close"), "", desk::closeDialog));
        var check = new Check(text("cook.take"), true, takes::set);
        takes.addListener((_, _, on) -> Nodes.visible(stock, on));
        var take = new HBox(12, check, growing(
            column(2, firm(text("cook.take"), "t-strong"), wrapped(text("cook.take.help"), "t-small c-muted"))));
        stock.setPadding(new Insets(0, 0, 0, 32));
        var body = new VBox(18, head, row(24, Fields.named(text("form.rating"), StarRating.of(stars)),
            Nodes.wide(Fields.named(text("form.servings"), Fields.stepper(servings, 1, 99, text("form.servings"))),
                150)),
            Fields.named(text("pantry.form.notes"), Fields.area(notes, text("log.form.notes"), 2)), planned, take,
            stock,
            row(8, spacer(), button(text("cook.later"), "ghost", desk::closeDialog),
                button(text("cook.log"), Icon.CHECK, "primary",
                    () -> write(written))));
        body.setPadding(new Insets(20, 24, 20, 24));
        var dialog = styled(new VBox(body), "a-popup");
        Nodes.wide(dialog, 520);
        dialog.setMaxHeight(Region.USE_PREF_SIZE);
        dialog.sceneProperty().subscribe((_, scene) -> {
            if (scene == null) {
                draft.close();
            }
        });
        dialog.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN).match(event)) {
                event.consume();
                write(written);
            }
        });
        readStock();
        Nodes.visible(planned, false);
        desk.background().task(() -> desk.kitchen().nextMeal(recipe.id(), desk.today())).onSuccess(found -> {
            found.ifPresent(this::offer);
        }).start();
        return dialog;
    }

    /// Marks the meal that the dish was planned for; one of another day only as long as that is ticked.
    private void offer(NextMeal found) {
        meal = Optional.of(found.id());
        var day = found.date();
        if (day.equals(desk.today())) {
            return;
        }
        var words = text("cook.was-planned", DisplayFormat.within(DisplayFormat.mealType(found.type())),
            DisplayFormat.day(day, desk.today()));
        var check = new Check(words, true, on -> meal = on ? Optional.of(found.id()) : Optional.empty());
        planned.getChildren().setAll(row(12, check, growing(wrapped(words, "t-strong"))));
        Nodes.visible(planned, true);
    }

    private void readStock() {
        var count = servings.get();
        desk.background().task(() -> desk.kitchen().usedBy(recipe.id(), count)).onSuccess(this::showStock).start();
    }

    private void showStock(UsedStock used) {
        stock.getChildren().setAll(used.taken().stream().map(CookedDialog::line).toList());
        usedUp.retainAll(used.unmeasured());
        if (!used.unmeasured().isEmpty()) {
            stock.getChildren().add(wrapped(text("cook.take.left"), "t-small c-muted"));
            used.unmeasured().forEach(food -> stock.getChildren().add(line(food)));
        } else if (used.taken().isEmpty()) {
            stock.getChildren().add(label(text("cook.take.nothing"), "t-small c-muted"));
        }
    }

    private Node line(UsedStock.Unmeasured food) {
        var name = DisplayFormat.capital(food.name());
        var check = new Check(text("cook.take.used-up", name), usedUp.contains(food),
            on -> {
                if (on) {
                    usedUp.add(food);
                } else {
                    usedUp.remove(food);
                }
            });
        return row(10, check, growing(label(name, "t-small")),
            firm(DisplayFormat.local(food.has()), "t-small c-muted"));
    }

    private static Node line(UsedStock.Taken taken) {
        return row(10, growing(label(taken.name(), "t-small")),
            firm(DisplayFormat.local(taken.before()), "t-small c-muted"),
            Icon.ARROW_RIGHT.view(12),
            firm(taken.after().isEmpty() ? text("cook.used-up") : DisplayFormat.local(taken.after()),
                "t-small-strong"));
    }

    private void write(Runnable written) {
        var log =
            Row.of("recipe_id", recipe.id(), "cooked_at", OffsetDateTime.now(desk.clock()).withNano(0), "servings",
                (long) servings.get(), "rating", stars.get() == 0 ? null : (long) stars.get(), "notes",
                notes.get().isBlank() ? null : notes.get()
                    .strip(),
                "meal_id", meal.orElse(null));
        var takesStock = takes.get();
        var gone = takesStock ? usedUp.stream().flatMap(food -> food.lots().stream()).toList() : List.<UUID>of();
        draft.forget();
        desk.closeDialog();
        desk.write(() -> desk.kitchen().cooked(log, takesStock, gone), left -> left.isEmpty()
            ? text("cook.logged", recipe.name())
            : text("cook.logged-and", recipe.name(), String.join(", ", left), left.size()));
        written.run();
    }
}
