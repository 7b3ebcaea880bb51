package alfred.household;

import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.core.row.Query;
import alfred.core.session.Session;
import alfred.store.PostgresServer;
import alfred.store.sql.ServerAddress;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// A household on a server of the tests, each of whose people has an Alfred of their own, as on computers of their own.
final class Home implements AutoCloseable {
    private final ServerAddress address;
    private final Map<Wiring, String> open = new LinkedHashMap<>();

    private Home(ServerAddress address) {
        this.address = address;
    }

    /// A household whose kitchen is empty.
    static Home make() {
        return at(() -> PostgresServer.shared().copy("home", Home::fill));
    }

    private static void fill(ServerAddress address) {
        Wiring.open(Place.inMemory().at(address), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn()).close();
    }

    static Home at(Supplier<ServerAddress> place) {
        return new Home(place.get());
    }

    /// Opens a person's Alfred, another one each time.
    Session of(String person) {
        return wiring(person).session();
    }

    /// Opens a person's Alfred in a data folder of theirs, over a cable.
    Session of(String person, Path folder, Cable cable) {
        return wiring(person, folder, cable).session();
    }

    Wiring wiring(String person, Path folder, Cable cable) {
        var url = address.url().replaceFirst(":\\d+/", ":" + cable.port() + "/");
        return wiring(person, Place.in(folder).at(new ServerAddress(url, address.user(), address.password(), person)));
    }

    Wiring wiring(String person, Path folder) {
        return wiring(person,
            Place.in(folder).at(new ServerAddress(address.url(), address.user(), address.password(), person)));
    }

    /// Opens a person's Alfred on a computer with a clock of its own.
    Session of(String person, Clock clock) {
        return wiring(person,
            Place.inMemory().at(new ServerAddress(address.url(), address.user(), address.password(), person)), clock)
            .session();
    }

    /// The name of the household's database.
    String name() {
        return address.url().replaceFirst(".*/", "");
    }

    /// Opens a person's Alfred in a data folder of theirs.
    Session of(String person, Path folder) {
        return wiring(person,
            Place.in(folder).at(new ServerAddress(address.url(), address.user(), address.password(), person)))
            .session();
    }

    /// Address, user and password of the household's database.
    List<String> login() {
        return List.of(address.url(), address.user(), address.password());
    }

    /// A cable to the household's server.
    Cable cable() {
        return new Cable(Integer.parseInt(address.url().replaceFirst(".*:(\\d+)/.*", "$1")));
    }

    /// Waits until a person's copy has all that the household wrote.
    static void copied(Session session) {
        until(() -> session.store().away().orElseThrow().isCurrent());
    }

    Wiring wiring(String person) {
        return wiring(person,
            Place.inMemory().at(new ServerAddress(address.url(), address.user(), address.password(), person)));
    }

    /// Opens a person's Alfred whose assistant is a model at an address.
    Session withModel(String person, String url) {
        var model = Wiring.ReasonerFactory.configured(Map.of("ALFRED_BASE_URL", url, "ALFRED_MODEL", "scripted"),
            Optional.empty(), true);
        var there = new ServerAddress(address.url(), address.user(), address.password(), person);
        var wiring = Wiring.open(Place.inMemory().at(there), Clock.systemDefaultZone(), model);
        open.put(wiring, person);
        return wiring.session();
    }

    private Wiring wiring(String person, Place place) {
        return wiring(person, place, Clock.systemDefaultZone());
    }

    private Wiring wiring(String person, Place place, Clock clock) {
        var wiring = Wiring.open(place, clock, Wiring.ReasonerFactory.builtIn(), _ -> Language.ENGLISH);
        open.put(wiring, person);
        return wiring;
    }

    /// Closes all that a person has open.
    void leave(String person) {
        open.forEach((wiring, name) -> {
            if (name.equals(person)) {
                wiring.close();
            }
        });
        open.values().removeIf(person::equals);
    }

    static List<Row> rows(Session session, String table) {
        return session.store().read(rows -> rows.read(Query.all(table)));
    }

    /// What a session knows, as `tag: label`.
    static List<String> known(Session session) {
        return session.entities().stream().map(Home::told).toList();
    }

    private static String told(RefEntry entry) {
        return entry.did() + ": " + entry.label();
    }

    /// Waits until something holds; returns how long that took, or fails after twenty seconds.
    static Duration until(BooleanSupplier holds) {
        long start = System.nanoTime();
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() - start > Duration.ofSeconds(20).toNanos()) {
                throw new AssertionError("that never came to be");
            }
            try {
                Thread.sleep(2);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new AssertionError(e);
            }
        }
        return Duration.ofNanos(System.nanoTime() - start);
    }

    @Override
    public void close() {
        open.keySet().forEach(Wiring::close);
    }
}
