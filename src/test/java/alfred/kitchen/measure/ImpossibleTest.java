package alfred.kitchen.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImpossibleTest {
    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "call mum on 31 february|31 february", "call mum on the 31st of April|31st of April", "pay June 31st|June 31st",
        "am 31.2. putzen|31.2.", "2027-02-29|2027-02-29", "am 30. Februar|30. Februar", "29 February|",
        "2 may tins|", "12.5 kg flour|", "buy 31 marshmallows|", "on 31 May|"})
    void aDayThatNoCalendarHas(String line, String words) {
        assertThat(Impossible.day(line).map(Impossible::words)).isEqualTo(Optional.ofNullable(words));
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "add -2 kg rice|-2 kg", "rice -2 kg|-2 kg", "3 onions and 0 carrots|0", "-3 kg potatoes|-3 kg",
        "99999999999 kg rice|99999999999 kg", "1/0 l milk|1/0", "0.5 l milk|", "10-12 eggs|", "size 0 eggs|",
        "milk - 2 l|", "half-and-half|"})
    void anAmountThatCannotBe(String line, String words) {
        assertThat(Impossible.amount(line).map(Impossible::words)).isEqualTo(Optional.ofNullable(words));
    }
}
