package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.Backups;
import alfred.store.database.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A backup of the older format from somebody who means harm: its database has objects that run when H2 opens it, reads
/// it or writes into it. Nothing of it runs; the rows of our own tables come over, or it is refused.
class HostileBackupTest {
    private static final String MARK = "alfred.test.hostile";
    private static final String ALIAS =
        "CREATE ALIAS public.boom AS $$ String boom(String s) { System.setProperty(\"" + MARK
            + "\", \"ran\"); return s; } $$";
    private static final String TRIGGER = "CREATE TRIGGER public.on_write BEFORE INSERT ON shopping_list FOR EACH ROW"
        + " AS $$ org.h2.api.Trigger create() { return (c, o, n) -> System.setProperty(\"" + MARK
        + "\", \"ran\"); } $$";

    @TempDir
    private Path folder;

    /// What is done to a kitchen of ours before it is zipped.
    enum Attack {
        ALIAS_ALONE(true, ALIAS),
        VIEW_OVER_AN_ALIAS(true, ALIAS, "CREATE VIEW peek AS SELECT public.boom(name) AS name FROM shopping_list"),
        VIEW_NAMED_AS_MIGRATIONS(false, ALIAS, "ALTER TABLE schema_migrations RENAME TO m",
            "CREATE VIEW schema_migrations AS SELECT number, title, public.boom(checksum) AS checksum, applied_at FROM m"),
        VIEW_NAMED_AS_A_TABLE(false, ALIAS, "ALTER TABLE tasks RENAME TO t",
            "CREATE VIEW tasks AS SELECT *, public.boom('x') AS y FROM t"),
        TRIGGER_WITH_SOURCE(true, TRIGGER),
        LINKED_TABLE(true,
            "CREATE LINKED TABLE far('org.h2.Driver', 'jdbc:h2:mem:far', 'sa', '', 'INFORMATION_SCHEMA', 'TABLES')"),
        LINKED_TABLE_NAMED_AS_OURS(false, "DROP TABLE tasks CASCADE",
            "CREATE LINKED TABLE tasks('org.h2.Driver', 'jdbc:h2:mem:far', 'sa', '', 'INFORMATION_SCHEMA', 'TABLES')"),
        DEFAULT(false, ALIAS, "ALTER TABLE shopping_list ALTER COLUMN notes SET DEFAULT public.boom('x')"),
        DEFAULT_ON_UPDATE(false, ALIAS, "ALTER TABLE shopping_list ALTER COLUMN notes SET ON UPDATE public.boom('x')"),
        CHECK(true, ALIAS, "ALTER TABLE shopping_list ADD CHECK (public.boom(name) IS NOT NULL)"),
        GENERATED(false, ALIAS,
            "ALTER TABLE shopping_list ADD COLUMN more VARCHAR GENERATED ALWAYS AS (public.boom(name))"),
        FILE_READ(false,
            "ALTER TABLE shopping_list ALTER COLUMN notes SET DEFAULT CAST(FILE_READ('classpath:/secret') AS VARCHAR)"),
        FILE_WRITE(true, "CREATE VIEW writer AS SELECT FILE_WRITE('x', '%s') AS bytes"),
        DOMAIN(false, ALIAS, "CREATE DOMAIN sly AS VARCHAR CHECK (VALUE IS NULL OR public.boom(VALUE) IS NOT NULL)",
            "ALTER TABLE shopping_list ALTER COLUMN notes SET DATA TYPE sly"),
        ANOTHER_COLUMN(false, "ALTER TABLE shopping_list ADD COLUMN more VARCHAR"),
        ANOTHER_TYPE(false, "ALTER TABLE tasks ALTER COLUMN description SET DATA TYPE VARBINARY"),
        MISSING_TABLE(false, "DROP TABLE embeddings"),
        ANOTHER_CHECKSUM(false, "UPDATE schema_migrations SET checksum = 'x' WHERE number = 2"),
        OTHER_TABLE(true, "CREATE TABLE others (blob JAVA_OBJECT)", "INSERT INTO others VALUES (X'ACED')");

        private final boolean isHarmless;
        private final List<String> statements;

        Attack(boolean isHarmless, String... statements) {
            this.isHarmless = isHarmless;
            this.statements = Arrays.asList(statements);
        }
    }

    @AfterEach
    void forget() {
        System.clearProperty(MARK);
    }

    @ParameterizedTest @EnumSource
    void nothingOfItRuns(Attack attack) throws IOException, SQLException {
        var file = folder.resolve("written-by-it.txt");
        var zip = zip(attack.statements.stream().map(statement -> statement.formatted(file)).toList());
        System.clearProperty(MARK);
        var kitchen = folder.resolve("mine");

        var refused = refusal(zip, kitchen);

        if (attack.isHarmless) {
            assertThat(refused).isEmpty();
            assertThat(names(kitchen)).containsExactly("Eggs", "Flour");
        } else {
            assertThat(refused).contains(Kind.NO_BACKUP);
        }
        add(kitchen, "Salt");
        assertThat(names(kitchen)).contains("Salt");
        assertThat(System.getProperty(MARK)).isNull();
        assertThat(file).doesNotExist();
    }

    /// The attack is real: whoever opens that file with H2 and reads it has run it.
    @Test
    void theAliasWouldRunInADatabase() throws IOException, SQLException {
        zip(List.of(ALIAS, "CREATE VIEW peek AS SELECT public.boom(name) AS name FROM shopping_list"));

        try (var theirs = DriverManager.getConnection(url(), "alfred", ""); var sql = theirs.createStatement()) {
            assertThat(sql.executeQuery("SELECT * FROM peek").next()).isTrue();
            sql.execute("SHUTDOWN");
        }
        assertThat(System.getProperty(MARK)).isEqualTo("ran");
    }

    @Test
    void allOfAnOldBackupComesOver() throws IOException, SQLException {
        var zip = zip(List.of());

        assertThat(refusal(zip, folder.resolve("mine"))).isEmpty();

        assertThat(names(folder.resolve("mine"))).containsExactly("Eggs", "Flour");
        add(folder.resolve("mine"), "Salt");
        assertThat(names(folder.resolve("mine"))).containsExactly("Eggs", "Flour", "Salt");
    }

    private Optional<Kind> refusal(Path zip, Path kitchen) {
        try {
            Backups.restore(zip, kitchen);
            return Optional.empty();
        } catch (StoreException refused) {
            return Optional.of(refused.kind());
        }
    }

    private Path zip(List<String> statements) throws IOException, SQLException {
        var theirs = folder.resolve("theirs");
        add(theirs, "Eggs");
        add(theirs, "Flour");
        try (var connection = DriverManager.getConnection(url(), "alfred", "");
            var sql = connection.createStatement()) {
            for (var statement : statements) {
                sql.execute(statement);
            }
            sql.execute("SHUTDOWN");
        }
        var zip = folder.resolve("theirs.zip");
        try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.putNextEntry(new ZipEntry("kitchen.mv.db"));
            Files.copy(theirs.resolve("kitchen.mv.db"), out);
            out.closeEntry();
        }
        return zip;
    }

    private String url() {
        return "jdbc:h2:" + folder.resolve("theirs").resolve("kitchen") + ";DATABASE_TO_LOWER=TRUE";
    }

    private static void add(Path folder, String name) {
        try (var database = Database.open(folder)) {
            Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", name)));
        }
    }

    private static List<String> names(Path folder) {
        try (var database = Database.open(folder)) {
            return Kitchens.on(database).read(rows -> rows.read(Query.all("shopping_list"))).stream()
                .map(row -> row.text("name")).toList();
        }
    }
}
