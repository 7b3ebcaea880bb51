package alfred.ui.cook;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class TimersTest {
    private static final Route.Cook PLACE = new Route.Cook(UUID.randomUUID(), 4);

    private final WindowSettings settings = WindowSettings.inMemory();
    private final List<String> rung = new ArrayList<>();
    private Instant now = Instant.parse("2026-01-13T18:20:00Z");
    private final Clock clock = ((InstantSource) () -> now).withZone(ZoneOffset.UTC);

    @BeforeAll
    static void start() {
        Pictures.start();
    }

    @Test
    void aTimerGoesByTheClockAndRingsOnce() {
        var timers = timers();
        run(() -> timers.start("Rice", PLACE, 600));

        pass(timers, Duration.ofMinutes(4));
        assertThat(timers.all().getFirst().left().get()).isEqualTo(360);
        pass(timers, Duration.ofMinutes(7));
        pass(timers, Duration.ofMinutes(1));

        assertThat(rung).containsExactly("Rice");
        assertThat(timers.all().getFirst().state().get()).isEqualTo(CookTimer.State.RINGING);
        run(() -> timers.stop(timers.all().getFirst()));
        assertThat(settings.get("cook.timers")).isEmpty();
    }

    @Test
    void timersOutliveTheWindow() {
        var before = timers();
        run(() -> before.start("Rice", PLACE, 600));
        run(() -> before.start("Eggs", PLACE, 300));
        run(() -> before.start("Rest", PLACE, 900));
        pass(before, Duration.ofMinutes(1));
        run(() -> before.pauseOrGoOn(before.all().getLast()));

        now = now.plus(Duration.ofMinutes(6));
        var after = timers();
        run(after::recall);

        assertThat(rung).as("what ran out meanwhile rings at once").containsExactly("Eggs");
        assertThat(after.all()).extracting(CookTimer::name).containsExactly("Rice", "Eggs", "Rest");
        assertThat(after.all().get(0).left().get()).isEqualTo(180);
        assertThat(after.all().get(2).left().get()).as("a paused one waited").isEqualTo(840);
        assertThat(after.all().get(2).state().get()).isEqualTo(CookTimer.State.PAUSED);
        assertThat(after.all().get(0).place()).isEqualTo(PLACE);
    }

    @Test
    void aTimerThatRangIsProlonged() {
        var timers = timers();
        run(() -> timers.start("Rice", PLACE, 60));
        pass(timers, Duration.ofMinutes(2));

        run(() -> timers.prolong(timers.all().getFirst()));
        assertThat(timers.all().getFirst().state().get()).isEqualTo(CookTimer.State.RUNNING);
        pass(timers, Duration.ofSeconds(61));

        assertThat(rung).containsExactly("Rice", "Rice");
    }

    @Test
    void whatIsKeptWronglyIsForgotten() {
        settings.put("cook.timers", "[{\"name\":\"Rice\",\"recipe\":\"no id\"}]");

        var timers = timers();
        run(timers::recall);

        assertThat(timers.all()).isEmpty();
    }

    private Timers timers() {
        return Pictures.onFx(() -> new Timers(settings, clock, timer -> rung.add(timer.name())));
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
    }
}
