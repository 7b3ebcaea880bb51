package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A disk that fails is mounted for reading only: what is on it can still be got out.
class ReadOnlyFolderTest {
    @TempDir
    private Path folder;
    @TempDir
    private Path elsewhere;

    /// A lock that cannot be taken stands for a folder that cannot be written: who runs a build may be allowed to write
    /// anywhere.
    @BeforeEach
    void fill() throws IOException {
        try (var database = Database.open(folder)) {
            Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "Eggs")));
        }
        Files.delete(folder.resolve("alfred.lock"));
        Files.createDirectory(folder.resolve("alfred.lock"));
    }

    @Test
    void itIsReadAndBackedUpAndNothingInItIsTouched() throws IOException {
        var before = content();

        try (var database = Database.openForReading(folder)) {
            assertThat(rows(database)).extracting(row -> row.text("name")).containsExactly("Eggs");
            Backups.write(database, folder, elsewhere.resolve("kitchen.zip"));
        }

        assertThat(DatabaseCheck.of(folder).isWell()).isTrue();
        assertThat(content()).isEqualTo(before);
        Backups.restore(elsewhere.resolve("kitchen.zip"), elsewhere.resolve("new"));
        try (var database = Database.open(elsewhere.resolve("new"))) {
            assertThat(rows(database)).hasSize(1);
        }
    }

    @Test
    void nothingIsWrittenIntoIt() {
        assertThatThrownBy(() -> Database.open(folder)).isInstanceOfSatisfying(StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(Kind.UNWRITABLE));
        try (var database = Database.openForReading(folder)) {
            var store = Kitchens.on(database);
            assertThatThrownBy(() -> store.write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "Flour"))))
                .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.kind()).isEqualTo(Kind.UNWRITABLE));
        }
    }

    @Test
    void aCutFileIsToldThereToo() throws IOException {
        Files.write(folder.resolve("kitchen.mv.db"), new byte[4096]);

        assertThatThrownBy(() -> Database.openForReading(folder)).isInstanceOfSatisfying(StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(Kind.DAMAGED));
    }

    private static List<Row> rows(Database database) {
        return Kitchens.on(database).read(rows -> rows.read(Query.all("shopping_list")));
    }

    private Map<String, Integer> content() throws IOException {
        var content = new TreeMap<String, Integer>();
        try (var files = Files.list(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                content.put(file.getFileName().toString(), Arrays.hashCode(Files.readAllBytes(file)));
            }
        }
        return content;
    }
}
