package alfred.ui.shell;

import java.time.LocalDate;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// Notices a new day at the first key or movement in it, for a window that stays open over night.
final class NewDay implements EventHandler<Event> {
    private final Supplier<LocalDate> today;
    private final Runnable begun;
    private LocalDate day;

    private NewDay(Supplier<LocalDate> today, Runnable begun) {
        this.today = today;
        this.begun = begun;
        day = today.get();
    }

    /// @param begun runs once for each day on which the node is used again, on the FX thread
    static void watch(Node node, Supplier<LocalDate> today, Runnable begun) {
        var watch = new NewDay(today, begun);
        node.addEventFilter(KeyEvent.KEY_PRESSED, watch);
        node.addEventFilter(MouseEvent.MOUSE_MOVED, watch);
    }

    @Override
    public void handle(Event event) {
        var now = today.get();
        if (!now.equals(day)) {
            day = now;
            begun.run();
        }
    }
}
