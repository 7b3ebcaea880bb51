package alfred.kitchen.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import alfred.core.domain.Phrasebook;
import java.time.LocalDate;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecurrenceTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        FREQ=DAILY                      | 2026-11-20 | 2026-11-20 | 2026-11-21
        FREQ=DAILY;INTERVAL=3           | 2026-11-20 | 2026-11-24 | 2026-11-26
        FREQ=WEEKLY                     | 2026-11-20 | 2026-11-20 | 2026-11-27
        FREQ=WEEKLY;BYDAY=SA            | 2026-11-21 | 2026-12-09 | 2026-12-12
        FREQ=WEEKLY;BYDAY=MO,TH         | 2026-11-23 | 2026-11-23 | 2026-11-26
        FREQ=WEEKLY;INTERVAL=2;BYDAY=MO | 2026-11-23 | 2026-11-30 | 2026-12-07
        FREQ=MONTHLY                    | 2026-01-31 | 2026-01-31 | 2026-03-31
        FREQ=MONTHLY;BYMONTHDAY=-1      | 2026-01-31 | 2026-01-31 | 2026-02-28
        FREQ=MONTHLY;BYMONTHDAY=1,15    | 2026-11-15 | 2026-11-15 | 2026-12-01
        FREQ=MONTHLY;BYDAY=1SA          | 2026-11-07 | 2026-11-07 | 2026-12-05
        FREQ=MONTHLY;BYDAY=-1FR         | 2026-11-27 | 2026-11-27 | 2026-12-25
        FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13 | 2026-11-13 | 2026-11-13 | 2027-08-13
        FREQ=YEARLY                     | 2028-02-29 | 2028-02-29 | 2032-02-29
        """)
    void theNextDate(String rule, LocalDate first, LocalDate after, LocalDate next) {
        assertThat(Recurrence.parse(rule).next(first, after)).contains(next);
    }

    @ParameterizedTest @ValueSource(
        strings = {"FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "FREQ=MONTHLY;BYDAY=-1FR;BYMONTHDAY=28,-1", "FREQ=DAILY"})
    void isWrittenAsItIsRead(String rule) {
        assertThat(Recurrence.parse("rrule:" + rule.toLowerCase(Locale.ROOT)).text()).isEqualTo(rule);
    }

    @ParameterizedTest @ValueSource(strings = {"", "every week", "FREQ=HOURLY", "FREQ=DAILY;BYDAY=MO",
        "FREQ=WEEKLY;BYDAY=1MO", "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=MONTHLY;BYDAY=6MO", "FREQ=WEEKLY;INTERVAL=0",
        "FREQ=WEEKLY;INTERVAL=x", "FREQ=WEEKLY;COUNT=3", "FREQ=WEEKLY;BYDAY=M",
        "FREQ=DAILY;FREQ=DAILY"})
    void whatIsNoRuleIsRefused(String rule) {
        assertThatIllegalArgumentException().isThrownBy(() -> Recurrence.parse(rule));
    }

    @Test
    void aRuleMayHaveNoFurtherDate() {
        assertThat(Recurrence.parse("FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31").next(LocalDate.of(2026, 6, 30),
            LocalDate.of(2026, 6, 30))).isEmpty();
    }

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        FREQ=DAILY                      | every day                        | jeden Tag
        FREQ=WEEKLY;INTERVAL=2;BYDAY=SA | every 2 weeks on Saturday        | alle 2 Wochen am Samstag
        FREQ=MONTHLY;BYDAY=-1FR         | every month on the last Friday   | jeden Monat am letzten Freitag
        FREQ=MONTHLY;BYMONTHDAY=15,-1   | every month on day 15 and the last day | jeden Monat am 15. und letzten Tag
        """)
    void inWords(String rule, String english, String german) {
        assertThat(Recurrence.parse(rule).words(Phrasebook.ENGLISH)).isEqualTo(english);
        assertThat(Recurrence.parse(rule).words(Phrasebook.in(Locale.GERMANY))).isEqualTo(german);
    }
}
