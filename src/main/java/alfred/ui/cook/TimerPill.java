package alfred.ui.cook;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.DisplayFormat;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.InvalidationListener;
import javafx.collections.ListChangeListener;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

/// Compact display of the timer that rings next, a paused one only if none runs, at the foot of the sidebar and so on
/// every page but the cooking page. A click on the only one, or on one that rings, opens the page it was
/// started on; else, or if it belongs to no recipe, the list of timers. Hidden without timers.
public final class TimerPill extends StackPane {
    /// The width below which only the time has room.
    private static final double RAIL = 120;
    /// The longest name of a timer, in characters.
    private static final int BRIEF = 26;
    /// As high as its words are, in one line or two.
    private static final String ROOMY = "-fx-pref-height: -1; -fx-min-height: 36; -fx-padding: 7 10 7 10;";
    /// Beside the time there is no room in the rail. The style sheet would override a property that is set.
    private static final String TIGHT = "-fx-pref-height: -1; -fx-padding: 6 0 6 0; -fx-content-display: top;";

    private final Timers timers;
    private final Button pill;
    private final InvalidationListener tick = _ -> show();

    public TimerPill(Timers timers, PageContext desk) {
        this.timers = timers;
        pill = button("", Icon.TIMER, "soft", () -> next().filter(timer -> rings(timer) || timers.all().size() == 1)
            .flatMap(CookTimer::place)
            .ifPresentOrElse(desk::open, () -> desk.showDialog(TimerList.dialog(timers, desk))));
        pill.setMaxWidth(Double.MAX_VALUE);
        pill.setMinWidth(0);
        pill.setWrapText(true);
        pill.setMinHeight(USE_PREF_SIZE);
        widthProperty().addListener(_ -> FxThread.later(this::show));
        setPadding(new Insets(0, 0, 8, 0));
        getChildren().add(pill);
        timers.all().addListener((ListChangeListener<CookTimer>) change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(timer -> {
                    timer.left().addListener(tick);
                    timer.state().addListener(tick);
                });
            }
            show();
        });
        show();
    }

    private static boolean isPaused(CookTimer timer) {
        return timer.state().get() == CookTimer.State.PAUSED;
    }

    private static boolean rings(CookTimer timer) {
        return timer.state().get() == CookTimer.State.RINGING;
    }

    /// The name of a timer where there is little room: `Aunt Mathilda’s…, step 2`.
    private static String brief(String name) {
        var comma = name.lastIndexOf(", ");
        return comma < 0 ? DisplayFormat.shortened(name, BRIEF)
            : DisplayFormat.shortened(name.substring(0, comma), BRIEF - 8) + name.substring(comma);
    }

    private Optional<CookTimer> next() {
        return timers.all().stream()
            .min(Comparator.comparing(TimerPill::isPaused)
                .thenComparing(timer -> timer.left().get()));
    }

    /// Returns the timer that runs out next, to be told beneath one that rings.
    private Optional<CookTimer> running() {
        return timers.all().stream().filter(timer -> timer.state().get() == CookTimer.State.RUNNING)
            .min(Comparator.comparing(timer -> timer.left().get()));
    }

    /// Returns how many timers there are besides those that are told.
    private String others(int told) {
        return timers.all().size() > told ? " +" + (timers.all().size() - told) : "";
    }

    /// Tells a timer and how many there are besides; beneath one that rings also the next one that runs, each by its
    /// own name.
    private String told(CookTimer timer, UnaryOperator<String> name) {
        if (!rings(timer)) {
            return left(timer, name) + others(1);
        }
        var ringing = text("timer.rings", called(timer, name));
        return running().map(next -> ringing + "\n" + left(next, name) + others(2))
            .orElseGet(() -> ringing + others(1));
    }

    private String left(CookTimer timer, UnaryOperator<String> name) {
        var left = CookTimer.digits(timer.left().get());
        return text("fact.two", isPaused(timer) ? text("timer.paused", left) : left, called(timer, name));
    }

    private String called(CookTimer timer, UnaryOperator<String> name) {
        var apart = timers.apart(timer);
        return apart.isEmpty() ? name.apply(timer.name()) : text("timer.apart", name.apply(timer.name()), apart);
    }

    private void look(String style) {
        if (!pill.getStyleClass().contains(style)) {
            pill.getStyleClass().removeAll("soft", "warn");
            pill.getStyleClass().add(style);
        }
    }

    private void show() {
        var next = next();
        Nodes.visible(this, next.isPresent());
        next.ifPresent(timer -> {
            var rings = rings(timer);
            look(rings ? "warn" : "soft");
            boolean isRail = getWidth() > 0 && getWidth() < RAIL;
            setPadding(isRail ? new Insets(0, 5, 8, 5) : new Insets(0, 0, 8, 0));
            // the time of another one beneath the bell would be taken for its own
            pill.setText(!isRail ? told(timer, TimerPill::brief)
                : rings ? others(1).strip() : CookTimer.digits(timer.left().get()));
            pill.setWrapText(!isRail);
            pill.setStyle(isRail ? TIGHT : ROOMY);
            pill.setGraphic(rings ? Icon.BELL_RING.view(15, "ic-warn")
                : isPaused(timer) ? Icon.PAUSE.view(15) : Icon.TIMER.view(15));
            pill.setAccessibleText(told(timer, UnaryOperator.identity()));
        });
    }
}
