package alfred.ui.fx;

import alfred.core.context.Pending;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.ui.chat.Chip;
import alfred.ui.chat.composer.Composer;
import alfred.ui.chat.composer.Suggestion;
import alfred.ui.chat.model.PlanProgress;
import alfred.ui.chat.transcript.Bubble;
import alfred.ui.chat.transcript.Cards;
import alfred.ui.chat.transcript.Markdown;
import alfred.ui.chat.transcript.PlanCard;
import alfred.ui.model.EntityActions;
import alfred.ui.model.Kind;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.Mention;
import alfred.ui.sidepanel.EntityRow;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The parts that pages are made of, for the gallery.
public final class Parts {
    private static final List<String> DISHES =
        List.of("Butter Chicken", "Cod Masala", "Lemon Ricotta Pasta", "Chickpea and Spinach", "Shakshuka",
            "Mushroom Risotto", "Aunt Ida’s Dumplings", "Rosemary Focaccia", "Miso Soup with Tofu",
            "Banana Oat Pancakes", "Plum Crumble", "Greek Salad", "Roast Lemon Chicken", "Red Lentil Dal",
            "Black Bean Tacos", "Thai Green Curry", "Sheet-Pan Salmon", "Beef Stew");

    private Parts() {}

    /// Draws them to `target/pictures/FOLDER`, in both themes.
    public static void draw(String folder) {
        Pictures.both(folder + "/controls", 1440, 900, Parts::partsPage);
        Pictures.both(folder + "/chat", 1440, 900, Parts::chatPage);
    }

    private static Parent partsPage() {
        var covers = new FlowPane(14, 14);
        for (var dish : DISHES) {
            var cover = new Cover(CoverTable.lookOf(dish, List.of()), Cover.Shape.CARD);
            cover.setMinHeight(118);
            var name = Nodes.label(dish, "t-title-3");
            VBox.setMargin(name, new Insets(10, 14, 0, 14));
            var fact = Nodes.label("45 min · serves 4", "t-caption c-muted");
            VBox.setMargin(fact, new Insets(0, 14, 12, 14));
            covers.getChildren().add(Nodes.wide(Nodes.styled(Nodes.column(3, cover, name, fact), "a-card"), 205));
        }
        var thumbs = new HBox(10);
        DISHES.forEach(dish -> thumbs.getChildren().addAll(Cover.thumb(CoverTable.lookOf(dish, List.of()), 36)));
        var small = new HBox(10);
        DISHES.forEach(dish -> small.getChildren().addAll(Cover.thumb(CoverTable.lookOf(dish, List.of()), 48),
            Cover.thumb(CoverTable.lookOf(dish, List.of()), 20)));
        var icons = new FlowPane(8, 8);
        for (var icon : Icon.values()) {
            icons.getChildren().add(icon.view(18, "ic-2"));
        }
        var page = Nodes.styled(new VBox(16, controls(), covers, thumbs, small, icons), "a-sheet");
        page.setPadding(new Insets(24));
        var root = new StackPane(page);
        root.setPadding(new Insets(8));
        return root;
    }

    private static HBox controls() {
        var group = new ToggleGroup();
        var filters = Nodes.row(6, Nodes.toggle("All", "filter"), Nodes.toggle("All at home", "filter"));
        filters.getChildren().forEach(node -> ((ToggleButton) node).setToggleGroup(group));
        group.getToggles().getFirst().setSelected(true);
        var seg = Nodes.styled(Nodes.row(2, Nodes.toggle("Easy", "seg-item"), Nodes.toggle("Hard", "seg-item")), "seg");
        ((ToggleButton) seg.getChildren().getFirst()).setSelected(true);
        var field = Nodes.styled(new TextField(), "f");
        field.setPromptText("Find a recipe");
        var wrong = Nodes.styled(new TextField("half an hour"), "f error");
        var combo = Nodes.styled(new ComboBox<String>(), "combo");
        combo.getItems().setAll("Fridge", "Freezer");
        combo.setValue("Fridge");
        combo.setPrefWidth(120);
        var on = Nodes.styled(new ToggleButton(), "ck");
        on.setGraphic(Icon.CHECK.view(12, 3));
        on.setSelected(true);
        var check = new CheckBox("Optional");
        check.setSelected(true);
        var toggle = new atlantafx.base.controls.ToggleSwitch();
        toggle.setSelected(true);
        return Nodes.row(10, Nodes.button("New recipe", Icon.PLUS, "primary", () -> {}),
            Nodes.button("Import", Icon.DOWNLOAD, "ghost", () -> {}),
            Nodes.button("Change…", "secondary", () -> {}), Nodes.button("Save", Icon.CHECK, "soft sm", () -> {}),
            Nodes.button("Undo",
                "text", () -> {}),
            filters, seg, Nodes.wide(field, 130), Nodes.wide(wrong, 120), combo, on, check, toggle,
            Nodes.iconButton(Icon.HEART,
                "Favourite", "", () -> {}),
            Nodes.firm("tomorrow", "tag danger"), Nodes.firm("Ctrl K", "key"));
    }

    private static Parent chatPage() {
        var columns = new HBox(8, pane(running()), pane(settled()), pane(troubled()), panel());
        columns.setPadding(new Insets(8));
        return columns;
    }

    private static VBox pane(VBox content) {
        var pane = Nodes.styled(new VBox(14, Nodes.growing(content), new Composer(new NoHost())), "a-sheet alt");
        pane.setPadding(new Insets(16));
        return Nodes.wide(pane, 372);
    }

