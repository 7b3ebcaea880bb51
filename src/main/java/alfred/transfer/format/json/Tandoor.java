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

/// Tandoor's own format: a zip of one zip per recipe, each with `recipe.json` and a photo. Ingredients stand under
/// the steps that use them; times are whole minutes of work and of waiting.
final class Tandoor implements Importer {
    @Override
    public String format() {
        return "Tandoor";
    }

    @Override
    public boolean recognises(Document document) {
        var node = document.isJson() ? document.json() : null;
        return node != null
            && isRecipe(node.isArray() ? node.path(0) : node.has("results") ? node.path("results").path(0) : node);
    }

    private static boolean isRecipe(JsonNode node) {
        return node.path("steps").isArray() && (node.has("working_time") || node.has("waiting_time"));
    }

    @Override
    public Found read(Document document) {
        var node = document.json();
        return JsonValues.each(format(), JsonValues.objects(node.has("results") ? node.path("results") : node),
            one -> recipe(one, document));
    }

    private static ImportedRecipe recipe(JsonNode node, Document document) {
        var recipe = new RecipeBuilder().name(text(node, "name")).description(text(node, "description"))
            .servings((int) number(node, "servings"))
            .prep(text(node, "working_time")).cook(text(node, "waiting_time")).rating(number(node, "rating"), 5)
            .source(text(node, "source_url"));
        if (!text(node, "servings_text").matches("(?i)|servings?|portion(en|s)?|personen")) {
            recipe.note("", "Yield: " + Fields.decimal(text(node, "servings")) + " " + text(node, "servings_text"));
        }
        node.path("keywords").forEach(keyword -> recipe.tags(text(keyword, "name", "label")));
        var steps = JsonValues.objects(node.path("steps"));
        for (var step : steps) {
            var heading = text(step, "name");
            var isSeveral = steps.size() > 1 && !heading.isBlank() && !step.path("ingredients").isEmpty();
            recipe.section(isSeveral ? heading : "");
            step.path("ingredients").forEach(one -> ingredient(one, recipe));
            recipe.stepSection(heading).steps(unlinked(text(step, "instruction")));
        }
        Fields.nutrition(node.path("nutrition"), recipe);
        node.path("properties").forEach(one -> recipe.note("Nutrition", text(one.path("property_type"), "name") + " "
            + Fields.decimal(text(one, "property_amount")) + " " + text(one.path("property_type"), "unit")));
        recipe.cooked(text(node, "last_cooked"), "");
        return recipe.photo(document.photoLike("image\\.[a-z]{3,4}")).build();
    }

    private static void ingredient(JsonNode node, RecipeBuilder recipe) {
        if (node.path("is_header").asBoolean()) {
            recipe.section(text(node, "note"));
            return;
        }
        var amount = node.path("no_amount").asBoolean() ? "" : Fields.decimal(text(node, "amount"));
        var unit = text(node.path("unit"), "name");
        var food = text(node.path("food"), "name");
        var note = text(node, "note");
        recipe.ingredient(food.isBlank() ? text(node, "original_text", "note")
            : (amount + " " + (amount.isEmpty() ? "" : unit) + " " + food + (note.isBlank() ? "" : " (" + note + ")")));
    }

    /// Removes template marks such as `{{ ingredients[0] }}` and Markdown's marks of headings and emphasis.
    private static String unlinked(String text) {
        return text.replaceAll("\\{\\{.{0,80}?\\}\\}|\\{%.{0,80}?%\\}", "").replaceAll("\\*\\*|__", "");
    }
}
