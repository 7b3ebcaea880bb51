package alfred.store.raw;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.Page;
import org.h2.mvstore.tx.VersionedValueType;
import org.h2.mvstore.type.LongDataType;
import org.h2.result.RowFactory;
import org.h2.result.SearchRow;
import org.h2.value.CompareMode;
import org.h2.value.VersionedValue;
import org.jspecify.annotations.Nullable;

/// An H2 file opened read-only as an `MVStore`, a set of maps, rather than as a database. Its functions, views,
/// triggers, defaults and constraints are never evaluated.
///
/// The data types that the file names for its maps are ignored as well, since they could be any class.
public final class RawDatabase implements AutoCloseable {
    private static final int META_COLUMNS = 4;
    private static final int TABLE_OR_VIEW = 0;
    private final MVStore store;
    private final Map<String, RawTable> tables = new LinkedHashMap<>();
    private boolean isListWhole;

    private RawDatabase(MVStore store) {
        this.store = store;
    }

    /// Opens a file for reading.
    ///
    /// @throws IOException if the file holds no store, or its list of tables cannot be opened
    public static RawDatabase open(Path file) throws IOException {
        MVStore store;
        try {
            store = new MVStore.Builder().fileName(file.toAbsolutePath().toString()).readOnly().open();
        } catch (RuntimeException e) {
            throw new IOException("no store", e);
        }
        try {
            var raw = new RawDatabase(store);
            raw.readTables();
            return raw;
        } catch (RuntimeException e) {
            store.closeImmediately();
            throw new IOException("no list of tables", e);
        }
    }

    private void readTables() {
        var doubled = new HashSet<String>();
        long lost = walk(0, META_COLUMNS, values -> {
            if (values.get(2) instanceof Integer type && type == TABLE_OR_VIEW && values.get(0) instanceof Integer id
                && values.get(3) instanceof String sql) {
                RawTable.parse(id, sql).ifPresent(table -> {
                    if (tables.put(table.name(), table) != null) {
                        doubled.add(table.name());
                    }
                });
            }
        });
        doubled.forEach(tables::remove);
        isListWhole = lost == 0;
    }

    /// Whether the whole list of tables could be read.
    public boolean isListWhole() {
        return isListWhole;
    }

    /// Returns the tables whose definition has the plain form of Alfred's own. Names defined more than once are
    /// left out.
    public List<RawTable> tables() {
        return List.copyOf(tables.values());
    }

    /// Returns the table of that name; empty if it is missing, defined more than once, or not of the plain form of
    /// Alfred's own tables.
    public Optional<RawTable> table(String name) {
        return Optional.ofNullable(tables.get(name));
    }

    /// Reads the committed rows of a table, skipping those that cannot be read.
    ///
    /// @param use receives the values of each row, in the order of the columns
    /// @return the number of unreadable rows and pages; 0 if everything was read
    public long read(RawTable table, Consumer<List<@Nullable Object>> use) {
        return walk(table.id(), table.columns().size(), use);
    }

    private long walk(int id, int columns, Consumer<List<@Nullable Object>> use) {
        var name = "table." + id;
        if (!store.hasMap(name)) {
            return 1;
        }
        var rows = RowFactory.getDefaultRowFactory()
            .createRowFactory(null, CompareMode.getInstance(null, 0), null, null, null, null, columns, false)
            .getRowDataType();
        try {
            MVMap<Long, VersionedValue<SearchRow>> map = store.openMap(name,
                new MVMap.Builder<Long, VersionedValue<SearchRow>>().keyType(LongDataType.INSTANCE)
                    .valueType(new VersionedValueType<>(rows)));
            return pages(map.getRootPage(), columns, use);
        } catch (RuntimeException _) {
            return 1;
        }
    }

    private long pages(Page<Long, VersionedValue<SearchRow>> page, int columns, Consumer<List<@Nullable Object>> use) {
        long lost = 0;
        if (page.isLeaf()) {
            for (int i = 0; i < page.getKeyCount(); i++) {
                lost += row(page.getValue(i), columns, use) ? 0 : 1;
            }
            return lost;
        }
        for (int i = 0; i <= page.getKeyCount(); i++) {
            Page<Long, VersionedValue<SearchRow>> child;
            try {
                child = page.getChildPage(i);
            } catch (RuntimeException _) {
                // a missing or garbled page; its siblings may be intact
                lost++;
                continue;
            }
            lost += pages(child, columns, use);
        }
        return lost;
    }

    private boolean row(VersionedValue<SearchRow> version, int columns, Consumer<List<@Nullable Object>> use) {
        var row = version.getCommittedValue();
        if (row == null) {
            return true;
        }
        var values = new ArrayList<@Nullable Object>(columns);
        try {
            for (int i = 0; i < columns; i++) {
                values.add(RawValue.of(row.getValue(i)));
            }
        } catch (RuntimeException _) {
            return false;
        }
        use.accept(values);
        return true;
    }

    @Override
    public void close() {
        store.closeImmediately();
    }
}
