package alfred.transfer.format.json;

import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import com.fasterxml.jackson.databind.JsonNode;

/// RecipeSage's own JSON: title, ingredients and instructions as text, headings in square brackets. (Its other export
/// is schema.org's, read by [SchemaOrg].)
final class RecipeSage implements Importer {
    @Override
    public String format() {
        return "RecipeSage";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isJson() && isRecipe(items(document.json()).path(0));
    }

    private static JsonNode items(JsonNode node) {
        var list = node.has("recipes") ? node.path("recipes") : node.has("data") ? node.path("data") : node;
        return list.isArray() ? list
            : com.fasterxml.jackson.databind.node.JsonNodeFactory.instance.arrayNode().add(list);
    }

    private static boolean isRecipe(JsonNode node) {
        return node.path("title").isTextual() && node.path("ingredients").isTextual()
            && node.path("instructions").isTextual()
            && (node.has("activeTime") || node.has("recipeLabels"));
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), JsonValues.objects(items(document.json())), RecipeSage::recipe);
    }

    private static ImportedRecipe recipe(JsonNode node) {
        var recipe = Fields.read(node);
        node.path("recipeLabels").forEach(label -> recipe.tags(text(label.path("label"), "title")));
        node.path("labels").forEach(label -> recipe.tags(text(label, "title")));
        return recipe.build();
    }
}
