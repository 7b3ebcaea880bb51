package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.ui.DemoKitchen;
import alfred.ui.MovingClock;
import alfred.ui.model.Lot;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.list.Check;
import alfred.ui.welcome.Welcome;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Seven days of one household, from an empty kitchen to the second Monday, through the window alone: at the end there
/// stands, to the row, what a person would have written down.
class WeekInTheLifeTest extends TypedWindow {
    private final MovingClock clock;

    WeekInTheLifeTest() {
        super(DemoKitchen.services(new MovingClock("2026-01-12T17:00:00Z"), WindowSettings.inMemory()));
        clock = (MovingClock) services.clock();
    }

    @Test
    void fromAnEmptyKitchenToTheSecondMonday() {
        moveIn();
        mondayIsPlannedAndShoppedFor();
        mondayIsCooked();
        tuesday();
        wednesday();
        thursday();
        friday();
        saturday();
        sunday();
        secondMonday();
    }

    private void moveIn() {
        window.await("the welcome", Welcome.class::isInstance);
        click("Nuts");
        click("An empty kitchen");
        click("Open my kitchen");
        soon(() -> assertThat(window.find(Welcome.class::isInstance)).isEmpty());

        push(KeyCode.CONTROL, KeyCode.N);
        write("Tomato Soup");
        click("Next ingredient");
        write("2 onions\n800 g tomatoes\n200 ml cream\n1 tsp salt");
        click("Next step");
        write("Soften the onions.\nAdd the tomatoes and simmer for 20 minutes.\nStir in the cream.");
        push(KeyCode.CONTROL, KeyCode.S);
        row("recipes", "Tomato Soup");

        push(KeyCode.CONTROL, KeyCode.DIGIT2);
        click("Import");
        paste("""
            Lemon Pasta
            Serves 2

            Ingredients
            200 g spaghetti
            1 lemon
            50 g parmesan

            Method
            1. Boil the pasta for 9 minutes.
            2. Serve.
            """);
        click("Read the recipe");
        click("Save recipe");
        row("recipes", "Lemon Pasta");

        say("suggest something with lentils");
        click("Save");
        row("recipes", "Red Lentil Dal");
    }

    private void mondayIsPlannedAndShoppedFor() {
        push(KeyCode.CONTROL, KeyCode.DIGIT3);
        quickly("3 onions\n500 g spaghetti\n1 l milk best before Friday\n6 eggs\nsalt\n");
        soon(() -> assertThat(rows("inventory")).hasSize(5));
        push(KeyCode.CONTROL, KeyCode.DIGIT5);
        push(KeyCode.CONTROL, KeyCode.N);
        write("toma");
        push(KeyCode.ENTER);
        push(KeyCode.CONTROL, KeyCode.ENTER);
        soon(() -> assertThat(rows("meals")).hasSize(1));
        say("plan lemon pasta for Wednesday");
        say("plan the dal for Thursday");
        soon(() -> assertThat(rows("meals")).hasSize(3));

        push(KeyCode.CONTROL, KeyCode.DIGIT4);
        clickFromPlan();
        quickly("washing-up liquid\n");
        tick("tomatoes");
        tick("cream");
        click("Put 2 in the pantry");
    }

    private void mondayIsCooked() {
        cookFromHome(2);
    }

    private void tuesday() {
        clock.set("2026-01-13T17:30:00Z");
        say("we used 2 eggs");
        say("add butter to my shopping list");
        push(KeyCode.CONTROL, KeyCode.DIGIT6);
        quickly("Clean the fridge every Saturday\n");
    }

    private void wednesday() {
        clock.set("2026-01-14T17:30:00Z");
        push(KeyCode.CONTROL, KeyCode.DIGIT4);
        tick("lemon");
        tick("parmesan");
        click("Put 2 in the pantry");
        cookFromHome(1);
    }

