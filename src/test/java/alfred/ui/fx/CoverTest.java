package alfred.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A cover whose photo is missing shows its drawing.
class CoverTest {
    @TempDir
    private Path folder;

    @Test
    void aMissingPhotoLeavesTheDrawing() {
        Pictures.start();
        var look = CoverTable.lookOf("Lemon Pasta", List.of("lemon"));
        var drawn = children(new Cover(look, Cover.Shape.CARD));

        var cover = new Cover(look.withPhoto(folder.resolve("none.jpg").toUri().toString()), Cover.Shape.CARD);
        children(cover);

        Awaitility.await().atMost(Duration.ofSeconds(20))
            .until(() -> Pictures.onFx(() -> cover.getChildrenUnmodifiable().size() == drawn
                && cover.getChildrenUnmodifiable().stream().noneMatch(ImageView.class::isInstance)));
        assertThat(drawn).isPositive();
    }

    private static int children(Cover cover) {
        return Pictures.onFx(() -> {
            new Scene(cover, 200, 160).getRoot().layout();
            return cover.getChildrenUnmodifiable().size();
        });
    }
}
