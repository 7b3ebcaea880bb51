package alfred.bench;

import alfred.core.registry.Action;
import alfred.core.registry.SessionIdRegistry;
import alfred.kitchen.KitchenDomain;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/// Refs into ids and back, in a session with 10,000 entities, in no order.
@State(Scope.Thread) @BenchmarkMode(Mode.Throughput) @OutputTimeUnit(TimeUnit.SECONDS)
public class RegistryBench {
    private static final int SIZE = 10_000;
    private final SessionIdRegistry registry = new SessionIdRegistry(new KitchenDomain(List.of()));
    private final String[] refs = new String[SIZE];
    private final UUID[] ids = new UUID[SIZE];

    /// Texts and ids as they come from outside: equal to the registry's own, not the same objects.
    @Setup
    public void fill() {
        var random = new SplittableRandom(7);
        registry.beginTurn();
        for (int i = 0; i < SIZE; i++) {
            var id = new UUID(random.nextLong(), random.nextLong());
            var ref = registry.registerFromUi(id, "recipe", "Recipe " + i, Action.READ);
            int at = i == 0 ? 0 : random.nextInt(i + 1);
            refs[i] = refs[at];
            ids[i] = ids[at];
            refs[at] = new String(ref.toCharArray());
            ids[at] = UUID.fromString(id.toString());
        }
    }

    @Benchmark @OperationsPerInvocation(SIZE) @Goal(value = "registry: refs into ids, 10,000 entities",
        atLeastPerSecond = 10e6)
    public void refsIntoIds(Blackhole sink) {
        for (var ref : refs) {
            sink.consume(registry.uuidOf(ref));
        }
    }

    @Benchmark @OperationsPerInvocation(SIZE) @Goal(value = "registry: ids into refs, 10,000 entities",
        atLeastPerSecond = 10e6)
    public void idsIntoRefs(Blackhole sink) {
        for (var id : ids) {
            sink.consume(registry.refOf(id));
        }
    }
}
