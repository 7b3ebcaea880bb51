package alfred.transfer.format.json;

import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found.ListLine;
import alfred.transfer.format.Found.PlannedMeal;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.PlainText;
import alfred.transfer.format.RecipeBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// A full backup of Mealie: a zip with all tables in `database.json`, and the photos under `data/recipes`. Brings
/// recipes, meal plans, shopping lists, favourites and the days on which something was cooked.
final class MealieBackup implements Importer {
    @Override
    public String format() {
        return "Mealie backup";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isJson() && document.json().path("recipes").isArray()
            && document.json().path("recipe_instructions").isArray()
            && document.json().path("recipes_ingredients").isArray();
    }

    @Override
    public Found read(Document document) {
        var tables = new Tables(document.json());
        var found = JsonValues.each(format(), tables.rows("recipes"), row -> tables.recipe(row, document));
        return new Found(format(), found.recipes(), tables.meals(), tables.shopping(), found.problems(),
            java.util.Optional.empty());
    }

    /// The tables of a backup, with rows grouped by the recipe that they belong to.
    private static final class Tables {
        private static final Set<String> MEALS = Set.of("breakfast", "lunch", "dinner", "snack");

        private final JsonNode all;
        private final Map<String, Map<String, List<JsonNode>>> byRecipe = new HashMap<>();
        private final Map<String, Map<String, JsonNode>> byId = new HashMap<>();
        private final Set<String> favorites = new HashSet<>();
        private final Map<String, Double> ratings = new HashMap<>();

        Tables(JsonNode all) {
            this.all = all;
            rows("users_to_favorites").forEach(row -> favorites.add(id(row, "recipe_id")));
            rows("users_to_recipes").forEach(row -> {
                if (JsonValues.isTrue(row, "is_favorite")) {
                    favorites.add(id(row, "recipe_id"));
                }
                ratings.merge(id(row, "recipe_id"), JsonValues.number(row, "rating"), Math::max);
            });
        }

        List<JsonNode> rows(String table) {
            return JsonValues.objects(all.path(table));
        }

        /// Ids are written with and without dashes, by the database that the backup was made of.
        private static String id(JsonNode row, String column) {
            return text(row, column).replace("-", "").toLowerCase(Locale.ROOT);
        }

        private List<JsonNode> of(String table, String recipe) {
            return byRecipe.computeIfAbsent(table, name -> {
                var grouped = new HashMap<String, List<JsonNode>>();
                rows(name).forEach(row -> grouped
                    .computeIfAbsent(id(row, row.has("recipe_id") ? "recipe_id" : "recipee_id"), _ -> new ArrayList<>())
                    .add(row));
                grouped.values()
                    .forEach(list -> list.sort(Comparator.comparingDouble(row -> JsonValues.number(row, "position"))));
                return grouped;
            }).getOrDefault(recipe, List.of());
        }

        private JsonNode byId(String table, String id) {
            return byId.computeIfAbsent(table, name -> {
                var rows = new HashMap<String, JsonNode>();
                rows(name).forEach(row -> rows.put(id(row, "id"), row));
                return rows;
            }).getOrDefault(id, JsonNodeFactory.instance.objectNode());
        }

        ImportedRecipe recipe(JsonNode row, Document document) {
            var id = id(row, "id");
            var recipe = new RecipeBuilder();
            Mealie.facts(row, recipe);
            recipe.favorite(favorites.contains(id)).rating(ratings.getOrDefault(id, 0.0), 5);
            of("recipes_ingredients", id).forEach(line -> ingredient(line, recipe));
            of("recipe_instructions", id)
                .forEach(step -> recipe.stepSection(text(step, "title")).stepSection(text(step, "summary"))
                    .steps(text(step, "text")));
            of("recipes_to_tags", id).forEach(link -> recipe.tags(text(byId("tags", id(link, "tag_id")), "name")));
            of("recipes_to_categories", id)
                .forEach(link -> recipe.tags(text(byId("categories", id(link, "category_id")), "name")));
            of("recipes_to_tools", id)
                .forEach(link -> recipe.equipment(text(byId("tools", id(link, "tool_id")), "name")));
            of("notes", id).forEach(note -> recipe.note(text(note, "title"), text(note, "text")));
            of("recipe_comments", id).forEach(comment -> recipe.note("Comment", text(comment, "text")));
            of("recipe_nutrition", id).forEach(facts -> nutrition(facts, recipe));
            of("recipe_timeline_events", id).stream().filter(event -> text(event, "event_type").equals("comment"))
                .forEach(event -> recipe.cooked(text(event, "timestamp", "created_at"), text(event, "message")));
            return recipe
                .photo(document.anyPhotoLike("(?:.*/)?data/recipes/" + dashed(id) + "/images/original\\.[a-z]{3,4}"))
                .build();
        }

        private static String dashed(String id) {
            return id.matches("[0-9a-f]{32}") ? id.replaceFirst("(.{8})(.{4})(.{4})(.{4})(.{12})", "$1-?$2-?$3-?$4-?$5")
                : java.util.regex.Pattern.quote(id);
        }

        private static void nutrition(JsonNode row, RecipeBuilder recipe) {
            var facts = JsonNodeFactory.instance.objectNode();
            row.properties().stream().filter(field -> field.getKey().matches("calories|.*_content"))
                .forEach(field -> facts.set(field.getKey(), field.getValue()));
            Fields.nutrition(facts, recipe);
        }

        private void ingredient(JsonNode row, RecipeBuilder recipe) {
            recipe.section(text(row, "title"));
            var line = line(row);
            recipe.ingredient(line.isBlank() ? text(row, "original_text") : line);
        }

        private String line(JsonNode row) {
            var node = JsonNodeFactory.instance.objectNode();
            node.put("quantity", text(row, "quantity")).put("note", text(row, "note"))
                .put("unit", text(byId("ingredient_units", id(row, "unit_id")), "name"))
                .put("food", text(byId("ingredient_foods", id(row, "food_id")), "name"));
            return Fields.line(node);
        }

        List<PlannedMeal> meals() {
            var meals = new ArrayList<PlannedMeal>();
            for (var table : List.of("group_meal_plans", "household_meal_plans")) {
                rows(table).forEach(row -> RecipeBuilder.day(text(row, "date")).ifPresent(day -> {
                    var type = text(row, "entry_type").toLowerCase(Locale.ROOT);
                    var words = (text(row, "title") + " " + text(row, "text")).strip();
                    meals.add(
                        new PlannedMeal(day, MEALS.contains(type) ? type : type.equals("side") ? "dinner" : "other",
                            PlainText.unmarked(text(byId("recipes", id(row, "recipe_id")), "name")),
                            PlainText.unmarked(words)));
                }));
            }
            return meals;
        }

        List<ListLine> shopping() {
            return rows("shopping_list_items").stream()
                .map(row -> new ListLine(PlainText.unmarked(line(row)), JsonValues.isTrue(row, "checked")))
                .filter(line -> !line.text().isBlank()).toList();
        }
    }
}
