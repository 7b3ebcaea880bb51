package alfred.transfer.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PlainTextTest {
    private static final String[] PIECES = {"a", "1", "é", "½", "ß", "ł", "粉", "’", "–", " ", "  ", "\t", "\n", "\r\n",
        "\u00A0", "\u00AD", "\u0000", "\u0085", "\u009F", "\u200B", "\u200D", "\u202E", "\u2028", "\uD83C\uDF4E",
        "\u007F"};

    @Test
    void aLineIsTheSameHoweverItIsFound() {
        var random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            var text = random.ints(random.nextInt(0, 9), 0, random.nextInt(1, PIECES.length + 1))
                .mapToObj(piece -> PIECES[piece]).collect(Collectors.joining());

            var plain = text.replaceAll("\\R", " ")
                .replaceAll("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}&&[^\\n\\t\u200C\u200D]]", "").replaceAll("[\\h\\t]+", " ")
                .strip();

            assertThat(PlainText.line(text)).as(text).isEqualTo(plain);
        }
    }
}
