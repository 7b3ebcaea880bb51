package alfred.ui.cook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Background;
import alfred.ui.fx.ClickGuard;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Kitchen;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.layout.Pane;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimersTest {
    private final WindowSettings settings = WindowSettings.inMemory();
    private List<String> rung = List.of();
    private final Kitchen kitchen = DemoKitchen.services(false, settings).kitchen();
    private Instant now = Instant.parse("2026-01-13T18:20:00Z");
    private final Clock clock = ((InstantSource) () -> now).withZone(ZoneOffset.UTC);
    private Optional<Route.Cook> place = Optional.empty();

    @BeforeAll
    static void start() {
        Pictures.start();
    }

    @BeforeEach
    void recipe() {
        place = Optional.of(new Route.Cook(kitchen.create(KitchenEntities.RECIPE, Row.of("name", "Rice Pudding")), 4));
    }

    @Test
    void aTimerGoesByTheClockAndRingsOnce() {
        var timers = timers();
        start(timers, "Rice", 600);

        pass(timers, Duration.ofMinutes(4));
        assertThat(timers.all().getFirst().left().get()).isEqualTo(360);
        pass(timers, Duration.ofMinutes(7));
        pass(timers, Duration.ofMinutes(1));

        assertThat(rung).containsExactly("Rice");
        assertThat(timers.all().getFirst().state().get()).isEqualTo(CookTimer.State.RINGING);
        run(() -> timers.stop(timers.all().getFirst()));
        assertThat(rows()).isEmpty();
    }

    @Test
    void aTimerStartsAlsoWhereItsRecipeIsGone() {
        kitchen.delete(KitchenEntities.RECIPE, place.orElseThrow().id());

        start(timers(), "Rice", 600);

        assertThat(rows()).singleElement()
            .satisfies(timer -> assertThat(timer.reference("recipe_id")).isEmpty());
    }

    @Test
    void timersOutliveTheWindow() {
        var before = timers();
        start(before, "Rice", 600);
        start(before, "Eggs", 300);
        start(before, "Rest", 900);
        pass(before, Duration.ofMinutes(1));
        run(() -> before.pauseOrGoOn(before.all().getLast()));

        now = now.plus(Duration.ofMinutes(6));
        var after = timers();

        assertThat(rung).as("what ran out meanwhile rings at once").containsExactly("Eggs");
        assertThat(after.all()).extracting(CookTimer::name).containsExactly("Rice", "Eggs", "Rest");
        assertThat(after.all().get(0).left().get()).isEqualTo(180);
        assertThat(after.all().get(2).left().get()).as("a paused one waited").isEqualTo(840);
        assertThat(after.all().get(2).state().get()).isEqualTo(CookTimer.State.PAUSED);
        assertThat(after.all().get(0).place()).isEqualTo(place);
    }

    @Test
    void aTimerThatRangIsProlonged() {
        var timers = timers();
        start(timers, "Rice", 60);
        pass(timers, Duration.ofMinutes(2));

        run(() -> timers.prolong(timers.all().getFirst()));
        assertThat(timers.all().getFirst().state().get()).isEqualTo(CookTimer.State.RUNNING);
        pass(timers, Duration.ofSeconds(61));

        assertThat(rung).containsExactly("Rice", "Rice");
    }

    @Test
    void aTimerSetElsewhereIsShownProlongedAndStopped() {
        var timers = timers();
        var id = kitchen.create(KitchenEntities.TIMER, Row.of("name", "Tea", "seconds", 180L, "rings_at", at(180)));
        run(timers::load);
        var tea = timers.all().getFirst();
        assertThat(tea.left().get()).isEqualTo(180);
        assertThat(tea.place()).isEmpty();

        kitchen.update(KitchenEntities.TIMER, id, Map.of("rings_at", at(300)));
        run(timers::load);
        assertThat(timers.all()).containsExactly(tea);
        assertThat(tea.left().get()).isEqualTo(300);

        kitchen.delete(KitchenEntities.TIMER, id);
        run(timers::load);
        assertThat(timers.all()).isEmpty();

        kitchen.undo();
        run(timers::load);
        pass(timers, Duration.ofMinutes(5));
        assertThat(rung).containsExactly("Tea");
    }

    @Test
    void quickClicksAreAllKept() {
        var timers = timers();
        start(timers, "Rice", 60);
        var rice = timers.all().getFirst();

        run(() -> {
            timers.prolong(rice);
            timers.pauseOrGoOn(rice);
            timers.prolong(rice);
        });

        assertThat(rows()).singleElement().satisfies(row -> {
            assertThat(row.integer("seconds_left")).contains(180L);
            assertThat(row.timestamp("rings_at")).isEmpty();
        });
        assertThat(rice.state().get()).isEqualTo(CookTimer.State.PAUSED);
    }

    @Test
    void aRunningTimerWritesNothing() {
        var timers = timers();
        start(timers, "Rice", 600);
        var before = rows().getFirst();

        pass(timers, Duration.ofMinutes(4));

        assertThat(rows()).containsExactly(before);
    }

    @Test
    void whatTheSettingsKeptBecomesRowsOnce() {
        settings.put("cook.timers",
            "[{\"name\":\"Rice\",\"recipe\":\"%s\",\"servings\":4,\"whole\":600,\"end\":%d,\"left\":0},".formatted(
                place.orElseThrow().id(), now.getEpochSecond() + 60)
                + "{\"name\":\"Eggs\",\"recipe\":\"%s\",\"servings\":2,\"whole\":300,\"end\":0,\"left\":90}]"
                    .formatted(UUID.randomUUID()));

        var timers = timers();

        assertThat(settings.get("cook.timers").orElse("")).isEmpty();
        assertThat(timers.all()).extracting(CookTimer::name, timer -> timer.left().get(), CookTimer::place)
            .containsExactly(
                tuple("Rice", 60, place), tuple("Eggs", 90, Optional.empty()));
        timers();
        assertThat(rows()).hasSize(2);
    }

    @Test
    void whatIsKeptWronglyIsForgotten() {
        settings.put("cook.timers", "[{\"name\":\"Rice\",\"recipe\":\"no id\"}]");

        assertThat(timers().all()).isEmpty();
        assertThat(settings.get("cook.timers").orElse("")).isEmpty();
    }

    /// The timers of a window that has just been opened.
    private Timers timers() {
        var rings = new ArrayList<String>();
        rung = rings;
        var timers = Pictures.onFx(() -> new Timers(kitchen, new Background(new ClickGuard(new Pane()), _ -> {}), clock,
            timer -> rings.add(timer.name())));
        run(() -> {
            timers.takeOver(settings);
            timers.load();
        });
        return timers;
    }

    private void start(Timers timers, String name, int seconds) {
        run(() -> timers.start(name, place, seconds));
    }

    private Object at(int seconds) {
        return now.plusSeconds(seconds).atOffset(ZoneOffset.UTC);
    }

    private List<Row> rows() {
        return kitchen.read(Query.all("timers"));
    }

    private void pass(Timers timers, Duration time) {
        now = now.plus(time);
        run(timers::tick);
    }

    private static void run(Runnable work) {
        Pictures.onFx(() -> {
            work.run();
            return true;
        });
        Awaitility.await().until(() -> Background.isIdle() && Pictures.onFx(Background::isIdle));
    }
}
