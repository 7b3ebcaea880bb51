package alfred.bench;

import alfred.core.session.LongSession;
import alfred.core.session.Session;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// A session with 10,000 entities in a database on disk.
@State(Scope.Thread) @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SessionBench {
    private static final int SIZE = 10_000;
    private final Path folder = folder();
    private final Wiring wiring =
        Wiring.open(Place.in(folder), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn());
    private List<String> refs = List.of();
    private int at;

    @Setup
    public void fill() {
        refs = LongSession.fill(wiring.session(), SIZE);
    }

    @TearDown
    public void close() {
        wiring.close();
        delete(folder);
    }

    @Benchmark @Goal(value = "session: save after a turn that touched 50 of 10,000 entities", atMostMillis = 10)
    public void save() {
        at = (at + 50) % SIZE;
        LongSession.turn(wiring.session(), refs.subList(at, at + 50));
    }

    @Benchmark @Goal(value = "session: load, 10,000 entities", atMostMillis = 10)
    public Session load() {
        var session = new Session(wiring.session().engine());
        session.close();
        return session;
    }

    static Path folder() {
        try {
            return Files.createTempDirectory("alfred-bench");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
