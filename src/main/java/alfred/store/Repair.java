package alfred.store;

import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
import alfred.store.raw.RawSalvage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Saves what can be read of a damaged database into a new one, which takes its place. The damaged one is kept aside, as at a restore.
public final class Repair {
    private Repair() {}

    /// What came of it.
    ///
    /// @param tables by name, those with rows or losses
    /// @param unlinked how many rows were left out because the row that they belong to is lost
    /// @param aside where the damaged database lies now
    public record Outcome(List<Saved> tables, long unlinked, Path aside) {}

    /// @param lost how many rows, or pages of them, could not be read; -1 where the table is gone
    public record Saved(String table, long rows, long lost) {}

    /// @throws StoreException where there is no database, nothing can be read of it, or the folder is in use; then nothing is changed
    public static Outcome repair(Path folder) {
        try (var _ = FolderLock.take(folder)) {
            RestoreExchange.carryOut(folder);
            var file = folder.resolve(Database.FILE_NAME);
            if (!Files.exists(file)) {
                throw new StoreException(Kind.MISSING, null).saying(DamageReport.words(folder));
            }
            var saving = new Saving(folder, file);
            RestoreExchange.stage(folder, saving::into);
            return new Outcome(saving.tables, saving.unlinked, RestoreExchange.carryOut(folder).orElseThrow());
        }
    }

    /// One repair on its way.
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
                throw new StoreException(Kind.DAMAGED, null).saying(DamageReport.words(folder));
            }
            try (var raw = found.get()) {
                var copy = new RawCopy(raw);
                int version = copy.version() == 0 ? Migrations.known().scripts().size() : copy.version();
                try (var kitchen = KitchenBuilder.in(fresh, version)) {
                    tables = copy.into(kitchen).stream().map(this::saved).filter(table -> table.rows() > 0 || table.lost() != 0).toList();
                    unlinked = kitchen.mend();
                    kitchen.finish(copy.state().map(KitchenState::kitchen).orElseGet(UUID::randomUUID));
                }
            }
            RawSalvage.clean(fresh);
            keepFiles(fresh);
        }

        /// An older state may be whole, and have fewer rows than there were at the last close.
        private Saved saved(RawCopy.Table table) {
            long were = mark.map(KitchenMark::rows).map(rows -> rows.getOrDefault(table.name(), 0L)).orElse(0L);
            return new Saved(table.name(), table.saved(), table.isWhole() ? Math.max(0, were - table.saved()) : table.lost());
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
