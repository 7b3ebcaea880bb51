package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Looking at recipes.
final class RecipeSkills {
    private static final String TABLE = "recipes";

    private RecipeSkills() {}

    static List<Skill> all() {
        var look = List.of(Skill.read(TABLE, "Look through the recipes"));
        return List.of(
            new Skill("recipe.list", "See the recipes", look, RecipeSkills::list),
            new Skill("recipe.with", "Find recipes with it", look, RecipeSkills::list),
            new Skill("recipe.show", "Show a recipe", List.of(Skill.read(TABLE, "Find the recipe"), Skill.read(TABLE, "Read it in full")),
                RecipeSkills::show),
            new Skill("recipe.time", "See how long it takes", List.of(Skill.read(TABLE, "Find the recipe"), Skill.think(TABLE, "Add up its times")),
                RecipeSkills::time),
            new Skill("recipe.scale", "Work out the amounts",
                List.of(Skill.read(TABLE, "Find the recipe"), Skill.think(TABLE, "Work out the amounts")),
                RecipeSkills::scale),
            new Skill("recipe.convert", "Convert an amount", look, RecipeSkills::convert));
    }

    private static void list(Script s) {
        var result = s.call(s.has("favorite")
            ? ToolCall.read(TABLE, ToolCall.where("is_favorite", "=", true)).orderedBy("name")
            : ToolCall.domain("find_recipes", MealSkills.demands(s)));
        var what = (s.has("diet") ? s.slot("diet") + " " : "") + (s.has("cuisine") ? Say.capital(s.slot("cuisine")) + " " : "")
            + (s.has("favorite") ? "favourite " : "");
        var within = SlotTypes.minutes(s.slot("minutes")).map(m -> " ready in " + m + " minutes or less").orElse("");
        var with = s.has("food") ? " with " + s.slot("food") : "";
        if (!result.isDone() || result.rows().isEmpty()) {
            throw s.stop(!result.isDone() ? result.message() : "You have no " + what + "recipes" + with + within + "." + idea(s));
        }
        var more = result.message();
        s.say(Say.capital((more.isEmpty() ? "You have " + Say.count(result.rows().size(), what + "recipe", what + "recipes")
            : "your " + what + "recipes") + with + within + ":\n" + Say.bullets(result.rows().stream().map(RecipeSkills::line).toList())));
        s.say(more.isEmpty() ? "" : more + " Say what it should be like, such as \"Italian\", \"under 30 minutes\" or \"with chicken\".");
    }

    private static String idea(Script s) {
        return " I can suggest one: \"suggest something" + (s.has("food") ? " with " + s.slot("food") : " with chicken") + "\".";
    }

    static String line(Row row) {
        var facts = new ArrayList<String>();
        row.integer("total_minutes").or(() -> Say.minutes(row)).ifPresent(m -> facts.add(m + " min"));
        if (row.has("cuisine")) {
            facts.add(row.text("cuisine"));
        }
        return facts.isEmpty() ? row.text("name") : row.text("name") + " (" + String.join(", ", facts) + ")";
    }

    private static void show(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        s.next();
        var full = s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "=", recipe.text(Row.ID)))).getFirst();
        s.say(Say.recipe(full, Fraction.ONE, full.text("servings")));
    }

    private static void time(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        s.next();
        var serves = recipe.integer("servings").map(n -> " It serves " + n + ".").orElse("");
        s.say(Say.minutes(recipe).map(m -> Say.label(recipe) + " takes " + m + " minutes.")
            .orElse(Say.label(recipe) + " does not say how long it takes.") + serves);
    }

    private static void scale(Script s) {
        var recipe = Finder.recipes(s).one(s.has("recipe") ? s.slot("recipe") : "it");
        int servings = servings(s, recipe).filter(n -> n > 0 && n < 1000)
            .orElseThrow(() -> s.stop("For how many people? I need a number from 1 to 999."));
        s.next();
        var result = s.call(ToolCall.domain("scale_recipe", Map.of("recipe", recipe.text(Row.ID), "servings", servings)));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        s.say(Say.label(recipe) + " for " + servings + ":\n" + Say.bullets(result.rows().stream().map(r -> r.text("text")).toList()));
    }

    /// The number that was said, or that of the recipe so many times: "double it", "halve it".
    private static Optional<Integer> servings(Script s, Row recipe) {
        if (!s.has("times")) {
            return SlotTypes.whole(s.slot("number"));
        }
        var times = Fraction.ofKept(s.slot("times"));
        var all = times.times(Fraction.of(recipe.integer("servings").orElse(0L)));
        if (!all.isWhole()) {
            throw s.stop(Say.label(recipe) + " serves " + recipe.text("servings") + ". For how many people shall it be?");
        }
        return Optional.of(all.numerator().intValue());
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
