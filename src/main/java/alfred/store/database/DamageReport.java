package alfred.store.database;

import alfred.core.domain.Sentence;
import alfred.store.archive.ArchiveReader;
import alfred.store.archive.Manifest;
import alfred.store.folder.BackupParts;
import alfred.store.folder.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Finds the newest intact backup to offer when a kitchen cannot be opened.
public final class DamageReport {

    private DamageReport() {}

    /// A backup.
    ///
    /// @param made the time at which it was written
    public record Found(Path file, OffsetDateTime made, Manifest manifest) {
        /// Returns the number of rows of a table in the backup; 0 if it has no such table.
        public long rows(String table) {
            return manifest.parts().stream().filter(part -> part.name().equals(BackupParts.table(table)))
                .mapToLong(Manifest.Part::rows).sum();
        }

        /// Where the newest backup lies, of what day it is, and how much is in it.
        public Sentence words() {
            return Sentence.of("backup.newest", contents(), file);
        }

        private Sentence contents() {
            return Sentence.of("backup.contents", made.toLocalDate(), rows("recipes"), rows("inventory"),
                rows("shopping_list"), rows("meal_plans"));
        }
    }

    /// Returns the newest intact backup of a data folder, from its `backups` folder and the folder named in its
    /// settings. Verifies backups from the newest on, until one is intact.
    ///
    /// @return empty if there is none
    public static Optional<Found> newest(Path folder) {
        return folders(folder).stream().flatMap(place -> zips(place).stream()).flatMap(zip -> made(zip).stream())
            .sorted(Comparator.comparing(Found::made).reversed()).filter(found -> isWhole(found.file())).findFirst();
    }

    static Set<Path> folders(Path folder) {
        var places = new LinkedHashSet<Path>();
        places.add(folder.resolve(Backups.FOLDER));
        places.add(
            Backups.place(folder, Settings.look(folder).flatMap(settings -> settings.get(Settings.BACKUP_FOLDER))));
        return places;
    }

    static List<Path> zips(Path place) {
        if (!Files.isDirectory(place)) {
            return List.of();
        }
        try (var files = Files.list(place)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".zip")).sorted().toList();
        } catch (IOException _) {
            return List.of();
        }
    }

    private static Optional<Found> made(Path zip) {
        try (var archive = ArchiveReader.open(zip, BackupParts::isKnown)) {
            return Optional.of(new Found(zip, archive.manifest().made(), archive.manifest()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static boolean isWhole(Path zip) {
        try (var archive = ArchiveReader.open(zip, BackupParts::isKnown)) {
            archive.verify();
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// Returns advice for the terminal.
    public static Sentence advice(Path folder) {
        return newest(folder).map(found -> Sentence.of("backup.restore", found.contents(), found.file()))
            .orElse(Sentence.of("backup.none"));
    }
}
