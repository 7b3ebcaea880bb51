package alfred.ui.fx;

import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.RotateTransition;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;
import javafx.util.Duration;

/// Ring-shaped indicators: busy, progress, and not started.
public final class Ring extends Pane {
    private final Arc arc;

    private Ring(double size, double stroke) {
        Nodes.fix(this, size, size);
        var radius = (size - stroke) / 2;
        var ground = new Circle(size / 2, size / 2, radius);
        ground.getStyleClass().add("ring-bg");
        ground.setStrokeWidth(stroke);
        arc = new Arc(size / 2, size / 2, radius, radius, 90, -100);
        arc.setType(ArcType.OPEN);
        arc.getStyleClass().add("ring");
        arc.setStrokeWidth(stroke);
        arc.setStrokeLineCap(StrokeLineCap.ROUND);
        getChildren().addAll(ground, arc);
        setMouseTransparent(true);
    }

    /// Returns a busy indicator. It spins while in a scene, unless reduced motion is preferred.
    public static Ring busy(double size) {
        var ring = new Ring(size, size > 15 ? 2.2 : 1.8);
        var turn = new RotateTransition(Duration.millis(900), ring.arc);
        turn.setByAngle(360);
        turn.setCycleCount(Animation.INDEFINITE);
        turn.setInterpolator(Interpolator.LINEAR);
        // an arc rotates about the centre of its own bounds: rotate the ring instead
        turn.setNode(ring);
        ring.sceneProperty().addListener((_, _, scene) -> {
            if (scene != null && !scene.getPreferences().isReducedMotion()) {
                turn.play();
            } else {
                turn.stop();
            }
        });
        return ring;
    }

    /// Returns a progress indicator that fills clockwise from the top.
    public static Ring share(double size, double stroke) {
        return new Ring(size, stroke);
    }

    /// @param share the progress, from 0 to 1; values outside are clamped
    public void fill(double share) {
        arc.setLength(-360 * Math.clamp(share, 0, 1));
    }

    /// Returns the dashed circle of a step that has not started.
    public static Node todo(double size) {
        var circle = new Circle(size / 2, size / 2, size / 2 - 1);
        circle.getStyleClass().add("ring-todo");
        circle.setStrokeWidth(1.4);
        circle.getStrokeDashArray().setAll(2.6, 2.6);
        var box = new Pane(circle);
        Nodes.fix(box, size, size);
        return box;
    }
}
