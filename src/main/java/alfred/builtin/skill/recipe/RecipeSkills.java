package alfred.builtin.skill.recipe;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Warnings;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.FoodGroups;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.OvenAndLength;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Skills that show recipes.
public final class RecipeSkills {
    private static final String TABLE = "recipes";

    private static final int MAX_SORTED = 5;
    private static final Pattern LENGTH = Pattern.compile("(?i)(\\d+(?:\\.\\d+)?)[ -]?(inch(?:es)?|zoll|cm)\\b");
    private static final int FAN = 20;
    private static final Pattern DEGREES = Pattern.compile("(?i)degrees?|grad|°");
    private static final Pattern GAS_WANTED = Pattern.compile("(?i)\\bgas");
    /// Degrees of an oven, with their scale where it is said.
    private static final Pattern HEAT =
        Pattern.compile(
            "(?i)^(\\d{2,3}) ?(?:°|degrees?|grad)? ?(c|f|celsius|centigrade|fahrenheit|fan|umluft|hei(?:ß|ss)luft)?"
                + "(?: oven)?$");
    /// A gas mark, in English and German.
    private static final Pattern GAS = Pattern.compile("(?i)gas(?:stufe| mark| no\\.?)? ?(\\d{1,2}|1/2|1/4|½|¼)");

    private RecipeSkills() {}

    public static List<Skill> all() {
        var look = List.of(Skill.read(TABLE, "step.look-through-the-recipes"));
        var full = List.of(Skill.read(TABLE, "step.find-the-recipe"), Skill.read(TABLE, "step.read-it-in-full"));
        return List.of(
            new Skill("recipe.list", look, RecipeSkills::list),
            new Skill("recipe.with", look, RecipeSkills::list),
            new Skill("recipe.show", full, RecipeSkills::show),
            new Skill("recipe.part", full, RecipeSkills::part),
            new Skill("recipe.time",
                List.of(Skill.read(TABLE, "step.find-the-recipe"), Skill.think(TABLE, "step.add-up-its-times")),
                RecipeSkills::time),
            new Skill("recipe.scale",
                List.of(Skill.read(TABLE, "step.find-the-recipe"), Skill.think(TABLE, "step.work-out-the-amounts")),
                RecipeSkills::scale),
            new Skill("recipe.ingredients", full, RecipeSkills::ingredients),
            new Skill("recipe.amount", full, RecipeSkills::amount),
            new Skill("recipe.count", look, RecipeSkills::count),
            new Skill("recipe.convert", look, RecipeSkills::convert),
            new Skill("recipe.pieces", look, RecipeSkills::pieces));
    }

    private static void list(Script s) {
        boolean areFavorites = s.has("favorite") || s.reading().slots().isEmpty() && s.says("favorites");
        var result = s.call(areFavorites
            ? ToolCall.read(TABLE, ToolCall.where("is_favorite", "=", true)).orderedBy("name")
            : ToolCall.domain("find_recipes", SuggestionSkills.demands(s)));
        var what = Stream
            .of(s.words().stored(s.slot("diet")), s.words().asked(s.words().cuisine(s.slot("cuisine"))),
                areFavorites ? s.text("recipe.favourites") : "")
            .filter(word -> !word.isEmpty()).map(word -> s.text("recipe.what", word)).collect(Collectors.joining());
        var with = (s.has("tag") || s.has("level") ? " (" + (s.has("tag") ? s.slot("tag") : s.slot("level")) + ")" : "")
            + (s.has("food") ? " " + s.text("say.with", s.slot("food")) : "")
            + (s.has("without") ? " " + s.text("say.without", s.slot("without")) : "")
            + SlotTypes.minutes(s.slot("minutes")).map(m -> " " + s.text("recipe.within", String.valueOf(m)))
                .orElse("");
        var rows = result.isDone() ? result.rows() : List.<Row>of();
        if (!result.isDone() || rows.isEmpty()) {
            throw s.stop(!result.isDone() ? result.message() : s.text("recipe.you-have-none", what, with) + " "
                + (s.has("food") ? s.text("recipe.idea", s.slot("food")) : s.text("recipe.idea-any")));
        }
        var more = result.message();
        var order = Stream.of("quickest", "easiest", "best", "longest", "hardest").filter(s::says).findFirst();
        var key = order.map(RecipeSkills::heading).orElse(more.isEmpty() ? "recipe.you-have" : "recipe.yours");
        s.say(s.text(key, rows.size(), what, with) + "\n"
            + s.words().bullets(
                rows.stream().limit(order.isPresent() ? MAX_SORTED : rows.size()).map(row -> line(row, s)).toList()));
        NeedsCheck.tellKept(s.needs(), s);
        s.say(more.isEmpty() ? "" : s.text("recipe.say-more", more));
    }

