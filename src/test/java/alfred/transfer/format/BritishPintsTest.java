package alfred.transfer.format;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.MeasureSystem;
import java.util.List;
import org.junit.jupiter.api.Test;

class BritishPintsTest {
    @Test
    void aPintBesideAGasMarkIsBritish() {
        var recipe = new RecipeBuilder().name("Fish Pie").ingredients(List.of("1 pint milk", "½ pint fish stock",
            "a pint of prawns", "2 lb potatoes")).steps("Bake at gas mark 6 for 40 minutes.").build();

        assertThat(recipe.ingredients()).containsExactly("1 UK pint milk", "½ UK pint fish stock",
            "a UK pint of prawns", "2 lb potatoes");
        var milk = IngredientLine.parse(recipe.ingredients().getFirst());
        assertThat(milk.name()).isEqualTo("milk");
        var amount = milk.mainAmount().orElseThrow();
        assertThat(MeasureSystem.METRIC.of(new Amount(amount.quantity(), amount.unit())).value().toDecimal())
            .isEqualByComparingTo("570");
    }

    @Test
    void otherPintsStayAsTheyAre() {
        assertThat(new RecipeBuilder().name("Pie").ingredients(List.of("1 pint milk", "1 cup sugar"))
            .steps("Bake at 375 °F.").build().ingredients()).containsExactly("1 pint milk", "1 cup sugar");
    }
}
