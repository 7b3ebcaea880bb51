package alfred.kitchen.ingredient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import alfred.kitchen.catalogue.FoodCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// German names never change what an English line is of: among some thousand lines they find four foods that were
/// unknown, and rightly.
class EnglishLinesTest {
    @Test
    void germanNamesReadNoEnglishLine() throws IOException {
        assumeTrue(Files.isDirectory(LabelledLines.FOLDER), "no labelled lines at " + LabelledLines.FOLDER);
        var catalogue = FoodCatalogue.standard();
        var read = new TreeMap<String, String>();
        for (var source : LabelledLines.SOURCES) {
            for (var line : LabelledLines.read(source)) {
                var name = IngredientLine.parse(line.input()).name();
                catalogue.confident(name).filter(food -> catalogue.confidentlyOwn(name).isEmpty())
                    .ifPresent(food -> read.put(name, food.name()));
                assertThat(catalogue.confidentlyOwn(name)).satisfiesAnyOf(
                    own -> assertThat(own).isEmpty(), own -> assertThat(own).isEqualTo(catalogue.confident(name)));
            }
        }

        assertThat(read).as("known by words that both languages have")
            .isEqualTo(Map.of("colatura di alici", "fish sauce anchovy extract",
                "kiwis", "kiwi", "sake kasu", "sake lees", "sauce béarnaise", "hollandaise"));
    }
}
