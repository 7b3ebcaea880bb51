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
import alfred.store.folder.KitchenMark;
import alfred.store.folder.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A database that was cut, emptied, changed or lost is told, and left as it is; it is never opened as an empty
/// kitchen.
class DamagedDatabaseTest {
    private static final int ROWS = 300;
    /// The bytes of the file that say where its newest state is.
    private static final int HEAD = 8192;

    @TempDir
    private Path folder;

    @ParameterizedTest @ValueSource(ints = {0, 1, 100, 4096, 8192, 12288})
    void aFileThatIsCutToItsFirstBytesIsTold(int bytes) throws IOException {
        fill();
        refused(Kind.DAMAGED, Arrays.copyOf(whole(), bytes));
    }

    @ParameterizedTest @ValueSource(ints = {10, 25, 50, 75, 90, 99})
    void aFileThatIsCutIsTold(int percent) throws IOException {
        fill();
        refused(Kind.DAMAGED, Arrays.copyOf(whole(), (int) (whole().length * (long) percent / 100)));
    }

    /// Also where it was killed while open, so that nothing is known of how it was closed.
    @ParameterizedTest @ValueSource(ints = {0, 100, 4096, 8192, 20_000})
    void soIsOneThatWasOpenWhenAllEnded(int bytes) throws IOException {
        fill();
        byte[] mark;
        try (var database = Database.open(folder)) {
            mark = Files.readAllBytes(mark());
            assertThat(database).isNotNull();
        }
        var cut = Arrays.copyOf(whole(), bytes);
        Files.write(mark(), mark);
        refused(Kind.DAMAGED, cut);
    }

    /// And where there is no mark, as of a kitchen from before there were any.
    @ParameterizedTest @ValueSource(ints = {0, 100, 4096, 8192, 20_000})
    void soIsOneWithoutAMark(int bytes) throws IOException {
        fill();
        Files.delete(mark());
        refused(Kind.DAMAGED, Arrays.copyOf(whole(), bytes));
    }

    @Test
    void aBeginningThatIsNotAsItWasIsTold() throws IOException {
        fill();
        var changed = whole();
        Arrays.fill(changed, 0, 8192, (byte) 7);
        refused(Kind.DAMAGED, changed);
    }

    @Test
    void aLostFileIsTold() throws IOException {
        fill();
        Files.delete(file());
        expect(Kind.MISSING);
        Files.delete(mark());
        Settings.in(folder).set(Settings.CATALOGUE, "1");
        expect(Kind.MISSING);
        Files.delete(folder.resolve("settings.json"));
        Files.createDirectories(folder.resolve("backups"));
        Files.writeString(folder.resolve("backups/alfred-2026-01-01-120000.zip"), "x");
        expect(Kind.MISSING);
        assertThat(file()).doesNotExist();
    }

    @Test
    void aFolderThatIsDeletedWhileItIsOpenTakesNoMoreWrites() throws IOException {
        fill();
        try (var database = Database.open(folder)) {
            Files.delete(file());

            assertThatThrownBy(() -> database.write(sql -> 1)).isInstanceOfSatisfying(StoreException.class,
                problem -> assertThat(problem.kind()).isEqualTo(Kind.MISSING));
        }
    }

    @Test
    void settingsThatWereLaidThereForANewKitchenAreNoKitchen() {
        Settings.in(folder).set("look.language", "de");

        Database.open(folder).close();

        assertThat(file()).exists();
    }

    @Test
    void aFirstOpeningThatWasBrokenOffIsBegunAgain() throws IOException {
        KitchenMark.making().write(folder);
        Files.write(file(), new byte[8192]);

        Database.open(folder).close();
        fill();
    }

    /// An older state in the place of a newer one, as H2 falls back to where the newest part is garbled.
    @Test
    void anOlderStateIsTold() throws IOException {
        fill();
        var older = whole();
        add("one more");

        refused(Kind.DAMAGED, older);
    }

    @Test
    void aKitchenWithoutAMarkIsOpenedWhenItIsWhole() throws IOException {
        fill();
        Files.delete(mark());

        add("one more");

        assertThat(count()).isEqualTo(ROWS + 1);
    }

