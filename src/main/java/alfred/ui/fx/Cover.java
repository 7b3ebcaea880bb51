package alfred.ui.fx;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/// A recipe's cover: its photo, or a drawing of cloth, vessel and food. Fills its bounds and redraws when they
/// change.
public final class Cover extends Region {
    /// The layouts of a cover, by available space.
    public enum Shape {
        /// The whole picture with rounded upper corners, for the top of a card.
        CARD,
        /// The whole picture with four rounded corners.
        PICTURE,
        /// A plate on a round cloth.
        THUMB,
        /// The food alone on a small square cloth.
        TILE
    }

    private static final int LARGEST_PHOTO = 900;
    private static final int MAX_PHOTOS = 60;
    /// The most recently shown photos, decoded; an LRU cache. On the FX thread only.
    private static final Map<String, Image> PHOTOS = new LinkedHashMap<>(MAX_PHOTOS, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Image> eldest) {
            return size() > MAX_PHOTOS;
        }
    };

    /// Fetches a photo by its address where there is no such file, and then runs the second; does nothing if it cannot
    /// be had.
    private static BiConsumer<String, Runnable> fetching = (_, _) -> { };

    private final Shape shape;
    private final Rectangle clip = new Rectangle();
    private CoverLook look;
    private double drawnWidth = -1;
    private double drawnHeight = -1;

    public Cover(CoverLook look, Shape shape) {
        this.look = look;
        this.shape = shape;
        setMouseTransparent(true);
        getStyleClass().add("cover");
        switch (shape) {
            case THUMB -> getStyleClass().add("thumb");
            case TILE -> getStyleClass().add("tile");
            case CARD, PICTURE -> { }
        }
        setClip(clip);
        getStyleClass().add(look.hue().style());
    }

    /// Returns a round cover of a fixed size, for rows and small cards.
    public static Cover thumb(CoverLook look, double size) {
        return Nodes.fix(new Cover(look, Shape.THUMB), size, size);
    }

    /// Sets where photos come from whose file is missing. On the FX thread, as is what it runs.
    public static void fetching(BiConsumer<String, Runnable> fetch) {
        fetching = fetch;
    }

    /// Shows another cover; for cell reuse.
    public void show(CoverLook next) {
        if (next.equals(look)) {
            return;
        }
        getStyleClass().remove(look.hue().style());
        look = next;
        getStyleClass().add(look.hue().style());
        drawnWidth = -1;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (getWidth() == drawnWidth && getHeight() == drawnHeight || getWidth() <= 0 || getHeight() <= 0) {
            return;
        }
        drawnWidth = getWidth();
        drawnHeight = getHeight();
        getChildren().clear();
        switch (shape) {
            case CARD -> round(11, drawnHeight + 11);
            case PICTURE -> round(12, drawnHeight);
            case THUMB -> round(drawnHeight / 2, drawnHeight);
            case TILE -> round(9, drawnHeight);
        }
        if (!look.photo().isEmpty()) {
            photo();
            return;
        }
        shapes();
    }

    private void shapes() {
        switch (shape) {
            case CARD -> drawScene(0.68);
            case PICTURE -> drawScene(0.74);
            case THUMB -> drawThumb();
            case TILE -> food(drawnWidth * 0.54, 1.6);
        }
    }

    /// Shows the photo scaled to fill the cover, cropped around its centre; the drawing if there is no such photo.
    private void photo() {
        var image = PHOTOS.computeIfAbsent(look.photo(),
            address -> new Image(address, LARGEST_PHOTO, LARGEST_PHOTO, true, true, true));
        var view = new ImageView(image);
        view.setManaged(false);
        view.setFitWidth(drawnWidth);
        view.setFitHeight(drawnHeight);
        getChildren().add(view);
        image.errorProperty().subscribe(isMissing -> {
            if (isMissing && getChildren().remove(view)) {
                PHOTOS.remove(look.photo());
                shapes();
                var lacking = look.photo();
                fetching.accept(lacking, () -> {
                    if (look.photo().equals(lacking)) {
                        drawnWidth = -1;
                        requestLayout();
                    }
                });
            }
        });
        image.progressProperty().subscribe(done -> {
            if (done.doubleValue() >= 1 && image.getWidth() > 0) {
                var scale = Math.max(drawnWidth / image.getWidth(), drawnHeight / image.getHeight());
                var width = drawnWidth / scale;
                var height = drawnHeight / scale;
                view.setViewport(new Rectangle2D((image.getWidth() - width) / 2, (image.getHeight() - height) / 2,
                    width, height));
            }
        });
    }

    private void round(double radius, double height) {
        clip.setWidth(drawnWidth);
        clip.setHeight(height);
        clip.setArcWidth(radius * 2);
        clip.setArcHeight(radius * 2);
    }

    private void drawScene(double share) {
        var size = Math.min(drawnHeight * share, drawnWidth * 0.6);
        getChildren().addAll(WeaveShapes.of(look.weave(), drawnWidth, drawnHeight));
        switch (look.vessel()) {
            case PLATE -> {
                disc(size * 0.535, "halo");
                disc(size / 2, "plate");
                rim(size * 0.38, 1);
                food(size * 0.45);
            }
            case BOWL -> {
                disc(size / 2, "vessel");
                disc(size * 0.435, "bowl-in");
                food(size * 0.49);
            }
            case PAN -> {
                handle(size);
                disc(size / 2, "vessel");
                disc(size * 0.435, "bowl-in");
                food(size * 0.47);
            }
            case BOARD -> board(size);
        }
    }

    private void drawThumb() {
        var size = Math.min(drawnWidth, drawnHeight);
        if (size < 26) {
            food(size * 0.62, 1.5);
            return;
        }
        disc(size * 0.40, "plate");
        if (look.vessel() == CoverLook.Vessel.BOWL || look.vessel() == CoverLook.Vessel.PAN) {
            ring(size * 0.385, size * 0.05);
        }
        food(size * 0.50, size >= 40 ? 1.7 : 1.5);
    }

    private void ring(double radius, double width) {
        var ring = disc(radius, "rim");
        ring.setStrokeWidth(width);
        ring.setStyle("-fx-opacity: 0.34;");
    }

    private Circle disc(double radius, String style) {
        var disc = new Circle(drawnWidth / 2, drawnHeight / 2, radius);
        disc.getStyleClass().add(style);
        getChildren().add(disc);
        return disc;
    }

    private void rim(double radius, double width) {
        disc(radius, "rim").setStrokeWidth(width);
    }

    private void handle(double size) {
        var handle = new Rectangle(size * 0.56, size * 0.115);
        handle.setArcWidth(size * 0.115);
        handle.setArcHeight(size * 0.115);
        // the handle starts at the wall of the pan and points to the upper right
        handle.setX(drawnWidth / 2 + size * 0.48);
        handle.setY(drawnHeight / 2 - size * 0.0575);
        handle.getTransforms().add(new Rotate(-40, drawnWidth / 2, drawnHeight / 2));
        handle.getStyleClass().add("vessel");
        getChildren().add(handle);
    }

    private void board(double size) {
        var width = size * 1.14;
        var height = size * 0.82;
        var board = new Rectangle((drawnWidth - width) / 2, (drawnHeight - height) / 2, width, height);
        board.setArcWidth(size * 0.2);
        board.setArcHeight(size * 0.2);
        board.getStyleClass().add("plate");
        var hole = new Circle(board.getX() + width - size * 0.11, board.getY() + size * 0.11, size * 0.045);
        hole.getStyleClass().add("vessel");
        getChildren().addAll(board, hole);
        food(size * 0.48);
    }

    private void food(double size) {
        food(size, Math.clamp(size * 0.036, 1.5, 2.6));
    }

    /// @param stroke the displayed line width in pixels
    private void food(double size, double stroke) {
        getChildren().add(look.monogram().isEmpty() ? outline(size, stroke) : letter(size));
    }

    private Node outline(double size, double stroke) {
        var path = look.icon().shape();
        path.getStyleClass().add("food");
        path.setStrokeWidth(stroke * 24 / size);
        var scale = size / 24;
        path.getTransforms().addAll(
            new Translate(drawnWidth / 2 - size / 2, drawnHeight / 2 - size / 2),
            new Scale(scale, scale));
        return path;
    }

    private Node letter(double size) {
        var letter = new Text(look.monogram());
        letter.setFont(Font.font(Fonts.NEWSREADER.family(), size));
        letter.setBoundsType(TextBoundsType.VISUAL);
        letter.getStyleClass().add("monogram");
        var bounds = letter.getLayoutBounds();
        letter.setX(drawnWidth / 2 - bounds.getCenterX());
        letter.setY(drawnHeight / 2 - bounds.getCenterY());
        return letter;
    }
}
