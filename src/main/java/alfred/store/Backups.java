package alfred.store;

import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
import alfred.store.archive.ArchiveReader;
import alfred.store.archive.ArchiveWriter;
import alfred.store.archive.Manifest;
import java.io.IOException;
import java.io.InputStream;
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

/// A backup is one zip with all that a data folder holds, as data: a file of rows for each table, the settings and the photos. It holds no key:
/// keys are in the system's keychain.
public final class Backups {
    static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");
    static final String FOLDER = "backups";
    private static final Duration ANY_TIME = Duration.ofDays(1);

    private Backups() {}

    /// Where the backups of a data folder go: where its settings say, else in `backups` in it.
    public static Path place(Path folder, Optional<String> chosen) {
        return folder.resolve(chosen.filter(name -> !name.isBlank()).orElse(FOLDER));
    }

    /// Where a backup goes when nobody says where, by its time.
    public static Path usual(Path place, LocalDateTime now) {
        return place.resolve("alfred-" + now.format(NAME) + ".zip");
    }

    /// Writes a backup of an open kitchen, as it is committed at one moment; the window goes on meanwhile. It is read back before it gets its name.
    /// A file of that name is replaced.
    ///
    /// @throws StoreException where it cannot be written; then there is no half of it
    public static void write(Database database, Path folder, Path file) {
        write(database, folder, file, false, ANY_TIME);
    }

    /// @param most how long it may take; then it is given up
    static Manifest write(Database database, Path folder, Path file, boolean isAutomatic, Duration most) {
        try {
            if (database.read(KitchenState::find).isEmpty()) {
                database.write(KitchenState::of);
            }
            var target = file.toAbsolutePath();
            try (var part = PartFile.in(folder(target))) {
                var manifest = pack(database, folder, part, isAutomatic, most);
                try (var written = ArchiveReader.open(part.path(), BackupParts::isKnown)) {
                    written.verify();
                }
                part.finish(target);
                return manifest;
            }
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        } catch (UncheckedIOException e) {
            throw new StoreException(Kind.UNWRITABLE, e.getCause());
        }
    }

    private static Path folder(Path target) throws IOException {
        return Files.createDirectories(target.getParent(), OwnFiles.folder(target));
    }

    private static Manifest pack(Database database, Path folder, PartFile part, boolean isAutomatic, Duration most) throws IOException {
        try (var archive = new ArchiveWriter(part.out(), most)) {
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

    static List<Path> photos(Path folder) throws IOException {
        if (!Files.isDirectory(folder.resolve(BackupParts.PHOTOS))) {
            return List.of();
        }
        try (var files = Files.list(folder.resolve(BackupParts.PHOTOS))) {
            return files.filter(file -> BackupParts.isKnown(BackupParts.photo(file.getFileName().toString()))).sorted().toList();
        }
    }

    /// A photo may have been deleted since it was listed.
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

    /// Puts a backup in the place of the kitchen in a folder, where no Alfred may be open. The kitchen that was there is moved aside, into a folder
    /// of its own within it.
    ///
    /// @return where the kitchen lies now that was there before
    /// @throws StoreException where the file is no backup, is broken, is of a newer Alfred, or the folder is in use; then nothing is changed
    public static Path restore(Path file, Path folder) {
        try (var _ = FolderLock.take(folder)) {
            RestoreExchange.carryOut(folder);
            stage(file, folder);
            return RestoreExchange.carryOut(folder).orElseThrow();
        }
    }

    /// Lays a backup ready, to take the place of the kitchen when the folder is opened the next time; the kitchen may be open meanwhile. It drops
    /// another one that lies ready.
    ///
    /// @throws StoreException as [#restore(Path, Path)]; then nothing is laid ready
    public static void stage(Path file, Path folder) {
        RestoreExchange.stage(folder, fresh -> BackupUnpacker.unpack(file, fresh));
    }

    /// Whether a backup lies ready.
    public static boolean isStaged(Path folder) {
        return RestoreExchange.isStaged(folder);
    }

    /// Drops what lies ready, if anything does.
    ///
    /// @throws StoreException where that cannot be done; then it lies there still, whole
    public static void unstage(Path folder) {
        RestoreExchange.unstage(folder);
    }
}
