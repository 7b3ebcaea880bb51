package alfred.ui.model;

import alfred.core.domain.Row;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// A kitchen timer as it is stored.
///
/// @param row its row
public record TimerItem(Row row) implements Stored {
    static List<TimerItem> all(List<Row> rows) {
        return rows.stream().map(TimerItem::new).toList();
    }

    public String name() {
        return row.text("name");
    }

    /// The recipe in whose cook mode it was started.
    public Optional<UUID> recipe() {
        return row.reference("recipe_id");
    }

    /// The servings shown there; 0 for the recipe's own.
    public int servings() {
        return row.integer("servings").orElse(0L).intValue();
    }

    /// When it rings; empty while it is paused.
    public Optional<Instant> ringsAt() {
        return row.timestamp("rings_at").map(OffsetDateTime::toInstant);
    }

    /// The seconds left of a paused timer.
    public int secondsLeft() {
        return row.integer("seconds_left").orElse(0L).intValue();
    }

    /// The seconds that it was set to.
    public int seconds() {
        return row.integer("seconds").orElse(0L).intValue();
    }
}
