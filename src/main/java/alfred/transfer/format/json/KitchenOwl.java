package alfred.transfer.format.json;

import static alfred.transfer.format.JsonValues.number;
import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// KitchenOwl's export: the items of a household and its recipes, whose lines name an item, and whose steps are the
/// description.
final class KitchenOwl implements Importer {
    @Override
    public String format() {
        return "KitchenOwl";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isJson() && isRecipe(recipes(document.json()).path(0));
    }

    private static JsonNode recipes(JsonNode node) {
        return node.isArray() ? node : node.path("recipes");
    }

    private static boolean isRecipe(JsonNode node) {
        return node.has("name") && node.path("items").isArray() && node.has("description")
            && (node.has("yields") || node.has("cook_time"));
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), recipes(document.json()), node -> recipe(node, document));
    }

    private static ImportedRecipe recipe(JsonNode node, Document document) {
        var recipe = new RecipeBuilder().name(text(node, "name")).servings((int) number(node, "yields"))
            .prep(text(node, "prep_time"))
            .cook(text(node, "cook_time")).total(text(node, "time")).source(text(node, "source"));
        node.path("items").forEach(item -> recipe.ingredient(Stream.of(text(item, "description"), text(item, "name"))
            .filter(words -> !words.isBlank()).collect(Collectors.joining(" "))
            + (JsonValues.isTrue(item, "optional") ? " (optional)" : "")));
        node.path("tags").forEach(tag -> recipe.tags(tag.isObject() ? text(tag, "name") : tag.asText()));
        return recipe.steps(text(node, "description")).photo(document.photo(text(node, "photo"))).build();
    }
}
