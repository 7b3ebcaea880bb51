package alfred.transfer.format.markup;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.Photo;
import alfred.transfer.format.RecipeBuilder;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/// Gourmet Recipe Manager's XML (`.grmt`), with the photo inside as base64.
final class Gourmet implements Importer {
    private static final Pattern STARS = Pattern.compile("([\\d.,½ ]+)/\\s*(\\d+).*");

    @Override
    public String format() {
        return "Gourmet";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isXml() && document.xml().normalName().equals("gourmetdoc");
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), document.xml().getElementsByTag("recipe"), Gourmet::recipe);
    }

    private static ImportedRecipe recipe(Element xml) {
        var recipe = new RecipeBuilder().name(Xml.text(xml, "title")).cuisine(Xml.text(xml, "cuisine"))
            .tags(Xml.text(xml, "category"))
            .prep(Xml.text(xml, "preptime")).cook(Xml.text(xml, "cooktime")).yields(Xml.text(xml, "yields"))
            .yields(Xml.text(xml, "servings"))
            .source(Xml.text(xml, "link")).source(Xml.text(xml, "source")).steps(Xml.text(xml, "instructions"))
            .note("", Xml.text(xml, "modifications"));
        var stars = STARS.matcher(Xml.text(xml, "rating"));
        if (stars.matches()) {
            recipe.rating(Xml.number(stars.group(1).replace("½", ".5").replace(" ", "")), Xml.number(stars.group(2)));
        }
        Xml.children(xml, "ingredient-list").forEach(list -> ingredients(list, recipe));
        var image = Xml.text(xml, "image").strip();
        return recipe.photo(image.isEmpty() ? Optional.empty() : Optional.of(Photo.ofBase64(image))).build();
    }

    private static void ingredients(Element list, RecipeBuilder recipe) {
        for (var child : list.children()) {
            switch (child.normalName()) {
                case "inggroup" -> ingredients(child, recipe);
                case "groupname" -> recipe.section(child.wholeText());
                case "ingref" -> recipe.ingredient(child.attr("amount") + " " + child.text());
                case "ingredient" -> recipe.ingredient(
                    Xml.text(child, "amount") + " " + Xml.text(child, "unit") + " " + Xml.text(child, "item")
                        + (child.attr("optional").matches("(?i)yes|true") ? " (optional)" : ""));
                default -> {}
            }
        }
    }
}
