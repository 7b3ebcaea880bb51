package alfred.store;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.database.Backups;
import alfred.store.database.DamageReport;
import alfred.store.database.Database;
import alfred.store.database.KitchenBuilder;
import alfred.store.database.Migrations;
import alfred.store.database.RawCopy;
import alfred.store.database.RestoreExchange;
import alfred.store.folder.BackupParts;
import alfred.store.folder.FolderLock;
import alfred.store.folder.KitchenMark;
import alfred.store.folder.KitchenState;
import alfred.store.raw.RawSalvage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Copies the readable rows of a damaged database into a new one, which replaces it. The damaged database is moved
/// into a folder of its own, as after a restore.
public final class Repair {
    private Repair() {}

    /// The outcome of a repair.
    ///
    /// @param tables the tables with rows or losses
    /// @param unlinked the number of rows dropped because a row they depend on is lost
    /// @param aside the folder with the damaged database
    public record Outcome(List<Saved> tables, long unlinked, Path aside) {}

    /// The outcome for one table.
    ///
    /// @param rows the number of rows saved
    /// @param lost the number of rows, or pages of rows, that could not be read; -1 if the table is missing
    public record Saved(String table, long rows, long lost) {}

    /// Repairs the database of a data folder that is not open.
    ///
    /// @throws StoreException if there is no database, nothing in it can be read, or the folder is in use; nothing
    ///     is changed then
    public static Outcome repair(Path folder) {
        try (var _ = FolderLock.take(folder)) {
            RestoreExchange.carryOut(folder);
            var file = folder.resolve(Database.FILE_NAME);
            if (!Files.exists(file)) {
                throw new StoreException(Kind.MISSING, null).saying(DamageReport.advice(folder));
            }
            var saving = new Saving(folder, file);
            RestoreExchange.stage(folder, saving::into);
            return new Outcome(saving.tables, saving.unlinked, RestoreExchange.carryOut(folder).orElseThrow());
        }
    }

    /// The state of one repair.
    private static final class Saving {
        private final Path folder;
        private final Path file;
        private final Optional<KitchenMark> mark;
        private List<Saved> tables = List.of();
        private long unlinked;

        Saving(Path folder, Path file) {
            this.folder = folder;
            this.file = file;
            mark = KitchenMark.read(folder);
        }

        void into(Path fresh) throws IOException {
            var found = RawSalvage.open(file, fresh);
            if (found.isEmpty()) {
                throw new StoreException(Kind.DAMAGED, null).saying(DamageReport.advice(folder));
            }
            try (var raw = found.get()) {
                var copy = new RawCopy(raw);
                int version = copy.version() == 0 ? Migrations.known().scripts().size() : copy.version();
                try (var kitchen = KitchenBuilder.in(fresh, version)) {
                    tables = copy.into(kitchen).stream().map(this::saved)
                        .filter(table -> table.rows() > 0 || table.lost() != 0).toList();
                    unlinked = kitchen.mend();
                    kitchen.finish(copy.state().map(KitchenState::kitchen).orElseGet(UUID::randomUUID));
                }
            }
            RawSalvage.clean(fresh);
            keepFiles(fresh);
        }

        /// An older state of the file may be intact and still have fewer rows than at the last close.
        private Saved saved(RawCopy.Table table) {
            long were = mark.map(known -> known.file().rows().getOrDefault(table.name(), 0L)).orElse(0L);
            return new Saved(table.name(), table.saved(),
                table.isWhole() ? Math.max(0, were - table.saved()) : table.lost());
        }

        private void keepFiles(Path fresh) throws IOException {
            if (Files.exists(folder.resolve(BackupParts.SETTINGS))) {
                Files.copy(folder.resolve(BackupParts.SETTINGS), fresh.resolve(BackupParts.SETTINGS));
            }
            Files.createDirectories(fresh.resolve(BackupParts.PHOTOS));
            for (var photo : Backups.photos(folder)) {
                Files.copy(photo, fresh.resolve(BackupParts.PHOTOS).resolve(photo.getFileName()));
            }
        }
    }
}
