package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.row.Query;
import alfred.core.session.Session;
import alfred.core.session.state.Engine;
import alfred.core.domain.Fraction;
import alfred.core.row.Store;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenMiddleware;
import alfred.kitchen.briefing.KitchenBriefing;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.recipe.SemanticSearch;
import alfred.store.database.Database;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A form that changes a row looks it up once, and what it answers is what is stored.
class FormReadsTest {
    @TempDir
    private Path folder;

    @Test
    void aFormReadsItsRowOnce() {
        try (var database = Database.open(folder); var session = session(Kitchens.on(database))) {
            var row = session.create("inv", Map.of("name", "honey", "quantity", 1, "location", "pantry"));
            session.update("inv", row.id().toString(), Map.of("quantity", 2));
            count(database);

            var changed = session.update("inv", row.id().toString(), Map.of("quantity", 3, "notes", "from Ida"));

            assertThat(reads(database, "inventory")).isEqualTo(1);
            assertThat(session.store().<Object>read(rows -> rows.read(Query.all("inventory"))))
                .isEqualTo(List.of(changed));
        }
    }

    @Test
    void soDoesOneThatNamesItByItsLabel() {
        try (var database = Database.open(folder); var session = session(Kitchens.on(database))) {
            session.create("inv", Map.of("name", "honey", "quantity", 1, "location", "pantry"));
            count(database);

            var changed = session.update("inv", "honey", Map.of("quantity", 3));

            assertThat(reads(database, "inventory")).isEqualTo(1);
            assertThat(changed.quantity("quantity")).contains(Fraction.of(3));
        }
    }

    @Test
    void andOneOfARecipeWithItsLines() {
        try (var database = Database.open(folder); var session = session(Kitchens.on(database))) {
            session.create("recipe", Map.of("name", "Minestrone", "servings", 4, "instructions", List.of("Cook."),
                "ingredients", List.of(Map.of("name", "leek", "quantity", 2))));
            count(database);

            session.update("recipe", "Minestrone", Map.of("servings", 6, "ingredients",
                List.of(Map.of("name", "leek", "quantity", 3), Map.of("name", "carrot", "quantity", 1))));

            assertThat(reads(database, "recipes")).isEqualTo(1);
            var lines = session.store().read(rows -> rows.read(Query.all("recipe_ingredients")));
            assertThat(lines).extracting(line -> line.text("name")).containsExactly("leek", "carrot");
        }
    }

    private static Session session(Store store) {
        var foods = new Foods();
        return new Session(new Engine(new KitchenDomain(List.of()),
            new KitchenMiddleware(foods, SemanticSearch.NONE, LocalDate::now), new KitchenBriefing(new Foods()),
            List.of(), store, () -> {
                throw new IllegalStateException("no turn is taken");
            }, OffsetDateTime::now));
    }

    private static void count(Database database) {
        database.write(sql -> sql.update("SET QUERY_STATISTICS TRUE", List.of()));
    }

    /// How many statements selected rows of a table.
    private static int reads(Database database, String table) {
        var from = "FROM \"" + table + "\"";
        return database
            .write(sql -> sql.list("SELECT sql_statement, execution_count FROM information_schema.query_statistics",
                List.of(),
                result -> result.getString(1).startsWith("SELECT") && result.getString(1).contains(from)
                    ? result.getInt(2) : 0))
            .stream().mapToInt(n -> n).sum();
    }
}
