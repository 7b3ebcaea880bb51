package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.archive.ArchiveReader;
import alfred.store.archive.Manifest;
import alfred.store.archive.NotABackup;
import alfred.store.folder.BackupParts;
import alfred.store.folder.RowLines;
import alfred.store.sql.Schema;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipException;

/// Unpacks a backup into a new folder: inserts its rows into tables created by Alfred's own migrations, and copies
/// settings and photos. All content is treated as data; nothing is executed or opened as a database.
final class BackupUnpacker {
    private final ArchiveReader archive;
    private final Path fresh;

    private BackupUnpacker(ArchiveReader archive, Path fresh) {
        this.archive = archive;
        this.fresh = fresh;
    }

    /// Unpacks a backup of any format.
    ///
    /// @throws StoreException of the kind `NO_BACKUP` if it is not a backup, `BACKUP_DAMAGED` if it is damaged,
    ///     `NEWER` if it was made by a newer Alfred
    static void unpack(Path file, Path fresh) throws IOException {
        try {
            if (ArchiveReader.holds(file, Database.FILE_NAME)) {
                OldBackup.unpack(file, fresh);
                return;
            }
            try (var archive = ArchiveReader.open(file, BackupParts::isKnown)) {
                new BackupUnpacker(archive, fresh).unpack();
            }
        } catch (NotABackup e) {
            throw refused(e);
        } catch (ZipException | EOFException e) {
            throw refused(new NotABackup.Damaged("it cannot be unpacked: " + e.getMessage()));
        }
    }

    private static StoreException refused(NotABackup why) {
        return new StoreException(switch (why) {
            case NotABackup.Damaged _ -> Kind.BACKUP_DAMAGED;
            case NotABackup.Newer _ -> Kind.NEWER;
            case NotABackup _ -> Kind.NO_BACKUP;
        }, why);
    }

    private void unpack() throws IOException {
        try (var kitchen = KitchenBuilder.in(fresh, archive.manifest().schema())) {
            var parts = parts();
            for (var table : kitchen.schema().tables()) {
                var part = parts.remove(BackupParts.table(table.name()));
                if (part == null) {
                    throw new NotABackup("it lacks the table " + table.name());
                }
                load(kitchen, table, part);
            }
            for (var part : parts.values()) {
                copy(part);
            }
            kitchen.finish(archive.manifest().kitchen());
        } catch (StoreException e) {
            // rows rejected by a constraint: duplicates, or without a required value
            throw e.kind().isOfRow() ? new StoreException(Kind.BACKUP_DAMAGED, e) : e;
        }
    }

    private Map<String, Manifest.Part> parts() {
        var parts = new HashMap<String, Manifest.Part>();
        archive.manifest().parts().forEach(part -> parts.put(part.name(), part));
        return parts;
    }

    private void load(KitchenBuilder kitchen, Schema.Table table, Manifest.Part part) throws IOException {
        archive.read(part, in -> {
            var rows = new long[1];
            kitchen.load(table, insert -> {
                try {
                    rows[0] = new RowLines(table).read(in, insert);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            return rows[0];
        });
    }

    private void copy(Manifest.Part part) throws IOException {
        if (!BackupParts.isFile(part.name())) {
            throw new NotABackup("it has a table that no kitchen of ours has");
        }
        var target = fresh.resolve(part.name());
        Files.createDirectories(target.getParent());
        archive.read(part, in -> {
            Files.copy(in, target);
            return 0;
        });
    }
}
