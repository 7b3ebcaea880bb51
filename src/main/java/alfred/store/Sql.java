package alfred.store;

import alfred.core.crud.StoreException.Kind;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One connection, with its prepared statements kept. Used by one thread at a time, always within [#transaction].
final class Sql {
    private static final Logger LOG = LoggerFactory.getLogger(Sql.class);
    private static final int KEPT_STATEMENTS = 100;

    private final Connection connection;
    private final Map<String, PreparedStatement> statements = new LinkedHashMap<>(16, 0.75f, true);

    Sql(Connection connection) throws SQLException {
        this.connection = connection;
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setAutoCommit(false);
    }

    /// Reads one row of a result.
    @FunctionalInterface
    interface Reading<T> {
        T read(ResultSet result) throws SQLException;
    }

    /// Runs the work and commits; where anything throws, nothing of it is kept.
    <T> T transaction(Function<Sql, T> work) {
        boolean isKept = false;
        try {
            T result = work.apply(this);
            connection.commit();
            isKept = true;
            return result;
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        } finally {
            if (!isKept) {
                rollBack();
            }
        }
    }

    <T> List<T> list(String sql, List<?> values, Reading<T> reading) {
        try (var result = bound(sql, values).executeQuery()) {
            var found = new ArrayList<T>();
            while (result.next()) {
                found.add(reading.read(result));
            }
            return found;
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    <T> Optional<T> first(String sql, List<?> values, Reading<T> reading) {
        return list(sql, values, reading).stream().findFirst();
    }

    /// Runs a statement that changes rows; answers how many.
    int update(String sql, List<? extends @Nullable Object> values) {
        try {
            return bound(sql, values).executeUpdate();
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    /// Runs a statement that is not worth keeping: of a migration, or `SHUTDOWN`.
    void run(String sql) {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }

    private PreparedStatement bound(String sql, List<? extends @Nullable Object> values) throws SQLException {
        var statement = statements.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            keep(sql, statement);
        }
        int number = 0;
        for (var value : values) {
            statement.setObject(++number, value);
        }
        return statement;
    }

    private void keep(String sql, PreparedStatement statement) throws SQLException {
        statements.put(sql, statement);
        if (statements.size() > KEPT_STATEMENTS) {
            var eldest = statements.entrySet().iterator().next();
            eldest.getValue().close();
            statements.remove(eldest.getKey());
        }
    }

    private void rollBack() {
        try {
            connection.rollback();
        } catch (SQLException e) {
            LOG.warn("a transaction could not be rolled back; the next use of the database will tell", e);
        }
    }
}
