package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.folder.KitchenState;
import alfred.store.sql.ForeignKeyCheck;
import alfred.store.sql.Sql;
import java.util.List;

/// Makes the tables of a household's kitchen on its server, and brings them up to date.
public final class ServerTables {
    private static final int OLDEST = 140_000;

    private ServerTables() {}

    /// @throws StoreException of the kind `SERVER_UNSUITABLE` if no kitchen can be there
    public static void requireSuitable(Sql sql) {
        boolean isUnicode =
            sql.first("SHOW server_encoding", List.of(), r -> r.getString(1)).filter("UTF8"::equals).isPresent();
        int version = sql.first("SHOW server_version_num", List.of(), r -> r.getInt(1)).orElse(0);
        if (!isUnicode || version < OLDEST) {
            throw new StoreException(Kind.SERVER_UNSUITABLE, null);
        }
    }

    /// Makes or migrates the tables in one transaction, if they are not as this Alfred needs them.
    ///
    /// @throws StoreException of the kind `NEWER` if a newer Alfred made them
    static void bringUpToDate(Sql sql, Migrations migrations) {
        if (!sql.transaction(s -> migrations.isApplied(s) && hasAll(s))) {
            sql.transaction(s -> made(s, migrations));
        }
        sql.transaction(migrations::requireSame);
    }

    /// Whether it has what a server has beside the kitchen's tables, of which the photos came last.
    private static boolean hasAll(Sql sql) {
        return sql.first("SELECT TO_REGCLASS('photos') IS NOT NULL", List.of(), r -> r.getBoolean(1)).orElse(false);
    }

    private static boolean made(Sql sql, Migrations migrations) {
        sql.first("SELECT pg_advisory_xact_lock(HASHTEXT('Alfred'), HASHTEXT(CURRENT_SCHEMA))", List.of(), _ -> true);
        migrations.apply(sql);
        Migrations.statements("/alfred/store/household.sql").forEach(sql::run);
        // H2 indexes the columns of foreign keys by itself
        ForeignKeyCheck.of(sql).all().forEach(link -> sql.run(link.index()));
        KitchenState.of(sql);
        return true;
    }
}
