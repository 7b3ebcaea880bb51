package alfred.core.reasoner.model.answer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.reasoner.model.Turns;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// [LanguageGate]: a reply in another language than the user's is held back, in whatever pieces it comes.
class LanguageGateTest {
    private static final String GERMAN =
        "So macht man es:\n\n1. Die Nudeln in Salzwasser kochen.\n2. In Ringe geschnittenen Lauch so in "
            + "Butter dünsten, den Deckel drauf.\n3. Sahne und die Nudeln in die Pfanne geben, in Ruhe mischen.";
    private static final String ENGLISH = "This is how:\n\n1. Boil the pasta in salted water.\n2. Slice the leeks and "
        + "sweat them for 8 minutes.\n3. Add the cream and toss it with the pasta.";

    @ParameterizedTest @ValueSource(ints = {1, 4, 17, 60, 1_000})
    void aReplyInAnotherLanguageIsHeldBack(int size) {
        var passed = new StringBuilder();
        var gate = LanguageGate.of(Turns.saying("Fine, and how do I make it?"), passed::append);
        inPieces(GERMAN, size, gate);
        assertThat(gate.isHeldBack()).isTrue();
        assertThat(passed.toString()).isEmpty();
    }

    @ParameterizedTest @ValueSource(ints = {1, 4, 17, 60, 1_000})
    void oneInTheirLanguageIsPassedOn(int size) {
        var passed = new StringBuilder();
        var gate = LanguageGate.of(Turns.saying("Fine, and how do I make it?"), passed::append);
        inPieces(ENGLISH, size, gate);
        assertThat(gate.isHeldBack()).isFalse();
        assertThat(passed.toString()).isEqualTo(ENGLISH);
    }

    private static void inPieces(String text, int size, LanguageGate gate) {
        for (int at = 0; at < text.length(); at += size) {
            gate.accept(text.substring(at, Math.min(text.length(), at + size)));
        }
    }
}
