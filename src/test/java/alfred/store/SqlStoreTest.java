package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store.Committed;
import alfred.core.row.StoreException;
import alfred.core.row.WriteUnit;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.Database;
import alfred.store.database.TestDatabases;
import alfred.store.row.Owner;
import alfred.store.row.Owners;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class SqlStoreTest {
    static final List<EntityDefinition> ENTITIES = KitchenEntities.ALL;
    private static final EntityDefinition SHOPPING = KitchenEntities.SHOPPING;

    private final Database database = TestDatabases.empty();
    private final SqlStore store = Kitchens.on(database);

    @AfterEach
    void close() {
        database.close();
    }

    @ParameterizedTest @FieldSource("ENTITIES")
    void aRowComesBackAsItWasStoredAndSoDoesItsImage(EntityDefinition entity) {
        if (entity.references().anyMatch(c -> c.isRequired())) {
            return;
        }
        var random = new SplittableRandom(7);
        for (int i = 0; i < 20; i++) {
            var given = Kitchens.random(entity, random);
            if (entity == KitchenEntities.INGREDIENT || entity == KitchenEntities.COLLECTION) {
                given = given.with("name", "food " + i);
            }
            var values = given;

            var stored = store.write(tx -> tx.insert(entity, values));

            assertThat(stored.values()).containsAllEntriesOf(values.values());
            assertThat(find(store, entity, stored.id())).contains(stored);
        }
    }

    @Test
    void aRowWithReferencesComesBackWithThem() {
        var recipe = add(KitchenEntities.RECIPE, Row.of("name", "Soup"));
        var line = add(KitchenEntities.RECIPE_INGREDIENT,
            Row.of("recipe_id", recipe.id(), "name", "salt", "quantity", Fraction.of(1, 3)));

        assertThat(find(store, KitchenEntities.RECIPE_INGREDIENT, line.id())).contains(line);
    }

    @Test
    void anUpdateSetsWhatItNamesAndCounts() {
        var item = add(SHOPPING, Row.of("name", "Eggs", "quantity", Fraction.of(6), "notes", "large"));
        Map<String, Object> values = new HashMap<>(Map.of("name", "Brown eggs"));
        values.put("notes", null);

        var updated = store.write(tx -> tx.update(SHOPPING, item.id(), values));

        assertThat(updated).isEqualTo(item.with("name", "Brown eggs").with("notes", null).with("version", 2L));
        assertThat(find(store, SHOPPING, item.id())).contains(updated);
    }

    @Test
    void anotherOwnersRowsAreNotThere() {
        var other = database.write(sql -> {
            var owners = new Owners(sql, Kitchens.CLOCK);
            owners.of(Optional.of("Ada"));
            return owners.of(Optional.of("Neighbour")).person();
        });
        var neighbour = new SqlStore(database, KitchenEntities.ALL, Kitchens.CLOCK, new Owner(other, other, true));
        var item = add(SHOPPING, Row.of("name", "Eggs"));

        assertThat(rows(neighbour, Query.all("shopping_list"))).isEmpty();
        assertThat(
            rows(neighbour, Query.all("shopping_list").withFilters(List.of(), List.of(Filter.eq("name", "Eggs")))))
            .isEmpty();
        assertThat(find(neighbour, SHOPPING, item.id())).isEmpty();
        assertThatThrownBy(() -> neighbour.write(tx -> tx.update(SHOPPING, item.id(), Map.of("name", "Mine"))))
            .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> neighbour.write(tx -> deleted(tx, item))).isInstanceOf(IllegalStateException.class);
        assertThat(find(store, SHOPPING, item.id())).contains(item);
    }

    @Test
    void anOwnerInAPayloadIsNoColumn() {
        assertThatThrownBy(() -> add(SHOPPING, Row.of("name", "Eggs", "owner_id", UUID.randomUUID())))
            .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatThrowsKeepsNothing() {
        assertThatThrownBy(() -> store.write(tx -> {
            tx.insert(SHOPPING, Row.of("name", "Eggs"));
            throw new IllegalArgumentException("no");
        })).isInstanceOf(IllegalArgumentException.class).hasMessage("no");

        assertThat(rows(store, Query.all("shopping_list"))).isEmpty();
    }

    @Test
    void aTargetInUseCannotGo() {
        var recipe = add(KitchenEntities.RECIPE, Row.of("name", "Soup"));
        add(KitchenEntities.TASK, Row.of("title", "Cook", "recipe_id", recipe.id()));

        assertThatThrownBy(() -> store.write(tx -> {
            tx.delete(KitchenEntities.RECIPE, recipe.id());
            return true;
        })).isInstanceOfSatisfying(StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(StoreException.Kind.FAILED));

        assertThat(find(store, KitchenEntities.RECIPE, recipe.id())).contains(recipe);
    }

    @Test
    void rowsComeInTheQuerysOrderThenInThatOfCreation() {
        for (var name : List.of("pears", "Apples", "bread", "apples")) {
            add(SHOPPING, Row.of("name", name, "quantity", name.equals("bread") ? null : Fraction.of(name.length())));
        }

        assertThat(names(Query.all("shopping_list"))).containsExactly("pears", "Apples", "bread", "apples");
        assertThat(names(Query.all("shopping_list").orderedBy("name"))).containsExactly("Apples", "apples", "bread",
            "pears");
        assertThat(names(Query.all("shopping_list").orderedBy("quantity"))).containsExactly("pears", "Apples", "apples",
            "bread");
        assertThat(names(new Query("shopping_list", List.of(), List.of(), List.of("name"),
            List.of(new Query.Order("created_at", true)), 2)))
            .containsExactly("pears", "Apples");
    }

    @Test
    void aReadOfSomeColumnsHasIdAndVersionToo() {
        var item = add(SHOPPING, Row.of("name", "Eggs", "notes", "large"));

        assertThat(rows(store, Query.all("shopping_list").withColumns(List.of("name"))))
            .containsExactly(item.only(List.of("id", "version", "name")));
    }

    @Test
    void aReadSeesOneStateWhileOthersWrite() {
        add(SHOPPING, Row.of("name", "Eggs"));

        int later = store.read(rows -> {
            rows.read(Query.all("shopping_list"));
            join(Thread.ofPlatform().start(() -> add(SHOPPING, Row.of("name", "Milk"))));
            return rows.read(Query.all("shopping_list")).size();
        });

        assertThat(later).isEqualTo(1);
        assertThat(names(Query.all("shopping_list"))).containsExactly("Eggs", "Milk");
    }

    @Test
    void aReadMustNotWriteNorAWriteBeginAnother() {
        assertThatThrownBy(() -> store.read(r -> r.insert(SHOPPING, Row.of("name", "Eggs"))))
            .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> store.write(_ -> add(SHOPPING, Row.of("name", "Eggs"))))
            .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aCommitIsToldOnceItIsThereWithTheChangesOfItsJournal() {
        var told = new ArrayList<Committed>();
        store.onCommit(_ -> { throw new IllegalStateException("a broken listener"); });
        store.onCommit(committed -> {
            assertThat(rows(store, Query.all("shopping_list"))).hasSize(told.size() + 1);
            told.add(committed);
        });
        add(SHOPPING, Row.of("name", "Milk"));

        var change = store.write(tx -> {
            var row = tx.insert(SHOPPING, Row.of("name", "Eggs"));
            var created = new Change("shopping_list", row.id(), null, row);
            tx.journal().append(new WriteUnit(UUID.randomUUID(), UUID.randomUUID(), 1, WriteUnit.Origin.FORM), "k",
                List.of(created), "");
            return created;
        });

        assertThat(told).containsExactly(new Committed(List.of(), Set.of("shopping_list")),
            new Committed(List.of(change), Set.of(change.table())));
    }

    @Test
    void anInterruptedThreadDoesNotCloseTheDatabase() {
        Thread.currentThread().interrupt();
        add(SHOPPING, Row.of("name", "Eggs"));

        assertThat(Thread.interrupted()).isTrue();
        assertThat(names(Query.all("shopping_list"))).containsExactly("Eggs");
    }

    @Test
    void timesAreKeptToTheMicrosecondWithTheirOffset() {
        var cooked = OffsetDateTime.parse("2026-01-12T19:30:15.123456789+05:30");

        var entry = add(KitchenEntities.LOG, Row.of("cooked_at", cooked));

        assertThat(entry.timestamp("cooked_at")).contains(OffsetDateTime.parse("2026-01-12T19:30:15.123456+05:30"));
        assertThat(rows(store, Query.where("cooking_log", Filter.eq("cooked_at", cooked)))).containsExactly(entry);
    }

    private Row add(EntityDefinition entity, Row values) {
        return store.write(tx -> tx.insert(entity, values));
    }

    private List<String> names(Query query) {
        return store.read(r -> r.read(query)).stream().map(row -> row.text("name")).toList();
    }

    private static List<Row> rows(SqlStore from, Query query) {
        return from.read(r -> r.read(query));
    }

    private static Optional<Row> find(SqlStore from, EntityDefinition entity, UUID id) {
        return from.read(r -> r.find(entity, id));
    }

    private static boolean deleted(Rows rows, Row row) {
        rows.delete(SHOPPING, row.id());
        return true;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
