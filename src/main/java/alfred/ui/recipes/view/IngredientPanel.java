package alfred.ui.recipes.view;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.toggle;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.MeasureSystem;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.Kitchen.LineStock;
import alfred.ui.model.RecipeItem;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.print.Papers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// Ingredients panel of a recipe: amounts scaled to the chosen servings and units, missing ingredients marked.
final class IngredientPanel extends VBox {
    private static final int MAX_SERVINGS = 99;
    /// The setting of the units in which a recipe is shown, if not as it is written.
    private static final String MEASURE = "recipe.measure.";

    private final PageContext desk;
    private final UUID recipeId;
    private RecipeItem recipe = RecipeItem.NONE;
    private List<IngredientItem> lines = List.of();
    private Map<UUID, LineStock> stock = Map.of();
    private Map<UUID, Fraction> densities = Map.of();
    private final Runnable onDrawn;
    private int servings;
    private MeasureSystem measure;
    private AmountColumn amounts = new AmountColumn();

    /// @param servings as they were chosen before; 0 for those of the recipe
    /// @param onDrawn is told when the amounts are shown anew
    IngredientPanel(PageContext desk, UUID recipeId, int servings, Runnable onDrawn) {
        this.desk = desk;
        this.onDrawn = onDrawn;
        this.servings = servings;
        measure = desk.settings().get(MEASURE + recipeId)
            .flatMap(kept -> Stream.of(MeasureSystem.values()).filter(choice -> choice.name().equals(kept)).findFirst())
            .orElse(MeasureSystem.AS_WRITTEN);
        this.recipeId = recipeId;
        styled(this, "well");
        setPadding(new Insets(16, 20, 14, 20));
        setMaxHeight(USE_PREF_SIZE);
    }

    int servings() {
        return servings;
    }

    /// @param weighed grams per millilitre of the foods that are weighed, by their id
    void show(RecipeItem next, List<IngredientItem> nextLines, Map<UUID, LineStock> nextStock,
        Map<UUID, Fraction> weighed) {
        densities = weighed;
        // amounts for nobody knows how many cannot be worked out for others
        if (servings == 0 || written(next) == 0 || recipe.isThere() && written() != written(next)) {
            servings = written(next);
        }
        recipe = next;
        lines = nextLines;
        stock = nextStock;
        draw();
    }

    /// Returns the recipe's steps, with their amounts scaled and converted as those of the lines.
    List<String> steps() {
        return recipe.steps().stream().map(step -> StepAmounts.words(lines, step, scaling())).toList();
    }

    private ScaledView scaling() {
        return ScaledView.of(servings, written(), measure, densities);
    }

    /// Returns the lines for printing, scaled and converted as shown, with their section headings.
    List<Papers.Line> printed() {
        var scaling = scaling();
        var printed = new ArrayList<Papers.Line>();
        var section = "";
        for (var line : lines) {
            if (!line.section().equals(section)) {
                section = line.section();
                printed.add(new Papers.Line("", section, true));
            }
            printed.add(new Papers.Line(scaling.amount(line), scaling.name(line) + extra(line), false));
        }
        return List.copyOf(printed);
    }

    private int written() {
        return written(recipe);
    }

    /// For how many the recipe is written; 0 where that is not noted.
    private static int written(RecipeItem recipe) {
        return recipe.servings().orElse(0);
    }

    private void draw() {
        getChildren().clear();
        amounts = new AmountColumn();
        var head = row(8, firm(text("recipe.ingredients"), "t-heading"), spacer(), stepper());
        var units = Nodes.flow(8, units());
        if (servings != written()) {
            units.getChildren().add(row(4, firm(text("recipe.written-for", written()), "t-caption c-muted"),
                button(text("recipe.reset"), "text sm", () -> {
                    servings = written();
                    scaled();
                })));
        }
        VBox.setMargin(units, new Insets(10, 0, 8, 0));
        getChildren().addAll(head, units);
        var scaling = scaling();
        var section = "";
        for (var line : lines) {
            if (!line.section().equals(section)) {
                section = line.section();
                var title = label(section, "t-label c-muted");
                VBox.setMargin(title, new Insets(14, 0, 6, 0));
                getChildren().add(title);
            }
            getChildren().add(line(line, scaling));
        }
        if (!lines.isEmpty()) {
            addFoot();
        }
        onDrawn.run();
    }

