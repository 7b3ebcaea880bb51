package alfred.store;

import alfred.store.database.Database;
import alfred.store.folder.FolderLock;
import alfred.store.folder.KitchenMark;
import alfred.store.raw.RawDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The result of reading every row of a closed database and comparing it with its state at the last close. Changes
/// nothing.
///
/// @param unreadable the tables with unreadable rows; `all` if the whole file is unreadable
/// @param fewer the tables with fewer rows than at the last close, as `table: 280 of 300`
/// @param isAsClosed whether the file is identical to that at the last close; true if that is unknown
/// @param backupTrouble the date on which the latest automatic backup failed; empty if it succeeded
public record DatabaseCheck(List<String> unreadable, List<String> fewer, boolean isAsClosed,
    Optional<String> backupTrouble) {
    public DatabaseCheck {
        unreadable = List.copyOf(unreadable);
        fewer = List.copyOf(fewer);
    }

    /// Whether the check found no problem. A failed backup does not count as one.
    public boolean isWell() {
        return unreadable.isEmpty() && fewer.isEmpty() && isAsClosed;
    }

    /// Checks the database of a data folder. If there is none, no problem is reported.
    ///
    /// @throws alfred.core.row.StoreException of the kind `IN_USE` if the folder is open in another Alfred
    public static DatabaseCheck of(Path folder) {
        try (var _ = FolderLock.takeIfWritable(folder)) {
            var mark = KitchenMark.read(folder);
            var trouble = mark.map(KitchenMark::trouble).filter(day -> !day.isEmpty());
            var file = folder.resolve(Database.FILE_NAME);
            if (!Files.exists(file)) {
                return new DatabaseCheck(List.of(), List.of(), true, trouble);
            }
            boolean isAsClosed = mark.filter(known -> known.state() == KitchenMark.State.CLOSED).isEmpty()
                || mark.get().file().whole() == KitchenMark.checksum(file);
            return rows(file, mark, isAsClosed, trouble);
        } catch (IOException _) {
            return new DatabaseCheck(List.of("all"), List.of(), true, Optional.empty());
        }
    }

    private static DatabaseCheck rows(Path file, Optional<KitchenMark> mark, boolean isAsClosed,
        Optional<String> trouble) {
        var counts = new TreeMap<String, Long>();
        var unreadable = new ArrayList<String>();
        try (var raw = RawDatabase.open(file)) {
            for (var table : raw.tables()) {
                var rows = new long[1];
                if (raw.read(table, _ -> rows[0]++) > 0) {
                    unreadable.add(table.name());
                }
                counts.put(table.name(), rows[0]);
            }
            if (!raw.isListWhole()) {
                unreadable.add("the list of tables");
            }
        } catch (IOException _) {
            unreadable.add("all");
        }
        var known = new TreeMap<>(mark.map(before -> before.file().rows()).orElseGet(Map::of));
        var fewer = known.entrySet().stream().filter(_ -> isClosed(mark))
            .filter(e -> counts.getOrDefault(e.getKey(), 0L) < e.getValue())
            .map(e -> e.getKey() + ": " + counts.getOrDefault(e.getKey(), 0L) + " of " + e.getValue()).toList();
        return new DatabaseCheck(unreadable, fewer, isAsClosed, trouble);
    }

    /// Whether the mark is of a closed database. Otherwise rows may have been deleted since the counts were taken.
    private static boolean isClosed(Optional<KitchenMark> mark) {
        return mark.filter(known -> known.state() == KitchenMark.State.CLOSED).isPresent();
    }
}
