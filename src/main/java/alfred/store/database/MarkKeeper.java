package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.folder.FolderLock;
import alfred.store.folder.KitchenMark;
import alfred.store.folder.KitchenState;
import alfred.store.sql.Schema;
import alfred.store.sql.Sql;
import alfred.store.sql.TableSql;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps the mark beside an open database up to date.
final class MarkKeeper {
    private static final Logger LOG = LoggerFactory.getLogger(MarkKeeper.class);

    private final Path folder;
    private final FolderLock lock;
    private final Optional<KitchenMark> before;
    private KitchenMark mark;
    private Map<String, Long> rows = Map.of();
    private long closings;

    /// @param before the mark found when the folder was checked; empty if there was none
    MarkKeeper(Path folder, FolderLock lock, Optional<KitchenMark> before) {
        this.folder = folder;
        this.lock = lock;
        this.before = before;
        mark = before.orElseGet(KitchenMark::making);
    }

    Path folder() {
        return folder;
    }

    FolderLock lock() {
        return lock;
    }

    /// Verifies that the database is not older than its mark.
    ///
    /// @throws StoreException of the kind `DAMAGED` if it is
    void requireSame(Database database) {
        boolean isMarked = before.filter(known -> known.state() != KitchenMark.State.MAKING).isPresent();
        if (isMarked
            && database.read(KitchenState::find).map(KitchenState::closings).orElse(-1L) < mark.file().closings()) {
            throw new StoreException(Kind.DAMAGED, null);
        }
    }

    /// Marks the database as open, once its tables exist.
    ///
    /// @throws StoreException of the kind `UNWRITABLE` if the mark cannot be written
    void opened(Database database) {
        closings = database.write(KitchenState::of).closings();
        boolean isUnsure = before
            .filter(known -> known.state() == KitchenMark.State.CLOSED || known.state() == KitchenMark.State.MAKING)
            .isEmpty();
        try {
            write(mark.changed(mark.isChanged() || isUnsure).open(Files.size(file()), closings));
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }

    /// Counts the shutdown and marks the database as closing. Called while no other work is in progress; a failure
    /// is logged.
    void closing(Database database) {
        boolean isChanged = mark.isChanged() || database.isChanged();
        try {
            rows = database.read(MarkKeeper::counts);
            closings = database.write(sql -> {
                KitchenState.closing(sql);
                return KitchenState.of(sql).closings();
            });
            write(mark.changed(isChanged).closing());
        } catch (StoreException | UncheckedIOException e) {
            LOG.warn("the end of the session could not be marked: {}", e.getMessage());
        }
    }

    /// Marks the file as being compacted. An interruption loses no data; the next start checks the whole file.
    void compacting() {
        write(mark.closing());
    }

    /// Marks the file as open again after compacting; a failure is logged.
    void compacted() {
        try {
            write(mark.open(Files.size(file()), mark.file().closings()));
        } catch (IOException | UncheckedIOException e) {
            LOG.warn("the size of the database could not be marked: {}", e.getMessage());
        }
    }

    void closed() {
        try {
            write(mark.closed(file(), closings, rows));
        } catch (IOException | UncheckedIOException e) {
            LOG.warn("the end of the session could not be marked: {}", e.getMessage());
        }
    }

    /// Records the outcome of an automatic backup.
    ///
    /// @param trouble the date on which it failed; empty if it succeeded
    void backedUp(Optional<String> trouble) {
        write(trouble.map(mark::troubled).orElseGet(() -> mark.changed(false).troubled("")));
    }

    KitchenMark mark() {
        return mark;
    }

    private void write(KitchenMark next) {
        try {
            next.write(folder);
            mark = next;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path file() {
        return folder.resolve(Database.FILE_NAME);
    }

    static Map<String, Long> counts(Sql sql) {
        var counts = new HashMap<String, Long>();
        Schema.of(sql).tables().forEach(table -> counts.put(table.name(),
            sql.first("SELECT COUNT(*) FROM " + TableSql.quoted(table.name()), List.of(), r -> r.getLong(1))
                .orElse(0L)));
        return counts;
    }
}
