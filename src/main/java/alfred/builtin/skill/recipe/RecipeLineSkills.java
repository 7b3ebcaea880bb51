package alfred.builtin.skill.recipe;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.skill.stock.Portion;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Skills that change single ingredient lines, steps and tags of a saved recipe.
public final class RecipeLineSkills {
    private static final String TABLE = "recipes";
    private static final Set<String> FLAVOURS =
        Set.of("spicy", "sweet", "sour", "savoury", "smoky", "herby", "mild", "scharf", "süß", "sauer",
            "herzhaft", "rauchig");

    private static final Pattern HEALTH = Pattern.compile("(?i)free|frei|low|vegan|vegetar|protein|healthy|gesund");

    private RecipeLineSkills() {}

    public static List<Skill> all() {
        var change = List.of(Skill.read(TABLE, "step.find-the-recipe"), Skill.write(TABLE, "step.change-it"));
        return List.of(
            new Skill("recipe.line_add", change, RecipeLineSkills::add),
            new Skill("recipe.line_remove", change, RecipeLineSkills::remove),
            new Skill("recipe.line_change", change, RecipeLineSkills::change),
            new Skill("recipe.step_add", change, RecipeLineSkills::addStep),
            new Skill("recipe.step_remove", change, RecipeLineSkills::removeStep),
            new Skill("recipe.step_change", change, RecipeLineSkills::changeStep),
            new Skill("recipe.tag", change, RecipeLineSkills::tag));
    }

