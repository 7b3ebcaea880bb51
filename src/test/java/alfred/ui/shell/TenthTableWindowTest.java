package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the tenth stranger found in the look of the window and in its fields.
class TenthTableWindowTest extends TypedWindow {
    private static final String LONG = "Ask the butcher on the market square whether he can keep two kilos of marrow "
        + "bones and the whole shoulder of lamb for us until the Saturday after next, and what it costs without bones";

    TenthTableWindowTest() {
        super(DemoKitchen.services(false, withoutChat()));
    }

    private static WindowSettings withoutChat() {
        var settings = TestWindow.welcomed();
        settings.put("chat.shown", "false");
        return settings;
    }

    @ParameterizedTest @ValueSource(ints = {1440, 1024, 800})
    void anAmountOfARecipeIsWholeAndBreaksBetweenItsWords(int width) {
        window.run(shell -> shell.getScene().getWindow().setWidth(width));
        var lines = Stream.of("2 x 400g tins chopped tomatoes", "2 heaped tablespoons paprika",
            "1 1/2-2 tablespoons groundnut oil", "3 cloves garlic").map(IngredientRows::row).toList();
        var recipe = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Chili", "servings", 4L,
            "ingredients", lines, "instructions", List.of("Stir in the 2 x 400g tins chopped tomatoes.")));

        go(new Route.Recipe(recipe));

        isWhole("2 x 400g tins");
        isWhole("2 heaped tablespoons");
        isWhole("1 1/2-2 tablespoons");
        isWhole("3 cloves");
        assertThat(written()).contains("chopped tomatoes", "paprika");

        window.press(Texts.text("recipe.more-servings"));
        isWhole("2½ × 400 g cans");
        soon(() -> assertThat(written()).anyMatch(words -> words.contains("2½ × 400 g cans chopped tomatoes")));
    }

    @Test
    void aNumberThatIsTooSmallIsToldSo() {
        go(new Route.Meals());
        window.run(shell -> shell.page().create());
        var field = (TextField) window.await("the servings", node -> node instanceof TextField typed
            && "For how many".equals(typed.getAccessibleText()));
        Pictures.onFx(() -> {
            field.setText("0");
            return true;
        });
        window.press(Texts.text("dialog.save"));
        soon(() -> assertThat(window.texts()).contains("Write at least 1"));

        Pictures.onFx(() -> {
            field.setText("two");
            return true;
        });
        window.press(Texts.text("dialog.save"));
        soon(() -> assertThat(window.texts()).contains("Write a whole number").doesNotContain("Write at least 1"));
    }

    @Test
    void aNumberWithButtonsTellsItsBounds() {
        go(new Route.RecipeForm(Optional.empty(), ""));
        clickOn("the servings", node -> node instanceof TextField field
            && "Servings".equals(field.getAccessibleText()));
        write("0");
        soon(() -> assertThat(window.texts()).contains("Write at least 1"));

        write("100");
        soon(() -> assertThat(window.texts()).contains("Write at most 99").doesNotContain("Write at least 1"));
    }

    @Test
    void aLongTitleOfATaskHasTwoLines() {
        services.kitchen().create(KitchenEntities.TASK, Row.of("title", LONG, "due_date", window.shell().today(),
            "due_time", LocalTime.of(15, 30), "repeats", "FREQ=WEEKLY"));
        services.kitchen().create(KitchenEntities.TASK, Row.of("title", "Soak beans"));
        go(new Route.Tasks());
        var title = label(LONG);
        var brief = label("Soak beans");
        Pictures.settle();

        assertThat(Pictures.onFx(title::getHeight)).isBetween(2 * Pictures.onFx(brief::getHeight) - 2,
            3 * Pictures.onFx(brief::getHeight) - 2);
    }

    @Test
    void anEmptyWeekIsLowAndInvites() {
        go(new Route.Meals());
        window.press(Texts.text("meals.after"));
        window.press(Texts.text("meals.after"));
        Pictures.settle();
        assertThat(Pictures.onFx(() -> places().mapToDouble(place -> place.getLayoutBounds().getHeight()).max()
            .orElse(0))).isBetween(40.0, 100.0);

        window.press("Plan a dinner");
        window.await("the day of the meal", node -> node instanceof Label label
            && label.getText().equals(Texts.text("meals.form.new")));
        push(KeyCode.ESCAPE);
        services.kitchen().create(KitchenEntities.MEAL, Row.of("date", window.shell().today().plusDays(15),
            "meal_type", "dinner", "notes", "Rest of the risotto"));
        window.run(shell -> shell.page().refresh());
        soon(() -> assertThat(Pictures.onFx(() -> places()
            .mapToDouble(place -> place.getLayoutBounds().getHeight()).min().orElse(0))).isGreaterThan(120));
        assertThat(window.texts()).doesNotContain("Plan a dinner");
    }

    @Test
    void twoTimersOfOneStepAreToldApart() {
        var now = OffsetDateTime.now(window.shell().clock());
        timer("Bread, step 2", 600, now.minusSeconds(5));
        timer("Bread, step 2", 1500, now.plusMinutes(10));
        timer("Rice", 720, now.plusMinutes(15));

        var pill = (Button) window.await("the timer", node -> node instanceof Button button
            && button.getStyleClass().contains("warn"));

        soon(() -> assertThat(pill.getText())
            .matches("Bread, step 2 \\(10 min\\): time is up\\n(10:00|9:5\\d) · Bread, step 2 \\(25 min\\) \\+1"));
    }

    private void timer(String name, long seconds, OffsetDateTime rings) {
        services.kitchen().create(KitchenEntities.TIMER, Row.of("name", name, "seconds", seconds, "rings_at", rings));
    }

    private Stream<Node> places() {
        return window.nodes().filter(node -> node.getStyleClass().contains("slot"));
    }

    private List<String> written() {
        return Pictures.onFx(() -> window.nodes().filter(Text.class::isInstance).map(node -> ((Text) node).getText())
            .toList());
    }

    private Label label(String words) {
        return (Label) window.await(words, node -> node instanceof Label told && words.equals(told.getText()));
    }

    private static String drawn(Label label) {
        return ((Text) label.lookup(".text")).getText();
    }

    /// All of a label is drawn, and no word of it is in two lines.
    @Test
    void aRecipeThatDoesNotSayForHowManyIsNotMultiplied() {
        var recipe = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Apple Cake", "ingredients",
            Stream.of("250 g flour", "3 eggs").map(IngredientRows::row).toList(), "instructions", List.of("Bake it.")));

        go(new Route.Recipe(recipe, 4));

        soon(() -> assertThat(window.texts()).contains(Texts.text("recipe.add-servings"), "250 g")
            .noneMatch(words -> words.startsWith("written for")));
        window.shoot("80-recipe-without-servings");
    }

    @Test
    void settingsAreReadableBesideTheChat() {
        window.run(shell -> shell.getScene().getWindow().setWidth(1024));
        push(KeyCode.CONTROL, KeyCode.L);
        go(new Route.Settings());
        window.press(Texts.text("settings.appearance"));

        isWhole(Texts.text("look.language"));
        isWhole(Texts.text("look.text.help"));
        window.shoot("81-settings-beside-the-chat");
        window.run(shell -> shell.getScene().getWindow().setWidth(1440));
        window.shoot("82-settings");
    }

    private void isWhole(String words) {
        var label = label(words);
        Pictures.settle();
        assertThat(Pictures.onFx(() -> drawn(label).replaceAll("\\s+", " "))).isEqualTo(words);
        assertThat(Pictures.onFx(() -> label.getHeight() + 1)).isGreaterThan(Pictures.onFx(() -> label.prefHeight(
            label.getWidth())));
        assertThat(Pictures.onFx(() -> label.getWidth() + 1)).as("as wide as its longest word")
            .isGreaterThan(Pictures.onFx(() -> Stream.of(words.split(" ")).mapToDouble(word -> {
                var text = new Text(word);
                text.setFont(label.getFont());
                return text.getLayoutBounds().getWidth();
            }).max().orElse(0)));
    }
}
