package alfred.builtin.skill.recipe;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.skill.stock.AnyListSkills;
import alfred.builtin.slot.RecipeFields;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// Skills that change and delete recipes.
public final class RecipeEditSkills {
    private static final String TABLE = "recipes";

    /// Maximum number of words by which the recipe's name may extend beyond the first match.
    private static final int MAX_REST = 6;

    private RecipeEditSkills() {}

    private static void rename(Script s) {
        var name = s.slot("name").replaceAll("^[\\s\"„“”»«]+|[\\s\"„“”»«]+$", "")
            .replaceFirst("(?i)^(?:just|simply|nur|einfach) ", "");
        edit(s, Map.of("name", name), s.text("recipe.called", name), label -> s.text("deed.rename", label, name));
    }

    public static List<Skill> all() {
        var change = List.of(Skill.read(TABLE, "step.find-the-recipe"), Skill.write(TABLE, "step.change-it"));
        return List.of(
            new Skill("recipe.rename", change, RecipeEditSkills::rename),
            new Skill("recipe.set", change, RecipeEditSkills::set),
            new Skill("recipe.note", change, RecipeEditSkills::note),
            new Skill("recipe.favorite", change, RecipeEditSkills::favorite),
            new Skill("recipe.rate", change, RecipeEditSkills::rate),
            new Skill("recipe.delete",
                List.of(Skill.read(TABLE, "step.find-what-is-meant"),
                    Skill.read("meal_plans", "step.see-where-else-it-is"),
                    Skill.write(TABLE, "step.delete-it")),
                RecipeEditSkills::delete));
    }

    private static void edit(Script s, Map<String, ?> fields, String said, UnaryOperator<String> operation) {
        var recipe = Finder.recipes(s).changed(s.slot("recipe"), operation);
        s.next();
        s.rows(Script.update(TABLE, recipe.text(Row.ID), fields));
        s.say(said);
    }

    private static void set(Script s) {
        var fields = new LinkedHashMap<String, Object>();
        put(s, fields, "field", "value");
        if (s.has("field2")) {
            put(s, fields, "field2", "value2");
        }
        var said =
            s.words().list(fields.entrySet().stream().map(e -> field(e.getKey(), s) + " " + e.getValue()).toList());
        var recipe = Finder.recipes(s).changed(s.slot("recipe"), label -> s.text("deed.set", label, said));
        s.next();
        s.rows(Script.update(TABLE, recipe.text(Row.ID), fields));
        s.tell("recipe.changed", s.words().label(recipe), said);
    }

    private static String field(String column, Script s) {
        return s.text(switch (column) {
            case "cuisine" -> "field.cuisine";
            case "difficulty" -> "field.difficulty";
            case "servings" -> "field.servings";
            case "prep_time_minutes" -> "field.prep-time";
            case "cook_time_minutes" -> "field.cook-time";
            case "description" -> "field.description";
            case "name" -> "field.name";
            case "rating" -> "field.rating";
            case "notes" -> "field.notes";
            default -> "field.source";
        });
    }

    private static void put(Script s, Map<String, Object> fields, String field, String value) {
        var column = RecipeFields.column(s.slot(field).toLowerCase(Locale.ROOT))
            .orElseThrow(() -> s.refuse("recipe.no-field", s.slot(field)));
        var words = s.slot(value);
        var number = column.endsWith("_minutes") ? SlotTypes.minutes(words).or(() -> SlotTypes.whole(words))
            : column.matches("servings|rating")
                ? SlotTypes.whole(words.replaceFirst("(?i) (people|persons|servings|stars?)$", ""))
            : Optional.<Integer>empty();
        boolean isNumber = column.endsWith("_minutes") || column.matches("servings|rating");
        if (isNumber && number.isEmpty()) {
            throw s.refuse("recipe.no-number", words);
        }
        fields.put(column, isNumber ? number.get() : words);
    }

    private static void note(Script s) {
        var noted = noted(s);
        var note = ReplyFormatter.capital(noted.note());
        var recipe = Finder.recipes(s).changed(noted.recipe(), label -> s.text("deed.note", label, note));
        s.next();
        var before = recipe.text("notes");
        s.rows(
            Script.update(TABLE, recipe.text(Row.ID), Map.of("notes", before.isEmpty() ? note : before + "\n" + note)));
        s.tell("recipe.noted", s.words().label(recipe), note);
    }

    private record Noted(String recipe, String note) {}

