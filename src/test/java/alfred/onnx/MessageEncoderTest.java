package alfred.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.onnx.MessageEncoder.Encoding;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MessageEncoderTest {
    private static final MessageEncoder ENGLISH = MessageEncoder.of("en").orElseThrow();

    @Test
    void aClauseIsSortedIntoItsJob() {
        assertThat(job("put two pints of milk on my shopping list")).isEqualTo("shop.add");
        assertThat(job("remind me to descale the kettle tomorrow")).isEqualTo("task.add");
        assertThat(job("what is for dinner on friday")).isEqualTo("meal.list");
    }

    @Test
    void aSecondOrderBeginsBehindTheFirst() {
        var words = List.of("add", "leeks", "to", "the", "list", "and", "what", "is", "for", "dinner", "tomorrow");

        var starts = ENGLISH.read(words).starts();

        assertThat(starts).hasSize(words.size());
        assertThat(IntStream.range(1, words.size()).filter(i -> starts[i] > 0)).containsExactly(words.indexOf("and"));
    }

    @Test
    void wordsFillTheirSlots() {
        var words = List.of("move", "the", "risotto", "to", "friday");

        var slots = ENGLISH.read(words).slots();

        assertThat(label(slots[2])).isEqualTo("Brecipe");
        assertThat(label(slots[4])).endsWith("day");
        assertThat(label(slots[0])).isEqualTo("O");
    }

    @Test
    void aLongTextIsReadUpToItsLimit() {
        var words = IntStream.range(0, 1_000).mapToObj(i -> "soup").toList();

        assertThat(ENGLISH.read(words).starts().length).isBetween(100, 126);
        assertThat(ENGLISH.read(List.of()).slots()).isEmpty();
        assertThat(ENGLISH.read(List.of("\u0000", "\uFFFD")).starts()).hasSize(2);
    }

    @Test
    void aLanguageWithoutANetworkHasNone() {
        assertThat(MessageEncoder.of("xx")).isEmpty();
    }

    private static String job(String words) {
        return ENGLISH.jobs().get(best(encoding(words).jobs()));
    }

    private static Encoding encoding(String words) {
        return ENGLISH.read(List.of(words.split(" ")));
    }

    private static String label(float[] scores) {
        return ENGLISH.slots().get(best(scores));
    }

    private static int best(float[] scores) {
        return IntStream.range(0, scores.length).reduce((a, b) -> scores[b] > scores[a] ? b : a).orElseThrow();
    }
}
