package alfred.transfer.format.json;

import static alfred.transfer.format.JsonValues.number;
import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.Photo;
import alfred.transfer.format.RecipeBuilder;
import alfred.transfer.format.WebPhoto;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Paprika's own format: a zip of recipes (`.paprikarecipes`), each a gzipped JSON object (`.paprikarecipe`) that
/// holds its photo as base64.
final class Paprika implements Importer {
    @Override
    public String format() {
        return "Paprika";
    }

    @Override
    public boolean recognises(Document document) {
        var first = document.isJson() ? (document.json().isArray() ? document.json().path(0) : document.json()) : null;
        return first != null && first.has("uid") && first.has("directions") && first.has("ingredients")
            && first.path("ingredients").isTextual();
    }

    @Override
    public Found read(Document document) {
        var found = JsonValues.each(format(),
            JsonValues.objects(document.json()).stream().filter(node -> !node.path("in_trash").asBoolean())
                .toList(),
            Paprika::recipe);
        return found;
    }

    private static ImportedRecipe recipe(JsonNode node) {
        var recipe = new RecipeBuilder().name(text(node, "name")).description(text(node, "description"))
            .ingredient(text(node, "ingredients"))
            .steps(text(node, "directions")).yields(text(node, "servings")).prep(text(node, "prep_time"))
            .cook(text(node, "cook_time"))
            .total(text(node, "total_time")).difficulty(text(node, "difficulty")).rating(number(node, "rating"), 5)
            .favorite(JsonValues.isTrue(node, "on_favorites")).source(text(node, "source_url"))
            .source(text(node, "source"))
            .note("", text(node, "notes"));
        Fields.nutrition(node.path("nutritional_info"), recipe);
        node.path("categories")
            .forEach(category -> recipe.tags(category.isObject() ? text(category, "name") : category.asText()));
        return recipe.photo(photo(node)).build();
    }

    private static Optional<Photo> photo(JsonNode node) {
        var all = new ArrayList<String>(List.of(text(node, "photo_data")));
        node.path("photos").forEach(photo -> all.add(text(photo, "data")));
        return all.stream().filter(data -> data.length() > 100).findFirst().map(Photo::ofBase64)
            .or(() -> WebPhoto.of(text(node, "image_url")));
    }
}
