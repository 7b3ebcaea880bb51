package alfred.store;

import alfred.core.row.Away;
import alfred.core.row.Change;
import alfred.core.row.SessionRecords;
import alfred.store.database.HouseholdCopy;
import alfred.store.row.News;
import alfred.store.row.Owner;
import alfred.store.row.Redo;
import alfred.store.row.SqlJournal;
import alfred.store.row.SqlRows;
import alfred.store.row.SqlSessions;
import alfred.store.sql.Sql;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// What a transaction wrote so far.
final class Written {
    /// Of so many changes of a commit, listeners get new rows whole.
    private static final int MANY = 10_000;
    private final List<Change> changes = new ArrayList<>();
    /// The journal's, as in [News].
    private final List<String> entries = new ArrayList<>();
    /// The same with what they changed; none if there are more than are told.
    private final List<Away.Queued> journal = new ArrayList<>();
    private final Set<String> tables = new HashSet<>();
    private final List<Consumer<SessionRecords>> sessions = new ArrayList<>();
    private final Set<UUID> touched = new LinkedHashSet<>();

    void clear() {
        changes.clear();
        entries.clear();
        journal.clear();
        tables.clear();
        sessions.clear();
        touched.clear();
    }

    void table(String name) {
        tables.add(name);
    }

    /// @param slim leaves of a new row what must be known of it, so that a large import does not hold all of its rows
    void journalled(Away.Queued entry, List<Change> made, UnaryOperator<Change> slim) {
        entries.add(SqlJournal.words(entry));
        made.forEach(change -> changes.add(changes.size() < MANY ? change : slim.apply(change)));
        if (isTold()) {
            journal.add(entry);
        } else {
            journal.clear();
        }
    }

    void session(UUID id, Consumer<SessionRecords> write) {
        touched.add(id);
        sessions.add(write);
    }

    private boolean isTold() {
        return changes.size() <= News.MAX_TOLD;
    }

    List<Change> changes() {
        return List.copyOf(changes);
    }

    Set<String> tables() {
        return Set.copyOf(tables);
    }

    News news(Owner owner) {
        return new News(owner.person(), "", tables, isTold() ? entries : List.of());
    }

    /// @param rows the rows of a copy
    Redo redo(Function<Sql, SqlRows> rows) {
        return new Redo() {
            @Override
            public void again(Sql copy) {
                redo(rows.apply(copy));
            }

            @Override
            public boolean queue(Sql copy) {
                boolean isWhole = isTold() && (tables.isEmpty() || !journal.isEmpty());
                if (isWhole) {
                    var there = rows.apply(copy);
                    redo(there);
                    journal.forEach(new SqlJournal(there, (_, _) -> {})::take);
                    HouseholdCopy.enqueue(copy, entries);
                    touched.forEach(id -> HouseholdCopy.enqueueSession(copy, id));
                }
                return isWhole;
            }
        };
    }

    /// Large commits reach a copy by the server.
    private void redo(SqlRows copy) {
        if (isTold()) {
            changes.forEach(change -> copy.become(change.table(), change.id(), change.after()));
        }
        var conversations = new SqlSessions(copy.sql, copy.owner.person());
        sessions.forEach(call -> call.accept(conversations));
    }
}
