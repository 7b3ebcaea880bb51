package alfred.store.sql;

import alfred.core.row.StoreException.Kind;
import java.sql.SQLException;
import java.util.Set;

/// What an error of PostgreSQL means, by its SQL state (PostgreSQL's manual, appendix A).
public final class ServerFailure {
    private static final Set<String> BUSY = Set.of("55P03", "40001", "40P01", "53300");
    private static final Set<String> RIGHTS = Set.of("42501", "25006");
    private static final Set<String> FULL = Set.of("53100", "53200", "53400");

    private ServerFailure() {}

    /// @param otherwise the kind for states without one of their own
    static Kind kind(SQLException failure, Kind otherwise) {
        var state = String.valueOf(failure.getSQLState());
        if (isBroken(failure)) {
            return isOfTrust(failure) ? Kind.SERVER_UNTRUSTED : Kind.SERVER_UNREACHABLE;
        }
        return switch (state) {
            case "23505" -> Kind.TAKEN;
            case "3D000" -> Kind.SERVER_NO_DATABASE;
            case "28P01", "28000" -> Kind.SERVER_LOGIN;
            default -> BUSY.contains(state) ? Kind.SERVER_BUSY : RIGHTS.contains(state) ? Kind.SERVER_RIGHTS
                : FULL.contains(state) ? Kind.SERVER_FULL : otherwise;
        };
    }

    /// Whether the connection is of no more use: it broke, was never made, or the server is shutting down.
    public static boolean isBroken(Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && sql.getSQLState() != null
                && (sql.getSQLState().startsWith("08") || sql.getSQLState().startsWith("57P")
                    || sql.getSQLState().equals("25P03"))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfTrust(Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof javax.net.ssl.SSLException
                || cause instanceof java.security.GeneralSecurityException) {
                return true;
            }
        }
        return String.valueOf(failure.getMessage()).contains("SSL");
    }
}
