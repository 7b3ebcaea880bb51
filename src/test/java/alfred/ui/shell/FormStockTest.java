package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.model.Route;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The recipe form tells beside each ingredient line what is at home of it, as the recipe's page does.
class FormStockTest extends TypedWindow {
    private static final Pattern FACT = Pattern.compile(".*at home|.*in the freezer|to buy");

    FormStockTest() {
        super(DemoKitchen.services(false, TestWindow.welcomed()));
    }

    @Test
    void eachLineTellsWhatIsAtHomeOfItsFood() {
        stock(Row.of("name", "butter", "quantity", 250L, "unit", "g"));
        stock(Row.of("name", "flour", "quantity", 300L, "unit", "g"));
        stock(Row.of("name", "garlic", "quantity", 1L, "unit", "head"));
        stock(Row.of("name", "milk", "quantity", 1L, "unit", "l", "expiry_date", LocalDate.parse("2026-01-02")));
        form("""
            100 g butter
            500 g flour
            100 ml water
            3 cloves garlic
            200 ml milk
            2 eggs
            chives, optional""");
        push(KeyCode.TAB);

        told("butter", "250 g at home");
        told("flour", "only 300 g at home");
        told("water", "always at home");
        told("garlic", "1 head at home");
        told("milk", "to buy");
        told("eggs", "to buy");
        assertThat(factOf("chives")).isEmpty();
    }

    @Test
    void whatIsOnlyInTheFreezerIsToldSo() {
        stock(Row.of("name", "peas", "quantity", 750L, "unit", "g", "location", "freezer"));
        stock(Row.of("name", "butter", "quantity", 250L, "unit", "g", "location", "freezer"));
        stock(Row.of("name", "butter", "quantity", 100L, "unit", "g", "location", "fridge"));
        form("200 g peas\n50 g butter");
        push(KeyCode.TAB);

        told("peas", "750 g in the freezer");
        told("butter", "350 g at home");
    }

    @Test
    void theLineBeingTypedTellsNothingUntilItIsLeft() {
        stock(Row.of("name", "butter", "quantity", 250L, "unit", "g"));
        form("100 g butter\n200 g butter");

        told("butter", "250 g at home");
        assertThat(window.texts()).containsOnlyOnce("250 g at home").doesNotContain("only 250 g at home");

        push(KeyCode.ENTER);
        soon(() -> assertThat(window.texts().stream().filter("only 250 g at home"::equals)).hasSize(2));
    }

    @Test
    void whatIsBoughtMeanwhileIsToldAndTheFocusStays() {
        form("2 eggs\n3 carrots");
        push(KeyCode.TAB);
        told("eggs", "to buy");
        var focused = window.scene().getFocusOwner();

        stock(Row.of("name", "eggs", "quantity", 6L));

        told("eggs", "6 at home");
        told("carrots", "to buy");
        assertThat(window.scene().getFocusOwner()).isSameAs(focused);
    }

    @Test
    void aSavedRecipeSaysTheSameInItsFormAndOnItsPage() {
        stock(Row.of("name", "flour", "quantity", 300L, "unit", "g"));
        form("500 g flour\n2 eggs\n100 ml water");
        push(KeyCode.CONTROL, KeyCode.S);
        var recipe = row("recipes", "Pancakes").id();
        soon(() -> assertThat(window.texts()).contains("1 of 3 at home"));

        go(new Route.RecipeForm(Optional.of(recipe), ""));

        told("flour", "only 300 g at home");
        told("eggs", "to buy");
        told("water", "always at home");
    }

    private void stock(Row lot) {
        services.kitchen().create(KitchenEntities.INVENTORY,
            lot.has("location") ? lot : lot.with("location", "fridge"));
    }

    /// Begins a recipe of these ingredient lines.
    private void form(String lines) {
        push(KeyCode.CONTROL, KeyCode.N);
        write("Pancakes");
        click("Next ingredient");
        write(lines);
    }

    private void told(String food, String fact) {
        soon(() -> assertThat(factOf(food)).as(food).containsExactly(fact));
    }

    /// What the first line of a food tells of it: at most one fact.
    private List<String> factOf(String food) {
        var name = window.await(food, node -> node.getStyleClass().contains("n") && node instanceof Labeled label
            && food.equals(label.getText()));
        return TestWindow.texts(face(name)).stream().filter(FACT.asMatchPredicate()).toList();
    }

    private static Node face(Node part) {
        return part.getStyleClass().contains("line-face") ? part : face(part.getParent());
    }
}
