package alfred.store.database;

import alfred.core.row.StoreException;
import alfred.store.folder.KitchenState;
import alfred.store.raw.RawDatabase;
import alfred.store.raw.RawTable;
import alfred.store.sql.Schema;
import alfred.store.sql.StoredType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Copies the rows of Alfred's own tables from a database file that is read without being opened as a database,
/// because it is damaged or of unknown origin.
public record RawCopy(RawDatabase raw) {
    /// The outcome for one table.
    ///
    /// @param saved the number of rows copied
    /// @param lost the number of rows and pages that could not be copied; -1 if the whole table is missing
    public record Table(String name, long saved, long lost) {
        public boolean isWhole() {
            return lost == 0;
        }
    }

    /// Returns the number of migrations applied to the file; 0 if that is unknown or they are not Alfred's.
    public int version() {
        var numbers = new ArrayList<Integer>();
        var checksums = new TreeMap<Integer, String>();
        raw.table("schema_migrations").filter(table -> names(table).containsAll(List.of("number", "checksum")))
            .ifPresent(table -> {
                int number = names(table).indexOf("number");
                int checksum = names(table).indexOf("checksum");
                raw.read(table, row -> {
                    if (row.get(number) instanceof Integer n && row.get(checksum) instanceof String sum) {
                        numbers.add(n);
                        checksums.put(n, sum);
                    }
                });
            });
        boolean areOurs = Migrations.known().scripts().stream()
            .allMatch(script -> script.checksum().equals(checksums.getOrDefault(script.number(), script.checksum())));
        return areOurs && numbers.size() == checksums.size()
            && (checksums.isEmpty() || checksums.lastKey() == numbers.size()) ? numbers.size() : 0;
    }

    /// Returns the kitchen's id and its count of clean shutdowns; empty unless the file has exactly one such row.
    public Optional<KitchenState> state() {
        var found = new ArrayList<KitchenState>();
        raw.table(KitchenState.TABLE).filter(table -> names(table).equals(List.of("kitchen", "closings")))
            .ifPresent(table -> raw.read(table, row -> {
                if (row.getFirst() instanceof UUID kitchen && row.getLast() instanceof Long closings) {
                    found.add(new KitchenState(kitchen, closings));
                }
            }));
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /// Copies the readable rows of each table into a new kitchen.
    public List<Table> into(KitchenBuilder kitchen) {
        return kitchen.schema().tables().stream().map(table -> copy(table, kitchen)).toList();
    }

    private Table copy(Schema.Table table, KitchenBuilder kitchen) {
        var stored = raw.table(table.name()).filter(found -> isSame(found, table));
        if (stored.isEmpty()) {
            return new Table(table.name(), 0, -1);
        }
        var reading = new Reading(stored.get(), table);
        try {
            kitchen.load(table, insert -> reading.read(raw, insert));
        } catch (StoreException _) {
            // a constraint rejected a row: insert one by one, and skip those that are rejected
            reading.read(raw, row -> reading.count(kitchen.tryRow(table, row)));
            return reading.counted();
        }
        return reading.result();
    }

    /// Whether both have the same columns of the same types, in any order.
    private static boolean isSame(RawTable found, Schema.Table table) {
        Map<String, Optional<StoredType>> types = new HashMap<>();
        found.columns().forEach(column -> types.put(column.name(), StoredType.named(column.type())));
        return types.size() == table.columns().size()
            && table.columns().stream().allMatch(column -> Optional.of(column.type()).equals(types.get(column.name())));
    }

    private static List<String> names(RawTable table) {
        return table.columns().stream().map(RawTable.Column::name).toList();
    }

    /// Reads and counts the rows of one table.
    private static final class Reading {
        private final RawTable from;
        private final Schema.Table table;
        private final int[] places;
        private long saved;
        private long lost;
        private long taken;

        Reading(RawTable from, Schema.Table table) {
            this.from = from;
            this.table = table;
            var names = names(from);
            places = table.columns().stream().mapToInt(column -> names.indexOf(column.name())).toArray();
        }

        void read(RawDatabase raw, Consumer<List<@Nullable Object>> use) {
            saved = 0;
            lost = 0;
            lost += raw.read(from, row -> {
                @Nullable
                Object[] values = new Object[places.length];
                Arrays.setAll(values, i -> row.get(places[i]));
                if (isSound(values)) {
                    use.accept(Arrays.asList(values));
                    saved++;
                } else {
                    lost++;
                }
            });
        }

        private boolean isSound(@Nullable Object[] values) {
            for (int i = 0; i < values.length; i++) {
                var column = table.columns().get(i);
                if (values[i] == null ? column.isRequired() : !column.type().holds(values[i])) {
                    return false;
                }
            }
            return true;
        }

        void count(boolean isTaken) {
            taken += isTaken ? 1 : 0;
        }

        Table counted() {
            return new Table(table.name(), taken, lost + saved - taken);
        }

        Table result() {
            return new Table(table.name(), saved, lost);
        }
    }
}
