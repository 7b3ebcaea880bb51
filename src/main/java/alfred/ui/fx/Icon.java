package alfred.ui.fx;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/// The icon set: stroked outlines on a 24×24 grid.
public enum Icon {
    APPLE, ARROW_DOWN, ARROW_LEFT, ARROW_LEFT_RIGHT, ARROW_RIGHT, ARROW_UP, ARROW_UP_RIGHT, AT_SIGN,
    BANANA, BEAN, BEEF, BELL, BELL_RING, BOOK_OPEN_TEXT, BOWL, BREAD,
    CAKE, CALENDAR_DAYS, CALENDAR_PLUS, CARROT, CHECK, CHEESE, CHEF_HAT, CHERRY,
    CHEVRON_DOWN, CHEVRON_LEFT, CHEVRON_RIGHT, CHEVRON_UP, CIRCLE_ALERT, CIRCLE_CHECK_BIG, CITRUS, CLOCK,
    CLOUD, CLOVER, COFFEE, CONCIERGE_BELL, COOKIE, COOKING_POT, COPY, CORNER_DOWN_LEFT,
    CPU, CROISSANT, DATABASE, DESSERT, DOWNLOAD, DRUMSTICK, EGG_FRIED, ELLIPSIS,
    EXTERNAL_LINK, FISH, FISH_SYMBOL, GRAPE, GRIP_VERTICAL, HAM, HEART, HELP,
    HISTORY, HOUSE, IMAGE, INFO, KEY_ROUND, KEYBOARD, LAPTOP, LAYOUT_GRID,
    LEAF, LEMON, LINK, LIST, MESSAGE_CIRCLE, MILK, MINUS, MONITOR,
    MOON, MUSHROOM, NOTE, NOTEBOOK_PEN, NUT, PACKAGE, PALETTE, PANEL_LEFT,
    PANEL_RIGHT, PAPERCLIP, PAUSE, PENCIL, PEPPER, PIN, PIZZA, PLAY,
    PLUS, PRINTER, REDO, REFRESH_CW, REFRIGERATOR, ROTATE_CW, SALAD, SANDWICH,
    SEARCH, SERVER, SETTINGS, SHIELD_CHECK, SHOPPING_BASKET, SHRIMP, SLIDERS_HORIZONTAL, SMARTPHONE, SNOWFLAKE,
    SOUP, SPARKLES, SPROUT, SQUARE, SQUARE_PEN, STAR, SUN, TAG,
    TEXT_SIZE, TIMER, TRASH, TRIANGLE_ALERT, UNDO, UPLOAD, USER, USERS,
    UTENSILS, VEGAN, WHEAT, WINE, X;

    private static final double GRID = 24;
    static final Properties PATHS = read();

    /// Returns the icon as a square node, muted unless style classes say otherwise.
    ///
    /// @param size the edge length in pixels
    public Node view(double size, String... styles) {
        return view(size, size <= 13 ? 2 : 1.75, styles);
    }

    /// @param size the edge length in pixels
    /// @param stroke the line width in units of the 24×24 grid
    public Node view(double size, double stroke, String... styles) {
        var path = shape();
        path.setStrokeWidth(stroke);
        path.setScaleX(size / GRID);
        path.setScaleY(size / GRID);
        path.getStyleClass().add("ic");
        path.getStyleClass().addAll(styles);
        var box = new Square(path, size);
        box.setMouseTransparent(true);
        return box;
    }

    /// Returns the bare, unscaled outline, for drawing into other nodes.
    public SVGPath shape() {
        var path = new SVGPath();
        path.setContent(PATHS.getProperty(key()));
        path.setStrokeLineCap(StrokeLineCap.ROUND);
        path.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return path;
    }

    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Properties read() {
        var paths = new Properties();
        try (var data = Objects.requireNonNull(Icon.class.getResourceAsStream("/alfred/ui/icons/icons.properties"))) {
            paths.load(new InputStreamReader(data, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return paths;
    }

    /// Centres the grid, not the outline's bounds, so that asymmetric outlines keep their position.
    private static final class Square extends StackPane {
        private final SVGPath path;

        Square(SVGPath path, double size) {
            this.path = path;
            setMinSize(size, size);
            setPrefSize(size, size);
            setMaxSize(size, size);
            path.setManaged(false);
            getChildren().add(path);
        }

        @Override
        protected void layoutChildren() {
            var drawn = path.getLayoutBounds();
            // scaling pivots on the centre of the bounds: move that to its position on the grid
            var scale = path.getScaleX();
            var dx = (drawn.getCenterX() - GRID / 2) * scale;
            var dy = (drawn.getCenterY() - GRID / 2) * scale;
            path.setLayoutX(getWidth() / 2 + dx - drawn.getCenterX());
            path.setLayoutY(getHeight() / 2 + dy - drawn.getCenterY());
        }
    }
}
