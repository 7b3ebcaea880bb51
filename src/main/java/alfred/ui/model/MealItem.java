package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.kitchen.shopping.PlannedMeals;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/// A meal, planned or suggested.
///
/// @param row its row, for a form
public record MealItem(Row row) implements Stored {
    /// The earlier and the main meal of a day first.
    public static final Comparator<MealItem> BY_RANK =
        Comparator.comparing(MealItem::row, Comparator.comparing(PlannedMeals::rank));
    private static final String DINNER = "dinner";

    public static List<MealItem> all(List<Row> rows) {
        return rows.stream().map(MealItem::new).toList();
    }

    public Optional<LocalDate> date() {
        return row.date("date");
    }

    /// The day as it is written down; `""` for none.
    public String day() {
        return row.text("date");
    }

    public boolean isOn(LocalDate day) {
        return date().filter(day::equals).isPresent();
    }

    /// Which meal of the day it is, as the kitchen names them; a dinner if nothing else is said.
    public String type() {
        return row.has("meal_type") ? row.text("meal_type") : DINNER;
    }

    public boolean isDinner() {
        return type().equals(DINNER);
    }

    public Optional<UUID> recipe() {
        return row.reference("recipe_id");
    }

    public Optional<Integer> servings() {
        return row.integer("servings").map(Long::intValue);
    }

    public String notes() {
        return row.text("notes");
    }

    /// What a suggested meal is called: its recipe's name, or its notes; `""` for neither.
    public String dish() {
        return Stream.of("_recipe_id_label", "notes").map(row::text).filter(words -> !words.isBlank()).findFirst()
            .orElse("");
    }
}
