package alfred.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.Kitchens;
import alfred.store.NeedsServer;
import alfred.store.PostgresServer;
import alfred.store.SqlStore;
import alfred.store.row.Owners;
import alfred.store.sql.ServerAddress;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A household's kitchen on a real PostgreSQL, and all that can be wrong with one.
@NeedsServer
class ServerDatabaseTest {
    @Test
    void aKitchenIsMadeAtTheFirstTimeAndFoundAtTheNext() {
        var address = PostgresServer.shared().nothing();
        UUID id;
        try (var database = Database.at(address)) {
            id = Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "Äpfel"))).id();
        }

        try (var database = Database.at(address)) {
            assertThat(list(Kitchens.on(database))).extracting(Row::id).containsExactly(id);
        }
    }

    private static List<Row> list(SqlStore store) {
        return store.read(rows -> rows.read(Query.all("shopping_list")));
    }

    @Test
    void severalComputersMayOpenANewKitchenAtOnce() {
        var address = PostgresServer.shared().nothing();

        var owners = IntStream.range(0, 6).parallel().mapToObj(_ -> {
            try (var database = Database.at(address)) {
                return database.write(sql -> new Owners(sql, Kitchens.CLOCK).of(Optional.empty()).household());
            }
        }).distinct().toList();

        assertThat(owners).hasSize(1);
    }

    @Test
    void anOlderKitchenIsBroughtUpToDate() {
        var address = PostgresServer.shared().nothing();
        var all = Migrations.known().scripts();
        ServerDatabase.open(address, new Migrations(all.subList(0, all.size() - 1))).close();

        Database.at(address).close();

        assertThat(scripts(address)).isEqualTo(all.size());
    }

    private static int scripts(ServerAddress address) {
        try (var database = Database.at(address)) {
            return database
                .read(sql -> sql.first("SELECT COUNT(*) FROM schema_migrations", List.of(), r -> r.getInt(1)))
                .orElseThrow();
        }
    }

    @Test
    void aKitchenOfANewerAlfredIsLeftAsItIs() {
        var address = PostgresServer.shared().nothing();
        Database.at(address).close();
        newer(address);

        refused(address, Kind.NEWER);
    }

    @Test
    void anAlfredThatIsOpenWritesNoMoreOnceANewerOneChangedTheTables() {
        var address = PostgresServer.shared().nothing();
        try (var database = Database.at(address)) {
            var store = Kitchens.on(database);
            newer(address);

            assertThatThrownBy(() -> store.write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "salt"))))
                .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.kind()).isEqualTo(Kind.NEWER));
            assertThat(list(store)).isEmpty();
        }
    }

    private static void newer(ServerAddress address) {
        PostgresServer.shared().query(name(address), "INSERT INTO schema_migrations VALUES (999, 'later', 'x', NOW())");
    }

    private static String name(ServerAddress address) {
        return address.url().replaceFirst(".*/", "");
    }

    @Test
    void aWrongPasswordIsToldAsOne() {
        var right = PostgresServer.shared().nothing();

        refused(new ServerAddress(right.url(), right.user(), "wrong", "Ada"), Kind.SERVER_LOGIN);
        refused(new ServerAddress(right.url(), "nobody", right.password(), "Ada"), Kind.SERVER_LOGIN);
    }

    @Test
    void aDatabaseThatIsNotThereIsToldAsMissing() {
        refused(PostgresServer.shared().address("nowhere"), Kind.SERVER_NO_DATABASE);
    }

    @Test
    void aServerThatDoesNotAnswerIsToldAsThat() throws IOException {
        int port;
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }

        refused(new ServerAddress("jdbc:postgresql://127.0.0.1:" + port + "/kitchen", "ada", "", "Ada"),
            Kind.SERVER_UNREACHABLE);
        refused(new ServerAddress("jdbc:postgresql://nobody.invalid/kitchen", "ada", "", "Ada"),
            Kind.SERVER_UNREACHABLE);
    }

    @Test
    void aUserWithoutRightsIsToldSo() {
        var server = PostgresServer.shared();
        var made = server.nothing();
        Database.at(made).close();
        var guest = "guest" + ThreadLocalRandom.current().nextInt(1, Integer.MAX_VALUE);
        server.query("postgres", "CREATE USER " + guest + " PASSWORD 'guest'");
        var empty = server.nothing();
        server.query(name(empty), "REVOKE CREATE ON SCHEMA public FROM PUBLIC");

        refused(new ServerAddress(empty.url(), guest, "guest", "Ben"), Kind.SERVER_RIGHTS);
        refused(new ServerAddress(made.url(), guest, "guest", "Ben"), Kind.SERVER_RIGHTS);

        server.query(name(made), "GRANT SELECT ON ALL TABLES IN SCHEMA public TO " + guest);
        refused(new ServerAddress(made.url(), guest, "guest", "Ben"), Kind.SERVER_RIGHTS);
    }

    @Test
    void aDatabaseThatMayOnlyBeReadIsToldAsThat() {
        var address = PostgresServer.shared().nothing();
        Database.at(address).close();
        PostgresServer.shared().query("postgres",
            "ALTER DATABASE " + name(address) + " SET default_transaction_read_only = on");

        refused(address, Kind.SERVER_RIGHTS);
    }

    @Test
    void aDatabaseThatLacksLettersIsNotTaken() {
        var server = PostgresServer.shared();
        server.query("postgres", "DROP DATABASE IF EXISTS western");
        server.query("postgres",
            "CREATE DATABASE western ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");

        refused(server.address("western"), Kind.SERVER_UNSUITABLE);
    }

    @Test
    void aServerWithoutTheCertificateThatWasAskedForIsNotTrusted() {
        refused(PostgresServer.shared().address("postgres?sslmode=verify-full"), Kind.SERVER_UNTRUSTED);
    }

    private static void refused(ServerAddress address, Kind kind) {
        assertThatThrownBy(() -> {
            try (var database = Database.at(address)) {
                Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "salt")));
            }
        }).isInstanceOfSatisfying(StoreException.class, e -> {
            assertThat(e.kind()).isEqualTo(kind);
            assertThat(e).hasMessage(kind.message(Phrasebook.ENGLISH));
        });
    }

    @Test
    void afterAServerWasStartedAgainReadsAndWritesGoOn() {
        try (var server = PostgresServer.start(); var database = Database.at(server.nothing())) {
            var store = Kitchens.on(database);
            store.write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "salt")));
            assertThat(list(store)).hasSize(1);

            server.crash();

            assertThat(list(store)).hasSize(1);
            server.crash();
            store.write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "pepper")));
            assertThat(list(store)).extracting(row -> row.text("name"))
                .containsExactly("salt", "pepper");
        }
    }

    @Test
    void aServerThatEndsInTheMiddleOfAWriteKeepsNothingOfIt() {
        try (var server = PostgresServer.start(); var database = Database.at(server.nothing())) {
            var store = Kitchens.on(database);

            assertThatThrownBy(() -> store.write(tx -> {
                tx.insert(KitchenEntities.SHOPPING, Row.of("name", "salt"));
                server.crash();
                return tx.insert(KitchenEntities.SHOPPING, Row.of("name", "pepper"));
            })).isInstanceOfSatisfying(StoreException.class,
                e -> assertThat(e.kind()).isEqualTo(Kind.SERVER_UNREACHABLE));

            assertThat(list(store)).isEmpty();
        }
    }
}
