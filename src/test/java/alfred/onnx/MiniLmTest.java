package alfred.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class MiniLmTest {
    private static final MiniLm MODEL = new MiniLm();

    @AfterAll
    static void close() {
        MODEL.close();
    }

    /// The numbers are those of BERT's uncased vocabulary, as its reference tokenizer gives them.
    @Test
    void textsAreCutAsTheModelLearnedThem() throws IOException {
        var pieces = SentenceModel.pieces();

        assertThat(pieces.of("Hello, world!", 128)).containsExactly(101, 7592, 1010, 2088, 999, 102);
        assertThat(pieces.of("Crème brûlée", 128)).isEqualTo(pieces.of("creme brulee", 128));
        assertThat(pieces.of("unaffable", 128)).containsExactly(101, 14477, 20961, 3468, 102);
        assertThat(pieces.of("", 128)).containsExactly(101, 102);
        assertThat(pieces.of("soup ".repeat(500), 128)).hasSize(128).endsWith(102);
        assertThat(pieces.of("\u0000\uFFFD \t x".repeat(3), 128)).hasSize(5);
    }

    @Test
    void textsOfLikeMeaningPointTheSameWay() {
        assertThat(cosine("poultry", "chicken thighs")).isGreaterThan(cosine("poultry", "chocolate cake") + 0.15);
        assertThat(cosine("dessert", "chocolate cake")).isGreaterThan(cosine("dessert", "chicken thighs") + 0.15);
        assertThat(cosine("soup", "soup")).isCloseTo(1, within(1e-5));
    }

    @Test
    void aModelThatWasLetGoIsLoadedAnew() {
        double before = cosine("apple", "pear");
        MODEL.close();

        assertThat(cosine("apple", "pear")).isCloseTo(before, within(1e-6));
    }

    /// The library that fetches models and reports its use is not there at all.
    @Test
    void nothingIsThereThatWouldAskTheNetwork() {
        assertThatThrownBy(() -> Class.forName("ai.djl.huggingface.tokenizers.HuggingFaceTokenizer"))
            .isInstanceOf(ClassNotFoundException.class);
    }

    private static double cosine(String a, String b) {
        var first = MODEL.embed(a).orElseThrow();
        var second = MODEL.embed(b).orElseThrow();
        double sum = 0;
        for (int i = 0; i < first.length; i++) {
            sum += first[i] * second[i];
        }
        return sum;
    }
}