    private static String heading(String order) {
        return switch (order) {
            case "quickest" -> "recipe.quickest";
            case "easiest" -> "recipe.easiest";
            case "longest" -> "recipe.longest";
            case "hardest" -> "recipe.hardest";
            default -> "recipe.best";
        };
    }

    static String line(Row row, Script s) {
        var facts = new ArrayList<String>();
        row.integer("total_minutes").or(() -> RowFormatter.minutes(row)).ifPresent(m -> facts.add(m + " min"));
        if (row.has("cuisine")) {
            facts.add(s.words().cuisine(row.text("cuisine")));
        }
        if (row.has("allergies")) {
            facts.add(s.text("recipe.contains",
                s.words().list(row.texts("allergies").stream().map(s.words()::stored).toList())));
        }
        return facts.isEmpty() ? row.text("name") : row.text("name") + " (" + String.join(", ", facts) + ")";
    }

    private static void show(Script s) {
        var full = known(s);
        s.next();
        var step = s.find("step_number").map(found -> Integer.parseInt(found.group(1)));
        if (step.isPresent() && step.get() <= full.texts("instructions").size()) {
            RecipeFactSkills.tellStep(full, step.get(), s);
            return;
        }
        Warnings.tellOf(full, s);
        var told = SlotTypes.whole(s.slot("number")).filter(n -> n > 0 && n < 1000);
        var wanted = told.filter(_ -> full.integer("servings").orElse(0L) > 0);
        if (told.isPresent() && wanted.isEmpty()) {
            s.tell("recipe.no-servings", s.words().label(full));
        }
        s.say(wanted
            .map(n -> s.words().recipe(full, Fraction.of(n, full.integer("servings").orElse(1L)), String.valueOf(n)))
            .orElseGet(() -> s.words().recipe(full, Fraction.ONE, full.text("servings"))));
    }

