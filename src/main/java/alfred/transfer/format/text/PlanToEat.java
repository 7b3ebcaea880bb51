package alfred.transfer.format.text;

import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.RecipeBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;

/// Plan to Eat's export: a table with a row per recipe, in a zip or by itself. Headings of ingredients begin with a
/// comma; nutrition has a column for each value.
final class PlanToEat implements Importer {
    private static final List<String> NUTRITION =
        List.of("Calories", "Fat", "Saturated Fat", "Cholesterol", "Sodium", "Sugar", "Carbohydrate",
            "Fiber", "Protein");

    @Override
    public String format() {
        return "Plan to Eat";
    }

    @Override
    public boolean recognises(Document document) {
        var head = Csv.head(document.text());
        return head.contains("Title") && head.contains("Ingredients") && head.contains("Directions");
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), Csv.rows(document.text()), PlanToEat::recipe);
    }

    private static ImportedRecipe recipe(JsonNode row) {
        var recipe = new RecipeBuilder().name(text(row, "Title")).description(text(row, "Description"))
            .cuisine(text(row, "Cuisine"))
            .tags(text(row, "Course"), text(row, "Main Ingredient"), text(row, "Tags")).source(text(row, "Url"))
            .source(text(row, "Source"))
            .prep(text(row, "Prep Time")).cook(text(row, "Cook Time")).total(text(row, "Total Time"))
            .yields(text(row, "Servings", "Yield"))
            .rating(JsonValues.number(row, "Rating"), 5).steps(text(row, "Directions")).note("", text(row, "Notes"))
            .favorite(JsonValues.isTrue(row, "Favorite"));
        text(row, "Ingredients").lines().forEach(line -> {
            if (line.startsWith(",")) {
                recipe.section(line.replaceAll("^[,\\s]+", ""));
            } else {
                recipe.ingredient(line);
            }
        });
        var facts = JsonNodeFactory.instance.objectNode();
        NUTRITION.stream().filter(name -> row.has(name)).forEach(name -> facts.put(name, text(row, name)));
        Fields.nutrition(facts, recipe);
        return recipe.cooked(text(row, "Last Cooked", "Last Planned"), "").build();
    }
}
