package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.archive.ArchiveReader;
import alfred.store.archive.ArchiveWriter;
import alfred.store.archive.Manifest;
import alfred.store.folder.BackupParts;
import alfred.store.folder.FolderLock;
import alfred.store.folder.KitchenState;
import alfred.store.folder.OwnFiles;
import alfred.store.folder.PartFile;
import alfred.store.folder.RowLines;
import alfred.store.sql.Schema;
import alfred.store.sql.Sql;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Writes, stages and restores backups. A backup is one zip with the whole data folder as data: one file of rows
/// per table, the settings and the photos. It contains no keys; those are in the system's keychain.
public final class Backups {
    static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");
    static final String FOLDER = "backups";
    private static final Duration ANY_TIME = Duration.ofDays(1);

    private Backups() {}

    /// Returns the folder for backups of a data folder.
    ///
    /// @param chosen the folder from the settings, absolute or relative to the data folder; empty or blank for
    ///     `backups`
    public static Path place(Path folder, Optional<String> chosen) {
        return folder.resolve(chosen.filter(name -> !name.isBlank()).orElse(FOLDER));
    }

    /// Returns the default file name of a backup, made from its time.
    public static Path usual(Path place, LocalDateTime now) {
        return place.resolve("alfred-" + now.format(NAME) + ".zip");
    }

    /// Writes a backup of an open kitchen from one consistent snapshot of the database, without blocking other
    /// threads. It is verified before it gets its name. An existing file is replaced.
    ///
    /// @throws StoreException of the kind `FILE_UNWRITABLE` if it cannot be written; no partial file is left
    public static void write(Database database, Path folder, Path file) {
        try {
            write(database, folder, file, false, ANY_TIME);
        } catch (StoreException e) {
            // the file may lie on another disk than the kitchen
            throw e.kind() == Kind.UNWRITABLE ? new StoreException(Kind.FILE_UNWRITABLE, e.getCause()) : e;
        }
    }

    /// As [#write(Database, Path, Path)], with a time limit.
    ///
    /// @param isAutomatic whether Alfred makes the backup by itself, and may remove it
    /// @param timeout the maximum duration, after which the backup is abandoned
    /// @throws StoreException of the kind `UNWRITABLE` if it cannot be written, `BACKUP_SLOW` if not in time
    static Manifest write(Database database, Path folder, Path file, boolean isAutomatic, Duration timeout) {
        try {
            if (database.read(KitchenState::find).isEmpty()) {
                database.write(KitchenState::of);
            }
            var target = file.toAbsolutePath();
            try (var part = PartFile.in(folder(target))) {
                var manifest = pack(database, folder, part, isAutomatic, timeout);
                try (var written = ArchiveReader.open(part.path(), BackupParts::isKnown)) {
                    written.verify();
                }
                part.finish(target);
                return manifest;
            }
        } catch (IOException e) {
            throw unwritten(e);
        } catch (UncheckedIOException e) {
            throw unwritten(e.getCause());
        }
    }

    private static StoreException unwritten(@Nullable IOException e) {
        return new StoreException(e instanceof InterruptedIOException ? Kind.BACKUP_SLOW : Kind.UNWRITABLE, e);
    }

    private static Path folder(Path target) throws IOException {
        return Files.createDirectories(target.getParent(), OwnFiles.folder(target));
    }

    private static Manifest pack(Database database, Path folder, PartFile part, boolean isAutomatic, Duration timeout)
        throws IOException {
        try (var archive = new ArchiveWriter(part.out(), timeout)) {
            var about = database.snapshot(sql -> {
                var schema = Schema.of(sql);
                schema.tables().forEach(table -> addTable(archive, sql, table));
                return new About(schema.version(), KitchenState.find(sql).orElseThrow());
            });
            addFile(archive, BackupParts.SETTINGS, folder.resolve(BackupParts.SETTINGS));
            for (var photo : photos(folder)) {
                addFile(archive, BackupParts.photo(photo.getFileName().toString()), photo);
            }
            var manifest = archive.finish(about.schema(), about.state().kitchen(),
                OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.SECONDS), isAutomatic);
            part.force();
            return manifest;
        }
    }

    private record About(int schema, KitchenState state) {}

    private static void addTable(ArchiveWriter archive, Sql sql, Schema.Table table) {
        try {
            archive.part(BackupParts.table(table.name()), out -> new RowLines(table).write(sql, out));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static List<Path> photos(Path folder) throws IOException {
        if (!Files.isDirectory(folder.resolve(BackupParts.PHOTOS))) {
            return List.of();
        }
        try (var files = Files.list(folder.resolve(BackupParts.PHOTOS))) {
            return files.filter(file -> BackupParts.isKnown(BackupParts.photo(file.getFileName().toString()))).sorted()
                .toList();
        }
    }

    /// Adds a file; does nothing if it does not exist. A photo may have been deleted since the folder was listed.
    private static void addFile(ArchiveWriter archive, String name, Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            archive.part(name, out -> {
                in.transferTo(out);
                return 0;
            });
        } catch (NoSuchFileException _) {
            return;
        }
    }

    /// Replaces the kitchen in a data folder, which must not be open, by a backup. The previous kitchen is moved
    /// into a subfolder of its own.
    ///
    /// @return the folder with the previous kitchen
    /// @throws StoreException if the file is not a backup, is damaged or was made by a newer Alfred, or the folder
    ///     is in use; nothing is changed then
    public static Path restore(Path file, Path folder) {
        try (var _ = FolderLock.take(folder)) {
            RestoreExchange.carryOut(folder);
            stage(file, folder);
            return RestoreExchange.carryOut(folder).orElseThrow();
        }
    }

    /// Stages a backup, which replaces the kitchen when the folder is opened next. The kitchen may be open
    /// meanwhile. A previously staged backup is dropped.
    ///
    /// @throws StoreException as [#restore(Path, Path)]; nothing is staged then
    public static void stage(Path file, Path folder) {
        RestoreExchange.stage(folder, fresh -> BackupUnpacker.unpack(file, fresh));
    }

    /// Whether a backup is staged.
    public static boolean isStaged(Path folder) {
        return RestoreExchange.isStaged(folder);
    }

    /// Drops the staged backup, if there is one.
    ///
    /// @throws StoreException if it cannot be removed; it remains staged and complete then
    public static void unstage(Path folder) {
        RestoreExchange.unstage(folder);
    }
}
