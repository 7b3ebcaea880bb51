package alfred.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SharedWeightsTest {
    private static final int GRAPH = 7;
    private static final int NODE = 1;
    private static final int WEIGHT = 5;
    private static final int NAME = 8;

    @Test
    void onlyWhatIsReadIsAdded() {
        var model = part(GRAPH, part(NODE, part(1, text("a"))));
        var shipped = part(GRAPH, join(weight("a"), weight("b")));

        assertThat(SharedWeights.complete(model, shipped)).isEqualTo(join(model, part(GRAPH, weight("a"))));
    }

    @Test
    void whatIsNoModelIsRefused() {
        assertThatThrownBy(() -> SharedWeights.complete(text("soup"), new byte[0]))
            .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SharedWeights.complete(new byte[] {(GRAPH << 3 | 2), 100, 1}, new byte[0]))
            .isInstanceOf(IllegalArgumentException.class);
    }

    private static byte[] weight(String name) {
        return part(WEIGHT, join(part(NAME, text(name)), part(9, text("numbers"))));
    }

    private static byte[] part(int number, byte[] content) {
        return join(new byte[] {(byte) (number << 3 | 2), (byte) content.length}, content);
    }

    private static byte[] join(byte[]... parts) {
        var all = new ByteArrayOutputStream();
        for (var part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] text(String words) {
        return words.getBytes(StandardCharsets.UTF_8);
    }
}
