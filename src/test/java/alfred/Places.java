package alfred;

import alfred.store.PostgresServer;
import alfred.store.ServerAddress;
import alfred.store.TestDatabases;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/// The places of the suites that run on both databases (see [TestDatabases]).
public final class Places {
    private Places() {}

    /// An empty kitchen.
    public static Place empty() {
        return TestDatabases.ON_POSTGRES ? Place.inMemory().at(PostgresServer.shared().copy("filled", Places::fill))
            : Place.inMemory();
    }

    private static void fill(ServerAddress address) {
        Wiring.open(Place.inMemory().at(address), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn()).close();
    }

    /// The kitchen of a folder; an empty one where there is none.
    public static Place of(Optional<Path> folder) {
        return folder.map(Place::in).orElseGet(Places::empty);
    }
}
