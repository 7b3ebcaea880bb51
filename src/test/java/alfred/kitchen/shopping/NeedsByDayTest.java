package alfred.kitchen.shopping;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NeedsByDayTest {
    private static final LocalDate MONDAY = LocalDate.of(2026, 3, 2);
    private static final Staples NO_STAPLES = Staples.of(List.of(), FoodCatalogue.standard());
    private static final Densities DENSITIES = Densities.of(FoodCatalogue.standard());

    private static List<Need> need(String food, int grams, String purpose) {
        return List.of(new Need(food, food, Fraction.of(grams), "g", false, purpose));
    }

    private static Lot lot(String food, int grams, @Nullable LocalDate until) {
        return new Lot(food + until, food, food, Fraction.of(grams), "g", "fridge", until);
    }

    private static List<String> words(List<Shortage> shortages) {
        return shortages.stream().map(s -> s.quantity() + " " + s.unit() + " " + s.name()).toList();
    }

    private static List<String> missing(NeedsByDay needs, NeedsByDay others, Lot... stock) {
        return words(needs.missing(others, List.of(stock), NO_STAPLES, DENSITIES));
    }

    @Test
    void aLotServesTheMealsUpToItsDate() {
        var needs = new NeedsByDay();
        needs.add(MONDAY, need("beef", 200, "Tacos"));
        needs.add(MONDAY.plusDays(4), need("beef", 400, "Stew"));

        assertThat(missing(needs, new NeedsByDay(), lot("beef", 500, MONDAY.plusDays(1))))
            .containsExactly("400 g beef");
        assertThat(missing(needs, new NeedsByDay(), lot("beef", 500, MONDAY.plusDays(4))))
            .containsExactly("100 g beef");
        assertThat(missing(needs, new NeedsByDay(), lot("beef", 500, null))).containsExactly("100 g beef");
        assertThat(missing(needs, new NeedsByDay(), lot("beef", 150, MONDAY), lot("beef", 500, null))).isEmpty();
        assertThat(missing(needs, new NeedsByDay(), lot("beef", 600, MONDAY), lot("beef", 100, null)))
            .containsExactly("300 g beef");
    }

    @Test
    void otherMealsAreMetFirstAndWhatTheyLackIsTheirOwn() {
        var needs = new NeedsByDay();
        needs.add(MONDAY.plusDays(2), need("rice", 300, "Curry"));
        var others = new NeedsByDay();
        others.add(MONDAY, need("rice", 250, "Fried rice"));
        others.add(MONDAY, need("eggs", 100, "Fried rice"));

        assertThat(missing(needs, others, lot("rice", 400, null))).containsExactly("150 g rice");
        assertThat(missing(needs, others, lot("rice", 100, null))).containsExactly("300 g rice");
        assertThat(missing(needs, others, lot("rice", 600, null))).isEmpty();
    }
}
