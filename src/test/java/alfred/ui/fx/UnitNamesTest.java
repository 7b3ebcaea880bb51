package alfred.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import alfred.ui.model.Lot;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UnitNamesTest {
    @BeforeEach
    void speakGerman() {
        Texts.speak("de");
    }

    @AfterEach
    void speakAsBefore() {
        Texts.speak("en");
    }

    @ParameterizedTest @MethodSource
    void whatIsShownIsReadBack(String unit) {
        for (var isMany : List.of(false, true)) {
            var shown = UnitNames.in(Locale.GERMANY).of(Units.of(unit), isMany);

            var read = IngredientLine.parse((isMany ? "2 " : "1 ") + shown + " Butter").mainAmount();

            assertThat(Units.of(unit).name()).as("a unit").isEqualTo(unit);
            assertThat(read).as(shown).hasValueSatisfying(amount -> assertThat(amount.unit().name()).isEqualTo(unit));
            assertThat(Units.of(shown).name()).as("in a field of its own").isEqualTo(unit);
        }
    }

    static Stream<String> whatIsShownIsReadBack() {
        return ResourceBundle.getBundle("alfred.kitchen.units_de").keySet().stream().sorted();
    }

    @Test
    void amountsAreSaidInGerman() {
        assertThat(amount(Fraction.of(3, 2), "tbsp")).isEqualTo("1½ EL");
        assertThat(amount(Fraction.of(2), "can")).isEqualTo("2 Dosen");
        assertThat(amount(Fraction.of(3, 2), "kg")).isEqualTo("1,5 kg");
        assertThat(amount(Fraction.of(2), "jar")).as("which German has no word of its own for").isEqualTo("2 jars");
        Texts.speak("en");
        assertThat(amount(Fraction.of(3, 2), "tbsp")).isEqualTo("1½ tbsp");
    }

    private static String amount(Fraction quantity, String unit) {
        return new Lot(Row.of("quantity", quantity, "unit", unit)).amount();
    }
}
