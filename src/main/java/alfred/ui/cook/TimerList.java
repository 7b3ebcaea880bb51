package alfred.ui.cook;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Ring;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.list.AddField;
import alfred.ui.page.text.DisplayFormat;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The list of all timers, and a field that starts one from a line such as `10 rice` (minutes and name).
final class TimerList extends VBox {
    private final Timers timers;
    private final AddField add;
    private final Label unread = wrapped(text("timer.unread"), "t-caption c-danger");
    private final VBox cards = new VBox(12);
    private final Node nothing = wrapped(text("timer.none"), "t-small c-muted");
    private final ListChangeListener<CookTimer> changed = _ -> draw();

    /// @param place where timers are started; empty outside cook mode
    TimerList(Timers timers, Optional<Route.Cook> place) {
        super(12);
        this.timers = timers;
        add = new AddField(text("timer.add"), words -> add(words, place));
        getChildren().addAll(label(text("timer.title"), "t-heading"), nothing, cards, add, unread);
        Nodes.visible(unread, false);
        setPadding(new Insets(8, 0, 0, 0));
        timers.all().addListener(new WeakListChangeListener<>(changed));
        draw();
    }

    /// Returns the list as a dialog, for timers that belong to no page.
    static Region dialog(Timers timers, PageContext desk) {
        var list = new TimerList(timers, Optional.empty());
        var close = iconButton(Icon.X, text("dialog.close"), "", desk::closeDialog);
        var dialog = styled(new StackPane(list, close), "a-popup");
        StackPane.setAlignment(close, Pos.TOP_RIGHT);
        dialog.setPadding(new Insets(14, 20, 20, 20));
        Nodes.wide(dialog, 380);
        dialog.setMaxHeight(Region.USE_PREF_SIZE);
        return dialog;
    }

    private void add(String words, Optional<Route.Cook> place) {
        var typed = TypedTimer.of(words);
        Nodes.visible(unread, typed.isEmpty());
        if (typed.isEmpty()) {
            add.giveBack(words);
            return;
        }
        var name = typed.get().name();
        timers.start(name.isBlank() ? text("timer.name") : DisplayFormat.capital(name), place, typed.get().seconds());
    }

    private void draw() {
        cards.getChildren().setAll(timers.all().stream().map(Card::new).toList());
        Nodes.visible(nothing, timers.all().isEmpty());
    }

    /// The card of one timer.
    private final class Card extends HBox {
        private final CookTimer timer;
        private final Ring ring = Ring.share(62, 5);
        private final StackPane picture = new StackPane();
        private final Label left = firm("", "t-digits");
        private final Label fact = firm("", "t-caption c-muted");
        private final Button pause;

        Card(CookTimer timer) {
            super(14);
            this.timer = timer;
            styled(this, "timer-card");
            setAlignment(Pos.CENTER_LEFT);
            pause = button("", "secondary sm", this::pauseOrStop);
            var stop = iconButton(Icon.X, text("timer.stop-it", timer.name()), "sm", () -> timers.stop(timer));
            var more = button(text("timer.more"), "ghost sm", () -> timers.prolong(timer));
            var buttons = column(6, pause, more);
            buttons.setAlignment(Pos.CENTER);
            fact.setMinWidth(0);
            getChildren().addAll(picture, growing(column(0, wrapped(timer.name(), "t-small c-text-2"), left, fact)),
                buttons, stop);
            HBox.setMargin(stop, new Insets(-6, -8, 0, -10));
            Nodes.follow(this, timer.left(), _ -> show());
            Nodes.follow(this, timer.state(), _ -> show());
        }

        private void pauseOrStop() {
            if (timer.state().get() == CookTimer.State.RINGING) {
                timers.stop(timer);
            } else {
                timers.pauseOrGoOn(timer);
            }
        }

        private void show() {
            var state = timer.state().get();
            var rings = state == CookTimer.State.RINGING;
            getStyleClass().remove("rings");
            if (rings) {
                styled(this, "rings");
            }
            picture.getChildren().setAll(ring,
                rings ? Icon.BELL_RING.view(20, "ic-warn") : Icon.TIMER.view(20, "ic-accent"));
            pause.setText(switch (state) {
                case RUNNING -> text("timer.pause");
                case PAUSED -> text("timer.go-on");
                case RINGING -> text("timer.stop");
            });
            fact.setText(rings ? text("timer.done") : text("timer.of", Math.ceilDiv(timer.whole().get(), 60)));
            left.setText(CookTimer.digits(timer.left().get()));
            ring.fill(timer.whole().get() == 0 ? 1 : 1 - (double) timer.left().get() / timer.whole().get());
            setAccessibleText(text("fact.two", timer.name(), left.getText()));
        }
    }
}