    private void thursday() {
        clock.set("2026-01-15T17:30:00Z");
        window.close();
        window = new TestWindow(services, 1400, 900);
        say("move the dal to Saturday");
        assertThat(meals()).contains("2026-01-17 dinner: Red Lentil Dal").hasSize(3);
        push(KeyCode.ESCAPE);
        push(KeyCode.CONTROL, KeyCode.DIGIT5);
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(meals()).contains("2026-01-15 dinner: Red Lentil Dal"));
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        soon(() -> assertThat(meals()).contains("2026-01-17 dinner: Red Lentil Dal"));
    }

    private void friday() {
        clock.set("2026-01-16T17:30:00Z");
        push(KeyCode.CONTROL, KeyCode.DIGIT4);
        say("I bought everything on the list");
        click("Take 11 off the list");
        soon(() -> assertThat(list()).isEmpty());
        say("throw away the milk");
    }

    private void saturday() {
        clock.set("2026-01-17T17:30:00Z");
        push(KeyCode.CONTROL, KeyCode.DIGIT6);
        tick("Clean the fridge");
        soon(() -> assertThat(tasks()).containsExactly("Clean the fridge, 2026-01-24"));
        push(KeyCode.CONTROL, KeyCode.DIGIT5);
        clickOn("the dal", node -> node.getStyleClass().contains("meal-card") && TestWindow.all(node)
            .anyMatch(part -> part instanceof Labeled label && "Red Lentil Dal".equals(label.getText())));
        click("Start cooking");
        cook(2);
    }

    private void sunday() {
        clock.set("2026-01-18T17:30:00Z");
        say("Suggest dinners for Monday to Wednesday next week");
        click("Go ahead");
        soon(() -> assertThat(rows("meals")).hasSize(6));
    }

    private void secondMonday() {
        clock.set("2026-01-19T17:30:00Z");
        push(KeyCode.CONTROL, KeyCode.DIGIT1);
        soon(() -> assertThat(window.texts()).contains("Monday 19 January. Dinner is planned.", "Tonight · for 2",
            "1 of 3 ingredients at home"));
        push(KeyCode.CONTROL, KeyCode.DIGIT4);
        clickFromPlan();

        soon(() -> assertThat(list()).containsExactly("basmati rice, 150 g", "coconut milk, 100 ml", "cream, 100 ml",
            "garlic, 1 clove", "ginger, 10 g", "lemon, 1", "parmesan, 50 g", "red lentils, 125 g", "tomatoes, 400 g"));
        assertThat(stock()).containsExactly("butter, 1, fridge", "canned tomatoes, ½ can, pantry",
            "coriander, ½ bunch, fridge", "cumin seeds, 1, pantry", "eggs, 4, fridge", "garlic, ½ clove, pantry",
            "onions, 1½, pantry", "salt, 1, pantry", "spaghetti, 300 g, pantry", "turmeric, 1, pantry",
            "washing-up liquid, 1, pantry");
        assertThat(meals()).containsExactly("2026-01-12 dinner: Tomato Soup", "2026-01-14 dinner: Lemon Pasta",
            "2026-01-17 dinner: Red Lentil Dal", "2026-01-19 dinner: Lemon Pasta", "2026-01-20 dinner: Tomato Soup",
            "2026-01-21 dinner: Red Lentil Dal");
        assertThat(log()).containsExactly("2026-01-12: Tomato Soup for 2, planned",
            "2026-01-14: Lemon Pasta for 2, planned", "2026-01-17: Red Lentil Dal for 2, planned");
        assertThat(tasks()).containsExactly("Clean the fridge, 2026-01-24");
        assertThat(names("recipes")).containsExactlyInAnyOrder("Tomato Soup", "Lemon Pasta", "Red Lentil Dal");
    }

    private void quickly(String lines) {
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write(lines);
    }

    private void tick(String name) {
        clickOn(name, node -> node instanceof Check && name.equals(node.getAccessibleText()));
    }

    private void clickFromPlan() {
        clickOn("what the plan needs", node -> node instanceof ButtonBase button && button.getText() != null
            && button.getText().matches("Add \\d+ from the plan"));
    }

    private void cookFromHome(int steps) {
        push(KeyCode.CONTROL, KeyCode.DIGIT1);
        click("Start cooking");
        cook(steps);
    }

    private void cook(int steps) {
        int cooked = rows("cooking_log").size();
        for (int i = 0; i < steps; i++) {
            push(KeyCode.RIGHT);
        }
        click("Cooked");
        click("Note it");
        soon(() -> assertThat(rows("cooking_log")).hasSize(cooked + 1));
    }

    private List<String> stock() {
        return lines("inventory", row -> row.text("name").toLowerCase(Locale.ROOT) + ", " + new Lot(row).amount()
            + ", " + row.text("location"));
    }

    private List<String> list() {
        return lines("shopping_list",
            row -> row.text("name").toLowerCase(Locale.ROOT) + ", " + new Lot(row).amount()
                + (row.isTrue("is_purchased") ? ", ticked" : ""));
    }

    private List<String> meals() {
        return lines("meals", row -> row.text("date") + " " + row.text("meal_type") + ": " + dish(row));
    }

    private List<String> log() {
        return lines("cooking_log",
            row -> row.text("cooked_at").substring(0, 10) + ": " + dish(row) + " for " + row.text("servings")
                + (row.has("meal_id") ? ", planned" : ""));
    }

    private List<String> tasks() {
        return lines("tasks",
            row -> row.text("title") + ", " + row.text("due_date") + (row.isTrue("completed") ? ", done" : ""));
    }

    private String dish(Row row) {
        return row.reference("recipe_id")
            .flatMap(id -> rows("recipes").stream().filter(recipe -> recipe.id().equals(id)).findFirst())
            .map(recipe -> recipe.text("name")).orElse(row.text("notes"));
    }

    private List<String> lines(String table, Function<Row, String> words) {
        return rows(table).stream().map(words).sorted().toList();
    }
}
