package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.folder.KitchenMark;
import alfred.store.folder.KitchenState;
import alfred.store.folder.Settings;
import alfred.store.raw.RawDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Checks whether the database of a data folder may be opened, before H2 sees it: H2 takes a truncated or emptied
/// file for an older state or a new database, and writes into it.
///
/// A folder counts as a new kitchen if it has no mark, no database, no backups, and no settings of a kitchen.
final class OpenCheck {
    private OpenCheck() {}

    /// Checks a folder that the caller has locked. The database is not modified, except that the remains of an
    /// unfinished new one are deleted.
    ///
    /// @return the mark of the database; empty if it has none and is intact
    /// @throws StoreException of the kind `MISSING`, `DAMAGED` or `UNWRITABLE`
    static Optional<KitchenMark> to(Path folder) {
        var mark = KitchenMark.read(folder);
        var file = folder.resolve(Database.FILE_NAME);
        try {
            if (mark.isPresent() && mark.get().state() == KitchenMark.State.MAKING) {
                Files.deleteIfExists(file);
                return mark;
            }
            if (!Files.exists(file)) {
                if (wasKitchen(folder)) {
                    throw new StoreException(Kind.MISSING, null);
                }
                KitchenMark.making().write(folder);
                return Optional.of(KitchenMark.making());
            }
            if (!Files.isWritable(file)) {
                throw new StoreException(Kind.UNWRITABLE, null);
            }
            if (mark.isEmpty() || !mark.get().agreesWith(file)) {
                lookThrough(folder, file, mark);
            }
            return mark;
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// Checks a database that can be read but not written.
    ///
    /// @throws StoreException of the kind `DAMAGED`
    static void toRead(Path folder) {
        var mark = KitchenMark.read(folder);
        var file = folder.resolve(Database.FILE_NAME);
        try {
            if (mark.isEmpty() || !mark.get().agreesWith(file)) {
                lookThrough(folder, file, mark);
            }
        } catch (IOException e) {
            throw new StoreException(Kind.DAMAGED, e);
        }
    }

    /// Whether a mark, backups or settings show that the folder once held a kitchen.
    static boolean wasKitchen(Path folder) {
        return KitchenMark.read(folder).filter(mark -> mark.state() != KitchenMark.State.MAKING).isPresent()
            || !DamageReport.zips(folder.resolve(Backups.FOLDER)).isEmpty() || wasFilled(folder);
    }

    /// Whether the settings are those of an existing kitchen, not a file provided for a new one.
    private static boolean wasFilled(Path folder) {
        return Settings.look(folder).filter(settings -> settings.get(Settings.CATALOGUE).isPresent()).isPresent();
    }

    /// Reads every row of a file without opening it as a database.
    ///
    /// @throws StoreException of the kind `DAMAGED` if not all of it can be read, it is older than its mark, or it was
    ///     overwritten since
    private static void lookThrough(Path folder, Path file, Optional<KitchenMark> mark) throws IOException {
        if (mark.isPresent() && mark.get().isOverwritten(file)) {
            throw new StoreException(Kind.DAMAGED, null);
        }
        try (var raw = RawDatabase.open(file)) {
            boolean isWhole =
                raw.isListWhole() && raw.tables().stream().allMatch(table -> raw.read(table, _ -> {}) == 0);
            long closings = new RawCopy(raw).state().map(KitchenState::closings).orElse(-1L);
            if (!isWhole || raw.table("schema_migrations").isEmpty()
                || closings < mark.map(known -> known.file().closings()).orElse(-1L)
                || wasFilled(folder) && isEmpty(raw, "ingredients")) {
                throw new StoreException(Kind.DAMAGED, null);
            }
        } catch (IOException e) {
            throw new StoreException(Kind.DAMAGED, e);
        }
    }

    private static boolean isEmpty(RawDatabase raw, String name) {
        var rows = new long[1];
        raw.table(name).ifPresent(table -> raw.read(table, _ -> rows[0]++));
        return rows[0] == 0;
    }
}
