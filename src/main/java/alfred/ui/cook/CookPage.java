package alfred.ui.cook;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverLook;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Grain;
import alfred.ui.fx.Icon;
import alfred.ui.fx.InOrder;
import alfred.ui.fx.Nodes;
import alfred.ui.model.BegunCooking;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.RecipeItem;
import alfred.ui.model.Route;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.recipes.view.StepAmounts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Cooking mode: one step at a time, in type readable from the stove, with the step's ingredients and timer.
public final class CookPage implements Page {
    /// The height of the line with the buttons at the lower edge, in pixels.
    private static final double FOOT = 72;

    private static final double NARROW = 760;
    private static final double LOW = 740;
    /// The width below which a step in large type would have few words on a line.
    private static final double TIGHT = 1100;

    private final PageContext desk;
    private final Route.Cook route;
    private final BegunCooking begun;
    private final StackPane root = new StackPane();
    private final Timers timers;
    private final TimerList list;
    private final KeepAwake awake = new KeepAwake();
    private final Label stayingOn = iconLabel(text("cook.stays-on"), "t-small c-muted", Icon.SUN.view(14));
    private final HBox pauses = row(8);
    private final ListChangeListener<CookTimer> changed = _ -> tellPause();
    private boolean isLarge;
    private final AskCard ask;
    private RecipeItem recipe = RecipeItem.NONE;
    private List<IngredientItem> lines = List.of();
    private String careful = "";
    private int step;
    private boolean isLoaded;
    private boolean isLeft;

