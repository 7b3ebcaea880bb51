package alfred.ui.recipes;

import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.ingredient.ParsedLine;
import alfred.kitchen.measure.Display;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One line of a recipe's ingredients while it is written: the user's words, and what was understood.
///
/// @param stored the row as it was read, kept while its words are not touched; null for a new line
/// @param isAsWritten whether the user said that an unsure line is right as it is
record IngredientDraft(String words, ParsedLine parsed, @Nullable Row stored, boolean isAsWritten) {
    private static final List<String> CARRIED = List.of("section", "name", "quantity", "quantity_max", "unit", "other_amounts", "size",
        "preparation", "notes", "is_optional", "raw_text", "category", "ingredient_id");

    static IngredientDraft of(String words) {
        return new IngredientDraft(words, IngredientLine.parse(words), null, false);
    }

    /// A stored line; its own words where it has them.
    static IngredientDraft of(Row row) {
        var words = row.text("raw_text").isBlank() ? compose(row) : row.text("raw_text");
        return new IngredientDraft(words, IngredientLine.parse(words), row, true);
    }

    IngredientDraft edited(String next) {
        return next.equals(words) ? this : of(next);
    }

    IngredientDraft asWritten() {
        return new IngredientDraft(words, parsed, stored, true);
    }

    boolean isSection() {
        return parsed.isSection();
    }

    boolean isDoubtful() {
        return !isAsWritten && !isSection() && !words.isBlank() && !parsed.isSure();
    }

    /// The row to save, under the heading it stands below.
    Row toRow(String section, long position) {
        if (stored != null) {
            return stored.only(CARRIED).with("section", section.isBlank() ? null : section).with("position", position);
        }
        var main = parsed.mainAmount();
        var others = new ArrayList<String>();
        parsed.amounts().stream().skip(1).forEach(amount -> others.add(amount.text()));
        return Row.of("name", parsed.name().isBlank() ? words.strip() : parsed.name(), "section", blankToNull(section), "position", position,
            "quantity", main.map(a -> a.quantity()).orElse(null), "quantity_max", main.map(a -> a.quantityMax()).orElse(null),
            "unit", main.map(a -> a.unit().name()).orElse(null), "other_amounts", others, "size", blankToNull(parsed.size()),
            "preparation", blankToNull(parsed.preparation()), "notes", blankToNull(parsed.comment()), "is_optional", parsed.optional(),
            "raw_text", words.strip());
    }

    private static @Nullable String blankToNull(String text) {
        return text.isBlank() ? null : text;
    }

    /// The line of a row without words of its own: `2 cloves garlic, crushed`.
    static String compose(Row row) {
        var amount = Display.text(row.quantity("quantity").orElse(null), row.has("unit") ? row.text("unit") : null);
        var parts = new ArrayList<String>();
        for (var part : List.of(amount, row.text("size"), row.text("name"))) {
            if (!part.isBlank()) {
                parts.add(part);
            }
        }
        return String.join(" ", parts) + (row.text("preparation").isBlank() ? "" : ", " + row.text("preparation"));
    }
}
