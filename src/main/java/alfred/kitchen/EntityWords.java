package alfred.kitchen;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import java.util.List;
import java.util.Map;

/// How Alfred speaks of the rows of a type.
///
/// @param label names a row
/// @param labelColumns the columns that the label is made of; empty for the label column alone
/// @param describedColumns the columns that describe a row in a sentence; empty for those of the label
/// @param legend what a model has to know of such rows; `""` for nothing
record EntityWords(
    Label label, List<String> labelColumns, List<String> describedColumns, String legend) {

    /// Names a row; `""` if its columns are empty.
    interface Label {
        String of(EntityDefinition entity, Row row, Phrasebook phrases);
    }

    /// The words for rows that are called as their label column says.
    private static final EntityWords USUAL = called((entity, row, _) -> row.text(entity.labelColumn()));

    /// The types that are not called as their label column says, or of which a model has to know something.
    private static final Map<String, EntityWords> TABLE = Map.of(
        "recipe", USUAL.withLegend(
            "[read:summary] has no steps and no ingredient lines; read the recipe by id before using them. [read:full] has both."),
        "meal", new EntityWords(EntityWords::meal, List.of("date", "meal_type"),
            List.of("date", "meal_type", "recipe_id"), ""),
        "task", USUAL.withLegend(
            "A task with repeats that is completed moves to its next date by itself and stays open."),
        "pref", called((_, _, phrases) -> phrases.text("label.preferences")),
        "flavor", called((_, row, _) -> row.text("_ingredient_id_label")),
        "log", new EntityWords(EntityWords::cooked, List.of("recipe_id", "cooked_at"), List.of(), ""),
        "cr", called((_, row, _) -> row.text("_recipe_id_label")));

    /// Returns the words for a type of the kitchen.
    static EntityWords of(EntityDefinition entity) {
        return TABLE.getOrDefault(entity.type(), USUAL);
    }

    private static EntityWords called(Label label) {
        return new EntityWords(label, List.of(), List.of(), "");
    }

    private EntityWords withLegend(String words) {
        return new EntityWords(label, labelColumns, describedColumns, words);
    }

    private static String meal(EntityDefinition entity, Row row, Phrasebook phrases) {
        return row.date("date").map(date -> phrases.text("day.meal", phrases.date("day.short", date),
            new RowFormatter(phrases).stored(row.text("meal_type")))).orElse("");
    }

    private static String cooked(EntityDefinition entity, Row row, Phrasebook phrases) {
        return (row.has("_recipe_id_label") ? row.text("_recipe_id_label") + ", " : "")
            + row.timestamp("cooked_at").map(time -> phrases.date("day.short", time.toLocalDate())).orElse("");
    }
}
