package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Something to be done.
///
/// @param row its row, for a form
public record TaskItem(Row row) implements Stored {
    static List<TaskItem> all(List<Row> rows) {
        return rows.stream().map(TaskItem::new).toList();
    }

    public String title() {
        return row.text("title");
    }

    public String description() {
        return row.text("description");
    }

    public boolean isDone() {
        return row.isTrue("completed");
    }

    /// The day on which it is due.
    public Optional<LocalDate> due() {
        return row.date("due_date");
    }

    /// The time of that day.
    public Optional<LocalTime> time() {
        return row.time("due_time");
    }

    /// The rule by which it comes again; `""` if it is to be done once.
    public String repeats() {
        return row.text("repeats");
    }

    /// The recipe that it is about.
    public Optional<UUID> recipe() {
        return row.reference("recipe_id");
    }

    public Mention mention() {
        return new Mention(title(), KitchenEntities.TASK.type(), id().toString());
    }
}
