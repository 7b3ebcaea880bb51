package alfred;

import alfred.core.domain.Language;
import alfred.core.session.Session;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.recipe.Embedded;
import alfred.store.PostgresServer;
import alfred.store.SqlStore;
import alfred.store.database.TestDatabases;
import alfred.store.database.Database;
import alfred.store.sql.ServerAddress;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;

/// The places of the suites that run on both databases (see [TestDatabases]).
public final class Places {
    private static final String EMPTY = "filled";

    private Places() {}

    /// An empty kitchen.
    public static Place empty() {
        return TestDatabases.ON_POSTGRES ? Place.inMemory().at(PostgresServer.shared().copy(EMPTY, Places::fill))
            : Place.inMemory(Places::filled);
    }

    /// A copy of a kitchen that is filled once in a run.
    ///
    /// @param name the name under which it is kept for the next time
    public static Place filled(String name, Language language, Clock clock, Consumer<Session> filling) {
        if (TestDatabases.ON_POSTGRES) {
            return Place.inMemory().at(PostgresServer.shared()
                .copy(name, address -> fill(Place.inMemory().at(address), language, clock, filling)));
        }
        return Place.inMemory(() -> {
            if (!TestDatabases.isFilled(EMPTY)) {
                filled().close();
            }
            return TestDatabases.copy(name, EMPTY,
                database -> fill(Place.inMemory(() -> database), language, clock, session -> {
                    filling.accept(session);
                    embed(database);
                }));
        });
    }

    private static Database filled() {
        return TestDatabases.copy(EMPTY,
            database -> fill(Place.inMemory(() -> database), Language.ENGLISH, Clock.systemUTC(),
                _ -> embed(database)));
    }

    private static void embed(Database database) {
        Embedded.all(new SqlStore(database, KitchenEntities.ALL, Clock.systemUTC()));
    }

    private static void fill(ServerAddress address) {
        fill(Place.inMemory().at(address), Language.ENGLISH, Clock.systemUTC(), _ -> {});
    }

    private static void fill(Place place, Language language, Clock clock, Consumer<Session> filling) {
        try (var wiring = Wiring.open(place, clock, Wiring.ReasonerFactory.builtIn(), _ -> language)) {
            filling.accept(wiring.session());
        }
    }

    /// The kitchen of a folder; an empty one where there is none.
    public static Place of(Optional<Path> folder) {
        return folder.map(Place::in).orElseGet(Places::empty);
    }
}
