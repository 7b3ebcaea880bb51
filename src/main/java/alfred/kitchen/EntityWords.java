package alfred.kitchen;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import java.util.List;
import java.util.Map;

/// How Alfred speaks of the rows of a type. Each type of [KitchenEntities] has its line here.
///
/// @param titleKey the phrase for one entity, such as `pantry item`
/// @param label names a row
/// @param labelColumns the columns that the label is made of; empty for the label column alone
/// @param describedColumns the columns that describe a row in a sentence; empty for those of the label
/// @param legend what a model has to know of such rows; `""` for nothing
record EntityWords(
    String titleKey, Label label, List<String> labelColumns, List<String> describedColumns, String legend) {

    /// Names a row; `""` if its columns are empty.
    interface Label {
        String of(EntityDefinition entity, Row row, Phrasebook phrases);
    }

    private static final Map<String, EntityWords> TABLE = Map.ofEntries(
        Map.entry("recipe", named("title.recipe").withLegend(
            "[read:summary] has no steps and no ingredient lines; read the recipe by id before using them. [read:full] has both.")),
        Map.entry("ri", named("title.line")), Map.entry("inv", named("title.inv")),
        Map.entry("shop", named("title.shop")), Map.entry("ing", named("title.ing")),
        Map.entry("meal", new EntityWords("title.meal", EntityWords::meal, List.of("date", "meal_type"),
            List.of("date", "meal_type", "recipe_id"), "")),
        Map.entry("meal_plan", named("title.meal-plan")),
        Map.entry("task", named("title.task").withLegend(
            "A task with repeats that is completed moves to its next date by itself and stays open.")),
        Map.entry("pref", called("title.preferences", (_, _, phrases) -> phrases.text("title.pref"))),
        Map.entry("flavor", called("title.taste", (_, row, _) -> row.text("_ingredient_id_label"))),
        Map.entry("log", new EntityWords("title.log", EntityWords::cooked, List.of("recipe_id", "cooked_at"),
            List.of(), "")),
        Map.entry("collection", named("title.collection")),
        Map.entry("cr", called("title.collected", (_, row, _) -> row.text("_recipe_id_label"))),
        Map.entry("timer", named("title.timer")));

    /// Returns the words for a type of the kitchen.
    ///
    /// @throws IllegalArgumentException if the type has no line in the table
    static EntityWords of(EntityDefinition entity) {
        var words = TABLE.get(entity.type());
        if (words == null) {
            throw new IllegalArgumentException("The type \"" + entity.type() + "\" has no words.");
        }
        return words;
    }

    /// The words for rows that are called as their label column says.
    private static EntityWords named(String titleKey) {
        return called(titleKey, (entity, row, _) -> row.text(entity.labelColumn()));
    }

    private static EntityWords called(String titleKey, Label label) {
        return new EntityWords(titleKey, label, List.of(), List.of(), "");
    }

    private EntityWords withLegend(String words) {
        return new EntityWords(titleKey, label, labelColumns, describedColumns, words);
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
