package alfred.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;

class GrainTest {
    @Test
    void noLineOfAWashIsOfOneShade() {
        Pictures.start();
        assertThat(fewestShades(false)).as("without it").isOne();
        assertThat(fewestShades(true)).isGreaterThan(1);
    }

    /// The shades of the line that has the fewest.
    private static long fewestShades(boolean isGrained) {
        return Pictures.onFx(() -> {
            var wash = new Region();
            wash.setStyle("-fx-background-color: linear-gradient(to bottom, #fbe8c8, #fefdfb);");
            var pane = new StackPane(wash);
            if (isGrained) {
                pane.getChildren().add(Grain.region());
            }
            var picture = Pictures.snapshot(new Scene(pane, 300, 600));
            var pixels = picture.getPixelReader();
            return IntStream.range(20, 580)
                .mapToLong(y -> IntStream.range(20, 280).map(x -> pixels.getArgb(x, y)).distinct().count()).min()
                .orElseThrow();
        });
    }
}