    /// Finds where the recipe's name ends and the note begins. No delimiter separates them, so the longest existing
    /// name wins.
    private static Noted noted(Script s) {
        var name = s.slot("recipe");
        var words = List.of((name + " " + s.slot("note")).split(" "));
        int shortest = name.split(" ").length;
        var names = IntStream.range(shortest, Math.min(words.size(), shortest + MAX_REST))
            .mapToObj(end -> String.join(" ", words.subList(0, end))).toList();
        if (s.has("ref") || Referents.isReference(name) || names.size() < 2) {
            return new Noted(name, s.slot("note"));
        }
        var found = Finder.recipes(s).changed(names);
        int longest =
            IntStream.range(0, names.size()).filter(i -> found.get(i).isSure()).reduce((_, last) -> last).orElse(0);
        return new Noted(names.get(longest), String.join(" ", words.subList(shortest + longest, words.size())));
    }

    private static void favorite(Script s) {
        boolean isFavorite = !s.has("not");
        var recipe = Finder.recipes(s).changed(s.slot("recipe"),
            label -> s.text(isFavorite ? "deed.favourite" : "deed.no-favourite", label));
        s.next();
        s.rows(Script.update(TABLE, recipe.text(Row.ID), Map.of("is_favorite", isFavorite)));
        s.tell(isFavorite ? "recipe.is-favourite" : "recipe.no-favourite", s.words().label(recipe));
    }

    private static void rate(Script s) {
        var stars = SlotTypes.whole(s.slot("stars").replaceFirst("(?i) (stars?|out of .*)$", "")).orElse(0);
        if (stars < 1 || stars > 5) {
            throw s.refuse("recipe.rating-range");
        }
        edit(s, Map.of("rating", stars), s.text("recipe.is-rated", stars), label -> s.text("deed.rate", label, stars));
    }

    private static void delete(Script s) {
        var found = found(s);
        if (found.isElsewhere()) {
            AnyListSkills.delete(s, found.unknown());
            return;
        }
        s.next();
        var rows = found.rows();
        var meals = s.rows(
            ToolCall.read("meals", ToolCall.where("recipe_id", "in", rows.stream().map(r -> r.text(Row.ID)).toList())));
        s.next();
        s.rows(Script.delete(TABLE, rows));
        s.tell("recipe.are-deleted", s.words().labels(rows));
        if (!meals.isEmpty()) {
            s.tell("recipe.meals-without", s.words().list(meals.stream().map(m -> s.text("meal.of-day",
                m.date("date").map(s.words()::day).orElse(""), s.words().stored(m.text("meal_type")))).toList()));
        }
        if (!found.unknown().isEmpty()) {
            s.tell("recipe.none-called", s.words().list(found.unknown()));
        }
    }

    private record Found(List<Row> rows, List<String> unknown) {
        /// Returns whether no recipe has the name, which may then belong to something else.
        boolean isElsewhere() {
            return rows.isEmpty();
        }
    }

    private static Found found(Script s) {
        if (s.has("ref") && s.turn().entry(s.slot("ref")).filter(entry -> !entry.type().equals("recipe")).isPresent()) {
            return new Found(List.of(), List.of());
        }
        if (s.has("ref")) {
            return new Found(List.of(Finder.recipes(s).deleted("", UnaryOperator.identity())), List.of());
        }
        var names = names(s);
        if (names.size() == 1) {
            var refs = s.referents().resolve("recipe", names.getFirst());
            return refs.size() > 1 ? new Found(Finder.recipes(s).deleted(names).getFirst().rows(), List.of())
                : Finder.recipes(s).deletedOrNone(names.getFirst(), label -> s.text("deed.delete", label))
                    .map(row -> new Found(List.of(row), List.<String>of()))
                    .orElseGet(() -> new Found(List.of(), names));
        }
        var all = new ArrayList<>(names);
        all.add(whole(s));
        var finder = Finder.recipes(s);
        var answers = finder.deleted(all);
        if (answers.getLast().isSure()) {
            return new Found(answers.getLast().rows(), List.of());
        }
        var rows = new ArrayList<Row>();
        var unknown = new ArrayList<String>();
        for (var one : answers.subList(0, names.size())) {
            rows.addAll(one.sure());
            if (one.isNone()) {
                unknown.add(one.name());
            }
        }
        return new Found(rows, unknown);
    }

    private static String whole(Script s) {
        return s.slot("names").replaceFirst("(?i)^(the|my) ", "").replaceFirst("(?i) recipes?$", "");
    }

    /// Returns the names in a list. One with "and" in it, such as Mac and Cheese, is looked up both as a whole and
    /// in parts.
    private static List<String> names(Script s) {
        return Arrays.stream(whole(s).split("\\s*,\\s*(?:and )?|\\s+and\\s+")).map(String::strip)
            .filter(n -> !n.isEmpty()).toList();
    }
}
