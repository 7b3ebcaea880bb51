package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;

/// What the sixth stranger who saw the window did not trust.
class SixthTableTest extends TypedWindow {
    SixthTableTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void cookingLeavesOnTheListWhatWasAddedByHand() {
        var tikka = recipe("Tikka", "200 ml cream", "2 chicken breasts");
        services.kitchen().shopFor(tikka, 4);
        go(new Route.Shopping());
        typeInto("Add", "200 ml cream\n");
        soon(() -> assertThat(window.texts()).contains("400 ml"));

        go(new Route.Cook(tikka, 4));
        click("Cooked");
        click("Note it");

        soon(() -> assertThat(rows("cooking_log")).hasSize(1));
        soon(() -> assertThat(window.texts())
            .contains("Tikka is in the cooking log, and off the shopping list is: chicken breasts"));
        assertThat(rows("shopping_list")).singleElement().satisfies(line -> {
            assertThat(line.text("name")).isEqualTo("cream");
            assertThat(line.quantity("quantity")).contains(Fraction.of(200));
            assertThat(line.text("source")).isEmpty();
        });
    }

    @Test
    void whatIsBoughtByTheJarStaysWhenTheSpoonfulIsCooked() {
        var soup = recipe("Soup", "2 tbsp sesame oil", "2 leeks");
        services.kitchen().shopFor(soup, 4);
        go(new Route.Shopping());
        typeInto("Add", "1 l sesame oil\n");
        soon(() -> assertThat(window.texts()).contains("1 l"));

        services.kitchen().cooked(Row.of("recipe_id", soup, "cooked_at",
            OffsetDateTime.now(window.shell().clock()), "servings", 4L), false, List.of());

        assertThat(names("shopping_list")).containsExactly("sesame oil");
    }

    @Test
    void aMisspeltAllergyIsTold() {
        services.kitchen().create(KitchenEntities.PREFERENCES, Row.of("allergies", List.of("sesame", "mustad")));

        go(new Route.Preferences());

        soon(() -> assertThat(window.texts()).filteredOn(words -> words.startsWith("Not known as"))
            .containsExactly(
                "Not known as a food or an allergen: mustad. Only lines with this very word are warned of."));
    }

    @Test
    void aCommaEndsAWordWithoutAFault() {
        var faults = new CopyOnWriteArrayList<Throwable>();
        window.run(_ -> Thread.currentThread().setUncaughtExceptionHandler((_, fault) -> faults.add(fault)));
        go(new Route.Preferences());
        clickOn("the dislikes",
            node -> node instanceof TextField field && "Not to your taste".equals(field.getAccessibleText()));

        write("kale, olives,");
        paste("figs, dates");
        write("\n");

        soon(() -> assertThat(window.texts()).contains("kale", "olives", "figs", "dates"));
        assertThat(faults).isEmpty();
    }

    @Test
    void aNameOfTwoLinesStandsWithinItsRow() {
        var oats = recipe("Overnight Oats with Blueberries, Raspberries and a Spoonful of Honey", "200 g oats");
        services.kitchen().create(KitchenEntities.MEAL,
            Row.of("date", window.shell().today(), "meal_type", "dinner", "recipe_id", oats));
        go(new Route.Shopping());

        var name = window.await("the name", node -> node instanceof Label label && label.getText() != null
            && label.getText().startsWith("Overnight Oats"));
        var row = rowOf(name);
        assertThat(top(name)).isGreaterThanOrEqualTo(top(row) + 6);
    }

    @Test
    void aTimerOfTwoLinesIsAsHighAsThese() {
        services.kitchen().create(KitchenEntities.TIMER, Row.of("name", "Grandmother's Sunday Roast, step 2",
            "seconds", 600L, "rings_at", OffsetDateTime.now(window.shell().clock()).plusMinutes(10)));
        var pill = (Button) window.await("the timer", node -> node instanceof Button button
            && button.getText() != null && button.getText().endsWith("step\u00a02")
            || node instanceof Button other && other.getText() != null && other.getText().endsWith("step 2"));
        var words = Pictures.onFx(() -> pill.lookup(".text"));

        assertThat(height(words) + 12).isLessThanOrEqualTo(height(pill));
    }

    private static double height(Node node) {
        return Pictures.onFx(() -> node.getLayoutBounds().getHeight());
    }

    private static double top(Node node) {
        return Pictures.onFx(() -> node.localToScene(node.getLayoutBounds()).getMinY());
    }

    private static Node rowOf(Node part) {
        return part.getStyleClass().contains("row") ? part : rowOf(part.getParent());
    }

    private void typeInto(String prompt, String words) {
        clickOn("the field", node -> node instanceof TextField field && field.getPromptText() != null
            && field.getPromptText().startsWith(prompt));
        write(words);
    }

    private UUID recipe(String name, String... lines) {
        return services.kitchen().create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 4L, "ingredients",
            List.of(lines).stream().map(IngredientRows::row).toList(), "instructions", List.of("Stir.")));
    }
}