    private Node stepper() {
        if (written() == 0) {
            return button(text("recipe.add-servings"), "text sm",
                () -> desk.open(new Route.RecipeForm(Optional.of(recipeId), "")));
        }
        var fewer = iconButton(Icon.MINUS, text("recipe.fewer"), "sm", () -> scale(-1));
        var more = iconButton(Icon.PLUS, text("recipe.more-servings"), "sm", () -> scale(1));
        var count = Nodes.wide(label(text("recipe.servings", servings), "t-small-strong"), 76);
        count.setAlignment(Pos.CENTER);
        return styled(row(2, fewer, count, more), "f stepper");
    }

    private void scale(int by) {
        servings = Math.clamp(servings + by, 1, MAX_SERVINGS);
        scaled();
    }

    /// Shows the amounts at once, and what is missing of them as soon as it is known.
    private void scaled() {
        draw();
        int asked = servings;
        desk.background().task(() -> desk.kitchen().stock(recipeId, asked)).onSuccess(now -> {
            if (asked == servings && !now.equals(stock)) {
                stock = now;
                draw();
            }
        }).start();
    }

    private HBox units() {
        var group = new ToggleGroup();
        var box = styled(new HBox(), "seg");
        for (var choice : MeasureSystem.values()) {
            var button = toggle(name(choice), "seg-item");
            button.setToggleGroup(group);
            button.setSelected(choice == measure);
            button.setOnAction(_ -> {
                measure = choice;
                desk.settings().put(MEASURE + recipeId, choice == MeasureSystem.AS_WRITTEN ? "" : choice.name());
                draw();
            });
            box.getChildren().add(button);
        }
        return box;
    }

    private static String name(MeasureSystem measure) {
        return switch (measure) {
            case AS_WRITTEN -> text("recipe.as-written");
            case METRIC -> text("recipe.metric");
            case IMPERIAL -> text("recipe.us");
        };
    }

    private Node line(IngredientItem line, ScaledView scaling) {
        var isAsWritten = measure == MeasureSystem.AS_WRITTEN && servings == written();
        var own = isAsWritten ? WrittenLine.of(line) : Optional.<WrittenLine>empty();
        var amount = amounts.label(own.map(WrittenLine::amount).orElseGet(() -> scaling.amount(line)),
            "t-strong c-accent");
        var name = new Text(own.map(WrittenLine::name).orElseGet(() -> scaling.name(line)));
        styled(name, "t-body md-text");
        var more = styled(new Text(own.map(WrittenLine::more).orElseGet(() -> extra(line))), "t-body c-muted");
        var words = styled(new TextFlow(name, more), "t-body");
        HBox.setHgrow(words, Priority.ALWAYS);
        var box = new HBox(8, amount, words);
        box.setMinHeight(28);
        box.setPadding(new Insets(3, 0, 3, 0));
        if (line.isStored() && stock.get(line.id()) instanceof LineStock known && known.isMissing()) {
            box.getChildren().add(known.state() == LineStock.State.LISTED
                ? iconLabel(text("recipe.line-listed"), "t-caption c-muted", Icon.SHOPPING_BASKET.view(13))
                : iconLabel(text("recipe.line-to-buy"), "t-caption c-shopping",
                    Icon.SHOPPING_BASKET.view(13, "ic-shopping")));
        }
        return box;
    }

    private static String extra(IngredientItem line) {
        var extra = new StringBuilder();
        Stream.of(line.preparation(), line.notes()).filter(words -> !words.isBlank())
            .forEach(words -> extra.append(", ").append(words));
        return line.isOptional() ? extra.append(", ").append(text("recipe.optional")).toString()
            : extra.toString();
    }

    private void addFoot() {
        var rule = rule();
        VBox.setMargin(rule, new Insets(12, 0, 8, 0));
        var missing = stock.values().stream().filter(LineStock::isMissing).count();
        var toAdd = stock.values().stream().filter(line -> line.state() == LineStock.State.TO_BUY).count();
        var atHome = lines.size() - missing;
        var fact = missing == 0
            ? iconLabel(text("recipe.all-at-home"), "t-small c-accent", Icon.CHECK.view(14, "ic-accent"))
            : iconLabel(text("recipe.at-home-of", atHome, lines.size()), "t-small c-muted", Icon.CHECK.view(14));
        var foot = row(8, fact, spacer());
        if (toAdd > 0) {
            foot.getChildren().add(button(text("recipe.add-missing", toAdd), "text", () -> desk.background()
                .task(() -> desk.kitchen().shopFor(recipeId, servings))
                .onSuccess(count -> desk.told(text("recipe.added-missing", count), count)).start()));
        }
        foot.setMinHeight(30);
        getChildren().addAll(rule, foot);
    }
}
