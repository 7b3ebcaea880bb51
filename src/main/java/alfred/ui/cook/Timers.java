package alfred.ui.cook;

import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Duration;

/// All timers of the kitchen, independent of the open page. They are stored in the window's settings: a timer that
/// ran out while Alfred was closed rings at the next start.
public final class Timers {
    private static final String KEPT = "cook.timers";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final WindowSettings settings;
    private final Clock clock;
    private final Consumer<CookTimer> ring;
    private final ObservableList<CookTimer> all = FXCollections.observableArrayList();
    private final Timeline seconds = new Timeline(new KeyFrame(Duration.millis(250), _ -> tick()));

    /// Creates an empty set of timers; [#recall()] restores the stored ones.
    ///
    /// @param ring called with each timer when it starts to ring
    public Timers(WindowSettings settings, Clock clock, Consumer<CookTimer> ring) {
        this.settings = settings;
        this.clock = clock;
        this.ring = ring;
        seconds.setCycleCount(Animation.INDEFINITE);
    }

    /// Restores the stored timers and resumes the running ones. Malformed settings are cleared.
    public void recall() {
        try {
            JSON.readValue(settings.get(KEPT).orElse("[]"), new TypeReference<List<CookTimer.Kept>>() {}).stream()
                .map(kept -> CookTimer.of(kept, clock.instant())).forEach(all::add);
        } catch (JsonProcessingException | IllegalArgumentException _) {
            settings.put(KEPT, "");
        }
        tick();
        go();
    }

    /// The live list of timers in the order they were started; it changes on the FX thread.
    public ObservableList<CookTimer> all() {
        return all;
    }

    void start(String name, Route.Cook place, int seconds) {
        all.add(new CookTimer(name, place, seconds, clock.instant()));
        changed();
    }

    void stop(CookTimer timer) {
        all.remove(timer);
        changed();
    }

    void pauseOrGoOn(CookTimer timer) {
        if (timer.state().get() == CookTimer.State.PAUSED) {
            timer.goOn(clock.instant());
        } else {
            timer.pause();
        }
        changed();
    }

    void prolong(CookTimer timer) {
        timer.prolong(clock.instant());
        changed();
    }

    /// Updates all timers; called every 250 ms while one is running.
    void tick() {
        List.copyOf(all).forEach(timer -> {
            if (timer.tick(clock.instant())) {
                ring.accept(timer);
                changed();
            }
        });
    }

    private void changed() {
        try {
            settings.put(KEPT, all.isEmpty() ? "" : JSON.writeValueAsString(all.stream().map(CookTimer::kept).toList()));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
        go();
    }

    private void go() {
        if (all.stream().anyMatch(timer -> timer.state().get() == CookTimer.State.RUNNING)) {
            seconds.play();
        } else {
            seconds.stop();
        }
    }
}
