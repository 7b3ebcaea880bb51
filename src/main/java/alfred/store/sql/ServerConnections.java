package alfred.store.sql;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Makes the connections to a household's server.
public final class ServerConnections {
    /// A writer that hangs must not keep the others waiting for long.
    private static final String MANNERS = "SET lock_timeout = '20s'; SET idle_in_transaction_session_timeout = '60s'";

    private ServerConnections() {}

    public static Jdbi to(ServerAddress address) {
        return LeanJdbi.over(() -> {
            // the driver itself, and only now: a kitchen in a folder never loads it
            var connection = new org.postgresql.Driver().connect(address.url(), address.properties());
            if (connection == null) {
                throw new StoreException(Kind.SERVER_ADDRESS, null);
            }
            return connection;
        });
    }

    /// A connection for a look that changes nothing.
    public static Sql visit(ServerAddress address) {
        return open(to(address), new PostgresDialect(Optional.empty()), Connection.TRANSACTION_READ_COMMITTED);
    }

    /// @param isolation one of the constants of [Connection]
    public static Sql open(Jdbi jdbi, Dialect dialect, int isolation) {
        try {
            var handle = jdbi.open();
            var connection = handle.getConnection();
            connection.setTransactionIsolation(isolation);
            try (var statement = connection.createStatement()) {
                statement.execute(MANNERS);
            }
            return new Sql(handle, dialect);
        } catch (JdbiException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        } catch (SQLException e) {
            throw SqlFailure.of(e, Kind.FAILED);
        }
    }
}
