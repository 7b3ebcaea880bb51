package alfred.transfer.export;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.Encoder;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Texts as QR codes, for a phone's camera. A long text is parted between its lines, so that each code is still read
/// from a screen at arm's length.
public final class QrCodes {
    /// The modules of white around a code that readers need.
    public static final int MARGIN = 4;

    private static final int MAX_BYTES = 600;
    /// The edge of a module in a picture, in pixels.
    private static final int MODULE = 8;
    private static final int WHITE = 0xFFFFFF;

    private QrCodes() {}

    /// One code.
    ///
    /// @param text what it says
    /// @param dark the rows of its modules, without white around; as many as there are columns
    public record Code(String text, boolean[][] dark) {}

    /// Returns the codes for a text, in order; none for a blank one. A line too long for a code of its own is cut.
    public static List<Code> of(String text) {
        var parts = new ArrayList<String>();
        var part = "";
        for (var line : text.lines().map(QrCodes::cut).toList()) {
            var longer = part.isEmpty() ? line : part + "\n" + line;
            if (bytes(longer) > MAX_BYTES) {
                parts.add(part);
                longer = line;
            }
            part = longer;
        }
        parts.add(part);
        return parts.stream().filter(words -> !words.isBlank()).map(QrCodes::code).toList();
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private static String cut(String line) {
        var words = line;
        while (bytes(words) > MAX_BYTES) {
            words = words.substring(0, words.offsetByCodePoints(words.length(), -1));
        }
        return words;
    }

    private static Code code(String text) {
        try {
            var matrix =
                Encoder.encode(text, ErrorCorrectionLevel.M, Map.of(EncodeHintType.CHARACTER_SET, "UTF-8")).getMatrix();
            var dark = new boolean[matrix.getHeight()][matrix.getWidth()];
            for (int y = 0; y < dark.length; y++) {
                for (int x = 0; x < dark[y].length; x++) {
                    dark[y][x] = matrix.get(x, y) == 1;
                }
            }
            return new Code(text, dark);
        } catch (WriterException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Returns a picture of codes, one below the other.
    static BufferedImage picture(List<Code> codes) {
        int width = codes.stream().mapToInt(code -> code.dark().length + 2 * MARGIN).max().orElse(1) * MODULE;
        int height = codes.stream().mapToInt(code -> code.dark().length + 2 * MARGIN).sum() * MODULE;
        var picture = new BufferedImage(width, Math.max(1, height), BufferedImage.TYPE_BYTE_BINARY);
        int top = 0;
        for (var code : codes) {
            int edge = (code.dark().length + 2 * MARGIN) * MODULE;
            for (int y = 0; y < edge; y++) {
                for (int x = 0; x < width; x++) {
                    picture.setRGB(x, top + y, isDark(code, x / MODULE - MARGIN, y / MODULE - MARGIN) ? 0 : WHITE);
                }
            }
            top += edge;
        }
        return picture;
    }

    private static boolean isDark(Code code, int x, int y) {
        return x >= 0 && y >= 0 && x < code.dark().length && y < code.dark().length && code.dark()[y][x];
    }
}
