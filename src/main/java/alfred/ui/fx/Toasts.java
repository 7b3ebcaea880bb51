package alfred.ui.fx;

import static alfred.ui.fx.Texts.text;

import java.util.List;
import javafx.animation.FadeTransition;
import javafx.animation.PauseTransition;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Short messages at the bottom of a pane, one at a time, optionally with an Undo button.
///
/// A message stays for six seconds, longer while it is hovered or focused.
public final class Toasts {
    private static final Duration STAY = Duration.seconds(6);

    private static final double MAX_WIDTH = 560;
    private static final double MAX_HEIGHT = 40;
    private static final double LOW = 20;
    private static final double HEIGHT = 44;
    /// What is left free around what was pressed.
    private static final double CLEAR = 24;
    /// What a button and the margins take of the width, and what one more button does.
    private static final double BESIDE = 190;
    private static final double BUTTON = 130;

    private final StackPane host;
    private final PauseTransition clock = new PauseTransition(STAY);
    private @Nullable Node shown;
    /// Where the host was pressed last, from its upper edge.
    private double pressed;
    /// How far above the lower edge messages stand.
    private double floor = LOW;

    public Toasts(StackPane host) {
        this.host = host;
        host.addEventFilter(MouseEvent.MOUSE_PRESSED, press -> pressed = press.getY());
        clock.setOnFinished(_ -> close());
    }

    /// Keeps the foot of a page free, the buttons at its lower edge.
    ///
    /// @param height the height of that foot in pixels; 0 where the page has none
    public void keepFree(double height) {
        floor = LOW + height;
        if (shown != null) {
            StackPane.setMargin(shown, new Insets(0, 0, above(), 0));
        }
    }

    /// What can be done about a message, by a button.
    public record Way(String name, Icon icon, Runnable action) {}

    /// Shows a message without Undo, replacing the current one.
    public void show(String words) {
        show(words, List.of());
    }

    /// Shows a message, replacing the current one.
    ///
    /// @param undo undoes the reported action; null for no Undo button
    public void show(String words, @Nullable Runnable undo) {
        show(words, undo == null ? List.of() : List.of(undoing(undo)));
    }

    /// Returns the way to undo what a message reports.
    public static Way undoing(Runnable undo) {
        return new Way(text("toast.undo"), Icon.UNDO, undo);
    }

    /// Shows a message with a button for each way, replacing the current one.
    public void show(String words, List<Way> ways) {
        close();
        var toast = Nodes.styled(new HBox(), "toast");
        toast.setAccessibleRole(AccessibleRole.TEXT);
        toast.setAccessibleText(words);
        toast.getChildren().add(words(words, BESIDE + BUTTON * Math.max(0, ways.size() - 1)));
        ways.forEach(way -> toast.getChildren().add(Nodes.button(way.name(), way.icon(), "text", () -> {
            close();
            way.action().run();
        })));
        toast.getChildren().add(Nodes.iconButton(Icon.X, text("toast.close"), "sm", this::close));
        toast.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(toast, Pos.BOTTOM_CENTER);
        StackPane.setMargin(toast, new Insets(0, 0, above(), 0));
        var held = toast.hoverProperty().or(toast.focusWithinProperty());
        held.addListener((_, _, holds) -> {
            if (holds) {
                clock.pause();
            } else {
                clock.playFromStart();
            }
        });
        toast.setUserData(held);
        shown = toast;
        host.getChildren().add(toast);
        appear(toast);
        clock.playFromStart();
    }

    /// How far above the lower edge a message stands: where it would lie on what was pressed just now, above that.
    private double above() {
        var press = host.getHeight() - pressed;
        return press >= 0 && press > floor - CLEAR && press < floor + HEIGHT + CLEAR ? press + CLEAR : floor;
    }

    /// The message, over two lines at most, so that a long one leaves its buttons in the window.
    private Label words(String words, double beside) {
        var label = Nodes.wrapped(words, "t-small");
        label.setMinHeight(0);
        label.setMaxHeight(MAX_HEIGHT);
        Nodes.follow(label, host.widthProperty(),
            room -> label.setMaxWidth(Math.min(MAX_WIDTH, room.doubleValue() - beside)));
        return label;
    }

    public void close() {
        clock.stop();
        if (shown != null) {
            host.getChildren().remove(shown);
            shown = null;
        }
    }

    private void appear(Node toast) {
        if (host.getScene() == null || host.getScene().getPreferences().isReducedMotion()) {
            return;
        }
        var fade = new FadeTransition(Duration.millis(180), toast);
        fade.setFromValue(0);
        fade.setToValue(1);
        fade.play();
    }
}
