package alfred.kitchen.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {
    @ParameterizedTest @CsvSource({
        "grams,g", "Kilo,kg", "ml.,ml", "Litres,l", "T,tbsp", "t,tsp", "Tbsp.,tbsp", "teaspoons,tsp", "c,cup",
        "fl. oz,fl oz", "lbs,lb", "tins,can", "bunches,bunch", "leaves,leaf", "pieces,''", "whole,''", "pcs,''",
        "cloves,clove", "pack,packet", "L,l",
        "handfuls,handful", "pints,pint"})
    void findsAUnitByAnyUsualSpelling(String spelling, String name) {
        assertThat(Units.find(spelling).map(Unit::name)).contains(name);
    }

    @ParameterizedTest @CsvSource({"onion", "fresh", "in", "x"})
    void leavesOtherWordsAlone(String word) {
        assertThat(Units.find(word)).isEmpty();
    }

    @Test
    void anUnknownUnitConvertsWithItselfAlone() {
        var smear = Units.of("smear");

        assertThat(smear.convertsTo(Units.of("Smear"))).isTrue();
        assertThat(smear.convertsTo(Units.of("can"))).isFalse();
    }

    @Test
    void tinsBunchesAndJarsConvertToNothing() {
        assertThat(Amount.of(1, "can").in(Units.of("jar"))).isEmpty();
        assertThat(Amount.of(1, "bunch").in(Units.GRAM)).isEmpty();
        assertThat(Amount.of(2, "can").plus(Amount.of(1, "tins"))).contains(Amount.of(3, "can"));
    }
}
