package alfred.transfer.format.markup;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;

/// RecipeML, an XML format that several old programs exchange recipes in.
final class RecipeMl implements Importer {
    @Override
    public String format() {
        return "RecipeML";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isXml() && document.xml().normalName().equals("recipeml");
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), document.xml().getElementsByTag("recipe"), RecipeMl::recipe);
    }

    private static ImportedRecipe recipe(Element xml) {
        var recipe = new RecipeBuilder();
        for (var head : Xml.children(xml, "head")) {
            recipe.name(Xml.text(head, "title")).source(Xml.text(head, "source"));
            Xml.children(head, "categories").forEach(categories -> Xml.items(categories, "cat").forEach(recipe::tags));
            Xml.children(head, "yield").forEach(yield -> recipe.yields(amount(yield)));
            Xml.children(head, "preptime").forEach(time -> {
                if (time.attr("type").matches("(?i).*(cook|bak).*")) {
                    recipe.cook(amount(time));
                } else if (time.attr("type").matches("(?i).*total.*")) {
                    recipe.total(amount(time));
                } else {
                    recipe.prep(amount(time));
                }
            });
        }
        recipe.description(Xml.text(xml, "description"));
        Xml.children(xml, "ingredients").forEach(list -> ingredients(list, recipe));
        Xml.children(xml, "directions").forEach(list -> directions(list, recipe));
        Xml.children(xml, "equipment")
            .forEach(list -> Xml.children(list, "tool").forEach(tool -> recipe.equipment(words(tool))));
        Xml.children(xml, "note").forEach(note -> recipe.note("", note.wholeText()));
        Xml.children(xml, "nutrition").forEach(facts -> recipe.note("Nutrition", words(facts)));
        return recipe.build();
    }

    private static void ingredients(Element list, RecipeBuilder recipe) {
        for (var child : list.children()) {
            switch (child.normalName()) {
                case "ing-div" -> ingredients(child, recipe);
                case "title" -> recipe.section(child.text());
                case "note" -> recipe.note("", child.wholeText());
                case "ing" -> recipe.ingredient(line(child));
                default -> {}
            }
        }
    }

    private static String line(Element ing) {
        var note =
            ing.children().stream().filter(child -> child.normalName().matches("prep|ing-note")).map(RecipeMl::words)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
        var item = Xml.children(ing, "item").stream().map(RecipeMl::words).collect(Collectors.joining(" "));
        return Xml.children(ing, "amt").stream().limit(1).map(RecipeMl::amount).collect(Collectors.joining()) + " "
            + (item.isEmpty() ? ing.ownText() : item) + (note.isEmpty() ? "" : ", " + note)
            + (ing.attr("optional").equalsIgnoreCase("yes") ? " (optional)" : "");
    }

    private static void directions(Element list, RecipeBuilder recipe) {
        if (Xml.children(list, "step").isEmpty() && Xml.children(list, "dir-div").isEmpty()) {
            recipe.steps(list.wholeText());
        }
        for (var child : list.children()) {
            switch (child.normalName()) {
                case "dir-div" -> directions(child, recipe);
                case "title" -> recipe.stepSection(child.text());
                case "step" -> recipe.steps(paragraphs(child));
                default -> {}
            }
        }
    }

    /// Line breaks inside a step are the file's; a blank line begins a new one.
    private static String paragraphs(Element step) {
        return step.wholeText().strip().replaceAll("(?<!\\n)[ \\t]*\\r?\\n[ \\t]*(?=\\S)", " ");
    }

    /// Returns a quantity, or the range of two, with its unit.
    private static String amount(Element element) {
        var range = element.getElementsByTag("range").stream().findFirst();
        var quantity = range.map(r -> Xml.text(r, "q1") + "-" + Xml.text(r, "q2"))
            .orElseGet(() -> element.getElementsByTag("qty").stream().map(RecipeMl::words).findFirst().orElse(""));
        var unit = element.getElementsByTag("unit").stream().map(RecipeMl::words).findFirst()
            .or(() -> element.getElementsByTag("timeunit").stream().map(RecipeMl::words).findFirst()).orElse("");
        var both = (quantity + " " + unit).strip();
        return both.isEmpty() ? words(element) : both;
    }

    private static String words(Element element) {
        return element.text().strip();
    }
}
