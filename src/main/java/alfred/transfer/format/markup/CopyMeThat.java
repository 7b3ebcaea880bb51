package alfred.transfer.format.markup;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import org.jsoup.nodes.Element;

/// CopyMeThat's export: a zip with all recipes in one `recipes.html`, and their photos. (The same recipes as plain
/// text, which it writes too, are read by [alfred.transfer.format.text.PlainRecipe].)
final class CopyMeThat implements Importer {
    @Override
    public String format() {
        return "CopyMeThat";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isHtml() && document.html()
            .selectFirst("div.recipe #name, div.recipe #recipeIngredients, div.recipe .recipeIngredient") != null;
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), document.html().select("div.recipe"), block -> recipe(block, document));
    }

    private static ImportedRecipe recipe(Element block, Document document) {
        var recipe = new RecipeBuilder().name(text(block, "#name")).description(text(block, "#description"))
            .yields(text(block, "#recipeYield, #servings").replaceFirst("(?i)^servings?:?\\s*", ""))
            .prep(text(block, "#prepTime")).cook(text(block, "#cookTime")).total(text(block, "#totalTime"))
            .rating(Xml.number(text(block, "#ratingValue").replaceAll("[^0-9.]", "")), 5)
            .favorite(!text(block, "#starred").isEmpty())
            .tags(text(block, "#made_this").isEmpty() ? "" : "made");
        block.select(".recipeCategory").forEach(tag -> recipe.tags(tag.text().replace("Tags:", "")));
        block.select(
            "#recipeIngredients > li, li.recipeIngredient, li.recipeIngredient_spacer, li.recipeIngredient_subheader")
            .forEach(line -> {
                if (line.className().contains("subheader")) {
                    recipe.section(line.text());
                } else {
                    recipe.ingredient(line.text());
                }
            });
        block.select("#recipeInstructions > li, li.instruction, li.instruction_subheader").forEach(line -> {
            if (line.className().contains("subheader")) {
                recipe.stepSection(line.text());
            } else {
                recipe.steps(line.text());
            }
        });
        block.select("#recipeNotes > li, li.recipeNote").forEach(note -> recipe.note("", note.text()));
        if (block.selectFirst("#original_link") instanceof Element link) {
            recipe.source(link.hasAttr("href") ? link.attr("href") : link.text());
        }
        recipe.note("", text(block, "#extra_info"));
        var photo = block.selectFirst("img.recipeImage[src], img[src]");
        return recipe.photo(document.photo(photo == null ? "" : photo.attr("src"))).build();
    }

    private static String text(Element block, String selector) {
        return block.selectFirst(selector) instanceof Element element ? element.text() : "";
    }
}