    /// Bits that are flipped anywhere are told, or all rows are as they were.
    @Test
    void aFlippedBitNeverEmptiesIt() throws IOException {
        fill();
        var whole = whole();
        var mark = Files.readAllBytes(mark());
        var rows = rows();
        var random = new SplittableRandom(3);
        for (int i = 0; i < 40; i++) {
            flip(whole, mark, i % 2 == 0 ? random.nextInt(whole.length) : random.nextInt(HEAD), random.nextInt(8));
            try {
                assertThat(rows()).isEqualTo(rows);
            } catch (StoreException told) {
                assertThat(told.getMessage()).isNotBlank();
            }
        }
    }

    /// In the bytes before a row are its key and whether it is committed, in those after it is the next row: H2 has no
    /// checksum of either.
    @Test
    void aFlippedBitInARowIsTold() throws IOException {
        fill();
        var whole = whole();
        var mark = Files.readAllBytes(mark());
        int row = new String(whole, StandardCharsets.ISO_8859_1).lastIndexOf("x".repeat(400));
        for (int at = row - 60; at < row + 5; at++) {
            flip(whole, mark, at, at & 7);
            expect(Kind.DAMAGED);
        }
    }

    /// Killed after H2 has written to the file, and before the mark says that it is open.
    @Test
    void aFileThatWasWrittenToWhileItsMarkSaysClosedIsOpened() throws IOException {
        fill();
        var mark = Files.readAllBytes(mark());
        byte[] written;
        try (var database = Database.open(folder)) {
            Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", "one more")));
            written = whole();
        }
        Files.write(file(), written);
        Files.write(mark(), mark);

        assertThat(count()).isEqualTo(ROWS + 1);
    }

    @Test
    void theNewestWholeBackupIsNamed() throws IOException {
        fill();
        try (var database = Database.open(folder)) {
            Backups.write(database, folder, folder.resolve("backups/alfred-2026-01-01-120000.zip"));
        }
        Files.writeString(folder.resolve("backups/alfred-2026-02-01-120000.zip"), "damaged");
        Files.write(file(), new byte[0]);

        assertThatThrownBy(() -> Database.open(folder)).hasMessageContaining("alfred restore")
            .hasMessageContaining("alfred-2026-01-01-120000.zip").hasMessageContaining(ROWS + " shopping items");

        Backups.restore(folder.resolve("backups/alfred-2026-01-01-120000.zip"), folder);
        assertThat(count()).isEqualTo(ROWS);
    }

    private void refused(Kind kind, byte[] content) throws IOException {
        Files.write(file(), content);
        expect(kind);
        expect(kind);
        if (kind == Kind.DAMAGED) {
            assertThat(Files.readAllBytes(file())).as("left as it is").isEqualTo(content);
        }
    }

    private void expect(Kind kind) {
        assertThatThrownBy(() -> Database.open(folder)).isInstanceOfSatisfying(StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(kind));
    }

    private void fill() {
        try (var database = Database.open(folder)) {
            var store = Kitchens.on(database);
            for (int part = 0; part < 10; part++) {
                store.write(tx -> {
                    for (int i = 0; i < ROWS / 10; i++) {
                        tx.insert(KitchenEntities.SHOPPING, Row.of("name", "item " + i, "notes", "x".repeat(400)));
                    }
                    return true;
                });
            }
        }
    }

    private void add(String name) {
        try (var database = Database.open(folder)) {
            Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", name)));
        }
    }

    private int count() {
        return rows().size();
    }

    private List<Row> rows() {
        try (var database = Database.open(folder)) {
            return Kitchens.on(database).read(rows -> rows.read(Query.all("shopping_list")));
        }
    }

    private void flip(byte[] whole, byte[] mark, int at, int bit) throws IOException {
        var flipped = whole.clone();
        flipped[at] ^= (byte) (1 << bit);
        Files.write(file(), flipped);
        Files.write(mark(), mark);
    }

    private byte[] whole() throws IOException {
        return Files.readAllBytes(file());
    }

    private Path file() {
        return folder.resolve("kitchen.mv.db");
    }

    private Path mark() {
        return folder.resolve("kitchen.mark");
    }
}
