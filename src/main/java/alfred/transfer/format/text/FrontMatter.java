package alfred.transfer.format.text;

import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.Photo;
import alfred.transfer.format.RecipeBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.regex.Pattern;

/// Markdown with fields above it between two lines of dashes, as Chowdown and site generators write recipes. What the
/// fields lack is taken from the text below them.
final class FrontMatter implements Importer {
    static final Pattern SPLIT =
        Pattern.compile("\\A\\s*---[ \\t]*\\R(.*?)\\R(?:---|\\.\\.\\.)[ \\t]*(?:\\R|\\z)(.*)\\z", Pattern.DOTALL);

    @Override
    public String format() {
        return "Markdown with fields";
    }

    @Override
    public boolean recognises(Document document) {
        return document.text().stripLeading().startsWith("---") && SPLIT.matcher(document.text()).matches()
            && !recipe(document).ingredients()
                .isEmpty();
    }

    @Override
    public Found read(Document document) {
        return Found.of(format(), java.util.List.of(recipe(document)));
    }

    private static ImportedRecipe recipe(Document document) {
        var parts = SPLIT.matcher(document.text());
        if (!parts.matches()) {
            return new RecipeBuilder().build();
        }
        var fields = Yaml.read(parts.group(1));
        var recipe = Fields.read(fields);
        var below = RecipeText.read(PlainRecipe.unlinked(parts.group(2)));
        if (recipe.hasIngredients() && recipe.hasSteps()) {
            recipe.description(below.isRecipe() ? "" : PlainRecipe.unlinked(parts.group(2)));
        } else {
            addText(recipe, below);
        }
        if (text(fields, "name", "title").isBlank() && recipe.build().name().isBlank()) {
            recipe.name(below.name().isBlank() ? document.stem().replace('-', ' ').replace('_', ' ') : below.name());
        }
        return recipe.photo(photo(fields, document)).build();
    }

    private static void addText(RecipeBuilder recipe, ImportedRecipe below) {
        recipe.description(below.name().isBlank() || below.name().equals(recipe.build().name()) ? below.description()
            : (below.name() + ". " + below.description()).strip());
        if (!recipe.hasIngredients()) {
            recipe.ingredients(below.ingredients());
        }
        if (!recipe.hasSteps()) {
            below.steps().forEach(recipe::steps);
        }
        recipe.note("", below.notes()).servings(recipe.build().servings() == 0 ? below.servings() : 0);
        recipe.prep(String.valueOf(below.prepMinutes())).cook(String.valueOf(below.cookMinutes()));
    }

    private static java.util.Optional<Photo> photo(JsonNode fields, Document document) {
        var name = text(fields, "image", "photo", "picture", "cover", "thumbnail", "featured_image");
        var file = name.substring(name.lastIndexOf('/') + 1).toLowerCase(java.util.Locale.ROOT);
        return name.isBlank() ? java.util.Optional.empty() : document.photo(name.replaceFirst("^/", ""))
            .or(() -> document.anyPhotoLike("(?:.*/)?" + Pattern.quote(file)));
    }
}
