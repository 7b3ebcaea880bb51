package alfred.transfer.format.markup;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.PlainText;
import alfred.transfer.format.RecipeBuilder;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.jsoup.nodes.Element;

/// Recipe Keeper's export: a zip with `recipes.html`, in which each recipe is a block with values by `itemprop`, and
/// a folder of photos.
final class RecipeKeeper implements Importer {
    @Override
    public String format() {
        return "Recipe Keeper";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isHtml() && document.html().selectFirst(".recipe-details [itemprop=recipeDirections]") != null;
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), document.html().select(".recipe-details"), block -> recipe(block, document));
    }

    private static ImportedRecipe recipe(Element block, Document document) {
        var recipe = new RecipeBuilder().name(value(block, "name")).yields(value(block, "recipeYield"))
            .prep(value(block, "prepTime"))
            .cook(value(block, "cookTime")).rating(Xml.number(value(block, "recipeRating")), 5)
            .favorite(value(block, "recipeIsFavourite").matches("(?i)true|yes|1"));
        block.select("[itemprop=recipeCourse], [itemprop=recipeCategory], [itemprop=recipeCollection]")
            .forEach(tag -> recipe.tags(value(tag)));
        block.select("[itemprop=recipeIngredients] p, [itemprop=recipeIngredients] li")
            .forEach(line -> recipe.ingredient(line.wholeText()));
        block.select("[itemprop=recipeDirections] p, [itemprop=recipeDirections] li")
            .forEach(line -> recipe.steps(line.wholeText()));
        if (!recipe.hasIngredients()) {
            block.select("[itemprop=recipeIngredients]")
                .forEach(all -> recipe.ingredient(PlainText.ofHtml(all.outerHtml())));
        }
        if (!recipe.hasSteps()) {
            block.select("[itemprop=recipeDirections]").forEach(all -> recipe.steps(PlainText.ofHtml(all.outerHtml())));
        }
        block.select("[itemprop=recipeNotes]").forEach(notes -> recipe.note("", PlainText.ofHtml(notes.outerHtml())));
        block.select("[itemprop=recipeSource]")
            .forEach(source -> recipe.source(source.selectFirst("a[href]") instanceof Element link
                ? link.attr("href") : source.text()).source(source.text()));
        var nutrition = JsonNodeFactory.instance.objectNode();
        block.select("[itemprop^=recipeNut]")
            .forEach(fact -> nutrition.put(fact.attr("itemprop").substring("recipeNut".length()),
                zeroless(value(fact))));
        Fields.nutrition(nutrition, recipe);
        var photo = block.selectFirst("img.recipe-photo[src], [itemprop^=photo][src], img[src]");
        return recipe.photo(document.photo(photo == null ? "" : photo.attr("src"))).build();
    }

    private static String zeroless(String value) {
        return value.matches("0+(?:[.,]0+)?") ? "" : value;
    }

    private static String value(Element block, String name) {
        return block.selectFirst("[itemprop=" + name + "]") instanceof Element element ? value(element) : "";
    }

    private static String value(Element element) {
        return element.hasAttr("content") ? element.attr("content") : element.text();
    }
}
