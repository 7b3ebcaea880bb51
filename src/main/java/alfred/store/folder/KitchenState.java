package alfred.store.folder;

import alfred.store.sql.Sql;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// The database's own record of its identity and its clean shutdowns.
///
/// @param kitchen the id of the kitchen, preserved by backup and restore; automatic backups are matched by it
/// @param closings the number of clean shutdowns; lower in a file that fell back to an older state
public record KitchenState(UUID kitchen, long closings) {
    public static final String TABLE = "kitchen_state";

    /// Reads the record; empty if the database was never opened by a version that keeps one.
    public static Optional<KitchenState> find(Sql sql) {
        return sql
            .first("SELECT 1 FROM information_schema.tables WHERE table_schema = CURRENT_SCHEMA AND table_name = ?",
                List.of(TABLE), r -> 1)
            .flatMap(_ -> read(sql));
    }

    /// Returns the record, creating it with a new id if it is missing.
    public static KitchenState of(Sql sql) {
        sql.run("CREATE TABLE IF NOT EXISTS kitchen_state (kitchen UUID NOT NULL, closings BIGINT NOT NULL)");
        return read(sql).orElseGet(() -> add(sql, UUID.randomUUID()));
    }

    private static Optional<KitchenState> read(Sql sql) {
        return sql.first("SELECT kitchen, closings FROM kitchen_state", List.of(),
            r -> new KitchenState(r.getObject(1, UUID.class), r.getLong(2)));
    }

    private static KitchenState add(Sql sql, UUID kitchen) {
        sql.update("INSERT INTO kitchen_state (kitchen, closings) VALUES (?, 0)", List.of(kitchen));
        return new KitchenState(kitchen, 0);
    }

    /// Assigns the id of an existing kitchen to a new database.
    public static void name(Sql sql, UUID kitchen) {
        of(sql);
        sql.update("UPDATE kitchen_state SET kitchen = ?", List.of(kitchen));
    }

    /// Counts a clean shutdown.
    public static void closing(Sql sql) {
        sql.update("UPDATE kitchen_state SET closings = closings + 1", List.of());
    }
}
