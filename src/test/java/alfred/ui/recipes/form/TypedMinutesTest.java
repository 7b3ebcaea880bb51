package alfred.ui.recipes.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedMinutesTest {
    @ParameterizedTest @CsvSource({"45,45", "1 h 15,75", "1h15,75", "1:15,75", "90 min,90", "half an hour,30",
        "an hour and a half,90", "1½ h,90", "1 1/2 hours,90", "2 hours,120", "an hour,60", "1 Std. 20 Min.,80",
        "eine halbe Stunde,30", "anderthalb Stunden,90", "a quarter of an hour,15",
        "about 20 minutes,20"})
    void aTimeIsReadAsPeopleWriteIt(String typed, long minutes) {
        assertThat(TypedMinutes.of(typed)).contains(minutes);
    }

    @ParameterizedTest @ValueSource(strings = {"", "soon", "45 bananas", "-5", "123456", "1:99", "overnight", "half"})
    void whatIsNoTimeIsNot(String typed) {
        assertThat(TypedMinutes.of(typed)).isEmpty();
    }
}
