package alfred.ui.model;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientRows;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// An ingredient line of a recipe, saved or not.
///
/// @param row its row, for what the kitchen computes of it
public record IngredientItem(Row row) implements Stored {
    public static List<IngredientItem> all(List<Row> rows) {
        return rows.stream().map(IngredientItem::new).toList();
    }

    /// Reads a line that somebody wrote.
    public static IngredientItem read(String words) {
        return new IngredientItem(IngredientRows.row(words));
    }

    /// The food, as the line names it.
    public String name() {
        return row.text("name");
    }

    /// The heading above it; `""` for none.
    public String section() {
        return row.text("section");
    }

    /// The amount, or the least of a range.
    public Optional<Fraction> quantity() {
        return row.quantity("quantity");
    }

    /// The most of a range.
    public Optional<Fraction> quantityMax() {
        return row.quantity("quantity_max");
    }

    public Optional<String> unit() {
        return row.get("unit").map(String::valueOf);
    }

    /// How large the pieces are; `""` if nothing is said of it.
    public String size() {
        return row.text("size");
    }

    public String preparation() {
        return row.text("preparation");
    }

    public String notes() {
        return row.text("notes");
    }

    public boolean isOptional() {
        return row.isTrue("is_optional");
    }

    /// The line as it was written; `""` if that was not kept.
    public String written() {
        return row.text("raw_text");
    }

    /// The line as it was written, or made of its fields.
    public String words() {
        return written().isBlank() ? IngredientRows.words(row) : written();
    }

    /// Its food in the catalogue.
    public Optional<UUID> food() {
        return row.reference("ingredient_id");
    }
}
