package alfred.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.HoldsFolder;
import alfred.store.Kitchens;
import alfred.store.SqlStore;
import alfred.store.WritesForever;
import alfred.store.folder.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {
    @TempDir
    private Path folder;

    @Test
    void everyStatementOfAMigrationCanBeRunAgain() {
        try (var database = TestDatabases.empty()) {
            for (var script : Migrations.known().scripts()) {
                database.write(sql -> {
                    script.statements().forEach(statement -> sql.run(sql.dialect().migration(statement)));
                    return true;
                });
            }
        }
    }

    @Test
    void whatWasWrittenIsThereAtTheNextStart() {
        try (var database = Database.open(folder.resolve("new/data"))) {
            Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "Eggs")));
        }
        try (var database = Database.open(folder.resolve("new/data"))) {
            assertThat(list(Kitchens.on(database))).extracting(r -> r.text("name")).containsExactly("Eggs");
        }
    }

    @Test
    void anOpenFileStaysWithinThreeTimesItsClosedSize() throws IOException {
        var file = folder.resolve(Database.FILE_NAME);
        long largest = 0;
        var random = new Random(7);
        try (var database = Database.open(folder)) {
            database.write(sql -> sql.update("CREATE TABLE grows (id INT PRIMARY KEY, text VARCHAR)", List.of()));
            for (int i = 0; i < 1_200; i++) {
                int number = i;
                // as little alike as what people write: compacting also compresses
                var bytes = new byte[37_500];
                random.nextBytes(bytes);
                var text = Base64.getEncoder().encodeToString(bytes) + number;
                database.write(sql -> sql.update("MERGE INTO grows VALUES (?, ?)", List.of(number % 200, text)));
                largest = Math.max(largest, Files.size(file));
            }
            assertThat(grown(database)).isEqualTo(IntStream.range(1_000, 1_200).boxed().toList());
        }
        assertThat(largest).isLessThan(3 * Files.size(file));
        try (var database = Database.open(folder)) {
            assertThat(grown(database)).isEqualTo(IntStream.range(1_000, 1_200).boxed().toList());
        }
    }

    /// The numbers of the latest writes, as the texts end with them.
    private static List<Integer> grown(Database database) {
        return database.read(sql -> sql.list("SELECT text FROM grows ORDER BY id", List.of(),
            r -> Integer.parseInt(r.getString(1).substring(50_000))));
    }

    @Test
    void aFolderInUseIsRefusedUntilItIsClosed() {
        try (var _ = Database.open(folder)) {
            expect(Kind.IN_USE, () -> Database.open(folder));
            expect(Kind.IN_USE, () -> Database.open(folder.resolve("../" + folder.getFileName())));
        }
        Database.open(folder).close();
    }

    @Test
    void aFolderHeldByAnotherProcessIsRefused() throws IOException, InterruptedException {
        var other = process(HoldsFolder.class);
        try {
            assertThat(other.inputReader().readLine()).isEqualTo("open");

            expect(Kind.IN_USE, () -> Database.open(folder));
        } finally {
            other.destroyForcibly().waitFor();
        }
        Database.open(folder).close();
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamedSo() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "no folder");

        expect(Kind.UNWRITABLE, () -> Database.open(file.resolve("data")));
    }

    @Test
    void aNewerKitchenIsLeftAlone() {
        var known = new ArrayList<>(Migrations.known().scripts());
        known.add(new Migrations.Script(known.size() + 1, "later", "CREATE TABLE later (id UUID);"));
        Database.open(folder, new Migrations(known)).close();

        expect(Kind.NEWER, () -> Database.open(folder));
        Database.open(folder, new Migrations(known)).close();
    }

    @Test
    void aMigrationThatFailsIsTriedAgain() {
        var first =
            new Migrations.Script(1, "first", "CREATE TABLE IF NOT EXISTS a (id UUID);\nCREATE TABLE broken (;");
        var repaired = new Migrations.Script(1, "first",
            "CREATE TABLE IF NOT EXISTS a (id UUID);\nCREATE TABLE IF NOT EXISTS b (id UUID);");
        assertThatThrownBy(() -> Database.open(folder, new Migrations(List.of(first))))
            .isInstanceOf(StoreException.class);

        Database.open(folder, new Migrations(List.of(repaired))).close();
    }

    @Test
    void aMigrationChangedAfterwardsIsNoticed() {
        Database
            .open(folder,
                new Migrations(List.of(new Migrations.Script(1, "first", "CREATE TABLE IF NOT EXISTS a (id UUID);"))))
            .close();

        expect(Kind.BROKEN,
            () -> Database.open(folder, new Migrations(List.of(new Migrations.Script(1, "first", "SELECT 1;")))));
    }

    @Test
    void aFileThatIsNoDatabaseIsLeftAsItIs() throws IOException {
        Files.writeString(folder.resolve("kitchen.mv.db"), "x".repeat(100_000));

        expect(Kind.DAMAGED, () -> Database.open(folder));
        assertThat(folder.resolve("kitchen.mv.db")).hasContent("x".repeat(100_000));
    }

    @Test
    void noFunctionOfADatabaseFileIsLoaded() {
        try (var database = Database.open(folder)) {
            expect(Kind.FAILED, () -> database
                .write(sql -> sql.update("CREATE ALIAS peek FOR \"java.lang.System.getProperty\"", List.of())));
        }
    }

    @Test
    void anInterruptDuringWritesLosesNothing() throws InterruptedException {
        try (var database = Database.open(folder)) {
            var store = Kitchens.on(database);
            var writer = Thread.ofPlatform().start(() -> {
                for (int i = 0; i < 300; i++) {
                    store.write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "Eggs")));
                }
            });
            while (writer.isAlive()) {
                writer.interrupt();
                writer.join(1);
            }

            assertThat(list(store)).hasSize(300);
        }
    }

    @Test
    void settingsOutliveTheProgramAndHoldNoSecrets() throws IOException {
        Settings.in(folder).set("model.name", "small");

        assertThat(Settings.in(folder).get("model.name")).contains("small");
        assertThatThrownBy(() -> Settings.in(folder).set("model.api_key", "x"))
            .isInstanceOf(IllegalArgumentException.class);

        Files.writeString(folder.resolve("settings.json"), "{ no json");
        assertThat(Settings.in(folder).get("model.name")).isEmpty();
        assertThat(folder.resolve("settings.json.broken")).hasContent("{ no json");
    }

    @Test
    void whatWasAcknowledgedOutlivesAKill() throws IOException, InterruptedException {
        for (int round = 0; round < 3; round++) {
            var other = process(WritesForever.class);
            int acknowledged = 0;
            try (var lines = other.inputReader()) {
                while (acknowledged < 200) {
                    acknowledged = Integer.parseInt(lines.readLine());
                }
                other.toHandle().destroyForcibly();
                for (var line = lines.readLine(); line != null && line.matches("\\d+"); line = lines.readLine()) {
                    acknowledged = Integer.parseInt(line);
                }
            }
            other.waitFor();

            try (var database = Database.open(folder)) {
                assertThat(list(Kitchens.on(database))).extracting(r -> r.text("name"))
                    .contains("item " + acknowledged);
                assertThat(list(Kitchens.on(database))).hasSizeGreaterThanOrEqualTo(acknowledged);
            }
        }
    }

    private Process process(Class<?> main) throws IOException {
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
            "-cp", System.getProperty("java.class.path"), main.getName(), folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static List<Row> list(SqlStore store) {
        return store.read(r -> r.read(Query.all("shopping_list")));
    }

    private static void expect(Kind kind, ThrowingCallable opening) {
        assertThatThrownBy(opening).isInstanceOfSatisfying(StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(kind));
    }
}
