package alfred.store.sql;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/// Caches a connection's prepared statements: up to 100 that are not in use, the most recently used ones.
final class StatementCache implements StatementBuilder {
    private static final int KEPT = 100;
    private final Map<String, PreparedStatement> idle = new LinkedHashMap<>();

    @Override
    public Statement create(Connection connection, StatementContext context) throws SQLException {
        return connection.createStatement();
    }

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        var known = idle.remove(sql);
        return known == null ? connection.prepareStatement(sql) : known;
    }

    @Override
    public CallableStatement createCall(Connection connection, String sql, StatementContext context)
        throws SQLException {
        return connection.prepareCall(sql);
    }

    @Override
    public void close(Connection connection, String sql, Statement statement) throws SQLException {
        if (!(statement instanceof PreparedStatement prepared) || statement instanceof CallableStatement
            || idle.containsKey(sql)) {
            statement.close();
            return;
        }
        idle.put(sql, prepared);
        if (idle.size() > KEPT) {
            var eldest = idle.entrySet().iterator().next();
            idle.remove(eldest.getKey());
            eldest.getValue().close();
        }
    }
}
