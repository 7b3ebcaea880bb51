package alfred.kitchen;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowFormatterTest {
    @Test
    void eachTableHasItsLines() {
        assertThat(
            list("inventory", Row.of("name", "Leeks", "quantity", Fraction.of(3), "unit", "", "location", "fridge",
                "expiry_date", LocalDate.of(2026, 12, 1))))
            .isEqualTo("- Leeks, 3, fridge, best before Tue 1 Dec");
        assertThat(list("shopping_list",
            Row.of("name", "Rice", "quantity", Fraction.of(2), "unit", "kg", "is_purchased", true)))
            .isEqualTo("- 2 kg rice (bought)");
        assertThat(list("recipes", Row.of("name", "Leek soup", "prep_time_minutes", 10L, "cook_time_minutes", 20L)))
            .isEqualTo("- Leek soup (30 min)");
        assertThat(list("tasks", Row.of("title", "Defrost the fish", "due_date", LocalDate.of(2026, 12, 1))))
            .isEqualTo("- Defrost the fish, due Tue 1 Dec");
        assertThat(list("meals",
            Row.of("date", LocalDate.of(2026, 12, 1), "meal_type", "dinner", "_recipe_id_label", "Leek soup")))
            .isEqualTo("- Tue 1 Dec, dinner, Leek soup");
    }

    @Test
    void whatHasNoFormIsLeftToTheModel() {
        assertThat(new RowFormatter(Phrasebook.ENGLISH).list("preferences", List.of(Row.of("household_adults", 2L))))
            .isEmpty();
        assertThat(new RowFormatter(Phrasebook.ENGLISH).list("inventory", List.of(Row.of("quantity", Fraction.of(3)))))
            .as("read without names")
            .isEmpty();
        assertThat(new RowFormatter(Phrasebook.ENGLISH).list("inventory", List.of())).isEmpty();
    }

    @ParameterizedTest @CsvSource({
        "lemon, 4, '', 4 lemons", "lemons, 4, '', 4 lemons", "Eggs, 6, '', 6 eggs", "lemon, 1, '', 1 lemon",
        "rice, 2, kg, 2 kg rice", "hummus, 2, '', 2 hummus", "spring onion, 3, '', 3 spring onions"
    })
    void whatIsCountedStandsInThePlural(String name, long quantity, String unit, String expected) {
        assertThat(new RowFormatter(Phrasebook.ENGLISH)
            .thing(Row.of("name", name, "quantity", Fraction.of(quantity), "unit", unit))).isEqualTo(expected);
    }

    @Test
    void aLongListIsCut() {
        var rows = IntStream.range(0, 100).mapToObj(i -> Row.of("name", "Dish " + i)).toList();

        assertThat(new RowFormatter(Phrasebook.ENGLISH).list("recipes", rows).orElseThrow().lines()).hasSize(61)
            .endsWith("- and 40 more");
    }

    private static String list(String table, Row row) {
        return new RowFormatter(Phrasebook.ENGLISH).list(table, List.of(row)).orElseThrow();
    }
}
