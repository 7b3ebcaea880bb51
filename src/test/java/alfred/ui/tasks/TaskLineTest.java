package alfred.ui.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.measure.Impossible;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TaskLineTest {
    private static final LocalDate TUESDAY = LocalDate.of(2026, 1, 13);

    @ParameterizedTest @CsvSource({
        "Soak the chickpeas on Friday, Soak the chickpeas, 2026-01-16", "Order gas tomorrow, Order gas, 2026-01-14",
        "Pay the bill by 1 March, Pay the bill, 2026-03-01",
        "Kichererbsen einweichen am Freitag, Kichererbsen einweichen, 2026-01-16",
        "Messer schleifen bis morgen, Messer schleifen, 2026-01-14",
        "Gas bestellen übermorgen, Gas bestellen, 2026-01-15", "Clean the oven, Clean the oven, ",
        "Soak the chickpeas on 30 February, Soak the chickpeas on 30 February, ",
        "Water the herbs on 31 April, Water the herbs on 31 April, ",
        "Call the butcher in 3 days, Call the butcher, 2026-01-16", "Bake on the 20th, Bake, 2026-01-20",
        "Pay the rent on the 5th of February, Pay the rent, 2026-02-05", "Miete zahlen am 5., Miete zahlen, 2026-02-05",
        "Metzger anrufen in 3 Tagen, Metzger anrufen, 2026-01-16", "Buy eggs 6., Buy eggs 6., ",
        "Cook for 6., Cook for 6., ",
        "Friday, Friday, "})
    void theLastWordsMayNameTheDay(String typed, String title, LocalDate due) {
        var row = TaskLine.read(typed, TUESDAY);

        assertThat(row.text("title")).isEqualTo(title);
        assertThat(row.date("due_date").orElse(null)).isEqualTo(due);
    }

    @ParameterizedTest @CsvSource({"Descale the kettle tomorrow at 25:61, at 25:61",
        "Pay every 31st of the month at 24:30, at 24:30", "Brot holen morgen um 25:00, um 25:00",
        "Brot holen um 25:00 morgen, um 25:00", "Fetch bread 25:00 tomorrow, 25:00", "Brot holen 24:75 Uhr, 24:75 Uhr",
        "Pay 25.99, ", "Fetch bread at 18:30, ", "Fetch bread tomorrow 18:30, ", "Buy eggs 6, "})
    void aTimeThatNoClockShowsIsFound(String typed, String time) {
        assertThat(Impossible.time(typed).map(Impossible::words)).isEqualTo(Optional.ofNullable(time));
    }

    @ParameterizedTest @CsvSource({
        "Clean the fridge every Saturday, Clean the fridge, , , FREQ=WEEKLY;BYDAY=SA",
        "'Clean the windows on 7 December at 9:00, every week', Clean the windows, 2026-12-07, 09:00, FREQ=WEEKLY",
        "'Ofen putzen am 5.12. um 18 Uhr, jede Woche', Ofen putzen, 2026-12-05, 18:00, FREQ=WEEKLY",
        "defrost the beef on Thursday evening, defrost the beef, 2026-01-15, 18:00, ",
        "Feed the starter every day at 9, Feed the starter, , 09:00, FREQ=DAILY",
        "Descale the kettle every 3 months, Descale the kettle, , , FREQ=MONTHLY;INTERVAL=3",
        "Wash towels every other Monday at 7:30 pm, Wash towels, , 19:30, FREQ=WEEKLY;INTERVAL=2;BYDAY=MO",
        "Order gas tomorrow at 5 pm, Order gas, 2026-01-14, 17:00, ",
        "Kühlschrank putzen jeden Samstag um 9 Uhr, Kühlschrank putzen, , 09:00, FREQ=WEEKLY;BYDAY=SA",
        "Fleisch auftauen am Freitagabend, Fleisch auftauen, 2026-01-16, 18:00, ",
        "Clean up after the party night, Clean up after the party night, , , ",
        "Descale kettle every 2 weeks from monday, Descale kettle, 2026-01-19, , FREQ=WEEKLY;INTERVAL=2",
        "Descale kettle every 2 weeks on Monday, Descale kettle, , , FREQ=WEEKLY;INTERVAL=2;BYDAY=MO",
        "Filter wechseln alle 2 Wochen ab Montag, Filter wechseln, 2026-01-19, , FREQ=WEEKLY;INTERVAL=2",
        "Pay the milk every 31st of the month, Pay the milk, , , FREQ=MONTHLY;BYMONTHDAY=31",
        "Milch zahlen jeden 15. des Monats um 9 Uhr, Milch zahlen, , 09:00, FREQ=MONTHLY;BYMONTHDAY=15",
        "Pay the milk every month on the 5th, Pay the milk, , , FREQ=MONTHLY;BYMONTHDAY=5",
        "Pay every 32nd of the month, Pay every 32nd of the month, , , ",
        "Try every recipe, Try every recipe, , , ",
        "Call mum at half past three tomorrow, Call mum, 2026-01-14, 15:30, ",
        "Mama anrufen um 18:30 am Freitag, Mama anrufen, 2026-01-16, 18:30, ",
        "'Feed the starter at quarter to six, every day', Feed the starter, , 17:45, FREQ=DAILY",
        "Buy eggs 6, Buy eggs 6, , , "})
    void itMayNameATimeOfDayAndARepetition(String typed, String title, LocalDate due, LocalTime time, String repeats) {
        var row = TaskLine.read(typed, TUESDAY);

        assertThat(row.text("title")).isEqualTo(title);
        assertThat(row.date("due_date").orElse(null)).isEqualTo(due);
        assertThat(row.time("due_time").orElse(null)).isEqualTo(time);
        assertThat(row.text("repeats")).isEqualTo(repeats == null ? "" : repeats);
    }

    @ParameterizedTest @CsvSource({"Call mum at half past three, 15:30", "Call mum half past 3, 15:30",
        "Call mum at half three, 15:30", "Call mum at quarter to six, 17:45",
        "Call mum at a quarter past twelve, 12:15",
        "Call mum at ten to five, 16:50", "Call mum at twenty-five past seven, 07:25", "Call mum at 20 past 3, 15:20",
        "Call mum at half past seven in the evening, 19:30", "Call mum at half past two am, 02:30",
        "Call mum at three, 15:00", "Call mum at 3, 15:00", "Call mum at eight o'clock, 08:00",
        "Call mum um halb vier, 15:30", "Call mum um halb eins, 12:30", "Call mum um halb 8 abends, 19:30",
        "Call mum um Viertel vor sechs, 17:45", "Call mum viertel nach neun, 09:15", "Call mum um drei, 15:00",
        "Call mum um fünf nach halb vier, 15:35", "Call mum um dreiviertel acht, 07:45", "Call mum um ein Uhr, 13:00",
        "Call mum um zehn vor 15 Uhr, 14:50", "Call mum um 3 Uhr, 03:00"})
    void aTimeMayBeSaidInWords(String typed, LocalTime time) {
        var row = TaskLine.read(typed, TUESDAY);

        assertThat(row.text("title")).isEqualTo("Call mum");
        assertThat(row.time("due_time")).contains(time);
        assertThat(row.date("due_date")).contains(TUESDAY);
    }

    @ParameterizedTest @ValueSource(
        strings = {"Read chapters two to five", "Set the table for six", "Buy half a pumpkin",
            "Nudeln für drei", "Halb vier", "Use the other half"})
    void wordsOfNumbersAreNoTimeByThemselves(String typed) {
        var row = TaskLine.read(typed, TUESDAY);

        assertThat(row.text("title")).isEqualTo(typed);
        assertThat(row.time("due_time")).isEmpty();
    }
}
