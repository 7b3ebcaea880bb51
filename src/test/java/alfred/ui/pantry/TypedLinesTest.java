package alfred.ui.pantry;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.page.text.TypedFood;
import alfred.core.domain.Fraction;
import alfred.ui.page.text.DateParser;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class TypedLinesTest {
    private static final LocalDate TUESDAY = LocalDate.of(2026, 1, 13);

    @Test
    void aThingIsReadWithAmountPlaceAndDate() {
        var row = PantryLine.read("2 tins coconut milk, cupboard, best before June", TUESDAY);

        assertThat(row.text("name")).isEqualTo("coconut milk");
        assertThat(row.quantity("quantity")).contains(Fraction.of(2));
        assertThat(row.text("location")).isEqualTo("cabinet");
        assertThat(row.date("expiry_date")).contains(LocalDate.of(2026, 6, 30));
    }

    @Test
    void aPlainThingGoesWhereItsFoodIsKept() {
        var row = PantryLine.read("eggs", TUESDAY);

        assertThat(row.text("name")).isEqualTo("eggs");
        assertThat(row.quantity("quantity")).contains(Fraction.ONE);
        assertThat(row.has("location")).isFalse();
    }

    @Test
    void germanIsReadToo() {
        var row = PantryLine.read("2 Dosen Kokosmilch, im Küchenschrank, haltbar bis 12. Juni", TUESDAY);

        assertThat(row.text("name")).isEqualTo("Kokosmilch");
        assertThat(row.quantity("quantity")).contains(Fraction.of(2));
        assertThat(row.text("unit")).isEqualTo("can");
        assertThat(row.text("location")).isEqualTo("cabinet");
        assertThat(row.date("expiry_date")).contains(LocalDate.of(2026, 6, 12));
        assertThat(PantryLine.read("Milch, Kühlschrank", TUESDAY).text("location")).isEqualTo("fridge");
        assertThat(PantryLine.read("Vorratsdosen", TUESDAY).has("location")).isFalse();
        assertThat(DateParser.read("übermorgen", TUESDAY)).contains(TUESDAY.plusDays(2));
        assertThat(DateParser.read("am Samstag", TUESDAY)).contains(LocalDate.of(2026, 1, 17));
    }

    @Test
    void datesAreReadAsPeopleTypeThem() {
        assertThat(DateParser.read("tomorrow", TUESDAY)).contains(TUESDAY.plusDays(1));
        assertThat(DateParser.read("friday", TUESDAY)).contains(LocalDate.of(2026, 1, 16));
        assertThat(DateParser.read("tuesday", TUESDAY)).contains(LocalDate.of(2026, 1, 20));
        assertThat(DateParser.read("12 june", TUESDAY)).contains(LocalDate.of(2026, 6, 12));
        assertThat(DateParser.read("1 December", TUESDAY)).contains(LocalDate.of(2026, 12, 1));
        assertThat(DateParser.read("2026-02-03", TUESDAY)).contains(LocalDate.of(2026, 2, 3));
        assertThat(DateParser.read("31 february", TUESDAY)).isEmpty();
        assertThat(DateParser.read("soon", TUESDAY)).isEmpty();
    }

    @Test
    void howAPackageIsStandsBesideItsFood() {
        var row = PantryLine.read("open jar of tahini, fridge", TUESDAY);

        assertThat(row.text("name")).isEqualTo("tahini");
        assertThat(row.text("unit")).isEqualTo("jar");
        assertThat(row.text("notes")).isEqualTo("open");
        assertThat(TypedFood.read("open sandwiches").text("name")).isEqualTo("open sandwiches");
    }

    @Test
    void aNumberBehindANameIsItsAmount() {
        assertThat(TypedFood.read("Tomatoes 4").quantity("quantity")).contains(Fraction.of(4));
        assertThat(TypedFood.read("Tomatoes 4").text("name")).isEqualToIgnoringCase("tomatoes");
    }
}
