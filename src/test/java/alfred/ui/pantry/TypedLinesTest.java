package alfred.ui.pantry;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.page.text.TypedFood;
import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.shopping.TypedThings;
import alfred.ui.page.text.DateParser;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @Test
    void aDateInThePastOrFromTodayIsADate() {
        assertThat(date("butter 250g, freezer, expires yesterday")).contains(TUESDAY.minusDays(1));
        assertThat(date("500 g ground pork, fridge, best before yesterday")).contains(TUESDAY.minusDays(1));
        assertThat(date("300 g Hackfleisch, haltbar bis gestern")).contains(TUESDAY.minusDays(1));
        assertThat(date("1 Becher Joghurt, abgelaufen seit gestern")).contains(TUESDAY.minusDays(1));
        assertThat(date("milk, expired 2 days ago")).contains(TUESDAY.minusDays(2));
        assertThat(date("Milch, haltbar bis letzten Freitag")).contains(LocalDate.of(2026, 1, 9));
        assertThat(date("Quark, haltbar bis in einer Woche")).contains(TUESDAY.plusDays(7));
        var spinach = PantryLine.read("spinach 200g fridge best before in 2 days", TUESDAY);
        assertThat(spinach.date("expiry_date")).contains(TUESDAY.plusDays(2));
        assertThat(spinach.text("name")).isEqualTo("spinach");
        assertThat(spinach.text("unit")).isEqualTo("g");
        assertThat(spinach.text("location")).isEqualTo("fridge");
        assertThat(PantryLine.read("2 bis 3 Zwiebeln", TUESDAY).text("name")).isEqualTo("Zwiebeln");
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "milk, 3 litres, exp tomorrow|milk|2026-01-14||", "cream 200 ml, exp tomorrow|cream|2026-01-14||",
        "spinach 200 g, fridge, good until Friday|spinach|2026-01-16|fridge|",
        "feta 200g, opened today, use within 3 days|feta|2026-01-16||opened today",
        "3 ripe avocados on the counter, 2 days|ripe avocados|2026-01-15|counter|",
        "chicken thighs 600 g, frozen yesterday|chicken thighs||freezer|frozen yesterday",
        "ham 100g (exp 29/11)|ham|2026-11-29||", "yoghurt 500g exp 30.11.2026|yoghurt|2026-11-30||",
        "Quark 250 g, läuft morgen ab|Quark|2026-01-14||",
        "Hackfleisch, innerhalb von 2 Tagen verbrauchen|Hackfleisch|2026-01-15||",
        "Sahne, geöffnet gestern|Sahne|||geöffnet gestern", "400 g peas, frozen|peas||freezer|"})
    void whatIsSaidOfItsDateBelongsToTheThing(String line, String name, LocalDate expiry, String place, String notes) {
        var things = new TypedThings(FoodCatalogue.standard()).of(line, part -> PantryLine.isRemark(part, TUESDAY));

        assertThat(things).hasSize(1);
        var row = PantryLine.read(things.getFirst(), TUESDAY);
        assertThat(row.text("name")).isEqualTo(name);
        assertThat(row.date("expiry_date")).isEqualTo(Optional.ofNullable(expiry));
        assertThat(row.text("location")).isEqualTo(place == null ? "" : place);
        assertThat(row.text("notes")).isEqualTo(notes == null ? "" : notes);
    }

    @Test
    void whatIsNoDateIsTold() {
        var row = PantryLine.read("spinach 200g fridge best before whenever", TUESDAY);

        assertThat(row.text("name")).isEqualTo("spinach");
        assertThat(row.text("notes")).isEqualTo("best before whenever");
        assertThat(PantryLine.unreadDate("spinach, best before whenever, fridge", TUESDAY))
            .contains("best before whenever");
        assertThat(PantryLine.unreadDate("spinach, best before june", TUESDAY)).isEmpty();
        assertThat(PantryLine.unreadDate("2 bis 3 Zwiebeln", TUESDAY)).isEmpty();
    }

    @Test
    void anAmountBehindANameIsOfIt() {
        var preserve = "Grandmother's plum preserve with cinnamon, 3 jars, cellar";

        assertThat(PantryLine.isRemark("3 jars", TUESDAY)).isTrue();
        assertThat(PantryLine.isRemark("cellar", TUESDAY)).isTrue();
        assertThat(PantryLine.isRemark("abgelaufen seit gestern", TUESDAY)).isTrue();
        assertThat(PantryLine.isRemark("3 eggs", TUESDAY)).isFalse();
        var row = PantryLine.read(preserve, TUESDAY);
        assertThat(row.text("name")).isEqualTo("Grandmother's plum preserve with cinnamon");
        assertThat(row.quantity("quantity")).contains(Fraction.of(3));
        assertThat(row.text("unit")).isEqualTo("jar");
        assertThat(row.text("location")).isEqualTo("pantry");
    }

    @Test
    void anAmountThatCannotBeIsAFault() {
        assertThat(TypedFood.fault("99999999999999999 kg rice")).isPresent();
        assertThat(TypedFood.fault("milk, 1/0 l cream")).isPresent();
        assertThat(TypedFood.fault("1/2 l milk, 4000 g flour")).isEmpty();
        assertThat(TypedFood.fault("4006381333931")).isEmpty();
    }

    private static Optional<LocalDate> date(String line) {
        return PantryLine.read(line, TUESDAY).date("expiry_date");
    }
}
