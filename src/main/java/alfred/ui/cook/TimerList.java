package alfred.ui.cook;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Ring;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The timers that run while one cooks.
final class TimerList extends VBox {
    private final Consumer<String> rings;
    private final VBox cards = new VBox(12);
    private final Label nothing = wrapped(text("timer.none"), "t-small c-muted");

    TimerList(Consumer<String> rings) {
        super(12);
        this.rings = rings;
        getChildren().addAll(label(text("timer.title"), "t-heading"), nothing, cards);
        setPadding(new Insets(8, 0, 0, 0));
    }

    void start(String name, int minutes) {
        Nodes.visible(nothing, false);
        cards.getChildren().add(new Card(name, minutes));
    }

    /// One timer: it counts down, rings, and can be paused, prolonged and stopped.
    private final class Card extends HBox {
        private final Label left = firm("", "t-digits");
        private final Label fact;
        private final Ring ring = Ring.share(62, 5);
        private final Timeline clock = new Timeline(new KeyFrame(Duration.seconds(1), _ -> tick()));
        private final String name;
        private final Button pause;
        private int whole;
        private int seconds;

        Card(String name, int minutes) {
            super(14);
            this.name = name;
            whole = minutes * 60;
            seconds = whole;
            styled(this, "timer-card");
            setAlignment(Pos.CENTER_LEFT);
            fact = firm(text("timer.of", minutes), "t-caption c-muted");
            pause = button(text("timer.pause"), "secondary sm", this::pauseOrStop);
            var more = button(text("timer.more"), "ghost sm", this::prolong);
            var buttons = column(6, pause, more);
            buttons.setAlignment(Pos.CENTER);
            getChildren().addAll(new StackPane(ring, Icon.TIMER.view(20, "ic-accent")), growing(column(0, label(name, "t-small c-text-2"),
                left, fact)), buttons);
            clock.setCycleCount(Animation.INDEFINITE);
            clock.play();
            show();
        }

        private void tick() {
            seconds = Math.max(0, seconds - 1);
            if (seconds == 0) {
                clock.stop();
                styled(this, "rings");
                pause.setText(text("timer.stop"));
                fact.setText(text("timer.done"));
                rings.accept(text("timer.rings", name));
            }
            show();
        }

        private void pauseOrStop() {
            if (seconds == 0) {
                cards.getChildren().remove(this);
                Nodes.visible(nothing, cards.getChildren().isEmpty());
            } else if (clock.getStatus() == Animation.Status.RUNNING) {
                clock.pause();
                pause.setText(text("timer.go-on"));
            } else {
                clock.play();
                pause.setText(text("timer.pause"));
            }
        }

        private void prolong() {
            seconds += 60;
            whole = Math.max(whole, seconds);
            getStyleClass().remove("rings");
            pause.setText(text("timer.pause"));
            fact.setText(text("timer.of", whole / 60));
            clock.play();
            show();
        }

        private void show() {
            left.setText("%d:%02d".formatted(seconds / 60, seconds % 60));
            ring.fill(whole == 0 ? 0 : 1 - (double) seconds / whole);
        }
    }
}
