package alfred.kitchen.measure;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberWordsTest {
    @ParameterizedTest @CsvSource({
        "a,1", "an,1", "Two,2", "half a dozen,6", "a dozen,12", "a couple of,2", "one and a half,3/2", "1/2,1/2",
        "1 1/2,3/2", "½,1/2", "1½,3/2", "0.5,1/2", "'0,5',1/2", "twenty-four,24", "twenty four,24", "two thirds,2/3",
        "three quarters of,3/4", "half,1/2", "a half,1/2", "two dozen,24", "a hundred,100", "'1,000',1000", "1-1/2,3/2",
        "one third,1/3", "2 and a half,5/2", "eleven,11", "3 ⅓,10/3",
        ".5,1/2"})
    void readsNumbersInWordsAndFigures(String text, String expected) {
        var read = NumberWords.leading(text).orElseThrow();

        assertThat(read.value()).isEqualTo(Fraction.parse(expected).orElseThrow());
    }

    @ParameterizedTest @ValueSource(strings = {"", "eggs", "pair", "and", "apple", "-"})
    void isEmptyForAnythingElse(String text) {
        assertThat(NumberWords.parse(text)).isEmpty();
    }

    @Test
    void saysWhatFollows() {
        assertThat(NumberWords.leading("half a dozen eggs")).contains(new NumberWords.Leading(Fraction.of(6), "eggs"));
        assertThat(NumberWords.leading("2 kg apples")).contains(new NumberWords.Leading(Fraction.of(2), "kg apples"));
        assertThat(NumberWords.parse("2 kg")).isEmpty();
    }
}
