package alfred.transfer.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class QrCodesTest {
    private static String read(QrCodes.Code code) throws ReaderException {
        var picture = QrCodes.picture(List.of(code));
        var pixels = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
        return new QRCodeReader()
            .decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(picture.getWidth(), picture.getHeight(),
                pixels))))
            .getText();
    }

    @Test
    void aCodeSaysItsTextInAnyLetters() throws ReaderException {
        var codes = QrCodes.of("- 2 l Milch\n- 1½ kg Äpfel\n- crème fraîche 🧀\n");

        assertThat(codes).hasSize(1);
        assertThat(read(codes.getFirst())).isEqualTo("- 2 l Milch\n- 1½ kg Äpfel\n- crème fraîche 🧀");
    }

    @Test
    void aLongListBecomesSeveralCodesAndLosesNoLine() throws ReaderException {
        var lines = IntStream.range(0, 90).mapToObj(i -> "- " + i + " kg of a thing with a long name").toList();

        var codes = QrCodes.of(String.join("\n", lines));

        assertThat(codes).hasSizeBetween(2, 8);
        var read = new StringBuilder();
        for (var code : codes) {
            read.append(read(code)).append('\n');
        }
        assertThat(read.toString().lines()).containsExactlyElementsOf(lines);
        assertThat(QrCodes.of("🧀".repeat(1_000))).hasSize(1);
    }

    @Test
    void nothingHasNoCode() {
        assertThat(QrCodes.of("")).isEmpty();
        assertThat(QrCodes.of("\n \n")).isEmpty();
        assertThat(QrCodes.of("x").stream().map(QrCodes.Code::text).collect(Collectors.joining())).isEqualTo("x");
    }
}
