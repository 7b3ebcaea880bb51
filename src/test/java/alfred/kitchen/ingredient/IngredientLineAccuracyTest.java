package alfred.kitchen.ingredient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Holds the reader to labelled lines of four sources, by the cook's measure; the strict one is printed beside it.
///
/// Every fifth line was held back while the rules were written.
class IngredientLineAccuracyTest {
    private static final int HELD_BACK = 5;

    @BeforeEach
    void needsTheLines() {
        assumeTrue(Files.isDirectory(LabelledLines.FOLDER),
            "no labelled lines at " + LabelledLines.FOLDER + ": accuracy is not measured");
    }

    /// How many lines were read how well.
    private record Score(int lines, int quantity, int unit, int all, int strict, int sure, int sureRight) {
        static Score of(List<LabelledLine> lines) {
            int[] counts = new int[6];
            for (var line : lines) {
                var parsed = IngredientLine.parse(line.input());
                var measure = new CooksMeasure(line, parsed);
                boolean quantity = measure.isQuantityRight();
                boolean unit = quantity && measure.isUnitRight();
                boolean all = unit && measure.isNameRight();
                var facts = List.of(quantity, unit, all, line.isStrictlyRight(parsed, 3), parsed.isSure(),
                    parsed.isSure() && all);
                IntStream.range(0, counts.length).forEach(i -> counts[i] += facts.get(i) ? 1 : 0);
            }
            return new Score(lines.size(), counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]);
        }

        static double percent(int part, int whole) {
            return 100.0 * part / whole;
        }

        void print(String source) {
            System.out.printf("%-26s %5d  %6.2f  %6.2f  %6.2f  %6.2f  %6.2f  %6.2f%n", source, lines,
                percent(quantity, lines), percent(unit, lines),
                percent(all, lines), percent(strict, lines), percent(sure, lines), percent(sureRight, sure));
        }
    }

    @Test
    void readsNearlyAllLabelledLinesRight() throws IOException {
        System.out
            .println("ingredient lines           lines  amount  +unit   +name   strict  sure    of sure, right (%)");
        for (var source : LabelledLines.SOURCES) {
            var score = Score.of(LabelledLines.read(source));
            score.print(source);

            assertThat(Score.percent(score.quantity(), score.lines())).as(source + " amount")
                .isGreaterThanOrEqualTo(99.5);
            assertThat(Score.percent(score.unit(), score.lines())).as(source + " amount and unit")
                .isGreaterThanOrEqualTo(98.5);
            assertThat(Score.percent(score.all(), score.lines())).as(source + " all three").isGreaterThanOrEqualTo(95);
            assertThat(Score.percent(score.strict(), score.lines())).as(source + " strictly")
                .isGreaterThanOrEqualTo(93);
            assertThat(Score.percent(score.sure(), score.lines())).as(source + " sure").isGreaterThanOrEqualTo(85);
            assertThat(Score.percent(score.sureRight(), score.sure())).as(source + " sure and right")
                .isGreaterThanOrEqualTo(98);
        }
    }

    @Test
    void readsHeldBackLinesAsWell() throws IOException {
        for (var source : LabelledLines.SOURCES) {
            var lines = LabelledLines.read(source);
            var score = Score.of(IntStream.range(0, lines.size()).filter(i -> i % HELD_BACK == HELD_BACK - 1)
                .mapToObj(lines::get).toList());
            score.print(source + ", held back");

            assertThat(Score.percent(score.quantity(), score.lines())).as(source + " amount")
                .isGreaterThanOrEqualTo(99);
            assertThat(Score.percent(score.all(), score.lines())).as(source + " all three").isGreaterThanOrEqualTo(95);
        }
    }
}