    private static VBox running() {
        var steps = List.of(
            new PlanProgress.Step("Looked through the pantry", PlanProgress.Status.DONE, "5 things",
                List.of(new PlanProgress.Look("best before 18 January", "5 of 43 things"))),
            new PlanProgress.Step("Read your preferences", PlanProgress.Status.DONE, "no pork", List.of()),
            new PlanProgress.Step("Choosing dinners for Wed to Fri", PlanProgress.Status.RUNNING, "2 of 3", List.of()),
            new PlanProgress.Step("Show you the plan", PlanProgress.Status.WAITING, "", List.of()));
        return Nodes.column(14,
            Bubble.of(
                "Plan dinners with what I have. Tonight is @[Butter Chicken](recipe) and please use up the @[Spinach](inv)",
                Parts::chip),
            new PlanCard(new PlanProgress("Planning three dinners", steps, true, Duration.ofSeconds(9)), () -> {}),
            Markdown.render(
                "Two are settled. **Wednesday** is the miso soup with the *spinach*, light and done in 15 minutes.\n\n"
                    + "1. Soup\n2. Pasta\n\n- one\n- two `code`",
                _ -> {}),
            Cards.thinking("Thinking about what you mean"));
    }

    private static VBox settled() {
        return Nodes.column(14,
            new PlanCard(new PlanProgress("Done", List.of(new PlanProgress.Step("a", PlanProgress.Status.DONE, "",
                List.of())), false,
                Duration.ofSeconds(12)), () -> {}),
            Cards.proposal("Dinners Wed to Fri", "Miso Soup on Wednesday, pasta on Thursday.",
                PipelineEvent.Propose.choices(List.of(), Texts.phrases()), _ -> {}, () -> {}),
            Bubble.of("Go ahead, and add what’s missing", Parts::chip),
            Cards.receipt(
                List.of(new Cards.ReceiptLine(Kind.MEAL, "Saved 3 dinners", () -> {}),
                    new Cards.ReceiptLine(Kind.SHOPPING,
                        "Added 3 things to shopping", () -> {})),
                () -> {}),
            Cards.receipt(List.of(new Cards.ReceiptLine(Kind.PANTRY, "Moved spinach to the fridge", null)), () -> {}),
            Cards.undone("Took back: 3 dinners", () -> {}));
    }

    private static VBox troubled() {
        return Nodes.column(14, Bubble.of("Move the chicken to Sunday", Parts::chip),
            Cards.question("Which one do you mean? Two things fit.",
                List.of(new Pending.Choice("Butter Chicken, tonight’s dinner", ""),
                    new Pending.Choice("Chicken thighs, 600 g in the fridge", "")),
                _ -> {}),
            Cards.error("The model did not answer",
                "It was silent for 60 seconds. Your message is kept and nothing was changed.",
                () -> {}, () -> {}, () -> {}));
    }

    private static VBox panel() {
        var panel = new VBox(6);
        panel.setPadding(new Insets(10, 4, 0, 4));
        panel.getChildren().add(Nodes.label("What Alfred knows", "t-heading"));
        panel.getChildren().addAll(
            row("recipe_1", "recipe", "Butter Chicken", KnownEntity.Tier.IN_USE, "mentioned", "", false, false),
            row("inv_9", "inv", "Spinach", KnownEntity.Tier.IN_USE, "you edited", "", false, false),
            row("inv_21", "inv", "Old yeast", KnownEntity.Tier.IN_USE, "deleted", "", false, true),
            row("gen_meal_plan_1", "meal_plan", "Dinners Wed to Fri", KnownEntity.Tier.DRAFT, "3 dinners", "", false,
                false),
            row("task_1", "task", "Use up the spinach", KnownEntity.Tier.KEPT, "", "your goal this week", true, false),
            row("recipe_3", "recipe", "Lemon Ricotta Pasta", KnownEntity.Tier.KEPT, "", "you asked for it on Sunday",
                false, false));
        var toasts = new StackPane();
        toasts.setMinHeight(120);
        new Toasts(toasts).show("Puff pastry moved", () -> {});
        panel.getChildren().add(toasts);
        return Nodes.wide(panel, 288);
    }

    private static EntityRow row(String ref, String type, String label, KnownEntity.Tier tier, String doing,
        String reason, boolean pinned,
        boolean gone) {
        return new EntityRow(new KnownEntity(ref, type, "", label, tier, doing, reason, pinned, gone, Row.EMPTY),
            new NoActions());
    }

    private record NoHost() implements Composer.Host {
        @Override
        public void send(String message, String mode) {}

        @Override
        public void stop() {}

        @Override
        public boolean choose(int number) {
            return false;
        }

        @Override
        public void suggest(String letters, Consumer<List<Suggestion>> answer) {}
    }

    private record NoActions() implements EntityActions {
        @Override
        public void plan(KnownEntity draft) {}

        @Override
        public void save(KnownEntity entity) {}

        @Override
        public void discard(KnownEntity entity) {}

        @Override
        public void pin(KnownEntity entity, boolean pinned) {}

        @Override
        public void forget(KnownEntity entity) {}

        @Override
        public void mention(KnownEntity entity) {}

        @Override
        public void open(KnownEntity entity) {}

        @Override
        public void undo(KnownEntity entity) {}
    }

    private static Button chip(Mention mention) {
        return Chip.of(mention, _ -> {});
    }
}
