package alfred.transfer.format.text;

import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import alfred.transfer.format.WebPhoto;
import com.fasterxml.jackson.databind.JsonNode;

/// My Recipe Box's table: a row per recipe, times in minutes, categories and tags separated by semicolons.
final class MyRecipeBox implements Importer {
    @Override
    public String format() {
        return "My Recipe Box";
    }

    @Override
    public boolean recognises(Document document) {
        var head = Csv.head(document.text());
        return head.contains("title") && head.contains("preparationTime") && head.contains("instructions")
            && head.contains("ingredients");
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), Csv.rows(document.text()), MyRecipeBox::recipe);
    }

    private static ImportedRecipe recipe(JsonNode row) {
        var recipe = new RecipeBuilder().name(text(row, "title")).description(text(row, "description"))
            .prep(text(row, "preparationTime"))
            .cook(text(row, "cookingTime")).total(text(row, "totalTime")).yields(text(row, "quantity"))
            .ingredient(text(row, "ingredients"))
            .steps(text(row, "instructions")).note("", text(row, "notes")).favorite(JsonValues.isTrue(row, "favorite"))
            .rating(JsonValues.number(row, "rating"), 5).tags(text(row, "categories"), text(row, "tags"))
            .source(text(row, "source"))
            .note("Video", text(row, "video")).photo(WebPhoto.of(text(row, "image")))
            .photo(WebPhoto.of(text(row, "imageUrl")))
            .photo(WebPhoto.of(text(row, "originalPicture")));
        Fields.nutrition(row.path("nutrition"), recipe);
        return recipe.build();
    }
}
