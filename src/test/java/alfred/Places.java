package alfred;

import alfred.core.domain.Language;
import alfred.core.session.Session;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.recipe.Embedded;
import alfred.store.Database;
import alfred.store.PostgresServer;
import alfred.store.ServerAddress;
import alfred.store.SqlStore;
import alfred.store.TestDatabases;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.function.Consumer;
import java.util.Optional;

/// The places of the suites that run on both databases (see [TestDatabases]).
public final class Places {
    private Places() {}

    /// An empty kitchen.
    public static Place empty() {
        return TestDatabases.ON_POSTGRES ? Place.inMemory().at(PostgresServer.shared().copy("filled", Places::fill))
            : Place.inMemory(Places::filled);
    }

    private static Database filled() {
        return TestDatabases.copy("filled",
            database -> fill(database, Language.ENGLISH, Clock.systemUTC(), _ -> {}));
    }

    /// A copy of a kitchen that is filled once in a run, in memory.
    ///
    /// @param name the name under which it is kept for the next time
    public static Place filled(String name, Language language, Clock clock, Consumer<Session> filling) {
        return Place.inMemory(() -> {
            if (!TestDatabases.isFilled("filled")) {
                filled().close();
            }
            return TestDatabases.copy(name, "filled", database -> fill(database, language, clock, filling));
        });
    }

    private static void fill(Database database, Language language, Clock clock, Consumer<Session> filling) {
        var place = Place.inMemory(() -> database);
        try (var wiring = Wiring.open(place, clock, Wiring.ReasonerFactory.builtIn(), _ -> language)) {
            filling.accept(wiring.session());
            Embedded.all(new SqlStore(database, KitchenEntities.ALL, clock));
        }
    }

    private static void fill(ServerAddress address) {
        Wiring.open(Place.inMemory().at(address), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn()).close();
    }

    /// The kitchen of a folder; an empty one where there is none.
    public static Place of(Optional<Path> folder) {
        return folder.map(Place::in).orElseGet(Places::empty);
    }
}
