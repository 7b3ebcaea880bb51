package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.Rounds;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Store;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.Database;
import alfred.store.sql.Schema;
import alfred.store.sql.ServerAddress;
import alfred.store.sql.Sql;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A kitchen on its way from a folder to a household's server and back.
@NeedsServer
class KitchenMoveTest {
    @TempDir
    private Path folder;

    @Test
    void thereAndBackEverythingIsAsItWas() throws IOException {
        fill(folder);
        var before = all(Place.in(folder));
        var address = PostgresServer.shared().nothing();
        var steps = new ArrayList<Long>();

        var moved = KitchenMove.toServer(folder, address, steps::add);

        assertThat(all(Place.in(folder).at(address))).isEqualTo(before);
        assertThat(moved.rows()).isEqualTo(steps.getLast()).isGreaterThan(300);
        assertThat(moved.recipes()).isEqualTo(3);
        assertThat(all(Place.in(folder))).isEqualTo(before);
        var other = Files.createDirectories(folder.resolve("other"));
        var back = KitchenMove.toFolder(address, other, _ -> {});
        assertThat(all(Place.in(other))).isEqualTo(before);
        assertThat(back.rows()).isEqualTo(moved.rows());
        assertThat(back.recipes()).isEqualTo(3);
    }

    /// With `-Dlong` 10,000 recipes.
    @Test
    void aLargeCookbookIsEqualRowByRowThereAndBack() {
        int size = Rounds.of(300, 10_000);
        try (var wiring = open(Place.in(folder))) {
            wiring.session().filling()
                .fill(IntStream.range(0, size).<FormWrite>mapToObj(i -> new FormWrite.Create("recipe", Map.of(
                    "name", "Dish no. " + i, "ingredients",
                    List.of(i + " g flour", "1/" + (i % 7 + 2) + " cup milk", "2 onions, chopped"),
                    "instructions", List.of("Mix.", "Bake for " + i % 90 + " minutes.")))).toList());
        }
        var before = digests(Place.in(folder));
        var address = PostgresServer.shared().nothing();

        var moved = KitchenMove.toServer(folder, address, _ -> {});

        assertThat(moved.recipes()).isEqualTo(size);
        assertThat(digests(Place.in(folder).at(address))).isEqualTo(before);
        var other = folder.resolve("other");
        assertThat(KitchenMove.toFolder(address, other, _ -> {}).rows()).isEqualTo(moved.rows());
        assertThat(digests(Place.in(other))).isEqualTo(before);
    }

    /// A hash of each row of each table, without the words of [#all(Place)] that would not fit.
    private static Map<String, List<Integer>> digests(Place place) {
        var digests = new TreeMap<String, List<Integer>>();
        try (var database = place.openForReading()) {
            database.snapshot(sql -> {
                Schema.of(sql).tables().forEach(table -> {
                    var hashes = new ArrayList<Integer>();
                    each(sql, table, row -> hashes.add(row.hashCode()));
                    hashes.sort(Comparator.naturalOrder());
                    digests.put(table.name(), hashes);
                });
                return true;
            });
        }
        return digests;
    }

    @Test
    void whatCameBackCanBeUndoneAndGoneOnWith() {
        fill(folder);
        var address = PostgresServer.shared().nothing();
        KitchenMove.toServer(folder, address, _ -> {});

        try (var wiring = open(Place.in(folder).at(address))) {
            var session = wiring.session();
            session.undo();
            assertThat(names(session.store(), "shopping_list")).containsExactly("milk");
            session.create("shop", Map.of("name", "tea"));
            assertThat(session.conversations().search("onions", 0, 5)).hasSize(1);
        }
        var back = KitchenMove.toFolder(address, folder, _ -> {});

        try (var wiring = open(Place.in(folder))) {
            assertThat(names(wiring.session().store(), "shopping_list")).containsExactly("milk", "tea");
            wiring.session().undo();
            assertThat(names(wiring.session().store(), "shopping_list")).containsExactly("milk");
            assertThat(wiring.settings().get("user.name")).contains("Ada");
        }
        assertThat(back.before().orElseThrow()).isDirectoryContaining("glob:**/kitchen.mv.db");
        assertThat(folder.resolve("photos/0123456789abcdef01234567.jpg")).exists();
    }

    @Test
    void somebodyElseTakesTheHouseholdsRowsAndTheirOwn() {
        fill(folder);
        var address = PostgresServer.shared().nothing();
        KitchenMove.toServer(folder, address, _ -> {});
        var ben = new ServerAddress(address.url(), address.user(), address.password(), "Ben");
        try (var wiring = open(Place.inMemory().at(ben))) {
            wiring.session().create("shop", Map.of("name", "coffee"));
        }
        var other = folder.resolve("ben");

        KitchenMove.toFolder(ben, other, _ -> {});

        try (var wiring = open(Place.in(other))) {
            var session = wiring.session();
            assertThat(names(session.store(), "recipes")).hasSize(3);
            assertThat(names(session.store(), "shopping_list")).contains("coffee", "milk");
            assertThat(session.conversations().search("onions", 0, 5)).isEmpty();
            List<Row> preferences = session.store().read(rows -> rows.read(Query.all("preferences")));
            assertThat(preferences).hasSize(1);
            session.undo();
            assertThat(names(session.store(), "shopping_list")).doesNotContain("coffee");
        }
    }

