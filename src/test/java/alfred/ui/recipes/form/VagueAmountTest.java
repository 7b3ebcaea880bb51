package alfred.ui.recipes.form;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.ingredient.IngredientLine;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VagueAmountTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        a good glug of rapeseed oil   | a good glug | 1 tbsp rapeseed oil; 2 tbsp rapeseed oil
        2 glugs olive oil             | 2 glugs     | 2 tbsp olive oil; 4 tbsp olive oil
        a splash of vinegar           | a splash    | 1 tsp vinegar; 1 tbsp vinegar
        a knob of butter, softened    | a knob      | 10 g butter, softened; 20 g butter, softened
        ein guter Schuss Rapsöl       | ein guter Schuss | 1 tsp Rapsöl; 1 tbsp Rapsöl
        """)
    void whatEachCookMeansOtherwiseIsAsked(String line, String written, String choices) {
        var vague = VagueAmount.of(IngredientLine.parse(line)).orElseThrow();

        assertThat(vague.written()).isEqualTo(written);
        assertThat(vague.choices().stream().map(vague::with).collect(Collectors.joining("; "))).isEqualTo(choices);
    }

    @ParameterizedTest @CsvSource({"2 tbsp oil", "3 eggs", "a handful of parsley", "a pinch of salt", "salt", "oil"})
    void otherLinesAreNotAsked(String line) {
        assertThat(VagueAmount.of(IngredientLine.parse(line))).isEmpty();
    }

    @Test
    void aLineThatIsLeftAsItIsWrittenIsNotAskedAgain() {
        var line = IngredientDraft.of("a good glug of oil");

        assertThat(line.vague()).isPresent();
        assertThat(line.asWritten().vague()).isEmpty();
        assertThat(line.edited("1 tbsp oil").vague()).isEmpty();
    }
}
