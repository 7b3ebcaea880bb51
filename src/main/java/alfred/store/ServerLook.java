package alfred.store;

import alfred.store.database.ServerTables;
import alfred.store.sql.ServerAddress;
import alfred.store.sql.ServerConnections;
import alfred.store.sql.Sql;
import java.util.Arrays;
import java.util.List;

/// A look at a household's server that changes nothing there.
///
/// @param version the version of PostgreSQL, such as `15.14`
/// @param mayWrite whether the user has the rights that a kitchen needs
/// @param hasKitchen whether there is a kitchen already
/// @param isEncrypted whether the connection is
/// @param millis how long one question takes, in milliseconds
public record ServerLook(String version, boolean mayWrite, boolean hasKitchen, boolean isEncrypted, double millis) {
    private static final int QUESTIONS = 9;
    private static final String RIGHTS =
        """
        SELECT CASE WHEN TO_REGCLASS('commits') IS NULL THEN HAS_SCHEMA_PRIVILEGE(CURRENT_SCHEMA, 'CREATE')
            ELSE HAS_TABLE_PRIVILEGE(TO_REGCLASS('commits'), 'INSERT') AND HAS_TABLE_PRIVILEGE(TO_REGCLASS('household'), 'UPDATE') END""";

    /// Asks the server of an address.
    ///
    /// @throws alfred.core.row.StoreException with the kind that says why it does not do
    public static ServerLook at(ServerAddress address) {
        var sql = ServerConnections.visit(address);
        try {
            return sql.transaction(s -> {
                ServerTables.requireSuitable(s);
                return new ServerLook(text(s, "SHOW server_version").replaceFirst(" .*", ""), is(s, RIGHTS),
                    is(s, "SELECT TO_REGCLASS('commits') IS NOT NULL"),
                    is(s, "SELECT COALESCE((SELECT ssl FROM pg_stat_ssl WHERE pid = PG_BACKEND_PID()), FALSE)"),
                    millis(s));
            });
        } finally {
            sql.close();
        }
    }

    private static String text(Sql sql, String question) {
        return sql.first(question, List.of(), r -> r.getString(1)).orElse("");
    }

    private static boolean is(Sql sql, String question) {
        return sql.first(question, List.of(), r -> r.getBoolean(1)).orElse(false);
    }

    /// The median of a few questions.
    private static double millis(Sql sql) {
        var times = new long[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++) {
            long start = System.nanoTime();
            text(sql, "SELECT 1");
            times[i] = System.nanoTime() - start;
        }
        Arrays.sort(times);
        return times[QUESTIONS / 2] / 1e6;
    }
}
