package alfred.store;

import alfred.core.crud.StoreException.Kind;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
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

    /// Runs a statement that changes rows; answers how many.
    int update(String sql, List<? extends @Nullable Object> values) {
        try (var update = handle.createUpdate(sql)) {
            return bound(update, values).execute();
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
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
