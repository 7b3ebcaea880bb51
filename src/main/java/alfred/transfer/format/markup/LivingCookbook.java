package alfred.transfer.format.markup;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/// Living Cookbook's `.fdx`: XML in which nearly everything is an attribute; `.fdxz` is a zip with it and the pictures.
final class LivingCookbook implements Importer {
    @Override
    public String format() {
        return "Living Cookbook";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isXml() && document.xml().normalName().equals("fdx");
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), document.xml().select("Recipes > Recipe"), xml -> recipe(xml, document));
    }

    private static ImportedRecipe recipe(Element xml, Document document) {
        var recipe = new RecipeBuilder().name(xml.attr("Name")).servings((int) Xml.number(xml.attr("Servings")))
            .prep(xml.attr("PreparationTime"))
            .cook(xml.attr("CookingTime")).total(xml.attr("ReadyInTime")).rating(Xml.number(xml.attr("Rating")), 5)
            .source(xml.attr("WebPage")).source(xml.attr("Source")).tags(xml.attr("RecipeTypes"))
            .note("", xml.attr("Comments"));
        var yield = words(xml, "Yield", "YieldUnit");
        recipe.note("", yield.isEmpty() || yield.startsWith("0") ? "" : "Yield: " + yield);
        for (var line : xml.select("RecipeIngredients > RecipeIngredient")) {
            if (line.attr("Heading").equalsIgnoreCase("Y")) {
                recipe.section(line.attr("Ingredient"));
            } else {
                recipe.ingredient(words(line, "Quantity", "Unit", "Ingredient"));
            }
        }
        for (var step : xml.select("RecipeProcedures > RecipeProcedure")) {
            if (step.attr("Heading").equalsIgnoreCase("Y")) {
                recipe.stepSection(Xml.text(step, "proceduretext"));
            } else {
                recipe.steps(Xml.text(step, "proceduretext"));
            }
        }
        for (var notes : List.of("RecipeTips TipText", "RecipeAuthorNotes AuthorNote", "RecipeReviews ReviewText")) {
            xml.select(notes).forEach(note -> recipe.note("", note.wholeText()));
        }
        return recipe.photo(
            xml.select("RecipeImages > RecipeImage").stream().map(image -> document.photo(image.attr("FileName")))
                .flatMap(java.util.Optional::stream).findFirst())
            .build();
    }

    private static String words(Element element, String... attributes) {
        return Stream.of(attributes).map(element::attr).map(String::strip).filter(text -> !text.isEmpty())
            .collect(Collectors.joining(" "));
    }
}
