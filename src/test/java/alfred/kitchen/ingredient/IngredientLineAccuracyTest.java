package alfred.kitchen.ingredient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/// Holds the reader to what it reached on labelled lines of four sources.
class IngredientLineAccuracyTest {
    @Test
    void readsNearlyAllLabelledLinesRight() throws IOException {
        assumeTrue(Files.isDirectory(LabelledLines.FOLDER), "no labelled lines beside the project: accuracy is not measured");
        int lines = 0;
        int quantities = 0;
        int all = 0;
        for (var source : new String[] {"allrecipes.csv", "bbc.csv", "cookstr.csv", "tastecooking.csv"}) {
            for (var line : LabelledLines.read(source).lines()) {
                var parsed = IngredientLine.parse(line.input());
                lines++;
                quantities += line.quantityRight(parsed) ? 1 : 0;
                all += line.quantityRight(parsed) && line.unitRight(parsed) && line.nameRight(parsed) ? 1 : 0;
            }
        }
        System.out.printf("ingredient lines: %d, quantity right %.1f %%, quantity, unit and name right %.1f %%%n",
            lines, 100.0 * quantities / lines, 100.0 * all / lines);

        assertThat(quantities).isGreaterThan(lines * 98 / 100);
        assertThat(all).isGreaterThan(lines * 92 / 100);
    }
}
