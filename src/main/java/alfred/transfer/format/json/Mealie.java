package alfred.transfer.format.json;

import static alfred.transfer.format.JsonValues.number;
import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import com.fasterxml.jackson.databind.JsonNode;

/// Recipes as Mealie writes them one by one: exports of a recipe (camel case) and the backups of its first versions
/// (snake case), whose photos stand beside the recipe.
final class Mealie implements Importer {
    @Override
    public String format() {
        return "Mealie";
    }

    @Override
    public boolean recognises(Document document) {
        var node = document.isJson() ? document.json() : null;
        return node != null
            && isRecipe(node.isArray() ? node.path(0) : node.has("items") ? node.path("items").path(0) : node);
    }

    private static boolean isRecipe(JsonNode node) {
        return node.has("slug") && !node.has("@type")
            && (node.has("recipe_ingredient") || node.has("recipeIngredient"));
    }

    @Override
    public Found read(Document document) {
        var node = document.json();
        return JsonValues.each(format(),
            JsonValues.objects(node.has("items") && !isRecipe(node) ? node.path("items") : node),
            one -> recipe(one, document));
    }

    private static ImportedRecipe recipe(JsonNode node, Document document) {
        var recipe = new RecipeBuilder();
        facts(node, recipe);
        both(node, "recipeIngredient", "recipe_ingredient").forEach(one -> Fields.ingredients(one, recipe, 0));
        both(node, "recipeInstructions", "recipe_instructions").forEach(one -> Fields.steps(one, recipe, 0));
        for (var tags : new JsonNode[] {both(node, "recipeCategory", "recipe_category"), node.path("tags"),
            node.path("categories")}) {
            tags.forEach(tag -> recipe.tags(tag.isObject() ? text(tag, "name") : tag.asText()));
        }
        node.path("tools").forEach(tool -> recipe.equipment(tool.isObject() ? text(tool, "name") : tool.asText()));
        node.path("notes").forEach(note -> recipe.note(text(note, "title"), text(note, "text")));
        node.path("comments").forEach(comment -> recipe.note("Comment", text(comment, "text")));
        Fields.nutrition(node.path("nutrition"), recipe);
        return recipe
            .photo(document.photoLike("images/original\\.[a-z]{3,4}").or(() -> document.photoLike("(?:original|image|"
                + java.util.regex.Pattern.quote(text(node, "slug")) + ")\\.(?:webp|jpe?g|png)")))
            .build();
    }

    static void facts(JsonNode node, RecipeBuilder recipe) {
        recipe.name(text(node, "name")).description(text(node, "description"))
            .servings((int) number(node, "recipeServings", "recipe_servings"))
            .prep(text(node, "prepTime", "prep_time"))
            .cook(text(node, "performTime", "perform_time", "cookTime", "cook_time"))
            .total(text(node, "totalTime", "total_time")).rating(number(node, "rating"), 5)
            .source(text(node, "orgURL", "org_url"));
        recipe.yields(yieldOf(node)).cooked(text(node, "lastMade", "last_made"), "");
    }

    private static String yieldOf(JsonNode node) {
        var words = text(node, "recipeYield", "recipe_yield");
        var quantity = number(node, "recipeYieldQuantity", "recipe_yield_quantity") > 0
            ? Fields.decimal(text(node, "recipeYieldQuantity", "recipe_yield_quantity")) : "";
        return words.startsWith(quantity) ? words : quantity + " " + words;
    }

    private static JsonNode both(JsonNode node, String camel, String snake) {
        return node.has(camel) ? node.path(camel) : node.path(snake);
    }
}
