package alfred.ui.fx;

import java.util.List;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/// The patterns of the cloth, each as one or two paths that cover its whole area.
final class WeaveShapes {
    private WeaveShapes() {}

    static List<Path> of(CoverLook.Weave weave, double width, double height) {
        return switch (weave) {
            case STRIPE -> List.of(columns(width, height, 16));
            case GINGHAM -> List.of(columns(width, height, 14), rows(width, height, 14));
            case DIAGONAL -> List.of(diagonals(width, height));
            case DOTS -> List.of(dots(width, height));
            case BAND -> List.of(bands(width, height));
        };
    }

    private static Path columns(double width, double height, double step) {
        var path = woven();
        for (var x = step / 2; x < width; x += 2 * step) {
            box(path, x, 0, step, height);
        }
        return path;
    }

    private static Path rows(double width, double height, double step) {
        var path = woven();
        for (var y = step / 2; y < height; y += 2 * step) {
            box(path, 0, y, width, step);
        }
        return path;
    }

    private static Path bands(double width, double height) {
        var path = woven();
        for (var from : new double[] {height * 0.15, height * 0.85 - 9}) {
            box(path, 0, from, width, 9);
            box(path, 0, from - 6, width, 2);
            box(path, 0, from + 13, width, 2);
        }
        return path;
    }

    private static Path diagonals(double width, double height) {
        var path = woven();
        for (var x = -height; x < width; x += 30) {
            path.getElements().addAll(new MoveTo(x, height), new LineTo(x + height, 0), new LineTo(x + height + 14, 0),
                new LineTo(x + 14, height),
                new ClosePath());
        }
        return path;
    }

    private static Path dots(double width, double height) {
        var path = woven();
        var odd = false;
        for (var y = 8.0; y < height; y += 11) {
            for (var x = odd ? 19.0 : 8.0; x < width; x += 22) {
                path.getElements().addAll(new MoveTo(x - 1.7, y), new ArcTo(1.7, 1.7, 0, x + 1.7, y, false, true),
                    new ArcTo(1.7, 1.7, 0, x - 1.7, y, false, true), new ClosePath());
            }
            odd = !odd;
        }
        return path;
    }

    private static Path woven() {
        var path = new Path();
        path.getStyleClass().add("weave");
        return path;
    }

    private static void box(Path path, double x, double y, double width, double height) {
        path.getElements().addAll(new MoveTo(x, y), new LineTo(x + width, y), new LineTo(x + width, y + height),
            new LineTo(x, y + height),
            new ClosePath());
    }
}
