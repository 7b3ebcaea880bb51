package alfred.core.registry;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is done in whatever order: one ref, one row, one saving, and numbers that only grow. The seed is the
/// reproduction.
@Tag("long")
class RegistryInvariantsTest {
    private static final int STEPS = 60;
    private SessionIdRegistry registry = new SessionIdRegistry(new LibraryDomain());
    private final List<UUID> ids = new ArrayList<>();
    private final Map<String, Integer> highest = new HashMap<>();
    private final Set<String> given = new HashSet<>();
    private final Map<String, UUID> firstId = new HashMap<>();

    static LongStream seeds() {
        return Rounds.seeds(2_000, 10_000);
    }

    @ParameterizedTest @MethodSource("seeds")
    void hold(long seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < 6; i++) {
            ids.add(new UUID(random.nextLong(), random.nextLong()));
        }
        for (int i = 0; i < STEPS; i++) {
            step(random);
            check();
        }
    }

    private void step(SplittableRandom random) {
        var id = ids.get(random.nextInt(ids.size()));
        var row = Row.of(Row.ID, id, "title", title(random));
        var entries = registry.entries();
        var ref = entries.isEmpty() ? "book_1" : entries.get(random.nextInt(entries.size())).ref();
        switch (random.nextInt(14)) {
            case 0 -> registry.beginTurn();
            case 1 -> expectFresh(registry.registerGenerated("book", title(random), row.without(Row.ID), 1));
            case 2 ->
                registry.registerCreated(random.nextBoolean() ? ref : null, id, "book", title(random), Action.CREATED);
            case 3 -> registry.registerLinked(id, "book");
            case 4 -> registry.registerFromUi(id, "book", title(random), Action.UPDATED_BY_USER);
            case 5 -> registry.drop(ref);
            case 6 -> registry.savepoint();
            case 7 -> {
                registry.rollback();
                forgetPromotionsTakenBack();
            }
            case 8 -> registry.pin(ref, random.nextBoolean());
            case 9 -> registry.clearTurnPromoted();
            case 10 -> demote(ref);
            case 11 -> restart();
            case 12 -> {
                if (random.nextInt(10) == 0) {
                    registry.clearAll();
                }
            }
            default -> registry.registerRead(LibraryDomain.BOOK, row);
        }
    }

    /// The undo of a save; its ref may be saved once more.
    private void demote(String ref) {
        if (ref.startsWith("gen_") && registry.uuidOf(ref).isPresent()) {
            registry.demote(ref, Row.of("title", "Dune"));
            firstId.remove(ref);
        }
    }

    private void restart() {
        registry.savepoint();
        var later = new SessionIdRegistry(new LibraryDomain());
        later.restore(registry.currentTurn(), registry.counters(), registry.entries(), List.of());
        assertThat(later.entries()).isEqualTo(registry.entries());
        assertThat(later.counters()).containsAllEntriesOf(registry.counters());
        registry = later;
    }

    private void expectFresh(String ref) {
        assertThat(given).doesNotContain(ref);
    }

    private void forgetPromotionsTakenBack() {
        firstId.keySet().removeIf(ref -> registry.uuidOf(ref).isEmpty());
        registry.entries().forEach(e -> {
            if (e.uuid() != null) {
                firstId.put(e.ref(), e.uuid());
            }
        });
    }

    private void check() {
        var seen = new HashSet<UUID>();
        for (var entry : registry.entries()) {
            assertThat(registry.isRef(entry.ref())).isTrue();
            given.add(entry.ref());
            if (entry.uuid() == null) {
                assertThat(entry.isUnsaved()).as("%s has a row or content", entry.ref()).isTrue();
            } else {
                assertThat(seen.add(entry.uuid())).as("%s shares its row", entry.ref()).isTrue();
                assertThat(registry.refOf(entry.uuid())).contains(entry.ref());
                assertThat(firstId.computeIfAbsent(entry.ref(), _ -> entry.uuid()))
                    .as("%s is promoted once", entry.ref()).isEqualTo(entry.uuid());
            }
        }
        ids.forEach(id -> registry.refOf(id).ifPresent(ref -> assertThat(registry.uuidOf(ref)).contains(id)));
        registry.counters().forEach((type, n) -> {
            assertThat(n).as("the count of %s", type).isGreaterThanOrEqualTo(highest.getOrDefault(type, 0));
            highest.put(type, n);
        });
    }

    private static String title(SplittableRandom random) {
        return List.of("Dune", "Emma", "dune ", "Ivanhoe").get(random.nextInt(4));
    }
}
