package alfred.ui.model;

import alfred.core.domain.Row;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// An entry of the cooking log.
///
/// @param row its row, for a form; empty for a new entry
public record LogItem(Row row) implements Stored {
    public static final LogItem NEW = new LogItem(Row.EMPTY);

    static List<LogItem> all(List<Row> rows) {
        return rows.stream().map(LogItem::new).toList();
    }

    public Optional<OffsetDateTime> cookedAt() {
        return row.timestamp("cooked_at");
    }

    public Optional<UUID> recipe() {
        return row.reference("recipe_id");
    }

    public Optional<Integer> servings() {
        return row.integer("servings").map(Long::intValue);
    }

    /// Stars; 0 for none.
    public int rating() {
        return row.integer("rating").orElse(0L).intValue();
    }

    public String notes() {
        return row.text("notes");
    }
}
