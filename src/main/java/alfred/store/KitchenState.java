package alfred.store;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// What a database says of itself: whose backups are its own, and how often it was closed as it should be.
///
/// @param kitchen stays the same through backup and restore
/// @param closings grows with each proper end; a file that fell back to an older state has fewer
record KitchenState(UUID kitchen, long closings) {
    static final String TABLE = "kitchen_state";

    /// What a database says already; empty for one that was never opened by a program which asks.
    static Optional<KitchenState> find(Sql sql) {
        return sql.first("SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' AND table_name = ?", List.of(TABLE), r -> 1)
            .flatMap(_ -> read(sql));
    }

    static KitchenState of(Sql sql) {
        sql.run("CREATE TABLE IF NOT EXISTS kitchen_state (kitchen UUID NOT NULL, closings BIGINT NOT NULL)");
        return read(sql).orElseGet(() -> add(sql, UUID.randomUUID()));
    }

    private static Optional<KitchenState> read(Sql sql) {
        return sql.first("SELECT kitchen, closings FROM kitchen_state", List.of(), r -> new KitchenState(r.getObject(1, UUID.class), r.getLong(2)));
    }

    private static KitchenState add(Sql sql, UUID kitchen) {
        sql.update("INSERT INTO kitchen_state (kitchen, closings) VALUES (?, 0)", List.of(kitchen));
        return new KitchenState(kitchen, 0);
    }

    /// Makes a new database that of a kitchen which is known already.
    static void name(Sql sql, UUID kitchen) {
        of(sql);
        sql.update("UPDATE kitchen_state SET kitchen = ?", List.of(kitchen));
    }

    /// Counts a proper end.
    static void closing(Sql sql) {
        sql.update("UPDATE kitchen_state SET closings = closings + 1", List.of());
    }
}
