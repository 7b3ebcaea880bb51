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
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Skills that change and delete recipes.
public final class RecipeEditSkills {
    private static final String TABLE = "recipes";

    private static final Set<String> LEVELS = Set.of("easy", "medium", "hard");

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
            s.words().list(
                fields.entrySet().stream().map(e -> field(e.getKey(), s) + " " + told(e.getKey(), e.getValue(), s))
                    .toList());
        var recipe = Finder.recipes(s).changed(s.slot("recipe"), label -> s.text("deed.set", label, said));
        s.next();
        s.rows(Script.update(TABLE, recipe.text(Row.ID), fields));
        s.tell("recipe.changed", s.words().label(recipe), said);
    }

    private static String told(String column, Object value, Script s) {
        var words = String.valueOf(value);
        return switch (column) {
            case "cuisine" -> s.words().cuisine(words);
            case "difficulty" -> s.words().stored(words);
            default -> words;
        };
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
        var column = s.tellings("field", s.slot(field)).map(word -> word.toLowerCase(Locale.ROOT))
            .flatMap(word -> RecipeFields.column(word).stream()).findFirst()
            .orElseThrow(() -> s.refuse("recipe.no-field", s.slot(field)));
        var words = now(s, s.slot(value));
        fields.put(column, switch (column) {
            case "prep_time_minutes", "cook_time_minutes", "servings", "rating" -> number(s, column, words)
                .orElseThrow(() -> s.refuse("recipe.no-number", words));
            case "cuisine" -> s.tellings("cuisine", words).findFirst().orElse(words);
            case "difficulty" -> s.tellings("level", words).filter(LEVELS::contains).findFirst().orElse(words);
            default -> words;
        });
    }

    /// Returns the new value of words that also tell the old one: "25 minutes" for "25 instead of 30 minutes".
    private static String now(Script s, String words) {
        var found = s.match("old_value", words);
        if (found.isEmpty()) {
            return words;
        }
        var now = found.get().group(1).strip();
        var old = found.get().group(2).strip();
        var unit = old.replaceFirst("^\\S+\\s*", "");
        return now.matches("\\d+") && old.matches("\\d.*") ? (now + " " + unit).strip() : now;
    }

    private static Optional<Integer> number(Script s, String column, String words) {
        return column.endsWith("_minutes")
            ? s.tellings("minutes", words).flatMap(told -> SlotTypes.minutes(told).stream()).findFirst()
                .or(() -> SlotTypes.whole(words))
            : Stream.concat(Stream.of(words.replaceFirst("(?i)^(\\S+) \\p{L}+$", "$1")), Stream.of(words))
                .flatMap(one -> s.tellings("number", one)).flatMap(told -> SlotTypes.whole(told).stream()).findFirst();
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
        if (s.says("all_of_them", s.slot("names"))) {
            s.tell("recipe.not-all");
            return;
        }
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
