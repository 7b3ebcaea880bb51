package alfred.transfer.format;

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
        return document.isJson() ? RecipeJsonLd.isIn(document.json()) : document.wantsToBeJson() && !RecipeJsonLd.inText(document.text()).isEmpty();
    }

    @Override
    public Found read(Document document) {
        var nodes = document.isJson() ? RecipeJsonLd.find(document.json()) : RecipeJsonLd.inText(document.text());
        return JsonValues.each(format(), nodes, node -> new RecipeBuilder(RecipeJsonLd.recipe(node)).photo(photo(document, nodes.size())).build());
    }

    private static Optional<Photo> photo(Document document, int recipes) {
        return recipes > 1 ? Optional.empty() : document.photoLike("full\\.(?:jpe?g|png|webp)")
            .or(() -> document.photoLike("image\\.(?:jpe?g|png|webp)"));
    }
}
