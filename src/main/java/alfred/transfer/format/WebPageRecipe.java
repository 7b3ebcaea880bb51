package alfred.transfer.format;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The recipes of a web page: from its data, else from its markup, else from its words.
final class WebPageRecipe implements Importer {
    static final String FORMAT = "web page";

    @Override
    public String format() {
        return FORMAT;
    }

    @Override
    public boolean recognises(Document document) {
        return document.isHtml();
    }

    @Override
    public Found read(Document document) {
        var page = document.html();
        var data = new ArrayList<ImportedRecipe>();
        page.select("script[type=application/ld+json]").forEach(script -> RecipeJsonLd.inText(script.data())
            .forEach(node -> data.add(RecipeJsonLd.recipe(node))));
        if (data.stream().noneMatch(ImportedRecipe::isRecipe)) {
            Microdata.recipe(page).map(RecipeJsonLd::recipe).ifPresent(data::add);
        }
        var recipes = data.stream().filter(ImportedRecipe::isRecipe).toList();
        return Found.of(FORMAT, recipes.isEmpty() ? inWords(document) : recipes);
    }

    /// Reads a page without data as plain text, but with the page's title, as its first words are often navigation.
    private static List<ImportedRecipe> inWords(Document document) {
        var html = document.html();
        var title = Stream.of(html.select("meta[property=og:title]").attr("content"), html.select("h1").eachText().stream().findFirst().orElse(""))
            .map(PlainText::line).filter(words -> !words.isEmpty()).findFirst().orElse("");
        return Stream.of(RecipeText.read(PlainText.ofHtml(html.outerHtml())).named(title)).filter(ImportedRecipe::isRecipe).toList();
    }
}
