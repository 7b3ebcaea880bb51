package alfred.store;

import alfred.core.crud.StoreException.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.StatementCustomizer;
import org.jspecify.annotations.Nullable;

/// One of Jdbi's handles, for statements with `?`. Used by one thread at a time, always within [#transaction].
final class Sql {
    private final Handle handle;
    private long changes;

    Sql(Handle handle) {
        this.handle = handle;
    }

    /// Reads one row of a result.
    @FunctionalInterface
    interface Reading<T> {
        T read(ResultSet result) throws SQLException;
    }

    /// Runs the work and commits; where anything throws, nothing of it is kept.
    <T> T transaction(Function<Sql, T> work) {
        try {
            return handle.inTransaction(_ -> work.apply(this));
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    <T> List<T> list(String sql, List<?> values, Reading<T> reading) {
        try (var query = handle.createQuery(sql)) {
            return bound(query, values).map((result, _) -> reading.read(result)).list();
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    <T> Optional<T> first(String sql, List<?> values, Reading<T> reading) {
        return list(sql, values, reading).stream().findFirst();
    }

    /// Uses one row of a result after the other; they are not all held in memory.
    @FunctionalInterface
    interface EachRow {
        void use(ResultSet result) throws SQLException, IOException;
    }

    /// @throws UncheckedIOException with what the use of a row throws
    void each(String sql, EachRow use) {
        try (var query = handle.getConnection().prepareStatement(sql); var result = query.executeQuery()) {
            while (result.next()) {
                use.use(result);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Inserts many rows with one statement, a few hundred at a time.
    ///
    /// @param rows gives its rows to the consumer that it is called with, one list of values each
    void insertAll(String sql, Consumer<Consumer<List<@Nullable Object>>> rows) {
        try (var insert = handle.getConnection().prepareStatement(sql)) {
            var batch = new Batch(insert);
            rows.accept(batch);
            batch.send();
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Rows on their way.
    private static final class Batch implements Consumer<List<@Nullable Object>> {
        private static final int BATCH = 500;
        private final PreparedStatement insert;
        private int waiting;

        Batch(PreparedStatement insert) {
            this.insert = insert;
        }

        @Override
        public void accept(List<@Nullable Object> row) {
            try {
                int at = 0;
                for (var value : row) {
                    insert.setObject(++at, StoredType.bound(value));
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

    /// Runs a statement that changes rows; answers how many.
    int update(String sql, List<? extends @Nullable Object> values) {
        try (var update = handle.createUpdate(sql)) {
            int changed = bound(update, values).execute();
            changes += changed;
            return changed;
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// How many rows [#update] has changed so far, also in transactions that were taken back.
    long changes() {
        return changes;
    }

    /// Runs a statement of which nothing is to be known: of a migration, or `SHUTDOWN`, after which there is nobody to ask.
    void run(String sql) {
        try (var update = handle.createUpdate(sql)) {
            update.execute((executed, _) -> executed.get() != null);
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Binds all values at once, as the driver takes them: Jdbi's search for an argument factory costs more than the rest of a statement.
    private static <S extends SqlStatement<S>> S bound(S statement, List<? extends @Nullable Object> values) {
        return values.isEmpty() ? statement : statement.addCustomizer(new StatementCustomizer() {
            @Override
            public void beforeBinding(PreparedStatement prepared, StatementContext context) throws SQLException {
                int number = 0;
                for (var value : values) {
                    prepared.setObject(++number, value);
                }
            }
        });
    }
}
