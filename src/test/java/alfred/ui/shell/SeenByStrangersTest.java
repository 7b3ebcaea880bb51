package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/// What people did not like to see who saw the window for the first time: names that are cut, words of the program's
/// own, and what is not there in a small window.
class SeenByStrangersTest extends TypedWindow {
    private static final String LONG = "Salmon with Lemon Dill Sauce and Potatoes";

    SeenByStrangersTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void aMisspeltWordFindsWhatIsMeant() {
        recipe("Chickpea Curry");
        recipe("Porridge");
        stock("avocados", "counter", "produce");
        go(new Route.Recipes());
        push(KeyCode.CONTROL, KeyCode.F);
        write("chikpea");

        soon(() -> assertThat(window.texts()).contains("Chickpea Curry",
            "Nothing is called “chikpea”, but this comes close").doesNotContain("Porridge"));
        go(new Route.Pantry());
        push(KeyCode.CONTROL, KeyCode.F);
        write("avacado");
        soon(() -> assertThat(window.texts()).contains("Avocados"));
        go(new Route.Foods());
        push(KeyCode.CONTROL, KeyCode.F);
        write("zuchini");
        soon(() -> assertThat(window.texts()).contains("Zucchini"));
        push(KeyCode.CONTROL, KeyCode.K);
        write("chikpea");
        soon(() -> assertThat(window.texts()).contains("Chickpea Curry"));
    }

    @Test
    void placesAndKindsHaveNamesThatPeopleUse() {
        stock("brown rice", "pantry", "grains");
        stock("rye flour", "cabinet", "baking");
        go(new Route.Pantry());

        soon(() -> assertThat(window.texts()).containsOnlyOnce("Cupboard").contains("Brown rice", "Rye flour")
            .doesNotContain("Cabinet"));
        click("By kind");
        soon(() -> assertThat(window.texts()).contains("Grains and pasta", "Baking").doesNotContain("Grains"));
        click("Brown rice");
        window.await("the kind", node -> node instanceof TextField field && "Grains and pasta".equals(field.getText()));
        push(KeyCode.CONTROL, KeyCode.ENTER);
        assertThat(row("inventory", "brown rice").text("category")).isEqualTo("grains");
    }

