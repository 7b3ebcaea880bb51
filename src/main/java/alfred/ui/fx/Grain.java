package alfred.ui.fx;

import java.util.Random;
import javafx.geometry.Insets;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.ImagePattern;

/// Dots that are hardly seen, over a wide wash of a light colour: eight bits a colour make bands of it, whose edges
/// they break up.
public final class Grain {
    private static final int SIZE = 128;
    /// How many shades darker a dot is at most.
    private static final int DARKEST = 2;

    private Grain() {}

    /// Returns a region full of dots, with the corners of a page.
    public static Region region() {
        var random = new Random(7);
        var dots = new WritableImage(SIZE, SIZE);
        for (int i = 0; i < SIZE * SIZE; i++) {
            dots.getPixelWriter().setArgb(i % SIZE, i / SIZE, random.nextInt(DARKEST + 1) << 24);
        }
        var region = new Region();
        region.setBackground(new Background(new BackgroundFill(new ImagePattern(dots, 0, 0, SIZE, SIZE, false),
            new CornerRadii(13), new Insets(1))));
        region.setMouseTransparent(true);
        return region;
    }
}
