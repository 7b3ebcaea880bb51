package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/// Faults that a week of use of the window has shown, done again with the same keys and clicks (window.md).
class FoundInUseTest extends TypedWindow {
    FoundInUseTest() {
        super(DemoKitchen.services(true, TestWindow.welcomed()));
    }

    @Test
    void removingAnIngredientByKeyLeavesTheNameAlone() {
        push(KeyCode.CONTROL, KeyCode.N);
        write("Plum Cake");
        click("Next ingredient");
        write("6 plums\n200 g flour\n100 g sugar");
        click("In a sentence");
        for (int i = 0; i < 9 && !"Remove this line".equals(focused().getAccessibleText()); i++) {
            push(KeyCode.TAB);
        }

        push(KeyCode.ENTER);
        write("eggs");

        assertThat(focused()).isNotInstanceOf(TextInputControl.class);
        var name = (TextField) window.await("the name",
            node -> node instanceof TextField field && "Plum Cake".equals(field.getText()));
        assertThat(name.getText()).isEqualTo("Plum Cake");
        assertThat(window.texts()).contains("flour", "sugar").doesNotContain("plums");
    }

    @Test
    void severalThingsAreMovedByOneSentence() {
        go(new Route.Pantry());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        for (var food : List.of("hummus, cabinet", "cheddar, cabinet")) {
            write(food);
            push(KeyCode.ENTER);
        }
        row("inventory", "cheddar");

        say("move hummus, cheddar and truffles to the freezer");

        assertThat(row("inventory", "hummus").text("location")).isEqualTo("freezer");
        assertThat(row("inventory", "cheddar").text("location")).isEqualTo("freezer");
        assertThat(services.chat().snapshot().recent().getLast().assistant()).contains("hummus", "cheddar",
            "There is no truffles");
    }

    @Test
    void twoFoodsOfOneLineBecomeTwo() {
        push(KeyCode.CONTROL, KeyCode.N);
        write("Green Salad");
        click("Next ingredient");
        write("glugs of oil and vinegar\n");
        push(KeyCode.TAB);
        click("Make it two");
        push(KeyCode.CONTROL, KeyCode.S);

        row("recipes", "Green Salad");
        assertThat(rows("recipe_ingredients")).extracting(line -> line.text("raw_text")).contains("glugs of oil",
            "vinegar");
    }

    @Test
    void aDateIsNoFood() {
        say("Suggest a dinner for Monday 30 November with lentils");

        assertThat(services.chat().snapshot().recent().getLast().assistant()).contains("Lentil")
            .doesNotContain("with Monday");
    }

    @Test
    void aScantCupIsACupAndWhatIsAlwaysThereIsNotBought() {
        push(KeyCode.CONTROL, KeyCode.N);
        write("Flat Bread");
        click("Next ingredient");
        write("a scant cup warm water\nsalt and pepper\n2 cups flour");
        push(KeyCode.CONTROL, KeyCode.S);

        var recipe = row("recipes", "Flat Bread").id();
        var lines = rows("recipe_ingredients").stream()
            .filter(line -> line.reference("recipe_id").filter(recipe::equals).isPresent()).toList();
        assertThat(lines).extracting(line -> line.text("name")).containsExactlyInAnyOrder("warm water",
            "salt and pepper", "flour");
        var water = lines.stream().filter(line -> line.text("name").equals("warm water")).findFirst().orElseThrow();
        assertThat(water.quantity("quantity")).contains(Fraction.ONE);
        assertThat(water.text("unit")).isEqualTo("cup");
        soon(() -> assertThat(window.texts()).contains("Flat Bread"));
        var spices =
            lines.stream().filter(line -> line.text("name").equals("salt and pepper")).findFirst().orElseThrow();
        assertThat(services.kitchen().stock(recipe, 0).get(spices.id()).isMissing()).isFalse();
    }

    @Test
    void aPastedPageGivesItsTitleAndItsTimes() {
        go(new Route.Import());
        paste("""
            Skip to Recipe
            Home About Recipes Contact
            Grandma's Lentil Soup
            4.8 from 213 votes
            This soup has been in our family for years.
            Prep Time: 15 mins Cook Time: 35 mins Total Time: 50 mins
            Course: Soup Cuisine: Turkish Servings: 4
            Jump to Recipe Print Recipe

            Ingredients
            1 cup red lentils
            For the topping:
            2 tbsp butter

            Instructions
            1. Rinse the lentils.
            2. Cook everything for 35 minutes.
            """);
        click("Read the recipe");
        click("Save recipe");

        var saved = row("recipes", "Grandma's Lentil Soup");
        assertThat(saved.integer("prep_time_minutes")).contains(15L);
        assertThat(saved.integer("cook_time_minutes")).contains(35L);
        assertThat(saved.integer("servings")).contains(4L);
        assertThat(saved.text("cuisine")).isEqualTo("Turkish");
        assertThat(saved.text("description")).isEqualTo("This soup has been in our family for years.");
    }

