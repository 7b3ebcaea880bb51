package alfred.kitchen.shopping;

import static alfred.kitchen.shopping.Pantry.lot;
import static alfred.kitchen.shopping.Pantry.needs;
import static alfred.kitchen.shopping.Pantry.staples;
import static alfred.kitchen.shopping.Pantry.stock;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.shopping.Cookable.Ranked;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class CookableTest {
    private static final Dish SOUP = dish("Soup", needs("400 g peas", "1 onion", "500 ml vegetable stock"));
    private static final Dish OMELETTE = dish("Omelette", needs("3 eggs", "20 g butter", "1 bunch chives (optional)"));
    private static final Dish CRUMBLE = dish("Crumble", needs("1 kg apples", "100 g butter", "150 g flour"));

    @Test
    void completeOnesComeFirstThenThoseThatLackOne() {
        var ranked =
            rank(stock("600 g peas", "2 onions", "1 l vegetable stock", "150 g butter", "6 eggs", "1 kg flour"));

        assertThat(ranked).extracting(entry -> entry.dish().name()).containsExactly("Omelette", "Soup", "Crumble");
        assertThat(ranked).extracting(entry -> entry.missing().size()).containsExactly(0, 0, 1);
        assertThat(ranked.getLast().missing()).extracting(Shortage::name).containsExactly("apples");
    }

    @Test
    void whatExpiresPullsARecipeForward() {
        var home = new ArrayList<>(stock("2 onions", "1 l vegetable stock", "150 g butter", "6 eggs"));
        home.add(lot("600 g peas", 1));

        var ranked = rank(home);

        assertThat(ranked.getFirst().dish()).isEqualTo(SOUP);
        assertThat(ranked.getFirst().expiring()).extracting(Lot::name).containsExactly("peas");
        assertThat(ranked.getFirst().urgency()).isEqualTo(7);
    }

    @Test
    void tooLittleIsMissingButOtherMeasuresCountAsThere() {
        assertThat(rank(stock("300 g peas", "2 onions",
            "1 l vegetable stock")).getFirst().missing()).extracting(Shortage::name).containsExactly("peas");
        assertThat(rank(stock("1 bag peas", "500 g onions", "1 l vegetable stock")).getFirst().missing()).isEmpty();
    }

    @Test
    void theSameFoodTwiceInARecipeIsNeededTwice() {
        var dough = dish("Dough", needs("200 g butter", "100 g butter"));

        assertThat(Cookable.rank(List.of(dough), stock("250 g butter"), staples(), Densities.NONE, Pantry.TODAY,
            2).getFirst().missing()).isNotEmpty();
    }

    private static List<Ranked> rank(List<Lot> stock) {
        return Cookable.rank(List.of(SOUP, OMELETTE, CRUMBLE), stock, staples(), Densities.NONE, Pantry.TODAY, 2);
    }

    private static Dish dish(String name, List<Need> needs) {
        return new Dish(UUID.randomUUID(), name, 4, "", 0, List.of(), List.of(), List.of(), List.of(), "", 0, needs);
    }
}
