package alfred.transfer.format.json;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.Photo;
import alfred.transfer.format.RecipeBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/// Recipes in schema.org's vocabulary as JSON, in any wrapping: what Nextcloud Cookbook, RecipeSage and Alfred
/// itself export. Nextcloud keeps the photo beside each recipe.
final class SchemaOrg implements Importer {
    @Override
    public String format() {
        return "schema.org";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isJson() ? RecipeJsonLd.isIn(document.json())
            : document.wantsToBeJson() && !RecipeJsonLd.inText(document.text()).isEmpty();
    }

    @Override
    public Found read(Document document) {
        var nodes = document.isJson() ? RecipeJsonLd.find(document.json()) : RecipeJsonLd.inText(document.text());
        return JsonValues.eachOf(format(), nodes,
            node -> new RecipeBuilder(RecipeJsonLd.recipe(node)).photo(within(node))
                .photo(photo(document, nodes.size())).build());
    }

    /// The photo that stands in the text itself, as Alfred exports it.
    private static Optional<Photo> within(JsonNode node) {
        var image = node.path("image").asText("");
        return image.startsWith("data:image/") && image.contains(";base64,") ? Optional.of(Photo.ofBase64(image))
            : Optional.empty();
    }

    private static Optional<Photo> photo(Document document, int recipes) {
        return recipes > 1 ? Optional.empty() : document.photoLike("full\\.(?:jpe?g|png|webp)")
            .or(() -> document.photoLike("image\\.(?:jpe?g|png|webp)"));
    }
}
