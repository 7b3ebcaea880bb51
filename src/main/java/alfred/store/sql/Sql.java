package alfred.store.sql;

import alfred.core.row.StoreException.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.StatementCustomizer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Executes SQL with `?` placeholders on one of Jdbi's handles. Used by one thread at a time, always within
/// [#transaction].
public final class Sql {
    private static final Logger LOG = LoggerFactory.getLogger(Sql.class);
    /// So many rows of a large result are fetched at once.
    private static final int FETCHED = 1_000;
    /// From so many inserts on, a second thread makes them, where many are expected.
    private static final int MANY = 200;
    private final Handle handle;
    private final Dialect dialect;
    private final Map<String, PreparedStatement> inserts = new HashMap<>();
    private long changes;
    private boolean expectsMany;
    private long inserted;
    private @Nullable WorkBehind behind;

    public Sql(Handle handle, Dialect dialect) {
        this.handle = handle;
        this.dialect = dialect;
    }

    /// What this database says differently from the other kind.
    public Dialect dialect() {
        return dialect;
    }

    public Handle handle() {
        return handle;
    }

    public Connection connection() {
        return handle.getConnection();
    }

    /// Closes the connection; one that broke is only let go of.
    public void close() {
        try {
            handle.close();
        } catch (JdbiException e) {
            LOG.debug("a connection was broken when it was closed: {}", e.getMessage());
        }
    }

    /// Breaks the connection, for a thread that waits on it; closing it would wait for that thread.
    public void abandon() {
        try {
            handle.getConnection().abort(Runnable::run);
        } catch (SQLException e) {
            LOG.debug("a connection could not be broken: {}", e.getMessage());
        }
    }

    /// Maps one row of a result.
    @FunctionalInterface
    public interface Reading<T> {
        T read(ResultSet result) throws SQLException;
    }

