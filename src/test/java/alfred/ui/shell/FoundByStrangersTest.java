package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.model.Route;
import java.time.LocalDate;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Faults that people found who saw the window for the first time, done again with the same keys and clicks.
class FoundByStrangersTest extends TypedWindow {
    FoundByStrangersTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void severalThingsInAQuickLineBecomeSeveralInThePantry() {
        quickly(new Route.Pantry(), "1 kg carrots and 2 onions, 6 apples and a cucumber, fridge");

        soon(() -> assertThat(names("inventory")).containsExactlyInAnyOrder("carrots", "onions", "apples", "cucumber"));
        assertThat(rows("inventory")).allMatch(lot -> lot.text("location").equals("fridge") && !lot.has("notes"));
        soon(() -> assertThat(window.texts()).contains("4 things added: carrots, onions, apples, cucumber"));
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(rows("inventory")).isEmpty());
    }

    @Test
    void aDateInAQuickLineIsTheDateOfTheThingAndIsTold() {
        quickly(new Route.Pantry(), "2 avocados, counter, tomorrow");

        var avocados = row("inventory", "avocados");
        assertThat(avocados.date("expiry_date")).contains(LocalDate.parse("2026-01-14"));
        assertThat(avocados.text("location")).isEqualTo("counter");
        assertThat(avocados.has("notes")).isFalse();
        soon(() -> assertThat(window.texts()).contains("avocados added to the counter, best before tomorrow"));
        write("200 ml sour cream, fridge, Friday\n");
        assertThat(row("inventory", "sour cream").date("expiry_date")).contains(LocalDate.parse("2026-01-16"));
    }

    @Test
    void nothingOfAQuickLineIsLostOnTheShoppingList() {
        quickly(new Route.Shopping(), "2 lemons, 500 g plums and some oat milk");

        soon(() -> assertThat(names("shopping_list")).containsExactlyInAnyOrder("lemons", "plums", "oat milk"));
        soon(() -> assertThat(window.texts()).contains("3 things are on the list"));
        write("tomatoes, the small red ones\n");
        assertThat(row("shopping_list", "tomatoes").text("notes")).isEqualTo("the small red ones");
        write("3 lemons and 2 limes\n");
        row("shopping_list", "limes");
        assertThat(row("shopping_list", "lemons").text("quantity")).isEqualTo("5");
        push(KeyCode.CONTROL, KeyCode.Z);
        soon(() -> assertThat(names("shopping_list")).doesNotContain("limes"));
        assertThat(row("shopping_list", "lemons").text("quantity")).isEqualTo("2");
    }

    @Test
    void aScaledRecipeTellsWhatIsMissingOfItsAmounts() {
        services.kitchen().create(KitchenEntities.INVENTORY,
            Row.of("name", "chicken thighs", "quantity", 600L, "unit", "g", "location", "fridge"));
        push(KeyCode.CONTROL, KeyCode.N);
        write("Curry");
        click("Next ingredient");
        write("600 g chicken thighs");
        push(KeyCode.CONTROL, KeyCode.S);
        soon(() -> assertThat(window.texts()).contains("All at home", "4 servings"));

        click("For more");

        soon(() -> assertThat(window.texts()).contains("750 g", "0 of 1 at home").doesNotContain("All at home"));
        click("Reset");
        soon(() -> assertThat(window.texts()).contains("All at home"));
    }

    /// Types a line into a page's quick line.
    private void quickly(Route page, String line) {
        go(page);
        clickOn("the quick line", node -> node.getStyleClass().containsAll(List.of("f", "tall")));
        write(line + "\n");
    }
}
