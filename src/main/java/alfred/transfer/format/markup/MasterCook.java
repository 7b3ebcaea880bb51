package alfred.transfer.format.markup;

import alfred.transfer.format.Document;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/// MasterCook's two exports: `.mx2`, XML with an `RcpE` for each recipe, and `.mxp`, text with ingredients in columns.
final class MasterCook implements Importer {
    private static final Pattern BEGIN =
        Pattern.compile("\\s*\\*\\s*Exported\\s+(?:from|for)\\s+MasterCook.*\\*\\s*", Pattern.CASE_INSENSITIVE);
    private static final Pattern FACT = Pattern.compile(
        "(Recipe By|Serving Size|Preparation Time|Categories|Copyright|Start to Finish Time|Yield)\\s*:\\s*(.*?)(?=\\s{2,}"
            + "(?:Preparation Time|Start to Finish Time)\\s*:|$)");
    private static final Pattern COLUMNS = Pattern.compile("[-\\s]*-{4,}\\s+-{4,}\\s+-{4,}[-\\s]*");
    private static final Pattern RULE = Pattern.compile("\\s*(?:- ){8,}-?\\s*");
    private static final Pattern SOURCE = Pattern.compile("(?i)(?:source|s\\(internet address\\)|copyright)\\s*:\\s*");

    @Override
    public String format() {
        return "MasterCook";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isXml() ? document.xml().normalName().equals("mx2")
            : document.text().lines().limit(200).anyMatch(line -> BEGIN.matcher(line).matches());
    }

    @Override
    public Found read(Document document) {
        if (document.isXml()) {
            return JsonValues.each(format(), document.xml().select("RcpE"), xml -> recipe(xml, document));
        }
        var parts = new ArrayList<List<String>>();
        for (var line : document.text().lines().toList()) {
            if (BEGIN.matcher(line).matches()) {
                parts.add(new ArrayList<>());
            } else if (!parts.isEmpty()) {
                parts.getLast().add(line);
            }
        }
        return JsonValues.each(format(), parts, MasterCook::recipe);
    }

    private static ImportedRecipe recipe(Element xml, Document document) {
        var recipe = new RecipeBuilder().name(xml.attr("name")).description(first(xml, "desc"))
            .servings((int) Xml.number(value(xml, "serv", "qty")))
            .prep(time(xml, "prpt")).total(time(xml, "ttim")).source(first(xml, "srce")).source(xml.attr("author"));
        var yield = (value(xml, "yield", "qty") + " " + value(xml, "yield", "unit")).strip();
        recipe.note("", yield.isEmpty() ? "" : "Yield: " + yield);
        Xml.children(xml, "cats").forEach(all -> Xml.items(all, "catt").forEach(recipe::tags));
        for (var line : xml.children()) {
            if (line.normalName().equals("ingr") && line.attr("code").equalsIgnoreCase("S")) {
                recipe.section(line.attr("name"));
            } else if (line.normalName().equals("ingr")) {
                var preparation = Xml.text(line, "iprp");
                recipe.ingredient((line.attr("qty") + " " + line.attr("unit") + " " + line.attr("name")).strip()
                    .replaceAll(" {2,}", " ")
                    + (preparation.isEmpty() ? "" : ", " + preparation));
            }
        }
        xml.select("DirS > DirT")
            .forEach(step -> recipe.steps(step.wholeText().strip().replaceAll("\\s*\\R(?!\\s*\\R)\\s*", " ")));
        xml.select("RatS > RatE").stream().limit(1)
            .forEach(rating -> recipe.rating(Xml.number(rating.attr("value")), 10));
        for (var notes : List.of("note", "srvi", "wine", "alts")) {
            recipe.note("", first(xml, notes));
        }
        recipe.note("Nutrition", first(xml, "nutr"));
        return recipe.photo(document.photo(xml.attr("img"))).build();
    }

    private static String first(Element xml, String tag) {
        return Xml.text(xml, tag);
    }

    private static String value(Element xml, String tag, String attribute) {
        return Xml.children(xml, tag).stream().map(child -> child.attr(attribute)).findFirst().orElse("");
    }

    /// Times stand as hours and minutes, `1:15`.
    private static String time(Element xml, String tag) {
        return value(xml, tag, "elapsed").replaceFirst("^(\\d+):(\\d\\d)$", "$1 h $2 min");
    }

    private static ImportedRecipe recipe(List<String> lines) {
        var recipe = new RecipeBuilder();
        int columns = columns(lines);
        var hasName = false;
        for (var line : lines.subList(0, columns)) {
            if (!hasName && !line.isBlank()) {
                recipe.name(line.strip());
                hasName = true;
            } else {
                FACT.matcher(line.strip()).results()
                    .forEach(fact -> fact(fact.group(1).toLowerCase(Locale.ROOT), fact.group(2).strip(), recipe));
                if (line.startsWith(" ".repeat(16)) && !line.contains(":")) {
                    recipe.tags(line.strip().split("\\s{2,}"));
                }
            }
        }
        int at = columns + 1;
        while (at < lines.size() && !lines.get(at).isBlank()) {
            ingredient(lines.get(at++), recipe);
        }
        words(lines.subList(Math.min(at, lines.size()), lines.size()), recipe);
        return recipe.build();
    }

    /// Returns the index of the line of hyphens above the ingredients.
    private static int columns(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            if (COLUMNS.matcher(lines.get(i)).matches()) {
                return i;
            }
        }
        return lines.size();
    }

    private static void fact(String name, String value, RecipeBuilder recipe) {
        switch (name) {
            case "serving size" -> recipe.servings((int) Xml.number(value));
            case "preparation time" -> recipe.prep(value.replaceFirst("^(\\d+):(\\d\\d).*", "$1 h $2 min"));
            case "start to finish time" -> recipe.total(value.replaceFirst("^(\\d+):(\\d\\d).*", "$1 h $2 min"));
            case "categories" -> recipe.tags(value.split("\\s{2,}"));
            case "yield" -> recipe.yields(value);
            default -> recipe.source(value);
        }
    }

    private static void ingredient(String line, RecipeBuilder recipe) {
        var isHeading = line.strip().endsWith(":") && !line.strip().matches(".*\\d.*");
        var words = line.strip().replace(" -- ", ", ").replaceAll("\\s{2,}", " ");
        if (isHeading) {
            recipe.section(words);
        } else {
            recipe.ingredient(words);
        }
    }

    /// Reads what stands below the ingredients: steps, and behind the line of hyphens notes.
    private static void words(List<String> lines, RecipeBuilder recipe) {
        var isNote = false;
        for (var paragraph : String.join("\n", lines).split("\\n\\s*\\n")) {
            var words = paragraph.strip().replaceAll("\\s*\\n\\s*", " ");
            isNote |= RULE.matcher(paragraph).matches() || words.startsWith("NOTES :");
            if (SOURCE.matcher(words).lookingAt()) {
                recipe.source(SOURCE.matcher(words).replaceFirst("").replace("\"", ""));
            } else if (isNote && !RULE.matcher(paragraph).matches()) {
                recipe.note("", words.replaceFirst("^NOTES\\s*:\\s*", ""));
            } else if (!isNote) {
                recipe.steps(words);
            }
        }
    }
}
