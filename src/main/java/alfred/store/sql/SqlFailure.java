package alfred.store.sql;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import java.sql.SQLException;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;
import org.jdbi.v3.core.JdbiException;

/// Maps errors of H2 and of PostgreSQL to the store's error kinds.
public final class SqlFailure {
    private static final int IN_USE = 90020;
    private static final int NEWER_FILE = 90048;
    private static final int READ_ONLY = 90097;
    private static final int IO_FAILED = 90028;
    private static final int IO_FAILED_AT = 90031;

    private static final int CLOSED = 90098;
    private static final int TAKEN = 23505;
    /// A reference to a row that is not there.
    private static final int GONE = 23506;
    private static final String SERVER_REFERENCE = "23503";

    private SqlFailure() {}

    public static StoreException of(JdbiException failure, Kind otherwise) {
        return failure.getCause() instanceof SQLException cause ? of(cause, otherwise)
            : new StoreException(otherwise, failure);
    }

    /// @param otherwise the kind for error codes without one of their own
    public static StoreException of(SQLException failure, Kind otherwise) {
        return new StoreException(
            failure.getErrorCode() == 0 ? ServerFailure.kind(failure, otherwise) : ofFile(failure, otherwise), failure);
    }

    /// What went wrong with an insert. PostgreSQL has one state for a row that others refer to and for one that refers
    /// to nothing; a new row is only the latter.
    static StoreException ofInsert(SQLException failure) {
        return of(failure, SERVER_REFERENCE.equals(failure.getSQLState()) ? Kind.GONE : Kind.FAILED);
    }

    private static Kind ofFile(SQLException failure, Kind otherwise) {
        return switch (failure.getErrorCode()) {
            case IN_USE -> Kind.IN_USE;
            case NEWER_FILE -> Kind.NEWER;
            case TAKEN -> Kind.TAKEN;
            case GONE -> Kind.GONE;
            case READ_ONLY, IO_FAILED, IO_FAILED_AT, CLOSED -> Kind.UNWRITABLE;
            default -> isOfTheDisk(failure) ? Kind.UNWRITABLE : otherwise;
        };
    }

    /// Whether the root cause is a failed write to a file, such as on a full disk.
    private static boolean isOfTheDisk(Throwable failure) {
        for (var cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof MVStoreException store && store.getErrorCode() == DataUtils.ERROR_WRITING_FAILED) {
                return true;
            }
        }
        return false;
    }
}
