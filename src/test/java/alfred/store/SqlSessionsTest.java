package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.row.SessionRecords.SessionRecord;
import alfred.core.row.SessionRecords.TurnRecord;
import alfred.core.row.SessionRecords;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class SqlSessionsTest {
    private static final OffsetDateTime MORNING = OffsetDateTime.parse("2026-01-12T09:30:00+01:00")
        .atZoneSameInstant(ZoneId.systemDefault()).toOffsetDateTime();

    private final SqlStore store = Kitchens.inMemory();
    private final SessionRecord monday = new SessionRecord(UUID.randomUUID(), "Monday", "{}", MORNING, MORNING, false);
    private final SessionRecord tuesday =
        new SessionRecord(UUID.randomUUID(), "Tuesday", "{\"turn\":1}", MORNING, MORNING.plusDays(1), false);

    @Test
    void theLatestIsTheOneTouchedLastThatIsOpen() {
        save(s -> s.save(tuesday));
        save(s -> s.save(monday));
        assertThat(in(SessionRecords::latest)).contains(tuesday);

        save(s -> s.save(new SessionRecord(tuesday.id(), "Tuesday", "{}", MORNING, tuesday.touched(), true)));

        assertThat(in(SessionRecords::latest)).contains(monday);
    }

    @Test
    void refsKeepTheOrderOfRegistration() {
        save(s -> s.save(monday));
        var refs = new LinkedHashMap<String, String>();
        refs.put("recipe_2", "two");
        refs.put("inv_1", "one");
        save(s -> s.saveRefs(monday.id(), refs));

        save(s -> s.saveRefs(monday.id(), Map.of("recipe_2", "two, changed", "inv_1", "")));
        save(s -> s.saveRefs(monday.id(), Map.of("task_1", "task")));

        assertThat(refs()).containsExactly(Map.entry("recipe_2", "two, changed"), Map.entry("task_1", "task"));
    }

    @Test
    void aTurnIsReplacedByItsLaterState() {
        save(s -> s.save(monday));
        var open = new TurnRecord(UUID.randomUUID(), monday.id(), 1, SessionRecords.State.OPEN, "hello", "", MORNING);
        var done = new TurnRecord(open.id(), monday.id(), 1, SessionRecords.State.COMMITTED, "hello", "{}", MORNING);
        save(s -> s.saveTurn(open));
        save(s -> s.saveTurn(done));

        assertThat(turns()).containsExactly(done);
    }

    @Test
    void whatWasShownIsKeptWithTheTurnOfItsOwner() {
        save(s -> s.save(monday));
        var done =
            new TurnRecord(UUID.randomUUID(), monday.id(), 1, SessionRecords.State.COMMITTED, "hello", "hi", MORNING);
        save(s -> s.saveTurn(done));
        save(s -> s.keepShown(monday.id(), 1, "hi", "steps"));
        save(s -> s.keepShown(monday.id(), 1, "another reply", "nothing"));
        save(s -> s.keepShown(UUID.randomUUID(), 1, "hi", "nothing"));

        assertThat(turns()).extracting(TurnRecord::shown).containsExactly("steps");

        save(s -> s.delete(monday.id()));
        assertThat(turns()).isEmpty();
    }

    @Test
    void aSessionMayBeLong() {
        var state = "x".repeat(3_000_000);
        save(s -> s.save(new SessionRecord(monday.id(), "Monday", state, MORNING, MORNING, false)));

        assertThat(in(SessionRecords::latest).orElseThrow().state()).isEqualTo(state);
    }

    private void save(Consumer<SessionRecords> work) {
        in(s -> {
            work.accept(s);
            return true;
        });
    }

    private Map<String, String> refs() {
        return in(s -> s.refs(monday.id()));
    }

    private List<TurnRecord> turns() {
        return in(s -> s.turns(monday.id(), 0, 10));
    }

    private <T> T in(Function<SessionRecords, T> work) {
        return store.write(tx -> work.apply(tx.sessions()));
    }
}
