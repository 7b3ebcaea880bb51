package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.store.database.Backups;
import alfred.store.database.Database;
import alfred.store.folder.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Nobody else on the computer reads the kitchen.
@DisabledOnOs(OS.WINDOWS)
class OwnFilesTest {
    @TempDir
    private Path temp;

    @Test
    void aNewKitchenIsTheUsersAlone() throws IOException {
        var folder = temp.resolve("new/kitchen");
        try (var database = Database.open(folder)) {
            Settings.in(folder).set("look.scheme", "dark");
            Backups.write(database, folder, folder.resolve("backups/alfred-2026-01-12-183000.zip"));
        }
        areTight(folder);
    }

    @Test
    void anExistingOneIsTightened() throws IOException {
        var folder = temp.resolve("old");
        Database.open(folder).close();
        Files.createDirectories(folder.resolve("photos"));
        Files.writeString(folder.resolve("photos/0123456789abcdef01234567.jpg"), "a photo");
        try (var files = Files.walk(folder)) {
            for (var file : files.toList()) {
                Files.setPosixFilePermissions(file,
                    PosixFilePermissions.fromString(Files.isDirectory(file) ? "rwxr-xr-x" : "rw-r--r--"));
            }
        }

        Database.open(folder).close();

        areTight(folder);
    }

    @Test
    void aCompactedOneStaysTheUsersAlone() throws IOException {
        var folder = temp.resolve("kitchen");
        var kitchen = folder.resolve(Database.FILE_NAME);
        var random = new Random(7);
        long before = 0;
        var isCompacted = false;
        try (var database = Database.open(folder)) {
            database.write(sql -> sql.update("CREATE TABLE grows (id INT PRIMARY KEY, bytes VARBINARY)", List.of()));
            for (int i = 0; i < 40; i++) {
                var bytes = new byte[500_000];
                random.nextBytes(bytes);
                database.write(sql -> sql.update("MERGE INTO grows VALUES (1, ?)", List.of(bytes)));
                isCompacted |= Files.size(kitchen) < before;
                before = Files.size(kitchen);
            }
            assertThat(isCompacted).isTrue();
            assertThat(Files.size(kitchen)).as("all that was written").isLessThan(40 * 500_000);
            areTight(folder);
        }
        areTight(folder);
    }

    private static void areTight(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            assertThat(files)
                .allSatisfy(file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .as(file.toString())
                    .isEqualTo(Files.isDirectory(file) ? "rwx------" : "rw-------"));
        }
    }
}
