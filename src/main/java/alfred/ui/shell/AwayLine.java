package alfred.ui.shell;

import static alfred.ui.fx.Texts.text;

import alfred.core.row.Away;
import alfred.core.row.StoreException;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Toasts;
import alfred.ui.model.Kitchen;
import alfred.ui.page.text.RefusalMessages;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The line above the panes that stays while the household's server is out of reach, or others write so much there that
/// what was done here waits; and after a return, if something could not be settled as it was written, until it is
/// closed.
final class AwayLine extends HBox {
    static final double HEIGHT = 32;
    private final Toasts toasts;
    private final Label words = Nodes.cut("", "t-small c-text-2");
    private final Button close = Nodes.iconButton(Icon.X, text("away.close"), "sm", () -> Nodes.visible(this, false));
    private boolean isOff;
    private int waiting;

    AwayLine(Kitchen kitchen, Toasts toasts) {
        super(8);
        this.toasts = toasts;
        setAlignment(Pos.CENTER);
        Nodes.tip(words, words::getText);
        getChildren().addAll(Icon.CLOUD.view(15, "ic-2"), words, close);
        Nodes.visible(this, false);
        kitchen.away().ifPresent(away -> {
            show(away.state());
            away.onChange(state -> FxThread.later(() -> show(state)));
            away.onQueue(isQueueing -> FxThread.later(() -> queue(isQueueing)));
        });
    }

    /// Says that what was done here waits for others, where the line says nothing else.
    private void queue(boolean isQueueing) {
        var others = text("away.others");
        if (isQueueing && !isVisible()) {
            words.setText(others);
            Nodes.visible(close, false);
            Nodes.visible(this, true);
        } else
            if (!isQueueing && words.getText().equals(others)) {
                Nodes.visible(this, false);
            }
    }

    private void show(Away.State state) {
        boolean isBack = isOff && !state.isOff();
        var sent = waiting;
        isOff = state.isOff();
        waiting = state.waiting();
        if (isOff) {
            var reason = state.trouble().map(kind -> RefusalMessages.of(new StoreException(kind, null)))
                .orElseGet(() -> text("away.off"));
            words.setText(waiting == 0 ? reason : reason + " " + text("away.waiting", waiting));
        } else if (isBack) {
            toasts.show(sent == 0 ? text("away.back") : text("away.sent", sent));
        }
        if (!isOff && !state.told().isEmpty()) {
            words.setText(String.join(" ", state.told()));
        }
        Nodes.visible(close, !isOff);
        Nodes.visible(this, isOff || !state.told().isEmpty());
    }
}