    /// Returns the recipe that is named, in full: a saved one, or one of the starter cookbook, which is said.
    static Row known(Script s) {
        var name = s.slot("recipe");
        var saved = s.has("ref") || Referents.isReference(name) ? Finder.recipes(s).one(name) : null;
        if (saved == null) {
            var found = Finder.recipes(s).listed(name);
            var starter =
                found.isSure() ? List.<Row>of() : s.rows(ToolCall.domain("suggest_recipes", Map.of("name", name)));
            if (!starter.isEmpty()) {
                s.tell("recipe.from-cookbook", name);
                s.suggest("recipe.say-suggest", starter.getFirst().text("name"));
                return starter.getFirst();
            }
            saved = Finder.recipes(s).one(name);
        }
        return s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "=", saved.text(Row.ID)))).getFirst();
    }

    /// Shows one part of a recipe: its steps, or its ingredients.
    private static void part(Script s) {
        if (!s.slot("part").equals("steps")) {
            ingredients(s);
            return;
        }
        var full = known(s);
        var steps = full.texts("instructions");
        if (steps.isEmpty()) {
            throw s.refuse("recipe.no-steps", s.words().label(full));
        }
        s.next();
        Warnings.tellOf(full, s);
        s.say(s.words().label(full) + ":\n" + IntStream.range(0, steps.size())
            .mapToObj(i -> (i + 1) + ". " + steps.get(i)).collect(Collectors.joining("\n")));
    }

    private static void ingredients(Script s) {
        var full = known(s);
        var servings = full.integer("servings").map(n -> s.text("recipe.for", s.words().label(full), n))
            .orElse(s.words().label(full));
        s.next();
        Warnings.tellOf(full, s);
        s.say(servings + ":\n" + s.words().ingredients(full, Fraction.ONE));
    }

    /// Says how much of a food a recipe takes, for as many as are named.
    private static void amount(Script s) {
        var full = known(s);
        var foods = s.has("foods") ? List.of(s.slot("foods").split(" \\| ")) : List.of(s.slot("food"));
        var lines = foods.stream().flatMap(food -> linesOf(food, full, s).stream()).distinct().toList();
        var none = foods.stream().filter(food -> linesOf(food, full, s).isEmpty()).toList();
        var own = full.integer("servings").orElse(0L);
        var number = SlotTypes.whole(s.slot("number")).filter(n -> n > 0 && n < 1000 && own > 0);
        var factor = number.map(n -> Fraction.of(n, own)).orElse(Fraction.ONE);
        none.forEach(food -> s.tell("recipe.takes-none", s.words().label(full), food));
        if (!lines.isEmpty()) {
            s.say((number.isEmpty() ? s.words().label(full) : s.text("recipe.for", s.words().label(full), number.get()))
                + ": "
                + s.words().list(lines.stream().map(l -> s.words().line(s.words().scaled(l, factor))).toList()));
        }
    }

    /// Returns the lines of a recipe that are of a food, or of a group such as meat.
    private static List<Row> linesOf(String food, Row recipe, Script s) {
        var wanted = " " + FoodSpelling.key(food) + " ";
        var group = FoodGroups.of(food);
        return recipe.rows("ingredients").stream()
            .filter(l -> (" " + FoodSpelling.key(l.text("name")) + " ").contains(wanted)
                || group.isPresent() && s.foods().confident(l.text("name")).filter(group.get()).isPresent())
            .toList();
    }

    private static void count(Script s) {
        var wanted = SuggestionSkills.demands(s);
        s.tell("recipe.count",
            s.rows(
                wanted.isEmpty() ? ToolCall.read(TABLE).withColumns("name") : ToolCall.domain("find_recipes", wanted))
                .size());
    }

    private static void time(Script s) {
        var recipe = Finder.recipes(s).one(s.slot("recipe"));
        s.next();
        s.say(times(recipe, s));
    }

    /// Returns how long a recipe takes, and how many it serves.
    static String times(Row recipe, Script s) {
        var serves =
            recipe.integer("servings").map(n -> " " + s.text("recipe.it-serves", String.valueOf(n))).orElse("");
        var prep = recipe.integer("prep_time_minutes");
        var cook = recipe.integer("cook_time_minutes");
        var parts = prep.isPresent() && cook.isPresent() ? " " + s.text("recipe.times", prep.get(), cook.get()) : "";
        return RowFormatter.minutes(recipe)
            .map(m -> s.text("recipe.takes", s.words().label(recipe), String.valueOf(m), parts))
            .orElseGet(() -> s.text("recipe.no-time", s.words().label(recipe))) + serves;
    }

    private static void scale(Script s) {
        var recipe = Finder.recipes(s).one(s.has("recipe") ? s.slot("recipe") : "it");
        int servings = servings(s, recipe).filter(n -> n > 0 && n < 1000)
            .orElseThrow(() -> s.refuse("ask.how-many-people"));
        s.next();
        var result =
            s.call(ToolCall.domain("scale_recipe", Map.of("recipe", recipe.text(Row.ID), "servings", servings)));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        Warnings.tellOf(recipe, s);
        s.say(s.text("recipe.for", s.words().label(recipe), servings) + ":\n" + s.words()
            .bullets(result.rows().stream().map(r -> r.text("text")).toList()));
    }

    /// Returns the requested servings, or a multiple of the recipe's own: "double it", "halve it".
    private static Optional<Integer> servings(Script s, Row recipe) {
        if (!s.has("times")) {
            return SlotTypes.whole(s.slot("number"));
        }
        var times = Fraction.ofKept(s.slot("times"));
        var all = times.times(Fraction.of(recipe.integer("servings").orElse(0L)));
        if (!all.isWhole()) {
            throw s.refuse("recipe.serves-how-many", s.words().label(recipe), recipe.text("servings"));
        }
        return Optional.of(all.numerator().intValue());
    }

    /// Converts the heat of an oven; where its scale is not said, it is the one that was not asked for. Fans count as
    /// 20 degrees more.
    private static void convertHeat(Script s, String degrees, String scale) {
        boolean isFan = scale.matches("fan|umluft|hei(ß|ss)luft");
        boolean isCelsiusWanted = s.slot("unit").matches("(?i)°? ?c(elsius)?|.*celsius.*");
        var from = isFan ? "c"
            : scale.isEmpty() ? isCelsiusWanted ? "f" : s.slot("unit").matches("(?i)gas.*|stufe.*") ? "°" : "c" : scale;
        int value = Integer.parseInt(degrees) + (isFan ? FAN : 0);
        var to = s.has("unit") || !GAS_WANTED.matcher(s.turn().message()).find() ? s.slot("unit") : "gas mark";
        var result = s.call(
            ToolCall.domain("convert", Map.of("quantity", String.valueOf(value), "unit", from, "to", to, "food", "")));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        s.tell("recipe.converted", ReplyFormatter.capital(s.slot("amount")), result.message());
    }

    private static void convert(Script s) {
        var heat = HEAT.matcher(s.slot("amount"));
        boolean isHeat = heat.find() && (heat.group(2) != null || OvenAndLength.isHeat(s.slot("unit")));
        if (isHeat) {
            convertHeat(s, heat.group(1), Optional.ofNullable(heat.group(2)).orElse("").toLowerCase(Locale.ROOT)
                .replace("centigrade", "celsius"));
            return;
        }
        var item = Items.parse(s.slot("amount"), s.foods()).getFirst();
        var special =
            Stream.of(GAS, LENGTH).map(pattern -> pattern.matcher(s.slot("amount"))).filter(Matcher::find).findFirst();
        boolean isUnit = item.quantity() == null && Units.find(item.name()).isPresent();
        if (item.quantity() == null && special.isEmpty() && !isUnit) {
            throw s.refuse("recipe.how-much");
        }
        var unit = special.map(m -> m.pattern() == GAS ? "gas mark" : m.group(2))
            .orElse(item.unit().isEmpty() ? item.name() : item.unit());
        var quantity = special.map(m -> m.group(1)).or(() -> Optional.ofNullable(item.quantity()).map(Fraction::toText))
            .orElse(isUnit ? "1" : "");
        var food = s.has("food") ? s.slot("food") : item.unit().isEmpty() || special.isPresent() ? "" : item.name();
        boolean isCounted = !food.isEmpty() && s.slot("unit").isEmpty() && s.says("how_many");
        if (isCounted) {
            pieces(s);
            return;
        }
        // degrees without a scale are told in both
        var to = DEGREES.matcher(s.slot("unit")).matches() ? "" : s.slot("unit");
        var result = s.call(
            ToolCall.domain("convert", Map.of("quantity", quantity, "unit", unit, "to", to, "food", food)));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        var amount = isUnit ? "1 " + Units.find(item.name()).orElseThrow().name() : s.slot("amount");
        s.tell("recipe.converted", ReplyFormatter.capital(amount), result.message());
    }

    /// Tells how many pieces of a food make a weight.
    private static void pieces(Script s) {
        var food = s.foods().confident(s.slot("food"));
        var piece = food.flatMap(known -> Optional.ofNullable(known.pieceWeight()));
        var item = Items.parse(s.slot("amount"), s.foods()).getFirst();
        var counted = item.quantity() == null && Units.find(item.name()).isPresent()
            ? new Items.Item("", Fraction.of(1), item.name()) : item;
        var grams = AdviceSkills.grams(counted);
        if (piece.isEmpty() || grams.isEmpty()) {
            throw s.refuse("recipe.no-piece", s.slot("food"));
        }
        long many = Math.max(1, Math.round(grams.get() / piece.get().toDecimal().doubleValue()));
        s.tell("recipe.pieces", ReplyFormatter.capital(s.slot("amount")), many, s.slot("food"),
            piece.get().toDecimal().intValue());
    }
}
