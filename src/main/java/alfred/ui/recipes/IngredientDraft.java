package alfred.ui.recipes;

import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.ingredient.ParsedLine;
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
        var words = row.text("raw_text").isBlank() ? IngredientRows.words(row) : row.text("raw_text");
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
        return IngredientRows.row(words).with("section", section.isBlank() ? null : section).with("position", position);
    }
}