    @Test
    void aKitchenThatIsInUseIsNotReplaced() {
        fill(folder);
        var address = PostgresServer.shared().nothing();
        try (var wiring = open(Place.inMemory().at(address))) {
            wiring.session().create("shop", Map.of("name", "coffee"));
        }

        assertThatThrownBy(() -> KitchenMove.toServer(folder, address, _ -> {}))
            .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.kind()).isEqualTo(Kind.SERVER_TAKEN));

        try (var wiring = open(Place.inMemory().at(address))) {
            assertThat(names(wiring.session().store(), "shopping_list")).containsExactly("coffee");
        }
    }

    @Test
    void oneThatWasOnlyOpenedIsReplaced() {
        fill(folder);
        var address = PostgresServer.shared().nothing();
        open(Place.inMemory().at(address)).close();

        assertThat(KitchenMove.toServer(folder, address, _ -> {}).recipes()).isEqualTo(3);
    }

    @Test
    void whatIsAPersonsIsKnownAsThat() {
        var personal =
            KitchenEntities.ALL.stream().filter(EntityDefinition::isPersonal).map(EntityDefinition::table).toList();
        try (var database = Database.inMemory()) {
            var others = List.of("sessions", "journal_units", "journal_calls", "journal_changes");

            assertThat(KitchenMove.PERSONAL).containsAll(personal).containsAll(others)
                .hasSize(personal.size() + others.size());
            assertThat(database.read(Schema::of).tables()).extracting(Schema.Table::name)
                .containsAll(KitchenMove.PERSONAL);
        }
    }

    private static void fill(Path folder) {
        try (var wiring = open(Place.in(folder))) {
            var session = wiring.session();
            wiring.settings().set("user.name", "Ada");
            Files.createDirectories(folder.resolve("photos"));
            Files.writeString(folder.resolve("photos/0123456789abcdef01234567.jpg"), "a picture");
            var soup = session.create("recipe",
                Map.of("name", "Soup", "ingredients", List.of("1 onion", "1/3 cup rice"), "rating", 4));
            session.create("recipe", Map.of("name", "Stew", "parent_recipe_id", soup.id().toString()));
            session.create("recipe", Map.of("name", "Äpfel in Öl"));
            session.create("log",
                Map.of("recipe_id", soup.id().toString(), "cooked_at", "2026-11-20T18:00:00+05:30", "rating", 5));
            session.create("timer", Map.of("name", "Eggs", "seconds", 300));
            session.say("what is on my list about onions?", Optional.empty(), _ -> {}).join();
            session.create("shop", Map.of("name", "milk"));
            session.delete("recipe", "Äpfel in Öl");
            session.undo();
            session.create("shop", Map.of("name", "bread"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Wiring open(Place place) {
        return Wiring.open(place, Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn());
    }

    private static List<String> names(Store store, String table) {
        return store.read(rows -> rows.read(Query.all(table)).stream().map(row -> row.text("name")).toList());
    }

    /// Every row of every table as it is shown, without times that a server keeps in another offset.
    private static Map<String, List<Map<String, String>>> all(Place place) {
        try (var database = place.openForReading()) {
            return database.snapshot(sql -> {
                var tables = new TreeMap<String, List<Map<String, String>>>();
                Schema.of(sql).tables().forEach(table -> tables.put(table.name(), rows(sql, table)));
                return tables;
            });
        }
    }

    private static List<Map<String, String>> rows(Sql sql, Schema.Table table) {
        var rows = new ArrayList<Map<String, String>>();
        each(sql, table, rows::add);
        rows.sort(Comparator.comparing(Map::toString));
        return rows;
    }

    private static void each(Sql sql, Schema.Table table, Consumer<Map<String, String>> use) {
        sql.each(table.select(), result -> {
            var row = new TreeMap<String, String>();
            for (int i = 0; i < table.columns().size(); i++) {
                var value = table.columns().get(i).type().read(result, i + 1);
                row.put(table.columns().get(i).name(), switch (value) {
                    case null -> "-";
                    case OffsetDateTime moment -> moment.toInstant().toString();
                    case Object[] list -> List.of(list).toString();
                    case byte[] bytes -> HexFormat.of().formatHex(bytes);
                    case BigDecimal number -> number.stripTrailingZeros().toPlainString();
                    case UUID id -> id.toString();
                    default -> value.toString();
                });
            }
            if (table.name().equals("owners")) {
                row.remove("name");
            }
            use.accept(row);
        });
    }
}
