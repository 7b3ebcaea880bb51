package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.row.Query;
import alfred.core.session.Session;
import alfred.core.session.state.Engine;
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
        try (var database = Database.open(folder)) {
            var store = Kitchens.on(database);
            var foods = new Foods();
            var domain = new KitchenDomain(List.of());
            try (var session =
                new Session(new Engine(domain, new KitchenMiddleware(foods, SemanticSearch.NONE, LocalDate::now),
                    new KitchenBriefing(new Foods()), List.of(), store, () -> {
                        throw new IllegalStateException("no turn is taken");
                    }, OffsetDateTime::now))) {
                var row = session.create("inv", Map.of("name", "honey", "quantity", 1, "location", "pantry"));
                session.update("inv", row.id().toString(), Map.of("quantity", 2));
                database.write(sql -> sql.update("SET QUERY_STATISTICS TRUE", List.of()));

                var changed = session.update("inv", row.id().toString(), Map.of("quantity", 3, "notes", "from Ida"));

                assertThat(reads(database)).as("SELECTs of the row").isEqualTo(1);
                assertThat(store.<Object>read(rows -> rows.read(Query.all("inventory")))).isEqualTo(List.of(changed));
            }
        }
    }

    private static int reads(Database database) {
        return database
            .write(sql -> sql.list("SELECT sql_statement, execution_count FROM information_schema.query_statistics",
                List.of(),
                result -> result.getString(1).startsWith("SELECT") && result.getString(1).contains("FROM \"inventory\"")
                    ? result.getInt(2) : 0))
            .stream().mapToInt(n -> n).sum();
    }
}
