package alfred.ui.model;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// Something that is at home.
///
/// @param row its row, for a form
public record Lot(Row row) implements Stored {
    static List<Lot> all(List<Row> rows) {
        return rows.stream().map(Lot::new).toList();
    }

    /// A new lot of what was typed: one of it if nothing else was said.
    public static Lot typed(Row food, String place, Optional<LocalDate> expiry) {
        return new Lot(food.with("unit", food.text("unit")).with("location", place.isEmpty() ? null : place)
            .with("expiry_date", expiry.orElse(null))).counted();
    }

    /// Returns it with an amount: one, if it has none.
    public Lot counted() {
        return row.has("quantity") ? this : new Lot(row.with("quantity", Fraction.ONE));
    }

    /// Returns it with more in its notes.
    public Lot noted(String words) {
        var notes = row.has("notes") ? row.text("notes") + ", " + words : words;
        return words.isEmpty() ? this : new Lot(row.with("notes", notes));
    }

    public String name() {
        return row.text("name");
    }

    /// Where it is kept, as the kitchen names places; `""` if that is not known.
    public String place() {
        return row.text("location");
    }

    public Lot at(String place) {
        return new Lot(row.with("location", place));
    }

    /// What kind of food it is, as the kitchen names categories; `""` if that is not known.
    public String category() {
        return row.text("category");
    }

    /// The date before which it is best.
    public Optional<LocalDate> expiry() {
        return row.date("expiry_date");
    }

    /// Its amount for display; `""` if that is not known.
    public String amount() {
        return RowAmount.text(row);
    }

    public Mention mention() {
        return new Mention(name(), KitchenEntities.INVENTORY.type(), id().toString());
    }
}
