package alfred.transfer.format.markup;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.PlainText;
import alfred.transfer.format.RecipeBuilder;
import org.jsoup.nodes.Element;

/// Paprika's export as web pages: a page per recipe with schema.org's properties, photos in a folder beside them.
final class PaprikaHtml implements Importer {
    @Override
    public String format() {
        return "Paprika (HTML)";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isHtml()
            && document.html().selectFirst(".recipe .directionsbox, .recipe .ingredientsbox") != null;
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(),
            document.html().select(".recipe:has(.ingredientsbox), .recipe:has(.directionsbox)"),
            block -> recipe(block, document));
    }

    private static ImportedRecipe recipe(Element block, Document document) {
        var recipe = new RecipeBuilder().name(value(block, "name")).description(value(block, "description"))
            .yields(value(block, "recipeYield"))
            .prep(value(block, "prepTime")).cook(value(block, "cookTime")).total(value(block, "totalTime"))
            .difficulty(value(block, "difficulty"));
        if (block.selectFirst("[itemprop=aggregateRating]") instanceof Element rating) {
            recipe.rating(rating.hasAttr("value") ? Xml.number(rating.attr("value"))
                : rating.text().chars().filter(c -> c == '★').count(), 5);
        }
        block.select("[itemprop=recipeCategory]").forEach(tag -> recipe.tags(tag.text()));
        lines(block, "[itemprop=recipeIngredient], [itemprop=ingredients]").forEach(recipe::ingredient);
        lines(block, "[itemprop=recipeInstructions]").forEach(recipe::steps);
        lines(block, "[itemprop=comment], .notesbox .notes").distinct().forEach(text -> recipe.note("", text));
        lines(block, "[itemprop=nutrition], .nutrition").distinct().limit(1)
            .forEach(text -> recipe.note("Nutrition", text));
        block.select("a[itemprop=url][href]").forEach(link -> recipe.source(link.attr("href")));
        recipe.source(value(block, "author"));
        var photo = block.selectFirst("img[itemprop=image][src], .photobox img[src], img[src]");
        return recipe.photo(document.photo(photo == null ? "" : photo.attr("src"))).build();
    }

    private static java.util.stream.Stream<String> lines(Element block, String selector) {
        return block.select(selector).stream().map(element -> PlainText.ofHtml(element.outerHtml()));
    }

    private static String value(Element block, String name) {
        return block.selectFirst("[itemprop=" + name + "]") instanceof Element element ? element.text() : "";
    }
}
