package alfred.store;

import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;

/// The owners of rows. There is one, created at the first start (spec/entities-and-refs.md, owner).
record Owners(Sql sql, Clock clock) {
    UUID first() {
        return sql.first("SELECT id FROM owners ORDER BY created_at, id", List.of(), r -> r.getObject(1, UUID.class))
            .orElseGet(() -> add("Owner"));
    }

    UUID add(String name) {
        var id = UUID.randomUUID();
        sql.update("INSERT INTO owners (id, name, created_at) VALUES (?, ?, ?)", List.of(id, name, OffsetDateTime.now(clock)));
        return id;
    }
}
