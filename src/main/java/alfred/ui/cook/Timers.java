package alfred.ui.cook;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Background;
import alfred.ui.fx.InOrder;
import alfred.ui.model.Kitchen;
import alfred.ui.model.Route;
import alfred.ui.model.TimerItem;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.text.DisplayFormat;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The timers of the kitchen, as the rows of `timers` say, which the chat changes too. A row is written when a timer
/// is started, paused, prolonged or stopped, never while it runs: one that ran out while Alfred was closed rings at
/// the next start. Use on the FX thread.
public final class Timers {
    /// Where timers were kept before they were rows.
    private static final String KEPT = "cook.timers";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Kitchen kitchen;
    private final Background background;
    private final Clock clock;
    private final Consumer<CookTimer> ring;
    private final ObservableList<CookTimer> all = FXCollections.observableArrayList();
    private final Timeline seconds = new Timeline(new KeyFrame(Duration.millis(250), _ -> tick()));
    private final InOrder writes;
    private int reads;

    /// The timers that were told of before the window closes.
    private final Set<UUID> told = new HashSet<>();

    /// Creates an empty set of timers; [#load()] reads them.
    ///
    /// @param ring called with each timer when it starts to ring
    public Timers(Kitchen kitchen, Background background, Clock clock, Consumer<CookTimer> ring) {
        this.kitchen = kitchen;
        this.background = background;
        this.clock = clock;
        this.ring = ring;
        writes = new InOrder(background, this::load);
        seconds.setCycleCount(Animation.INDEFINITE);
    }

    /// Makes rows of the timers that an earlier Alfred kept in the settings, once. What cannot be read is dropped.
    public void takeOver(WindowSettings settings) {
        settings.get(KEPT).filter(kept -> !kept.isBlank()).ifPresent(kept -> {
            settings.put(KEPT, "");
            try {
                var timers = JSON.readValue(kept, new TypeReference<List<Kept>>() {});
                writes.run(() -> kitchen.createAll(KitchenEntities.TIMER, timers.stream().map(this::row).toList()));
            } catch (JsonProcessingException _) {
                // nothing that could be shown
            }
        });
    }

    /// A timer as the settings kept it.
    ///
    /// @param end when it rings, in epoch seconds; 0 if it is paused
    /// @param left the remaining seconds; used only if it is paused
    record Kept(String name, UUID recipe, int servings, int whole, long end, int left) {}

    private Row row(Kept kept) {
        var recipe = Optional.of(kept.recipe())
            .filter(id -> kitchen.row(KitchenEntities.RECIPE, id).isPresent());
        return Row.of("name", kept.name(), "seconds", (long) kept.whole(), "rings_at", kept.end() == 0 ? null
            : at(Instant.ofEpochSecond(kept.end())), "seconds_left", kept.end() == 0 ? (long) kept.left() : null,
            "recipe_id", recipe.orElse(null), "servings", kept.servings() > 0 ? (long) kept.servings() : null);
    }

    /// The live list of timers in the order they were started; it changes on the FX thread.
    public ObservableList<CookTimer> all() {
        return all;
    }

    /// Returns what tells a timer from others of its name, as two of one step have it: its length, or its number where
    /// they are of one length; `""` where no other has its name.
    String apart(CookTimer timer) {
        var namesakes = all.stream().filter(other -> other.name().equalsIgnoreCase(timer.name())).toList();
        boolean isOfOneLength = namesakes.stream()
            .anyMatch(other -> other != timer && other.whole().get() == timer.whole().get());
        return namesakes.size() < 2 ? "" : isOfOneLength ? String.valueOf(namesakes.indexOf(timer) + 1)
            : DisplayFormat.seconds(timer.whole().get());
    }

    /// Reads the rows, unless writes are under way: after the last of them they are read anyway.
    public void load() {
        if (!writes.isIdle()) {
            return;
        }
        int read = ++reads;
        background.task(() -> kitchen.timers()).onSuccess(rows -> {
            if (read == reads && writes.isIdle()) {
                show(rows);
            }
        }).start();
    }

    private void show(List<TimerItem> rows) {
        var known = all.stream().collect(Collectors.toMap(CookTimer::id, Function.identity()));
        var shown = rows.stream().map(row -> {
            var timer = known.getOrDefault(row.id(), new CookTimer(row));
            timer.follow(row, clock.instant());
            return timer;
        }).toList();
        all.retainAll(shown);
        shown.stream().filter(timer -> !all.contains(timer)).forEach(all::add);
        tick();
        go();
    }

    /// Starts a timer.
    ///
    /// @param place the cook mode that it belongs to
    public void start(String name, Optional<Route.Cook> place, int seconds) {
        var row = Row.of("name", name, "seconds", (long) seconds, "rings_at", at(clock.instant().plusSeconds(seconds)),
            "recipe_id", place.map(Route.Cook::id).orElse(null),
            "servings",
            place.map(Route.Cook::servings).filter(count -> count > 0).map(Integer::longValue).orElse(null));
        writes.run(() -> create(row));
    }

    /// Starts a timer also where its recipe was deleted while it was cooked.
    private UUID create(Row row) {
        try {
            return kitchen.create(KitchenEntities.TIMER, row);
        } catch (StoreException problem) {
            if (problem.kind() != StoreException.Kind.GONE) {
                throw problem;
            }
            return kitchen.create(KitchenEntities.TIMER, row.without("recipe_id"));
        }
    }

    void stop(CookTimer timer) {
        all.remove(timer);
        writes.run(() -> kitchen.delete(KitchenEntities.TIMER, timer.id()));
        go();
    }

    void pauseOrGoOn(CookTimer timer) {
        if (timer.state().get() == CookTimer.State.PAUSED) {
            timer.goOn(clock.instant());
        } else {
            timer.pause();
        }
        update(timer);
    }

    void prolong(CookTimer timer) {
        timer.prolong(clock.instant());
        update(timer);
    }

    private void update(CookTimer timer) {
        var isPaused = timer.state().get() == CookTimer.State.PAUSED;
        Map<String, @Nullable Object> fields = new HashMap<>();
        fields.put("rings_at", isPaused ? null : at(timer.end()));
        fields.put("seconds_left", isPaused ? (long) timer.left().get() : null);
        writes.run(() -> kitchen.update(KitchenEntities.TIMER, timer.id(), fields));
        go();
    }

    private OffsetDateTime at(Instant moment) {
        return moment.atZone(clock.getZone()).toOffsetDateTime();
    }

    /// Tells of the running timers that it has not told of before; returns whether there are any.
    public boolean tellBeforeClosing(Consumer<String> tell) {
        var names = all.stream().filter(timer -> timer.state().get() == CookTimer.State.RUNNING)
            .filter(timer -> told.add(timer.id())).map(CookTimer::name).toList();
        if (!names.isEmpty()) {
            tell.accept(text("timer.closing", String.join(", ", names)));
        }
        return !names.isEmpty();
    }

    /// Updates all timers; called every 250 ms while one is running.
    void tick() {
        var rang = all.stream().filter(timer -> timer.tick(clock.instant())).toList();
        if (!rang.isEmpty()) {
            rang.forEach(ring);
            go();
        }
    }

    private void go() {
        if (all.stream().anyMatch(timer -> timer.state().get() == CookTimer.State.RUNNING)) {
            seconds.play();
        } else {
            seconds.stop();
        }
    }
}
