package alfred.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.Kitchens;
import alfred.store.folder.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BackupsTest {
    private static final String PHOTO = "0123456789abcdef01234567.jpg";

    @TempDir
    private Path folder;
    @TempDir
    private Path elsewhere;

    @Test
    void allOfAKitchenComesBackAndTheOtherIsKept() throws IOException {
        Files.createDirectories(folder.resolve("photos"));
        Files.writeString(folder.resolve("photos").resolve(PHOTO), "a photo");
        Files.writeString(folder.resolve("photos/notes.txt"), "no photo");
        Settings.in(folder).set("look.theme", "dark");
        var zip = Backups.usual(folder.resolve("backups"), LocalDateTime.of(2026, 1, 12, 18, 30));
        try (var database = Database.open(folder)) {
            add(database, "Eggs");
            Backups.write(database, folder, zip);
            add(database, "Flour");
        }
        assertThat(zip).hasFileName("alfred-2026-01-12-183000.zip");
        try (var file = new ZipFile(zip.toFile())) {
            assertThat(file.stream().map(ZipEntry::getName))
                .contains("manifest.json", "settings.json", "photos/" + PHOTO,
                    "tables/shopping_list.jsonl", "tables/journal_changes.jsonl", "tables/sessions.jsonl",
                    "tables/embeddings.jsonl")
                .doesNotContain("kitchen.mv.db");
        }
        assertThat(zip.getParent().toFile().list()).containsExactly(zip.getFileName().toString());
        Settings.in(folder).set("look.theme", "light");
        Files.delete(folder.resolve("photos").resolve(PHOTO));

        var aside = Backups.restore(zip, folder);

        assertThat(names(folder)).containsExactly("Eggs");
        assertThat(names(aside)).containsExactlyInAnyOrder("Eggs", "Flour");
        assertThat(Settings.in(folder).get("look.theme")).contains("dark");
        assertThat(Settings.in(aside).get("look.theme")).contains("light");
        assertThat(folder.resolve("photos").resolve(PHOTO)).hasContent("a photo");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder(
            "kitchen.mv.db", "kitchen.mark",
            "settings.json", "photos", "backups", "alfred.lock", aside.getFileName().toString());
    }

    @Test
    void aBackupThatTakesTooLongIsToldAsSuchAndLeavesNothing() {
        var zip = elsewhere.resolve("kitchen.zip");
        try (var database = Database.open(folder)) {
            assertThatThrownBy(() -> Backups.write(database, folder, zip, true, Duration.ZERO))
                .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.kind()).isEqualTo(Kind.BACKUP_SLOW));
        }
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void aKitchenCanBeTakenToAnotherComputer() {
        var zip = elsewhere.resolve("kitchen.zip");
        try (var database = Database.open(folder)) {
            add(database, "Eggs");
            Backups.write(database, folder, zip);
        }

        Backups.restore(zip, elsewhere.resolve("new"));

        assertThat(names(elsewhere.resolve("new"))).containsExactly("Eggs");
    }

    @Test
    void aBackupThatLiesReadyTakesThePlaceAtTheNextOpening() throws IOException {
        var zip = backupOf("Eggs");
        try (var open = Database.open(folder)) {
            add(open, "Flour");

            Backups.stage(zip, folder);
            Backups.stage(zip, folder);
            add(open, "Salt");

            assertThat(Backups.isStaged(folder)).isTrue();
        }
        assertThat(names(folder)).containsExactly("Eggs");
        assertThat(Backups.isStaged(folder)).isFalse();
        assertThat(all(folder, "before-restore-")).hasSize(1)
            .allSatisfy(aside -> assertThat(names(aside)).containsExactly("Flour", "Salt"));
    }

    @Test
    void whatLiesReadyCanBeDropped() throws IOException {
        var zip = backupOf("Eggs");
        try (var open = Database.open(folder)) {
            add(open, "Flour");
        }
        Backups.stage(zip, folder);

        Backups.unstage(folder);

        assertThat(names(folder)).containsExactly("Flour");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder(
            "kitchen.mv.db", "kitchen.mark", "alfred.lock");
    }

    /// The process ends, or the disk is full, before each of the moves: both kitchens are whole at the next start, to
    /// the last file.
    @ParameterizedTest @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void aRestoreThatIsBrokenOffIsEndedByTheNextStart(int moves) throws IOException {
        Files.createDirectories(elsewhere.resolve("photos"));
        Files.writeString(elsewhere.resolve("photos").resolve(PHOTO), "new");
        Settings.in(elsewhere).set("look.theme", "dark");
        var zip = backupOf("Eggs");
        Files.createDirectories(folder.resolve("photos"));
        Files.writeString(folder.resolve("photos").resolve(PHOTO), "old");
        Settings.in(folder).set("look.theme", "light");
        try (var open = Database.open(folder)) {
            add(open, "Flour");
        }
        Backups.stage(zip, folder);
        var done = new AtomicInteger();

        assertThatThrownBy(() -> RestoreExchange.carryOut(folder, (from, to) -> {
            if (done.getAndIncrement() == moves) {
                throw new IOException("No space left on device");
            }
            Files.move(from, to);
        })).isInstanceOf(StoreException.class);

        assertThat(Database.isIn(folder)).isTrue();
        assertThat(names(folder)).containsExactly("Eggs");
        assertThat(Settings.in(folder).get("look.theme")).contains("dark");
        assertThat(folder.resolve("photos").resolve(PHOTO)).hasContent("new");
        var aside = all(folder, "before-restore-");
        assertThat(aside).hasSize(1);
        assertThat(names(aside.getFirst())).containsExactly("Flour");
        assertThat(Settings.in(aside.getFirst()).get("look.theme")).contains("light");
        assertThat(aside.getFirst().resolve("photos").resolve(PHOTO)).hasContent("old");
        assertThat(Backups.isStaged(folder)).isFalse();
        assertThat(RestoreExchange.carryOut(folder)).as("a start later").isEmpty();
    }

    /// The end comes while the zip is unpacked, or when all is moved and the empty folder is still there.
    @Test
    void whatIsHalfUnpackedIsNoBackup() throws IOException {
        try (var open = Database.open(folder)) {
            add(open, "Flour");
        }
        Files.createDirectories(folder.resolve("unpacking123/photos"));
        Files.writeString(folder.resolve("unpacking123/kitchen.mv.db"), "half");
        Files.createDirectories(folder.resolve("restore-ready-2026-11-22-081500"));

        assertThat(names(folder)).containsExactly("Flour");
        assertThat(all(folder, "unpacking")).isEmpty();
        assertThat(Backups.isStaged(folder)).isFalse();
    }

    private Path backupOf(String name) {
        var zip = elsewhere.resolve("kitchen.zip");
        try (var database = Database.open(elsewhere)) {
            add(database, name);
            Backups.write(database, elsewhere, zip);
        }
        return zip;
    }

    private static List<Path> all(Path folder, String name) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(name)).toList();
        }
    }

    @Test
    void aKitchenThatIsOpenIsLeftAlone() {
        try (var database = Database.open(folder)) {
            var zip = elsewhere.resolve("kitchen.zip");
            Backups.write(database, folder, zip);

            expect(Kind.IN_USE, zip);
        }
    }

    @ParameterizedTest @ValueSource(strings = {"../evil.txt", "/tmp/evil.txt", "photos/../../evil.jpg", "photos/a.jpg",
        "kitchen.mv.db.bak", "alfred.lock", "other/"})
    void aZipWithAnythingElseIsNoBackup(String name) throws IOException {
        expect(Kind.NO_BACKUP, zip("kitchen.mv.db", name));
        assertThat(folder).isDirectoryNotContaining("glob:**evil*");
    }

    @Test
    void whatIsNoBackupChangesNothing() throws IOException {
        try (var database = Database.open(folder)) {
            add(database, "Eggs");
        }

        expect(Kind.NO_BACKUP, Files.writeString(elsewhere.resolve("text.zip"), "no zip at all"));
        expect(Kind.NO_BACKUP, elsewhere.resolve("not-there.zip"));
        expect(Kind.NO_BACKUP, zip("settings.json"));
        expect(Kind.NO_BACKUP, zip("kitchen.mv.db"));

        assertThat(names(folder)).containsExactly("Eggs");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder(
            "kitchen.mv.db", "kitchen.mark", "alfred.lock");
    }

    private void expect(Kind kind, Path zip) {
        assertThatThrownBy(() -> Backups.restore(zip, folder)).isInstanceOfSatisfying(StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(kind));
    }

    private Path zip(String... names) throws IOException {
        var zip = Files.createTempFile(elsewhere, "made", ".zip");
        try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (var name : names) {
                out.putNextEntry(new ZipEntry(name));
                out.write("x".repeat(10_000).getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
        }
        return zip;
    }

    private static void add(Database database, String name) {
        Kitchens.on(database).write(tx -> tx.insert(KitchenEntities.SHOPPING, Row.of("name", name)));
    }

    private static List<String> names(Path folder) {
        try (var database = Database.open(folder)) {
            return Kitchens.on(database).read(rows -> rows.read(Query.all("shopping_list"))).stream()
                .map(row -> row.text("name")).toList();
        }
    }
}
