package alfred.ui.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaskLineTest {
    private static final LocalDate TUESDAY = LocalDate.of(2026, 1, 13);

    @ParameterizedTest
    @CsvSource({
        "Soak the chickpeas on Friday, Soak the chickpeas, 2026-01-16",
        "Order gas tomorrow, Order gas, 2026-01-14",
        "Pay the bill by 1 March, Pay the bill, 2026-03-01",
        "Kichererbsen einweichen am Freitag, Kichererbsen einweichen, 2026-01-16",
        "Messer schleifen bis morgen, Messer schleifen, 2026-01-14",
        "Gas bestellen übermorgen, Gas bestellen, 2026-01-15",
        "Clean the oven, Clean the oven, ",
        "Friday, Friday, "})
    void theLastWordsMayNameTheDay(String typed, String title, LocalDate due) {
        var row = TaskLine.read(typed, TUESDAY);

        assertThat(row.text("title")).isEqualTo(title);
        assertThat(row.date("due_date").orElse(null)).isEqualTo(due);
    }
}
