package alfred.store;

import alfred.store.raw.RawDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A look at every row of a closed database, beside what was there when it was closed last. Nothing is changed by it.
///
/// @param unreadable tables with rows that cannot be read
/// @param fewer tables that have fewer rows than at the last close, as "table: 280 of 300"
/// @param isAsClosed whether the file is to the last bit what it was then; true too where that is not known
/// @param backupTrouble the day on which an automatic backup failed last; empty where the latest did not
public record DatabaseCheck(List<String> unreadable, List<String> fewer, boolean isAsClosed, Optional<String> backupTrouble) {
    public DatabaseCheck {
        unreadable = List.copyOf(unreadable);
        fewer = List.copyOf(fewer);
    }

    /// Whether nothing is amiss.
    public boolean isWell() {
        return unreadable.isEmpty() && fewer.isEmpty() && isAsClosed;
    }

    /// @throws alfred.core.crud.StoreException of the kind `IN_USE` where it is open; a file that is no database at all is what [Database#open] tells
    public static DatabaseCheck of(Path folder) {
        try (var _ = FolderLock.takeIfWritable(folder)) {
            var mark = KitchenMark.read(folder);
            var trouble = mark.map(KitchenMark::trouble).filter(day -> !day.isEmpty());
            var file = folder.resolve(Database.FILE_NAME);
            if (!Files.exists(file)) {
                return new DatabaseCheck(List.of(), List.of(), true, trouble);
            }
            boolean isAsClosed = mark.filter(known -> known.state() == KitchenMark.State.CLOSED).isEmpty()
                || mark.get().whole() == KitchenMark.checksum(file);
            return rows(file, mark, isAsClosed, trouble);
        } catch (IOException _) {
            return new DatabaseCheck(List.of("all"), List.of(), true, Optional.empty());
        }
    }

    private static DatabaseCheck rows(Path file, Optional<KitchenMark> mark, boolean isAsClosed, Optional<String> trouble) {
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
        var known = new TreeMap<>(mark.map(KitchenMark::rows).orElseGet(Map::of));
        var fewer = known.entrySet().stream().filter(_ -> isClosed(mark)).filter(e -> counts.getOrDefault(e.getKey(), 0L) < e.getValue())
            .map(e -> e.getKey() + ": " + counts.getOrDefault(e.getKey(), 0L) + " of " + e.getValue()).toList();
        return new DatabaseCheck(unreadable, fewer, isAsClosed, trouble);
    }

    /// Otherwise rows may have been deleted since.
    private static boolean isClosed(Optional<KitchenMark> mark) {
        return mark.filter(known -> known.state() == KitchenMark.State.CLOSED).isPresent();
    }
}
