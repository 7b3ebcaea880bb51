package alfred.ui.recipes.form;

import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.ingredient.ParsedLine;
import alfred.ui.model.IngredientItem;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An ingredient line being edited: the user's text and its parse.
///
/// @param stored the stored row while its text is unchanged; null for a new or edited line
/// @param isAsWritten whether the user confirmed a doubtful parse, or the line comes from the store
record IngredientDraft(String words, ParsedLine parsed, @Nullable IngredientItem stored, boolean isAsWritten) {
    private static final List<String> CARRIED =
        List.of("section", "name", "quantity", "quantity_max", "unit", "other_amounts", "size",
            "preparation", "notes", "is_optional", "raw_text", "category", "ingredient_id");

    static IngredientDraft of(String words) {
        return new IngredientDraft(words, IngredientLine.parseTyped(words), null, false);
    }

    /// Returns the draft of a line of a list, which a dash may begin.
    static IngredientDraft listed(String line) {
        return of(line.replaceFirst("^\\s*[-−–](?=\\d)", ""));
    }

    /// Returns the draft of a stored row, from its raw text or, if that is blank, from its fields.
    static IngredientDraft of(IngredientItem line) {
        return new IngredientDraft(line.words(), IngredientLine.parseTyped(line.words()), line, true);
    }

    /// Returns the draft with other words. A line in doubt that somebody has confirmed is not asked about again.
    IngredientDraft edited(String next) {
        return next.equals(words) ? this
            : new IngredientDraft(next, IngredientLine.parseTyped(next), null, isAsWritten && !parsed.isSure());
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

    /// Returns the amount that is to be asked for; empty where it is told, or to be left as it is written.
    Optional<VagueAmount> vague() {
        return isAsWritten || isSection() ? Optional.empty() : VagueAmount.of(parsed);
    }

    /// Returns the row to save. A stored row whose text is unchanged keeps its fields.
    ///
    /// @param section the heading above the line; blank for none
    /// @param position the line's index in the recipe, from 0, headings not counted
    Row toRow(String section, long position) {
        if (stored != null) {
            return stored.row().only(CARRIED).with("section", section.isBlank() ? null : section).with("position",
                position);
        }
        var isUnread = !parsed.isSure() && parsed.name().equals(words.strip());
        var row = isUnread ? Row.of("name", words.strip(), "raw_text", words.strip())
            : IngredientRows.row(words);
        return row.with("section", section.isBlank() ? null : section).with("position", position);
    }
}
