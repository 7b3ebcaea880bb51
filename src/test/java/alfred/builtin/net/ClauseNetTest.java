package alfred.builtin.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClauseNetTest {
    private static final Shape SMALL = new Shape(5, 7, 3, 4, 6, 8);
    private static final List<NetExample> TWO = List.of(
        new NetExample(clause(new int[][] {{1, 2}, {3}, {}}, new int[][] {{0}, {}, {1, 2}}, 1, 2, 0), 2),
        new NetExample(clause(new int[][] {{1, 6}, {5}}, new int[][] {{}, {1}}, 4, 3), 1));
    private static final double NUDGE = 1e-3;

    private static NetClause clause(int[][] letters, int[][] kinds, int... words) {
        return new NetClause(words, letters, kinds);
    }

    private static ClauseNet random(Shape shape) {
        var random = new Random(3);
        var parts = new Tables(shape);
        for (var part : Part.values()) {
            var values = parts.of(part);
            for (int i = 0; i < values.length; i++) {
                values[i] = (float) random.nextGaussian() / 2;
            }
        }
        return new ClauseNet(shape, parts);
    }

    /// What the network gets wrong in all: cross entropy with smoothed wishes.
    private static double loss(ClauseNet net) {
        double sum = 0;
        for (var example : TWO) {
            var scores = net.scores(example.clause());
            double all = 0;
            for (float score : scores) {
                all += Math.exp(score);
            }
            for (int i = 0; i < scores.length; i++) {
                double wish = 0.05 / scores.length + (i == example.label() ? 0.95 : 0);
                sum -= wish * (scores[i] - Math.log(all)) / TWO.size();
            }
        }
        return sum;
    }

    /// Each number is nudged up and down; the loss has to change as its gradient says, but for the few where a nudge
    /// crosses an edge.
    @ParameterizedTest @EnumSource
    void gradientsSayHowTheLossChanges(Part part) {
        var net = random(SMALL);
        var gradients = new Gradients(net);
        gradients.add(TWO, TWO.size(), Dropout.NONE);
        var values = net.part(part);
        int wrong = 0;
        for (int i = 0; i < values.length; i++) {
            float before = values[i];
            values[i] = (float) (before + NUDGE);
            double above = loss(net);
            values[i] = (float) (before - NUDGE);
            double below = loss(net);
            values[i] = before;
            double change = (above - below) / (2 * NUDGE);
            wrong += Math.abs(change - gradients.of(part)[i]) > 0.005 + 0.02 * Math.abs(change) ? 1 : 0;
        }
        assertThat(wrong).isLessThanOrEqualTo(values.length / 20);
    }

    @Test
    void halvesOfABatchAddUp() {
        var net = random(SMALL);
        var whole = new Gradients(net);
        whole.add(TWO, 2, Dropout.NONE);
        var first = new Gradients(net);
        var second = new Gradients(net);
        first.add(TWO.subList(0, 1), 2, Dropout.NONE);
        second.add(TWO.subList(1, 2), 2, Dropout.NONE);
        first.take(second);

        for (var part : Part.values()) {
            assertThat(first.of(part)).containsExactly(whole.of(part), Offset.offset(1e-5f));
            assertThat(second.of(part)).containsOnly(0);
        }
        assertThat(first.touched(Part.WORDS)).isEqualTo(whole.touched(Part.WORDS));
    }

    /// The class is told by which of two words comes first, so that neither word alone tells it.
    private static List<NetExample> orders() {
        var random = new Random(5);
        var all = new ArrayList<NetExample>();
        for (int i = 0; i < 400; i++) {
            boolean isFirst = random.nextBoolean();
            int filler = 3 + random.nextInt(2);
            var words = isFirst ? new int[] {filler, 1, 2} : new int[] {filler, 2, 1};
            all.add(new NetExample(clause(new int[3][0], new int[3][0], words), isFirst ? 0 : 1));
        }
        return all;
    }

    @Test
    void learnsWhatNoSingleWordTells() {
        var net = new NetTrainer(new Shape(5, 1, 1, 2, 8, 16), orders(), 1).train(10);

        assertThat(orders()).allSatisfy(example -> {
            var scores = net.scores(example.clause());
            assertThat(scores[example.label()]).isGreaterThan(scores[1 - example.label()]);
        });
    }

    @Test
    void theSameExamplesGiveTheSameNetwork() {
        var shape = new Shape(5, 1, 1, 2, 8, 16);
        var one = new NetTrainer(shape, orders(), 1).train(2);
        var other = new NetTrainer(shape, orders(), 1).train(2);

        for (var part : Part.values()) {
            assertThat(one.part(part)).containsExactly(other.part(part));
        }
    }

    @Test
    void aFileKeepsIt() throws IOException {
        var net = random(SMALL);
        var file = new ByteArrayOutputStream();
        net.write(new DataOutputStream(file));
        var read = ClauseNet.read(new DataInputStream(new ByteArrayInputStream(file.toByteArray())));

        for (var example : TWO) {
            assertThat(read.scores(example.clause()))
                .containsExactly(net.scores(example.clause()), Offset.offset(0.2f));
        }
    }

    @Test
    void aClauseWithoutWordsHasScores() {
        assertThat(random(SMALL).scores(clause(new int[0][], new int[0][]))).hasSize(4)
            .satisfies(scores -> IntStream.range(0, 4).forEach(i -> assertThat(scores[i]).isFinite()));
    }
}