    @Test
    void homeNeverShowsAnEmptyKitchenThatIsNone() {
        var seen = ConcurrentHashMap.<String>newKeySet();
        var watch = new AnimationTimer() {
            @Override
            public void handle(long now) {
                Window.getWindows().stream().map(shown -> shown.getScene().getRoot()).flatMap(TestWindow::all)
                    .filter(TestWindow::isSeen)
                    .filter(Labeled.class::isInstance).map(node -> ((Labeled) node).getText()).filter(Objects::nonNull)
                    .forEach(seen::add);
            }
        };
        window.run(_ -> watch.start());

        try (var second = new TestWindow(services, 1400, 900)) {
            soon(() -> assertThat(second.texts()).contains("The days ahead"));
        } finally {
            window.run(_ -> watch.stop());
        }
        assertThat(seen).contains("The days ahead").doesNotContain("Let us fill the kitchen", "Something");
    }

    @Test
    void aTaskIsReadWithItsDayAndItsRepetition() {
        go(new Route.Tasks());
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write("Clean the fridge every Saturday\n");
        write("defrost the beef on Thursday evening\n");

        soon(() -> assertThat(rows("tasks"))
            .anyMatch(task -> task.text("title").equals("Clean the fridge") && task.has("repeats")));
        soon(() -> assertThat(rows("tasks")).anyMatch(task -> task.text("title").equalsIgnoreCase("defrost the beef")
            && task.date("due_date").filter(LocalDate.parse("2026-01-15")::equals).isPresent()));
    }

    @Test
    void aTimerOnAnotherDishSaysWhichItIsFor() {
        go(new Route.Cook(row("recipes", "Butter Chicken").id(), 4));
        clickOn("a timer of the step",
            node -> node instanceof Button button && button.getText() != null && button.getText().startsWith("Start "));
        go(new Route.Cook(row("recipes", "Miso Soup with Tofu").id(), 2));

        soon(() -> assertThat(window.texts()).anyMatch(words -> words.contains("Butter Chicken")));
    }

    @Test
    void aModelThatIsNotThereIsToldInItsOwnWords() {
        click("Connect a model");
        clickOn("Other address", node -> "Other address".equals(node.getAccessibleText()));
        clickOn("Address", node -> node instanceof TextInputControl && "Address".equals(node.getAccessibleText()));
        push(KeyCode.CONTROL, KeyCode.A);
        write("http://127.0.0.1:9/v1");
        click("Test");

        soon(() -> assertThat(window.texts()).anyMatch(words -> words.startsWith("Nothing answers at this address.")));
        assertThat(window.texts()).noneMatch(words -> words.contains("Your message is kept"));
        var use = window.await("the button",
            node -> node instanceof Button button && "Use this model".equals(button.getText()));
        assertThat(Pictures.onFx(() -> use.localToScene(use.getLayoutBounds()).getMaxY())).isLessThan(900);
    }

    @Test
    void theModelsPricesAreAskedForOnlyWhereTheyAreWanted() {
        click("Connect a model");
        clickOn("Other address", node -> "Other address".equals(node.getAccessibleText()));
        assertThat(window.texts()).doesNotContain("Price of a million tokens");

        click("Tell the models’ prices");
        assertThat(window.texts()).contains("Price of a million tokens").doesNotContain("Tell the models’ prices");
    }

    @Test
    void aDraggedStepLiesAboveTheOthersWhichMakeRoom() {
        go(new Route.RecipeForm(Optional.of(row("recipes", "Butter Chicken").id()), ""));
        var first = stepRow("Mix the yogurt");
        var second = stepRow("Brown the chicken");
        wheelTo(first);
        var hand = robot.robotContext().getBaseRobot();
        hand.moveMouse(Pictures.onFx(() -> robot.point(first.lookup(".grip")).query()));
        hand.pressMouse(MouseButton.PRIMARY);
        hand.moveMouse(Pictures.onFx(() -> robot.point(second.lookup(".grip")).query().add(0, 12)));
        Pictures.settle();

        assertThat(first.getStyleClass()).contains("dragged");
        assertThat(first.getOpacity()).isEqualTo(1);
        assertThat(second.getTranslateY()).as("the gap").isEqualTo(-first.getLayoutBounds().getHeight());
        hand.releaseMouse(MouseButton.PRIMARY);
        push(KeyCode.CONTROL, KeyCode.S);
        soon(() -> assertThat(row("recipes", "Butter Chicken").texts("instructions").getFirst())
            .startsWith("Brown the chicken"));
    }

    private Node stepRow(String begin) {
        return window.await("a step", node -> node instanceof TextArea area && area.getText().startsWith(begin))
            .getParent();
    }

    @Test
    void whatIsTakenBackIsNamedAsPeopleDo() {
        var before = rows("meals").size();
        go(new Route.Meals());
        push(KeyCode.CONTROL, KeyCode.N);
        write("shak");
        push(KeyCode.ENTER);
        push(KeyCode.CONTROL, KeyCode.ENTER);
        soon(() -> assertThat(rows("meals")).hasSize(before + 1));
        push(KeyCode.CONTROL, KeyCode.Z);

        soon(() -> assertThat(rows("meals")).hasSize(before));
        soon(() -> assertThat(window.texts())
            .anyMatch(words -> words.matches("Removed again: Tue 13 Jan, dinner, Shak\\w+.*")));
    }

    private Node focused() {
        return Pictures.onFx(() -> window.scene().getFocusOwner());
    }
}
