package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Looking at recipes.
final class RecipeSkills {
    private static final String TABLE = "recipes";

    private RecipeSkills() {}

    static List<Skill> all() {
        var look = List.of(Skill.read(TABLE, "Look through the recipes"));
        return List.of(
            new Skill("recipe.list", "See the recipes", look, RecipeSkills::list),
            new Skill("recipe.with", "Find recipes with it",
                List.of(Skill.read(TABLE, "Look through the ingredients"), Skill.read(TABLE, "Look at the recipes")),
                RecipeSkills::with),
            new Skill("recipe.show", "Show a recipe", List.of(Skill.read(TABLE, "Find the recipe"), Skill.read(TABLE, "Read it in full")),
                RecipeSkills::show),
            new Skill("recipe.time", "See how long it takes", List.of(Skill.read(TABLE, "Find the recipe")), RecipeSkills::time),
            new Skill("recipe.scale", "Work out the amounts",
                List.of(Skill.read(TABLE, "Find the recipe"), Skill.think(TABLE, "Work out the amounts")),
                RecipeSkills::scale),
            new Skill("recipe.convert", "Convert an amount", look, RecipeSkills::convert));
    }

    private static void list(Script s) {
        var filters = new ArrayList<ToolCall.Condition>();
        if (s.has("cuisine")) {
            filters.add(ToolCall.where("cuisine", "=", s.slot("cuisine")));
        }
        if (s.has("diet")) {
            filters.add(ToolCall.where("health_tags", "contains", s.slot("diet").replace(' ', '-')));
        }
        if (s.has("favorite")) {
            filters.add(ToolCall.where("is_favorite", "=", true));
        }
        var most = SlotTypes.minutes(s.slot("minutes"));
        var rows = s.rows(ToolCall.read(TABLE, filters.toArray(ToolCall.Condition[]::new)).orderedBy("name")).stream()
            .filter(r -> most.isEmpty() || Say.minutes(r).filter(m -> m <= most.get()).isPresent()).toList();
        var what = (s.has("diet") ? s.slot("diet") + " " : "") + (s.has("cuisine") ? Say.capital(s.slot("cuisine")) + " " : "");
        var within = most.map(m -> " ready in " + m + " minutes or less").orElse("");
        if (rows.isEmpty()) {
            s.say("You have no " + what + "recipes" + within
                + (filters.isEmpty() && most.isEmpty() ? " yet. I can suggest one: \"suggest something with chicken\"." : "."));
            return;
        }
        s.say("You have " + Say.count(rows.size(), what + "recipe", what + "recipes") + within + ":\n"
            + Say.bullets(rows.stream().map(RecipeSkills::line).toList()));
    }

    static String line(Row row) {
        var facts = new ArrayList<String>();
        Say.minutes(row).ifPresent(m -> facts.add(m + " min"));
        if (row.has("cuisine")) {
            facts.add(row.text("cuisine"));
        }
        return facts.isEmpty() ? row.text("name") : row.text("name") + " (" + String.join(", ", facts) + ")";
    }

    private static void with(Script s) {
        var food = s.slot("food");
        var lines = s.rows(ToolCall.read("recipe_ingredients", ToolCall.where("name", "contains", Names.key(food))));
        var refs = lines.stream().map(r -> r.text("recipe_id")).distinct().toList();
        if (refs.isEmpty()) {
            throw s.stop("No recipe of yours uses " + food + ". I can suggest one: \"suggest something with " + food + "\".");
        }
        s.next();
        var rows = s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "in", refs))
            .withColumns("name", "cuisine", "prep_time_minutes", "cook_time_minutes"));
        s.say("With " + food + ":\n" + Say.bullets(rows.stream().map(RecipeSkills::line).toList()));
    }

    private static void show(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        s.next();
        var full = s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "=", recipe.text(Row.ID)))).getFirst();
        s.say(Say.recipe(full, Fraction.ONE, full.text("servings")));
    }

    private static void time(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        var serves = recipe.integer("servings").map(n -> " It serves " + n + ".").orElse("");
        s.say(Say.minutes(recipe).map(m -> Say.label(recipe) + " takes " + m + " minutes.")
            .orElse(Say.label(recipe) + " does not say how long it takes.") + serves);
    }

    private static void scale(Script s) {
        int servings = SlotTypes.whole(s.slot("number")).filter(n -> n > 0 && n < 1000)
            .orElseThrow(() -> s.stop("For how many people? I need a number from 1 to 999."));
        var recipe = Finder.recipes(s).one(s.has("recipe") ? s.slot("recipe") : "it");
        s.next();
        var result = s.call(ToolCall.domain("scale_recipe", Map.of("recipe", recipe.text(Row.ID), "servings", servings)));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        s.say(Say.label(recipe) + " for " + servings + ":\n" + Say.bullets(result.rows().stream().map(r -> r.text("text")).toList()));
    }

    private static void convert(Script s) {
        var item = Items.parse(s.slot("amount")).getFirst();
        if (item.quantity() == null) {
            throw s.stop("How much? I understand amounts such as \"2 cups flour\".");
        }
        var bareUnit = item.unit().isEmpty() ? item.name() : item.unit();
        var result = s.call(ToolCall.domain("convert", Map.of("quantity", item.quantity().toText(), "unit", bareUnit, "to", s.slot("unit"),
            "food", item.unit().isEmpty() ? "" : item.name())));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        s.say(Say.capital(s.slot("amount")) + " is " + result.message() + ".");
    }
}
