package alfred.ui.welcome;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.toggle;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.SampleKitchenOffer;
import alfred.ui.page.StarterCookbookOffer;
import alfred.ui.page.form.Fields;
import alfred.ui.page.list.ColumnsPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Welcome screen of the first start: household, diets and allergies, staples, and initial content. Skippable.
public final class Welcome extends StackPane {
    private static final double WITH_MOSAIC = 980;

    private final PageContext desk;
    private final Runnable done;
    private final WelcomeAnswers answers = new WelcomeAnswers();
    private final Button open;

    /// A choice shown as a toggle button.
    ///
    /// @param values the values stored when chosen, in the catalogue's terms
    private record Chip(String name, List<String> values) {}

    /// Creates the screen with the default answers.
    ///
    /// @param done removes the screen; called on completion and on skip
    public Welcome(PageContext desk, Runnable done) {
        this.desk = desk;
        this.done = done;
        open = button(text("welcome.open"), "primary lg", this::begin);
        setPadding(new Insets(8));
        styled(this, "welcome");
        var form = column(20, head(), question(1, text("welcome.who"), people()),
            question(2, text("welcome.avoid"), avoided()),
            question(3, text("welcome.staples"), staples()), question(4, text("welcome.start"), starts()));
        form.setMaxWidth(600);
        var holder = new StackPane(form);
        holder.setAlignment(Pos.CENTER_LEFT);
        holder.setMinHeight(USE_PREF_SIZE);
        holder.setPadding(new Insets(32, 40, 18, 72));
        // in a low window the questions scroll while the buttons stay visible
        var questions = Nodes.scroll(holder);
        questions.prefViewportHeightProperty().bind(holder.heightProperty());
        holder.heightProperty().addListener(_ -> FxThread.later(this::requestLayout));
        var left = new VBox(questions, foot());
        left.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(left, Priority.ALWAYS);
        var mosaic = new Mosaic();
        var sheet = styled(new HBox(left, mosaic), "a-sheet");
        sheet.setPadding(new Insets(1, 24, 1, 1));
        widthProperty().addListener((_, _, width) -> Nodes.visible(mosaic, width.doubleValue() >= WITH_MOSAIC + 260));
        getChildren().add(sheet);
    }

    /// Focuses the button that completes the welcome screen.
    public void focus() {
        open.requestFocus();
    }

    private static Node head() {
        var mark = Nodes.fix(styled(new StackPane(Icon.CONCIERGE_BELL.view(26, "ic-on")), "brand-mark large"), 44, 44);
        var words = wrapped(text("welcome.words"), "t-body c-text-2");
        words.setMaxWidth(520);
        var head = column(6, mark, wrapped(text("welcome.title"), "t-display"), words);
        VBox.setMargin(mark, new Insets(0, 0, 12, 0));
        return head;
    }

    private static Node question(int number, String words, Node answer) {
        var digit = firm(String.valueOf(number), "t-title-2 c-accent");
        digit.setMinWidth(24);
        var body = column(10, firm(words, "t-heading"), answer);
        body.setPadding(new Insets(4, 0, 0, 0));
        var line = new HBox(10, digit, growing(body));
        line.setAlignment(Pos.TOP_LEFT);
        return line;
    }

    private Node people() {
        var line = new HBox(12, counter(answers.adults, 1, text("prefs.adults")),
            counter(answers.children, 0, text("prefs.kids")),
            counter(answers.babies, 0, text("prefs.babies")));
        line.getChildren().forEach(Nodes::growing);
        return line;
    }

    private static Node counter(IntegerProperty value, int least, String name) {
        var stepper = Fields.stepper(value, least, 20, name);
        var label = firm(name, "t-small c-text-2");
        HBox.setMargin(label, new Insets(0, 4, 0, 8));
        stepper.getChildren().addFirst(label);
        stepper.setPrefWidth(100);
        return stepper;
    }

    private Node avoided() {
        var diets = chips(answers.diets,
            List.of(chip(text("welcome.vegetarian"), "vegetarian"), chip(text("welcome.vegan"), "vegan"),
                chip(text("welcome.pescatarian"), "pescatarian"), chip(text("welcome.no-pork"), "no pork")));
        var allergies = chips(answers.allergies, List.of(chip(text("welcome.nuts"), "tree nuts", "peanuts"),
            chip(text("welcome.gluten"), "gluten"), chip(text("welcome.dairy"), "dairy"),
            chip(text("welcome.eggs"), "eggs"),
            chip(text("welcome.shellfish"), "shellfish"), chip(text("welcome.soy"), "soy")));
        var others = Nodes.flow(8,
            other(text("welcome.other-allergy"), answers.otherAllergies, allergies, answers.allergies));
        others.getChildren().add(other(text("welcome.dislikes"), answers.otherDislikes, others, answers.dislikes));
        return column(8, diets, allergies, others);
    }