    @Test
    void aKindThatIsWrittenAnewIsKept() {
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "plasters", "category", "specialty"));
        go(new Route.Shopping());
        click("Plasters");
        clickOn("the aisle", node -> node instanceof TextField field && "Specialities".equals(field.getText()));
        push(KeyCode.CONTROL, KeyCode.A);
        write("Fruit and vegetables");
        push(KeyCode.CONTROL, KeyCode.ENTER);
        soon(() -> assertThat(row("shopping_list", "plasters").text("category")).isEqualTo("produce"));

        click("Plasters");
        clickOn("the aisle", node -> node instanceof TextField field && "Fruit and vegetables".equals(field.getText()));
        push(KeyCode.CONTROL, KeyCode.A);
        write("Chemist");
        push(KeyCode.CONTROL, KeyCode.ENTER);
        soon(() -> assertThat(row("shopping_list", "plasters").text("category")).isEqualTo("Chemist"));
    }

    @Test
    void namesStandInFullBesideTheWeek() {
        recipe(LONG);
        window.run(Shell::toggleChat);
        go(new Route.Meals());

        soon(() -> assertThat(whole(LONG)).isNotEmpty().allMatch(drawn -> drawn));
    }

    @Test
    void namesStandInFullInTheSidePanel() {
        recipe(LONG);
        say("show me the recipe " + LONG);
        window.run(Shell::togglePanel);

        soon(() -> assertThat(whole(LONG)).isNotEmpty().allMatch(drawn -> drawn));
    }

    @Test
    void aRecipeIsShownAsItWasLeft() {
        var stew = recipe("Stew");
        go(new Route.Recipe(stew));
        click("For more");
        click("US");
        soon(() -> assertThat(window.texts()).contains("5 servings"));
        go(new Route.Home());
        go(new Route.Recipe(stew));

        soon(() -> assertThat(window.texts()).contains("5 servings"));
        assertThat(window.find(node -> node instanceof ToggleButton unit && "US".equals(unit.getText())
            && unit.isSelected())).isPresent();
    }

    @Test
    void theGroupsOfThePantryAreChosenInASmallWindowToo() {
        stock("brown rice", "pantry", "grains");
        try (var small = new TestWindow(services, 1024, 680)) {
            small.open(new Route.Pantry());

            soon(() -> assertThat(small.texts()).contains("By place", "By kind"));
        }
    }

    @Test
    void theSettingsAreReachedInALowWindow() {
        try (var low = new TestWindow(services, 800, 500)) {
            var settings = low.await("the settings",
                node -> node instanceof ToggleButton entry && "Settings".equals(entry.getAccessibleText()));
            Pictures.settle();

            assertThat(Pictures.onFx(() -> settings.localToScene(settings.getLayoutBounds()).getMaxY()))
                .isLessThanOrEqualTo(500);
        }
    }

    @Test
    void theHelpOfAnEmptySearchStandsInTheMiddle() {
        recipe("Stew");
        go(new Route.Recipes());
        push(KeyCode.CONTROL, KeyCode.F);
        write("zzzz");

        var title = window.await("the title", node -> says(node, "Nothing for “zzzz”"));
        var help = window.await("the help", node -> says(node, "Try fewer words, or make something new of it."));
        assertThat(middle(help)).isCloseTo(middle(title), Offset.offset(2.0));
    }

    @Test
    void theSearchIsAsHighAsItsRows() {
        push(KeyCode.CONTROL, KeyCode.K);
        var palette = window.await("the search", node -> node instanceof Palette);
        Pictures.settle();
        var before = Pictures.onFx(() -> palette.getLayoutBounds().getHeight());
        write("zzzz");

        soon(() -> assertThat(Pictures.onFx(() -> palette.getLayoutBounds().getHeight())).isLessThan(before - 100));
    }

    @Test
    void aMealTellsForHowManyItIs() {
        var stew = recipe("Stew");
        var today = LocalDate.parse("2026-01-13");
        var cooked = services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", today, "meal_type", "lunch", "recipe_id", stew, "servings", 3L));
        services.kitchen().create(KitchenEntities.LOG, Row.of("recipe_id", stew, "meal_id", cooked, "cooked_at",
            OffsetDateTime.parse("2026-01-13T12:00:00Z")));
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", today.plusDays(1), "meal_type", "dinner", "recipe_id", stew));
        go(new Route.Meals());

        soon(() -> assertThat(window.texts()).contains("cooked for 3", "for 4"));
    }

    @Test
    void aScaledAmountIsOneThatCanBeMeasured() {
        var stew = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Stew", "servings", 4L,
            "ingredients", List.of(Row.of("name", "flour", "quantity", 960L, "unit", "g"),
                Row.of("name", "paprika", "quantity", 4L, "unit", "tsp"),
                Row.of("name", "garlic", "quantity", 4L, "unit", "clove"), Row.of("name", "eggs", "quantity", 1L))));
        go(new Route.Recipe(stew));
        click("For more");

        soon(() -> assertThat(window.texts()).contains("1.2 kg", "5 tsp", "5 cloves", "1¼"));
        click("For more");
        soon(() -> assertThat(window.texts()).contains("2 tbsp", "6 cloves", "1½"));
    }

    @Test
    void afterDinnerHomeTellsThatItIsCooked() {
        var stew = recipe("Stew");
        var toast = recipe("Toast");
        var today = LocalDate.parse("2026-01-13");
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", today, "meal_type", "lunch", "recipe_id", toast));
        go(new Route.Home());
        soon(() -> assertThat(window.texts()).contains("Tuesday 13 January. Nothing is planned for tonight."));
        var dinner = services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", today, "meal_type", "dinner", "recipe_id", stew, "servings", 2L));
        soon(() -> assertThat(window.texts()).contains("Tuesday 13 January. Dinner is planned.", "Tonight · for 2"));
        services.kitchen().create(KitchenEntities.LOG, Row.of("recipe_id", stew, "meal_id", dinner, "cooked_at",
            OffsetDateTime.parse("2026-01-13T18:10:00Z")));

        soon(() -> assertThat(window.texts()).contains("Tuesday 13 January. Dinner is cooked.", "Tonight · for 2")
            .doesNotContain("Lunch"));
    }

    @Test
    void homeNamesWhatIsOnTheListBesideWhatIsToBuy() {
        var stew = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Stew", "servings", 4L,
            "ingredients", List.of(Row.of("name", "onions", "quantity", 2L), Row.of("name", "leeks", "quantity", 3L))));
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "leeks", "quantity", 3L));
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", LocalDate.parse("2026-01-13"), "meal_type", "dinner", "recipe_id", stew));
        go(new Route.Home());

        soon(() -> assertThat(window.texts()).contains("To buy: onions", "On the list: leeks"));
    }

    @Test
    void whatIsTakenByTheSpoonIsBoughtByTheJarAndMoreIsSaidToBeMore() {
        var stew = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Stew", "servings", 4L,
            "ingredients", List.of(Row.of("name", "chilli flakes", "quantity", Fraction.of(1, 3), "unit", "tsp"),
                Row.of("name", "onions", "quantity", Fraction.of(22, 3)))));
        stock("onions", "counter", "produce");
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", LocalDate.parse("2026-01-14"), "meal_type", "dinner", "recipe_id", stew));
        go(new Route.Shopping());
        click("Add 2 from the plan");

        soon(() -> assertThat(window.texts()).contains("Chilli flakes", "⅓ tsp needed", "Onions", "7", "1 at home",
            "6⅓ more needed").doesNotContain("⅓ tsp"));
    }

    @Test
    void whatCannotBeComparedIsToldWhereThePantryIsLeftAlone() {
        var stew = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Stew", "servings", 4L,
            "ingredients", List.of(Row.of("name", "garlic", "quantity", 3L, "unit", "clove")), "instructions",
            List.of("Stir.")));
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "garlic", "quantity", 200L, "unit", "ml", "location", "counter"));
        go(new Route.Cook(stew, 4));
        click("Cooked");

        soon(() -> assertThat(window.texts())
            .contains("How much of these is left cannot be told. Tick what is used up:", "Garlic", "200 ml"));
        push(KeyCode.CONTROL, KeyCode.ENTER);
        soon(() -> assertThat(rows("cooking_log")).hasSize(1));
        assertThat(rows("inventory")).extracting(lot -> lot.text("name")).contains("garlic");
    }

    @Test
    void whatWasBoughtWithoutAnAmountIsTickedOffWhenItIsUsedUp() {
        var stew = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Stew", "servings", 4L,
            "ingredients", List.of(Row.of("name", "soy sauce", "quantity", 3L, "unit", "tbsp")), "instructions",
            List.of("Stir.")));
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "Soy sauce", "is_purchased", true));
        services.kitchen().putAway();
        go(new Route.Cook(stew, 4));
        click("Cooked");
        click("Soy sauce is used up");
        push(KeyCode.CONTROL, KeyCode.ENTER);

        soon(() -> assertThat(rows("cooking_log")).hasSize(1));
        assertThat(rows("inventory")).extracting(lot -> lot.text("name")).doesNotContain("Soy sauce");
        services.kitchen().undo();
        assertThat(rows("inventory")).extracting(lot -> lot.text("name")).contains("Soy sauce");
    }

    @Test
    void whatIsForADishThatIsCookedIsTakenOffTheListOnDemand() {
        var stew = recipe("Stew");
        recipe("Soup");
        var pie = services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", "Pie", "servings", 4L, "ingredients",
            List.of(Row.of("name", "flour", "quantity", 500L, "unit", "g"))));
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", LocalDate.parse("2026-01-15"), "meal_type", "dinner", "recipe_id", pie));
        for (var line : List.of(Row.of("name", "leeks", "source", "Stew"),
            Row.of("name", "flour", "source", "Stew"), Row.of("name", "onions", "source", "Stew, Soup"),
            Row.of("name", "soap"))) {
            services.kitchen().create(KitchenEntities.SHOPPING, line);
        }
        go(new Route.Shopping());
        soon(() -> assertThat(window.texts()).contains("for 2 meals", "Stew"));
        services.kitchen().create(KitchenEntities.LOG, Row.of("recipe_id", stew, "cooked_at",
            OffsetDateTime.now().plusYears(1)));

        soon(() -> assertThat(window.texts()).contains("1 thing is for dishes that are cooked meanwhile.", "Soup")
            .doesNotContain("for 2 meals", "Stew"));
        click("Take it off");
        soon(() -> assertThat(names("shopping_list")).containsExactlyInAnyOrder("flour", "onions", "soap"));
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(names("shopping_list")).contains("leeks"));
    }

    @Test
    void aLineOfTheListTellsTheDayOfItsMeal() {
        var stew = recipe("Stew");
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", LocalDate.parse("2026-01-15"), "meal_type", "dinner", "recipe_id", stew));
        go(new Route.Shopping());
        click("Add 1 from the plan");

        soon(() -> assertThat(window.texts()).contains("Onions", "Stew", "Thu"));
    }

    @Test
    void sevenDaysFitBesideTheChatAndThePanel() {
        try (var full = new TestWindow(services, 1440, 900)) {
            full.run(Shell::togglePanel);
            full.open(new Route.Meals());
            var last = full.await("the last day", node -> node instanceof Label day && "19".equals(day.getText()));
            Pictures.settle();

            var days = Pictures.onFx(() -> TypedWindow.scrolling(last));
            soon(() -> assertThat(Pictures.onFx(() -> last.localToScene(last.getLayoutBounds()).getMaxX()))
                .isLessThan(Pictures.onFx(() -> days.localToScene(days.getLayoutBounds()).getMaxX())));
            assertThat(full.texts()).contains("Breakfast", "Lunch", "Dinner");
        }
    }

    @Test
    void whatIsTakenBackCannotBeTakenBackAgain() {
        say("add 3 leeks to the shopping list");
        say("add soap to the shopping list");
        soon(() -> assertThat(undos()).isEqualTo(2));
        say("undo that");
        soon(() -> assertThat(window.texts()).contains("Taken back", "Redo"));
        assertThat(undos()).isEqualTo(1);

        click("Redo");
        soon(() -> assertThat(undos()).isEqualTo(2));
        assertThat(window.texts()).doesNotContain("Taken back", "Redo");
        go(new Route.Shopping());
        window.run(Shell::undo);
        soon(() -> assertThat(undos()).isEqualTo(1));
    }

    /// How many receipts can be taken back.
    private long undos() {
        return Pictures.onFx(() -> window.nodes()
            .filter(node -> node instanceof Labeled button && "Undo".equals(button.getText()))
            .filter(node -> TestWindow.isSeen(node) && isIn(node, "receipt")).count());
    }

    private static boolean isIn(Node node, String style) {
        return node != null && (node.getStyleClass().contains(style) || isIn(node.getParent(), style));
    }

    private UUID recipe(String name) {
        return services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 4L, "ingredients",
            List.of(Row.of("name", "onions", "quantity", 2L)), "instructions", List.of("Stir.")));
    }

    private void stock(String name, String place, String kind) {
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", name, "quantity", 1L, "location", place, "category", kind));
    }

    private static boolean says(Node node, String words) {
        return node instanceof Label label && words.equals(label.getText());
    }

    /// Whether each label of these words draws all of them.
    private List<Boolean> whole(String words) {
        return Pictures.onFx(() -> window.nodes().filter(TestWindow::isSeen)
            .filter(node -> node instanceof Labeled label && words.equals(label.getText()))
            .map(node -> node.lookup(".text") instanceof Text text && text.getText().equals(words)).toList());
    }

    private static double middle(Node label) {
        return Pictures.onFx(() -> {
            var text = label.lookup(".text");
            return text.localToScene(text.getLayoutBounds()).getCenterX();
        });
    }
}
