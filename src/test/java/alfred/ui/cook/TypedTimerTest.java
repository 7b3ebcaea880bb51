package alfred.ui.cook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedTimerTest {
    @ParameterizedTest @CsvSource({"0:05 rice, rice, 300", "1:15 roast, roast, 4500", "stew 1:30, stew, 5400",
        "1:30 h stew, stew, 5400", "0:00:45 eggs, eggs, 45", "1:15, '', 4500", "6 seconds rice, rice, 6",
        "10 rice, rice, 600", "tea five minutes, tea, 300"})
    void aTimeMayBeWrittenAsAClockShowsIt(String typed, String name, int seconds) {
        assertThat(TypedTimer.of(typed)).contains(new TypedTimer(name, seconds));
    }

    @ParameterizedTest @CsvSource({"1:75 rice", "0:00 rice", "25:00 roast", "rice"})
    void whatIsNoTimeIsNone(String typed) {
        assertThat(TypedTimer.of(typed)).isEqualTo(Optional.empty());
    }
}