    /// A field for a food that is not among the chips; Enter makes one of it, at the end of these.
    private static TextField other(String name, StringProperty typed, FlowPane flow, Set<String> chosen) {
        var field = Fields.text(typed, name, "pill");
        field.setAccessibleText(name);
        field.setPrefWidth(190);
        field.setOnAction(_ -> WelcomeAnswers.typed(typed.get()).forEach(food -> {
            if (chosen.add(food)) {
                var chip = chips(chosen, List.of(new Chip(food, List.of(food)))).getChildren().getFirst();
                flow.getChildren().add(chip);
            }
            typed.set("");
        }));
        return field;
    }

    private Node staples() {
        return chips(answers.staples,
            List.of(chip(text("welcome.salt"), "salt"), chip(text("welcome.pepper"), "pepper"),
                chip(text("welcome.oil"), "oil"), chip(text("welcome.vinegar"), "vinegar"),
                chip(text("welcome.sugar"), "sugar"),
                chip(text("welcome.flour"), "flour"), chip(text("welcome.butter"), "butter"),
                chip(text("welcome.rice"), "rice")));
    }

    private static Chip chip(String name, String... values) {
        return new Chip(name, List.of(values));
    }

    private static FlowPane chips(Set<String> chosen, List<Chip> chips) {
        var flow = Nodes.flow(8);
        for (var chip : chips) {
            var button = toggle(chip.name(), "filter");
            button.selectedProperty().addListener((_, _, isChosen) -> {
                button.setGraphic(isChosen ? Icon.CHECK.view(13) : null);
                if (isChosen) {
                    chosen.addAll(chip.values());
                } else {
                    chosen.removeAll(chip.values());
                }
            });
            button.setSelected(chosen.containsAll(chip.values()));
            flow.getChildren().add(button);
        }
        return flow;
    }

    private Node starts() {
        var group = new ToggleGroup();
        var cards = new ArrayList<Node>();
        cards.add(
            start(WelcomeAnswers.Start.SAMPLE, Icon.HOUSE, text("welcome.sample"), text("welcome.sample.help"), group));
        cards.add(start(WelcomeAnswers.Start.STARTER, Icon.BOOK_OPEN_TEXT, text("welcome.starter"),
            text("welcome.starter.help"), group));
        cards.add(start(WelcomeAnswers.Start.OWN, Icon.DOWNLOAD, text("welcome.own"), text("welcome.own.help"), group));
        cards.add(
            start(WelcomeAnswers.Start.EMPTY, Icon.PLUS, text("welcome.empty"), text("welcome.empty.help"), group));
        var pane = new ColumnsPane(250, 10, 2);
        pane.show(cards);
        return pane;
    }

    private ToggleButton start(WelcomeAnswers.Start start, Icon icon, String name, String help, ToggleGroup group) {
        var button = Fields.option(icon, name, help, group, () -> answers.start = start);
        button.setSelected(start == answers.start);
        return button;
    }

    private Node foot() {
        var foot = row(14, open, button(text("welcome.skip"), "ghost lg", this::skip),
            label(text("welcome.later"), "t-small c-muted"));
        foot.setPadding(new Insets(12, 40, 32, 106));
        foot.setMinHeight(USE_PREF_SIZE);
        return foot;
    }

    private void skip() {
        done.run();
    }

    private void begin() {
        var kitchen = desk.kitchen();
        desk.background().run(() -> {
            kitchen.preferences().ifPresent(
                row -> kitchen.update(KitchenEntities.PREFERENCES, row.id(), answers.changes(row)));
        }).onSuccess(_ -> start()).start();
    }

    /// Opens the kitchen; a sample kitchen only once it is laid out, so that it is never seen empty.
    private void start() {
        if (answers.start == WelcomeAnswers.Start.SAMPLE) {
            open.setDisable(true);
            open.setText(text("welcome.laying"));
            SampleKitchenOffer.accept(desk, done);
            return;
        }
        done.run();
        switch (answers.start) {
            case SAMPLE -> {}
            case STARTER -> {
                desk.open(new Route.Recipes());
                StarterCookbookOffer.accept(desk);
            }
            case OWN -> desk.open(new Route.Import());
            case EMPTY -> desk.open(new Route.Home());
        }
    }
}
