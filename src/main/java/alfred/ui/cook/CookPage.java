package alfred.ui.cook;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.crud.Filter;
import alfred.core.crud.Query;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverLook;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Route;
import alfred.ui.page.Desk;
import alfred.ui.page.Page;
import alfred.ui.recipes.Amounts;
import java.time.OffsetDateTime;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// One step at a time, large enough to read from the stove, with what the step needs and its timer.
public final class CookPage implements Page {
    private final Desk desk;
    private final Route.Cook route;
    private final StackPane root = new StackPane();
    private final TimerList timers;
    private Row recipe = Row.EMPTY;
    private List<Row> lines = List.of();
    private int step;
    private boolean isLoaded;
    private boolean isLeft;

    public CookPage(Desk desk, Route.Cook route) {
        this.desk = desk;
        this.route = route;
        timers = new TimerList(words -> desk.toasts().show(words));
        root.setFocusTraversable(true);
        root.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.RIGHT) {
                go(1);
                event.consume();
            } else if (event.getCode() == KeyCode.LEFT && !event.isAltDown()) {
                go(-1);
                event.consume();
            }
        });
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public void refresh() {
        if (isLoaded) {
            return;
        }
        isLoaded = true;
        desk.background().task(() -> desk.kitchen().read(Query.where("recipe_ingredients", Filter.eq("recipe_id",
            route.id())).orderedBy("position")))
            .onSuccess(read -> {
                lines = read;
                draw();
            }).start();
        desk.background().task(() -> desk.kitchen().read(Query.where("recipes", Filter.eq(Row.ID, route.id())))).onSuccess(read -> {
            recipe = read.isEmpty() ? Row.EMPTY : read.getFirst();
            draw();
            root.requestFocus();
        }).start();
    }

    private List<String> steps() {
        return recipe.texts("instructions");
    }

    private void go(int by) {
        if (step + by >= 0 && step + by < steps().size()) {
            step += by;
            draw();
        }
    }

    private void leave() {
        isLeft = true;
        desk.back();
    }

    /// Whether the user is done here; until then step and timers wait for them to come back.
    public boolean isLeft() {
        return isLeft;
    }

    private void draw() {
        if (recipe.values().isEmpty()) {
            return;
        }
        var look = desk.kitchen().look(recipe, lines.stream().map(line -> line.text("name")).toList());
        var wash = styled(new Region(), "wash " + hue(look));
        var steps = steps();
        Node middle = steps.isEmpty() ? wrapped(text("cook.no-steps"), "t-title c-muted") : stepView(steps.get(step));
        var side = Nodes.wide(timers, 320);
        var body = new HBox(40, growing(middle), side);
        body.setPadding(new Insets(24, 36, 24, 64));
        HBox.setHgrow(middle, Priority.ALWAYS);
        var scroll = Nodes.scroll(body);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        root.getChildren().setAll(wash, new VBox(header(look), scroll, rule(), foot()));
    }

    private static String hue(CoverLook look) {
        return "cv-" + look.hue().name().toLowerCase(java.util.Locale.ROOT);
    }

    private Node header(CoverLook look) {
        var servings = route.servings() > 0 ? text("cook.for", route.servings()) : "";
        var name = column(0, label(recipe.text("name"), "t-title-3"), label(servings, "t-caption c-muted"));
        name.setAlignment(Pos.CENTER_LEFT);
        var bars = new HBox(6);
        for (int i = 0; i < steps().size(); i++) {
            var bar = styled(new Region(), i < step ? "segbar done" : i == step ? "segbar now" : "segbar");
            bar.setPrefWidth(48);
            bar.setMinWidth(8);
            bars.getChildren().add(bar);
        }
        var progress = column(8, firm(steps().isEmpty() ? "" : text("cook.step", step + 1, steps().size()), "t-small c-text-2"), bars);
        progress.setAlignment(Pos.CENTER);
        bars.setAlignment(Pos.CENTER);
        var header = row(14, iconButton(Icon.X, text("cook.leave"), "bordered", this::leave), Cover.thumb(look, 36), name, spacer(),
            progress, spacer(),
            button(text("cook.done"), Icon.CHECK, "secondary", this::cooked), desk.switches());
        header.setPadding(new Insets(20, 36, 12, 36));
        return header;
    }

    private Node stepView(String words) {
        var box = column(0, label(String.valueOf(step + 1), "t-cook c-accent"), wrapped(words, "t-cook c-text"));
        box.setMaxWidth(840);
        var needs = new FlowPane(10, 10);
        Amounts.mentioned(lines, words).forEach(line -> {
            var amount = Amounts.scaled(line, route.servings(), recipe);
            var need = styled(row(8, firm(amount, "t-large-strong c-accent"), firm(line.text("name"), "t-large")), "well");
            need.setPadding(new Insets(9, 16, 9, 16));
            if (amount.isEmpty()) {
                need.getChildren().removeFirst();
            }
            needs.getChildren().add(need);
        });
        VBox.setMargin(needs, new Insets(28, 0, 24, 0));
        var buttons = new FlowPane(10, 10);
        Amounts.minutesIn(words).ifPresent(minutes -> buttons.getChildren().add(
            button(text("cook.start", minutes), Icon.TIMER, "soft lg", () -> timers.start(text("cook.step-name", step + 1), minutes))));
        box.getChildren().addAll(needs, buttons);
        if (step + 1 < steps().size()) {
            var then = column(4, label(text("cook.then"), "t-label c-text-2"), wrapped(steps().get(step + 1), "t-read c-text-2"));
            VBox.setMargin(then, new Insets(48, 0, 0, 0));
            box.getChildren().add(then);
        }
        box.setPadding(new Insets(24, 0, 0, 0));
        return box;
    }

    private Node foot() {
        var isLast = step + 1 >= steps().size();
        var next = isLast ? button(text("cook.done"), Icon.CHECK, "primary lg", this::cooked)
            : button(text("cook.next"), Icon.ARROW_RIGHT, "primary lg after", () -> go(1));
        var before = button(text("cook.previous"), Icon.ARROW_LEFT, "secondary lg", () -> go(-1));
        before.setDisable(step == 0);
        var foot = row(8, before, spacer(), firm("←", "key"), firm("→", "key"), firm(text("cook.steps"), "t-caption c-muted"), spacer(), next);
        foot.setPadding(new Insets(18, 36, 18, 36));
        return foot;
    }

    /// Writes what was cooked into the log; the pantry changes on the user's word.
    private void cooked() {
        var when = OffsetDateTime.now(desk.clock());
        var servings = route.servings() > 0 ? Long.valueOf(route.servings()) : recipe.integer("servings").orElse(null);
        leave();
        desk.write(() -> desk.kitchen().create(KitchenEntities.LOG, Row.of("recipe_id", route.id(), "cooked_at", when, "servings", servings)),
            text("cook.logged", recipe.text("name")));
    }
}