    /// Runs the work and commits; rolls everything back if it throws.
    public <T> T transaction(Function<Sql, T> work) {
        try {
            return handle.inTransaction(_ -> settled(work));
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    private <T> T settled(Function<Sql, T> work) {
        try {
            T done = work.apply(this);
            settle();
            return done;
        } finally {
            if (behind instanceof WorkBehind working) {
                working.close();
            }
            behind = null;
            expectsMany = false;
            inserted = 0;
        }
    }

    /// Says that many rows will be inserted in this transaction, so that a second thread inserts them. A failure of
    /// such an insert is thrown later, at the end of the transaction at the latest.
    public void expectMany() {
        expectsMany = dialect == Dialect.H2;
    }

    /// Waits until what was inserted is inserted.
    private void settle() {
        if (behind instanceof WorkBehind working) {
            working.settle();
        }
    }

    /// Runs work within the transaction, and takes back what it wrote if it throws.
    public <T> T attempt(Supplier<T> work) {
        if (expectsMany && behind == null && inserted > MANY) {
            behind = new WorkBehind();
        }
        return behind instanceof WorkBehind working ? attempt(working, work) : attemptAtOnce(work);
    }

    private <T> T attempt(WorkBehind working, Supplier<T> work) {
        var connection = handle.getConnection();
        var before = new AtomicReference<Savepoint>();
        working.add(() -> before.set(connection.setSavepoint()));
        try {
            T done = work.get();
            working.add(() -> connection.releaseSavepoint(before.get()));
            return done;
        } catch (RuntimeException e) {
            working.add(() -> connection.rollback(before.get()));
            throw e;
        }
    }

    private <T> T attemptAtOnce(Supplier<T> work) {
        try {
            var connection = handle.getConnection();
            var before = connection.setSavepoint();
            try {
                T done = work.get();
                connection.releaseSavepoint(before);
                return done;
            } catch (RuntimeException e) {
                connection.rollback(before);
                throw e;
            }
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Returns all rows of a query, mapped.
    public <T> List<T> list(String sql, List<?> values, Reading<T> reading) {
        settle();
        try (var query = handle.createQuery(sql)) {
            return bound(query, values).map((result, _) -> reading.read(result)).list();
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Returns the first row of a query, mapped; empty if there is none.
    public <T> Optional<T> first(String sql, List<?> values, Reading<T> reading) {
        return list(sql, values, reading).stream().findFirst();
    }

    /// Consumes the rows of a result one at a time, without holding them all in memory.
    @FunctionalInterface
    public interface EachRow {
        void use(ResultSet result) throws SQLException, IOException;
    }

    /// Passes each row of the result to the consumer, in order.
    ///
    /// @throws UncheckedIOException if the consumer throws an `IOException`
    public void each(String sql, EachRow use) {
        settle();
        try (var query = handle.getConnection().prepareStatement(sql)) {
            query.setFetchSize(FETCHED);
            each(query, use);
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    private static void each(PreparedStatement query, EachRow use) throws SQLException {
        try (var result = query.executeQuery()) {
            while (result.next()) {
                use.use(result);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Inserts many rows with one prepared statement, in batches of 500.
    ///
    /// @param rows passes its rows to the given consumer, one list of values each
    public void insertAll(String sql, Consumer<Consumer<List<@Nullable Object>>> rows) {
        settle();
        try (var insert = handle.getConnection().prepareStatement(sql)) {
            var batch = new Batch(insert, dialect);
            rows.accept(batch);
            batch.send();
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Collects rows and sends them in batches.
    private static final class Batch implements Consumer<List<@Nullable Object>> {
        private static final int BATCH = 500;
        private final PreparedStatement insert;
        private final Dialect dialect;
        private int waiting;

        Batch(PreparedStatement insert, Dialect dialect) {
            this.insert = insert;
            this.dialect = dialect;
        }

        @Override
        public void accept(List<@Nullable Object> row) {
            try {
                int at = 0;
                for (var value : row) {
                    insert.setObject(++at, dialect.storable(StoredType.bound(value)));
                }
                insert.addBatch();
                if (++waiting == BATCH) {
                    send();
                }
            } catch (SQLException e) {
                throw SqlFailure.of(e, Kind.FAILED);
            }
        }

        void send() throws SQLException {
            insert.executeBatch();
            waiting = 0;
        }
    }

    /// Runs a statement that changes rows.
    ///
    /// @return the number of rows changed
    public int update(String sql, List<? extends @Nullable Object> values) {
        settle();
        try (var update = handle.createUpdate(sql)) {
            int changed = bound(update, values).execute();
            changes += changed;
            return changed;
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Inserts a row. Unlike [#update], for which each statement passes through Jdbi, this goes to the driver: a large
    /// import makes hundreds of thousands of inserts.
    ///
    /// @param sql one of the few texts of that kind; its prepared statement is kept
    public void insert(String sql, List<? extends @Nullable Object> values) {
        inserted++;
        if (behind instanceof WorkBehind working) {
            working.add(() -> insertNow(sql, values));
            return;
        }
        try {
            insertNow(sql, values);
        } catch (SQLException e) {
            throw SqlFailure.ofInsert(e);
        }
    }

    private void insertNow(String sql, List<? extends @Nullable Object> values) throws SQLException {
        var insert = inserts.get(sql);
        if (insert == null) {
            insert = handle.getConnection().prepareStatement(sql);
            inserts.put(sql, insert);
        }
        int number = 0;
        for (var value : values) {
            insert.setObject(++number, dialect.storable(value));
        }
        changes += insert.executeUpdate();
    }

    /// Returns the number of rows changed by [#update] and [#insert] so far, including transactions that were rolled
    /// back.
    public long changes() {
        return changes;
    }

    /// Runs a statement without reading its result: a statement of a migration, or `SHUTDOWN`, which leaves no
    /// connection to query.
    public void run(String sql) {
        settle();
        try (var update = handle.createUpdate(sql)) {
            update.execute((executed, _) -> executed.get() != null);
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Binds all values at once by the driver's own conversion: Jdbi's search for argument factories costs more
    /// than the rest of a statement.
    private <S extends SqlStatement<S>> S bound(S statement, List<? extends @Nullable Object> values) {
        return values.isEmpty() ? statement : statement.addCustomizer(new StatementCustomizer() {
            @Override
            public void beforeBinding(PreparedStatement prepared, StatementContext context) throws SQLException {
                int number = 0;
                for (var value : values) {
                    prepared.setObject(++number, dialect.storable(value));
                }
            }
        });
    }
}