    private static Row recipe(Script s) {
        var found = Finder.recipes(s).changed(s.slot("recipe"), label -> s.text("deed.change", label));
        return s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "=", found.text(Row.ID)))).getFirst();
    }

    private static void edited(Script s, Row recipe, String part, List<Map<String, Object>> edits) {
        s.rows(ToolCall.domain("update_recipe", Map.of("recipe", recipe.text(Row.ID), part, edits)));
    }

    // ingredients

    private static void add(Script s) {
        var recipe = recipe(s);
        var items = Items.parse(s.slot("items"), s.foods());
        s.next();
        edited(s, recipe, "ingredients",
            items.stream().<Map<String, Object>>map(i -> Map.of("position", 0, "text", i.text())).toList());
        s.tell("recipe.line-added", s.words().label(recipe), s.words().items(items));
    }

    /// Returns the positions of the lines with a food, from 1.
    private static List<Integer> positions(Row recipe, String food) {
        var key = " " + FoodSpelling.key(food) + " ";
        var lines = recipe.rows("ingredients");
        var same = IntStream.range(0, lines.size())
            .filter(i -> FoodSpelling.key(lines.get(i).text("name")).equals(key.strip())).map(i -> i + 1)
            .boxed().toList();
        return !same.isEmpty() ? same : IntStream.range(0, lines.size())
            .filter(i -> (" " + FoodSpelling.key(lines.get(i).text("name")) + " ").contains(key)).map(i -> i + 1)
            .boxed().toList();
    }

    private static int position(Script s, Row recipe, String food) {
        var found = positions(recipe, Portion.of(food, "", s).name());
        if (found.size() != 1) {
            throw s.refuse(found.isEmpty() ? "recipe.takes-none" : "recipe.which-line", s.words().label(recipe), food);
        }
        return found.getFirst();
    }

    private static void remove(Script s) {
        var recipe = recipe(s);
        var names = Items.parse(s.slot("items"), s.foods()).stream().map(Items.Item::name).toList();
        var edits = new ArrayList<Map<String, Object>>();
        names.forEach(name -> edits.add(Map.of("position", position(s, recipe, name), "text", "")));
        s.next();
        edited(s, recipe, "ingredients", edits);
        s.tell("recipe.line-removed", s.words().label(recipe), s.words().list(names));
    }

    /// Exchanges a line, or changes its amount; the amount stays where only another food is said.
    private static void change(Script s) {
        var recipe = recipe(s);
        if (s.has("share")) {
            share(s, recipe);
            return;
        }
        var wanted = s.has("items") ? Items.parse(s.slot("items"), s.foods()).getFirst()
            : Items.parse(s.slot("amount"), s.foods()).getFirst();
        var old = s.has("food") ? s.slot("food")
            : s.has("items") && !positions(recipe, wanted.name()).isEmpty() ? wanted.name() : s.slot("old");
        if (old.isEmpty() || !s.has("items") && wanted.quantity() == null) {
            throw s.refuse("recipe.how-much");
        }
        int at = position(s, recipe, old);
        var line = recipe.rows("ingredients").get(at - 1);
        var other = s.has("items") ? line.with("name", wanted.name())
            : line.with("quantity", wanted.quantity()).with("quantity_max", null).with("unit", unit(wanted, line));
        var text = s.has("items") && wanted.quantity() != null ? wanted.text()
            : IngredientRows.words(other.with("raw_text", ""));
        s.next();
        edited(s, recipe, "ingredients", List.of(Map.of("position", at, "text", text)));
        s.tell("recipe.line-changed", s.words().label(recipe), text);
    }

    /// Makes the amount of a line so many times what it is.
    private static void share(Script s, Row recipe) {
        int at = position(s, recipe, s.slot("food"));
        var line = recipe.rows("ingredients").get(at - 1);
        if (!line.has("quantity")) {
            throw s.refuse("recipe.how-much");
        }
        var text = s.words().line(s.words().scaled(line, Fraction.ofKept(s.slot("share"))).with("raw_text", ""));
        s.next();
        edited(s, recipe, "ingredients", List.of(Map.of("position", at, "text", text)));
        s.tell("recipe.line-changed", s.words().label(recipe), text);
    }

    private static String unit(Items.Item amount, Row line) {
        var named = Units.find(amount.name()).map(u -> u.name());
        return !amount.unit().isEmpty() ? amount.unit() : named.orElse(line.text("unit"));
    }

    // steps

    private static int step(Script s, List<String> steps) {
        int said = SlotTypes.whole(s.slot("number")).or(() -> Referents.ordinal(s.slot("ordinal"))).orElse(0);
        int at = said < 0 ? steps.size() : said;
        if (at < 1 || at > steps.size()) {
            throw s.refuse("recipe.which-step", steps.size());
        }
        return at;
    }

    private static void write(Script s, Row recipe, List<String> steps, String key, int at, String text) {
        s.next();
        var fields = new LinkedHashMap<String, Object>();
        fields.put("instructions", List.copyOf(steps));
        s.rows(Script.update(TABLE, recipe.text(Row.ID), fields));
        s.tell(key, s.words().label(recipe), at, text);
    }

    private static void addStep(Script s) {
        var recipe = recipe(s);
        var steps = new ArrayList<>(recipe.texts("instructions"));
        var number = SlotTypes.whole(s.slot("number")).filter(n -> n >= 1 && n <= steps.size());
        int at = number.map(n -> s.says("after_step") ? n : n - 1).orElse(steps.size());
        var text = ReplyFormatter.capital(s.slot("value"));
        steps.add(at, text);
        write(s, recipe, steps, "recipe.step-added", at + 1, text);
    }

    private static void removeStep(Script s) {
        var recipe = recipe(s);
        var steps = new ArrayList<>(recipe.texts("instructions"));
        int at = step(s, steps);
        var gone = steps.remove(at - 1);
        write(s, recipe, steps, "recipe.step-removed", at, gone);
    }

    private static void changeStep(Script s) {
        var recipe = recipe(s);
        var steps = new ArrayList<>(recipe.texts("instructions"));
        int at = step(s, steps);
        var text = ReplyFormatter.capital(s.slot("value"));
        steps.set(at - 1, text);
        write(s, recipe, steps, "recipe.step-changed", at, text);
    }

    // tags

    private static void tag(Script s) {
        var tag = s.has("tag") ? s.slot("tag") : s.slot("diet");
        var recipe = Finder.recipes(s).changed(s.slot("recipe"), label -> s.text("deed.tag", label, tag));
        var column = s.has("diet") || HEALTH.matcher(tag).find() ? "health_tags"
            : FLAVOURS.contains(tag.toLowerCase(Locale.ROOT)) ? "flavor_tags" : "occasions";
        s.next();
        s.rows(Script.update(TABLE, recipe.text(Row.ID), Map.of(column, Map.of("add", List.of(tag)))));
        s.tell("recipe.tagged", s.words().label(recipe), tag);
    }
}