    public CookPage(PageContext desk, Route.Cook route, Timers timers) {
        this.desk = desk;
        this.route = route;
        begun = new BegunCooking(desk.settings(), route.id());
        this.timers = timers;
        ask = new AskCard(desk);
        list = new TimerList(timers, Optional.of(route));
        isLarge = desk.settings().isOn("cook.large", false);
        stayingOn.setVisible(false);
        stayingOn.managedProperty().bind(stayingOn.visibleProperty());
        var screen = new InOrder(desk.background(), () -> stayingOn.setVisible(awake.isHeld()));
        root.sceneProperty().subscribe(scene -> screen.run(scene == null ? awake::release : awake::hold));
        root.setFocusTraversable(true);
        root.widthProperty().addListener((_, before, now) -> drawAcross(NARROW, before, now));
        root.widthProperty().addListener((_, before, now) -> drawAcross(TIGHT, before, now));
        root.heightProperty().addListener((_, before, now) -> drawAcross(LOW, before, now));
        root.setOnMousePressed(_ -> root.requestFocus());
        // a filter, since a focused button would use the arrow keys to move the focus
        root.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!isTyping(event) && acts(event)) {
                event.consume();
            }
        });
        // a Space that was for the timer is no letter of an empty field
        root.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (!isTyping(event) && event.getCharacter().equals(" ") && meant().isPresent()) {
                event.consume();
            }
        });
        timers.all().addListener(new WeakListChangeListener<>(changed));
        tellPause();
    }

    @Override
    public Node node() {
        return root;
    }

    /// Whether a key is for words that are being typed: not in a field that is empty.
    private static boolean isTyping(KeyEvent event) {
        return event.getTarget() instanceof TextInputControl field && !field.getText().isEmpty();
    }

    /// Does what a key stands for at the stove, wherever the focus is; returns whether it does.
    private boolean acts(KeyEvent event) {
        var step = event.isAltDown() ? 0
            : event.getCode() == KeyCode.RIGHT ? 1 : event.getCode() == KeyCode.LEFT ? -1 : 0;
        if (step != 0) {
            go(step);
            return true;
        }
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof ButtonBase button) {
            button.fire();
            return true;
        }
        var timer = event.getCode() == KeyCode.SPACE ? meant() : Optional.<CookTimer>empty();
        timer.ifPresent(timers::pauseOrGoOn);
        return timer.isPresent();
    }

    /// Returns the timer that Space pauses or continues: the one that was started last for this dish, else the last.
    private Optional<CookTimer> meant() {
        var counting = timers.all().stream().filter(timer -> timer.state().get() != CookTimer.State.RINGING).toList();
        return counting.stream().filter(this::isOfThisDish).reduce((_, last) -> last)
            .or(() -> counting.stream().reduce((_, last) -> last));
    }

    private boolean isOfThisDish(CookTimer timer) {
        return timer.place().filter(place -> place.id().equals(route.id())).isPresent();
    }

    /// Tells at the foot which timer Space pauses or continues.
    private void tellPause() {
        var timer = meant();
        pauses.getChildren().clear();
        timer.ifPresent(found -> {
            var dish = recipe.name() + ", ";
            var name = found.name().startsWith(dish) ? found.name().substring(dish.length()) : found.name();
            var words = cut("", "t-caption c-muted");
            words.setMaxWidth(220);
            Nodes.follow(words, found.state(), state -> {
                words.setText(text(state == CookTimer.State.PAUSED ? "cook.goes-on" : "cook.pauses", name));
                if (state == CookTimer.State.RINGING) {
                    FxThread.later(this::tellPause);
                }
            });
            pauses.getChildren().setAll(gap(), firm(text("cook.space"), "key"), words);
        });
    }

    @Override
    public double keptFree() {
        return FOOT;
    }

    @Override
    public void refresh() {
        if (isLoaded) {
            return;
        }
        isLoaded = true;
        step = begun.step();
        begun.at(step, route.servings());
        desk.background().task(() -> desk.kitchen().ingredientLines(route.id()))
            .onSuccess(read -> {
                lines = read;
                draw();
            }).start();
        desk.background().task(() -> Careful.words(desk.kitchen().conflicts(route.id()))).onSuccess(words -> {
            careful = words;
            draw();
        }).start();
        desk.background().task(() -> desk.kitchen().recipe(route.id()))
            .onSuccess(read -> {
                recipe = read.orElse(RecipeItem.NONE);
                step = Math.clamp(step, 0, Math.max(0, steps().size() - 1));
                root.setAccessibleText(recipe.name());
                draw();
                root.requestFocus();
            }).start();
    }

    private List<String> steps() {
        return recipe.steps();
    }

    private void go(int by) {
        if (step + by >= 0 && step + by < steps().size()) {
            step += by;
            begun.at(step, route.servings());
            draw();
        }
    }

    /// Goes back, as by a click on another page: the step is kept.
    @Override
    public boolean escape() {
        desk.back();
        return true;
    }

    private void leave() {
        isLeft = true;
        // what rings for this dish has been heard
        List.copyOf(timers.all()).stream()
            .filter(timer -> timer.state().get() == CookTimer.State.RINGING && isOfThisDish(timer))
            .forEach(timers::stop);
        begun.over();
        desk.back();
    }

    /// Returns whether the user has finished or left the dish. Until then the page is kept with its step.
    public boolean isLeft() {
        return isLeft;
    }

    /// Returns whether the page is too narrow to show the timers beside the step.
    private boolean isNarrow() {
        return root.getWidth() > 0 && root.getWidth() < NARROW;
    }

    /// Returns whether the page is too low for a step in large type together with its ingredients.
    private boolean isLow() {
        return root.getHeight() > 0 && root.getHeight() < LOW;
    }

    private boolean isTight() {
        return root.getWidth() > 0 && root.getWidth() < TIGHT;
    }

    private void drawAcross(double border, Number before, Number now) {
        if (before.doubleValue() < border != now.doubleValue() < border) {
            draw();
        }
    }

    private void draw() {
        if (!recipe.isThere()) {
            return;
        }
        var look = desk.kitchen().look(recipe, lines.stream().map(line -> line.name()).toList());
        var wash = styled(new Region(), "wash " + hue(look));
        var steps = steps();
        Node middle = steps.isEmpty() ? wrapped(text("cook.no-steps"), "t-title c-muted") : stepView(steps.get(step));
        var side = column(26, list, ask);
        var body = isNarrow() ? new VBox(36, middle, side) : new HBox(40, growing(middle), Nodes.wide(side, 320));
        body.setPadding(isNarrow() ? new Insets(16, 28, 24, 28) : new Insets(24, 36, 24, isTight() ? 48 : 96));
        var scroll = Nodes.scroll(body);
        scroll.setFitToHeight(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var warning = Careful.band(careful);
        VBox.setMargin(warning, new Insets(0, 36, 0, 36));
        tellPause();
        root.getChildren().setAll(wash, Grain.region(), new VBox(header(look), warning, scroll, rule(), foot()));
    }

    private static String hue(CoverLook look) {
        return "cv-" + look.hue().name().toLowerCase(Locale.ROOT);
    }

    private Node header(CoverLook look) {
        var servings = route.servings() > 0 ? text("cook.for", route.servings()) : "";
        var name = column(0, label(recipe.name(), "t-title-3"), label(servings, "t-caption c-muted"));
        name.setAlignment(Pos.CENTER_LEFT);
        name.setMinWidth(isNarrow() ? 100 : 170);
        var bars = new HBox(6);
        for (int i = 0; i < steps().size(); i++) {
            var bar = styled(new Region(), i < step ? "segbar done" : i == step ? "segbar now" : "segbar");
            bar.setPrefWidth(isNarrow() ? 18 : 48);
            bar.setMinWidth(8);
            bars.getChildren().add(bar);
        }
        var progress = column(8,
            firm(steps().isEmpty() ? "" : text("cook.step", step + 1, steps().size()), "t-small c-text-2"), bars);
        progress.setAlignment(Pos.CENTER);
        bars.setAlignment(Pos.CENTER);
        var larger = button(text(isLarge ? "cook.smaller" : "cook.larger"), Icon.TEXT_SIZE, "secondary", this::resize);
        var header = row(14, iconButton(Icon.X, text("cook.leave"), "bordered", this::leave), Cover.thumb(look, 36),
            name, spacer(),
            progress, spacer(), stayingOn, larger, desk.switches());
        if (isNarrow()) {
            Nodes.iconOnly(larger, true);
            bars.setSpacing(3);
        }
        header.setPadding(isNarrow() ? new Insets(20, 20, 12, 20) : new Insets(20, 36, 12, 36));
        return header;
    }

    private String scaled(String words) {
        return StepAmounts.words(lines, words, route.servings(), recipe);
    }

    private Node stepView(String words) {
        var said =
            column(0, label(String.valueOf(step + 1), "t-cook c-accent"), wrapped(scaled(words), "t-cook c-text"));
        var box = column(0, room(), said);
        box.setMaxWidth(isLarge ? 1000 : 840);
        if (isLarge) {
            box.setStyle("-fx-font-size: 1.3em;");
        } else if (isLow() || isTight()) {
            said.setStyle(isLow() ? "-fx-font-size: 0.74em;" : "-fx-font-size: 0.85em;");
        }
        var needs = new FlowPane(10, 10);
        StepAmounts.mentioned(lines, words).forEach(line -> {
            var amount = StepAmounts.scaled(line, route.servings(), recipe);
            var need = styled(row(8, firm(amount, "t-large-strong c-accent"),
                firm(StepAmounts.name(line, route.servings(), recipe), "t-large")), "well");
            need.setPadding(new Insets(9, 16, 9, 16));
            if (amount.isEmpty()) {
                need.getChildren().removeFirst();
            }
            needs.getChildren().add(need);
        });
        VBox.setMargin(needs, new Insets(28, 0, 24, 0));
        var buttons = new FlowPane(10, 10);
        StepAmounts.timesIn(words).forEach(seconds -> buttons.getChildren().add(
            button(DisplayFormat.start(seconds), Icon.TIMER, "soft lg", () -> timers.start(
                text("cook.step-name", DisplayFormat.shortened(recipe.name(), 32), step + 1), Optional.of(route),
                seconds))));
        var isAlone = buttons.getChildren().isEmpty();
        buttons.getChildren().add(button(text("cook.all"), Icon.LIST, isAlone ? "secondary lg" : "ghost lg",
            () -> desk.showDialog(NeedsDialog.of(desk, recipe, lines, route.servings()))));
        box.getChildren().addAll(needs, buttons, room());
        if (step + 1 < steps().size()) {
            var then = column(4, label(text("cook.then"), "t-label c-text-2"),
                wrapped(scaled(steps().get(step + 1)), "t-read c-text-2"));
            VBox.setMargin(then, new Insets(32, 0, 0, 0));
            box.getChildren().add(then);
        }
        return box;
    }

    /// Returns the empty room above and below a step, which keeps it in the middle and what comes then at the foot.
    private static Region room() {
        var room = new Region();
        VBox.setVgrow(room, Priority.ALWAYS);
        return room;
    }

    private Node foot() {
        var isLast = step + 1 >= steps().size();
        var next = isLast ? button(text("cook.done"), Icon.CHECK, "primary lg", this::cooked)
            : button(text("cook.next"), Icon.ARROW_RIGHT, "primary lg after", () -> go(1));
        var before = button(text("cook.previous"), Icon.ARROW_LEFT, "secondary lg", () -> go(-1));
        before.setDisable(step == 0);
        var keys = row(8, firm("←", "key"), firm("→", "key"), firm(text("cook.steps"), "t-caption c-muted"), pauses);
        Nodes.visible(keys, !isNarrow());
        var foot = row(8, before, spacer(), keys, spacer(), next);
        foot.setPadding(isNarrow() ? new Insets(14, 20, 14, 20) : new Insets(18, 36, 18, 36));
        return foot;
    }

    private static Region gap() {
        return Nodes.wide(new Region(), 20);
    }

    private void resize() {
        isLarge = !isLarge;
        desk.settings().put("cook.large", String.valueOf(isLarge));
        draw();
    }

    /// Opens the dialog that logs the dish and deducts its ingredients once the user confirms.
    private void cooked() {
        var servings = route.servings() > 0 ? route.servings() : recipe.servings().orElse(2);
        desk.showDialog(CookedDialog.of(desk, recipe, servings, this::leave));
    }
}
