package alfred.builtin.skill.recipe;

import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Mode;
import alfred.core.registry.RefEntry;
import alfred.kitchen.catalogue.FoodGroups;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Skills that say what could be cooked: the household's own recipes first, each with what it lacks; one of the starter
/// cookbook only where no own one fits, or something new is asked for.
public final class SuggestionSkills {
    private static final int MANY = 99;
    private static final int MAX_SHOWN = 3;
    private static final int MAX_COMPLETE = 12;
    private static final String QUICK = "30";
    /// The beginnings of words for how hard a recipe is, English and German.
    private static final Map<String,
        Pattern> LEVELS = Map.of("easy", Pattern.compile("(?i)(easy|easi|simpl|beginner|einfach|anfänger).*"),
            "medium", Pattern.compile("(?i)(medium|mittel).*"), "hard",
            Pattern.compile("(?i)(hard|difficult|schwer|schwierig|anspruchsvoll).*"));

    private SuggestionSkills() {}

    public static List<Skill> all() {
        return List.of(
            new Skill("draft.suggest", List.of(Skill.read("recipes", "step.look-through-the-cookbook"),
                Skill.make("recipes", "step.write-it-down-as-a-draft")), SuggestionSkills::suggest),
            new Skill("cook.can", List.of(Skill.read("recipes", "step.compare-recipes-and-pantry"),
                Skill.read("recipes", "step.look-through-the-recipes")), SuggestionSkills::can));
    }

    /// Returns the recipe criteria expressed by the words.
    public static Map<String, @Nullable Object> criteria(Script s) {
        var args = new LinkedHashMap<String, @Nullable Object>();
        if (s.has("cuisine")) {
            args.put("cuisine", s.slot("cuisine"));
        }
        var needs = s.needs();
        var diets = Stream.concat(Stream.of(s.slot("diet")).filter(diet -> !diet.isEmpty()), needs.diets().stream())
            .distinct().toList();
        if (!diets.isEmpty()) {
            args.put("diet", diets);
        }
        var without = Stream.concat(things(s.slot("without"), s), needs.without().stream()).distinct().toList();
        if (!without.isEmpty()) {
            args.put("without", without);
        }
        if (s.has("food")) {
            args.put("with", things(s.slot("food"), s).filter(food -> !needs.without().contains(food)).toList());
        }
        SlotTypes.minutes(s.slot("minutes")).ifPresent(m -> args.put("max_minutes", m));
        s.find("without_tool").ifPresent(found -> {
            args.put("without_tool", found.group(1));
            args.remove("without");
        });
        return args;
    }

    private static Stream<String> things(String words, Script s) {
        return Items.parse(words, s.foods()).stream().map(Items.Item::name);
    }

    /// Returns what is asked of a recipe, with the arguments of the tools that choose among recipes.
    public static Map<String, @Nullable Object> demands(Script s) {
        var args = new LinkedHashMap<>(criteria(s));
        var foods = Items.parse(s.slot("food"), s.foods()).stream().map(Items.Item::name).toList();
        var unwanted = Items.parse(s.slot("without"), s.foods()).stream().map(Items.Item::name).toList();
        if (!foods.isEmpty() && (isListedWith(s.slot("without"), s.slot("food"), s) || s.isUnwanted(s.slot("food")))) {
            args.put("without", Stream.concat(unwanted.stream(), foods.stream()).toList());
            args.remove("with");
        } else if (foods.size() == 1 && !isFood(foods.getFirst(), s)) {
            args.remove("with");
            args.put("text", foods.getFirst());
        }
        boolean isQuick = s.has("quick") || s.says("quick_dish");
        if (isQuick && !args.containsKey("max_minutes") && !s.says("quickest")) {
            args.put("max_minutes", QUICK);
        }
        SlotTypes.meal(s.slot("meal")).ifPresent(meal -> args.put("meal", meal));
        var level =
            Stream.of(s.slot("level"), s.slot("tag"), s.slot("food")).flatMap(words -> LEVELS.entrySet().stream()
                .filter(known -> known.getValue().matcher(words).matches()).map(Map.Entry::getKey)).findFirst();
        boolean isTagTheLevel = !s.has("level") && level.isPresent();
        if (level.isPresent()) {
            args.put("difficulty", level.get());
            args.remove("text");
        }
        if (!isTagTheLevel && (s.has("tag") || s.has("text"))) {
            args.put("text", s.has("tag") ? s.slot("tag") : s.slot("text"));
        }
        SlotTypes.whole(s.slot("stars").replaceFirst(" .*", "")).ifPresent(n -> args.put("min_rating", n));
        Stream.of("quickest", "easiest", "best", "longest", "hardest").filter(s::says).findFirst()
            .ifPresent(order -> args.put("sorted", order));
        return args;
    }

    /// Returns whether a food is named in one list with what is not wanted: "without meat and fish".
    private static boolean isListedWith(String without, String food, Script s) {
        var listed = Pattern.quote(without) + "(\\s*,|\\s+\\p{L}{2,4})\\s+" + Pattern.quote(food);
        return !without.isEmpty()
            && Pattern.compile(listed, Pattern.CASE_INSENSITIVE).matcher(s.turn().message()).find();
    }

    private static boolean isFood(String name, Script s) {
        return Referents.isReference(name) || FoodGroups.of(name).isPresent() || !s.foods().find(name).isEmpty();
    }

    // own recipes

    /// Finds own recipes.
    ///
    /// @param isTagged whether a tag that is asked for counts
    private static ToolResult own(Script s, int missing, boolean isTagged) {
        var args = demands(s);
        if (!isTagged) {
            args.remove("text");
        }
        if (s.reading().skill().equals("draft.suggest")
            && Stream.of("with", "text", "meal").noneMatch(args::containsKey)) {
            args.put("meal", "dinner");
        }
        args.put("missing", missing);
        if (s.has("again") || s.says("another")) {
            args.put("avoid", s.turn().conversation().recentTurns().stream().flatMap(turn -> turn.shown().stream())
                .filter(ref -> s.turn().entry(ref).filter(e -> e.type().equals("recipe") && !e.isUnsaved()).isPresent())
                .distinct().toList());
        }
        return s.call(ToolCall.domain("what_can_i_cook", args));
    }

    private static String dish(Row row, Script s) {
        var missing = row.texts("missing");
        var soon =
            row.texts("uses_soon").isEmpty() ? "" : s.text("cook.uses-soon", s.words().list(row.texts("uses_soon")));
        return RecipeSkills.line(row, s)
            + (missing.isEmpty() ? s.text("cook.is-complete") : s.text("cook.is-missing", s.words().list(missing)))
            + soon;
    }

    private static String dishes(List<Row> rows, Script s) {
        return s.words().bullets(rows.stream().map(row -> dish(row, s)).toList());
    }

    private static void can(Script s) {
        int missing = s.has("missing") ? SlotTypes.whole(s.slot("missing")).orElse(1) : 0;
        var result = own(s, s.has("missing") ? missing : MANY, true);
        if (result.isDone() && result.rows().isEmpty() && s.has("tag")) {
            s.tell("draft.no-tag", s.slot("tag"));
            s.next();
            result = own(s, s.has("missing") ? missing : MANY, false);
        }
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        if (result.rows().isEmpty() && !s.has("missing") && tellWithSome(s)) {
            return;
        }
        var complete = result.rows().stream().filter(r -> r.integer("missing_count").orElse(0L) <= missing)
            .filter(r -> !s.has("lacking") || r.integer("missing_count").orElse(0L) > 0).toList();
        NeedsCheck.tellKept(s.needs(), s);
        if (complete.isEmpty()) {
            s.tell("cook.none", missing);
            if (!result.rows().isEmpty() && missing == 0) {
                s.say(s.text("cook.closest") + "\n" + dishes(first(result.rows(), MAX_SHOWN), s));
            }
        } else {
            s.tell(missing == 0 ? "cook.you-can" : "cook.not-quite");
            s.say(dishes(first(complete, MAX_COMPLETE), s));
        }
        offerForSoMany(complete.isEmpty() ? result.rows() : complete, s);
        s.say(result.message());
    }

    /// Offers the first of some dishes for as many as were named.
    private static void offerForSoMany(List<Row> dishes, Script s) {
        SlotTypes.whole(s.slot("servings")).filter(n -> n > 1 && !dishes.isEmpty())
            .ifPresent(n -> s.suggest("draft.say-show-for", s.words().label(dishes.getFirst()), n));
    }

    /// Tells own recipes with some of several foods, those with most of them first; returns whether there are any.
    private static boolean tellWithSome(Script s) {
        var foods = Items.parse(s.slot("food"), s.foods()).stream().map(Items.Item::name).distinct().toList();
        if (foods.size() < 2) {
            return false;
        }
        var found = new LinkedHashMap<String, List<Row>>();
        for (var food : foods) {
            var args = demands(s);
            args.put("with", List.of(food));
            args.put("missing", MANY);
            var result = s.call(ToolCall.domain("what_can_i_cook", args));
            (result.isDone() ? result.rows() : List.<Row>of())
                .forEach(row -> found.computeIfAbsent(row.text("name"), _ -> new ArrayList<>()).add(row));
        }
        var best = found.values().stream().sorted(Comparator.comparingInt(rows -> -rows.size())).map(List::getFirst)
            .limit(MAX_SHOWN).toList();
        if (!best.isEmpty()) {
            s.say(s.text("cook.with-some") + "\n" + dishes(best, s));
        }
        return !best.isEmpty();
    }

    private static List<Row> first(List<Row> rows, int most) {
        return rows.subList(0, Math.min(most, rows.size()));
    }

    // suggestions

    private static void suggest(Script s) {
        var asked = SlotTypes.whole(s.slot("count")).map(n -> Math.clamp(n, 1, 5));
        boolean isNew = s.turn().mode().equals(Mode.CREATE) || s.says("new_dish");
        var own = isNew ? List.<Row>of() : tellOwn(s, asked.orElse(MAX_SHOWN), true);
        if (!own.isEmpty()) {
            s.next();
            s.keep(List.of());
            var people = SlotTypes.whole(s.slot("servings")).filter(n -> n > 1);
            s.suggest(people.isPresent() ? "draft.say-show-for" : "draft.say-show", s.words().label(own.getFirst()),
                people.orElse(0));
            return;
        }
        var found = s.rows(ToolCall.domain("suggest_recipes", starterArgs(s, asked.orElse(1))));
        if (found.isEmpty() && (isNew || s.has("tag"))) {
            if (s.has("tag")) {
                s.tell("draft.no-tag", s.slot("tag"));
            }
            own = tellOwn(s, asked.orElse(MAX_SHOWN), isNew && !s.has("tag"));
        }
        if (found.isEmpty()) {
            if (own.isEmpty()) {
                throw s.stop((s.text("draft.none-new", s.has("food") ? " " + s.text("say.with", s.slot("food")) : "")
                    + "\n" + s.said()).strip());
            }
            s.next();
            s.keep(List.of());
            return;
        }
        if (!isNew) {
            s.tell("draft.none-own");
        }
        tellStarters(s, found);
    }

    /// Tells the own recipes that fit; returns them, and empty if none does.
    private static List<Row> tellOwn(Script s, int count, boolean isTagged) {
        var result = own(s, MANY, isTagged);
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        var rows = first(result.rows(), count);
        if (!rows.isEmpty()) {
            s.say(s.text("draft.own") + "\n" + dishes(rows, s));
            NeedsCheck.tellKept(s.needs(), s);
        }
        s.say(result.message());
        return rows;
    }

    private static void tellStarters(Script s, List<Row> found) {
        NeedsCheck.tellKept(s.needs(), s);
        s.next();
        s.keep(found.stream().map(r -> new Artifact("", "recipe", DraftSkills.payload(r))).toList());
        if (found.size() == 1) {
            s.tell("draft.how-about-this");
            s.say(s.words().recipe(found.getFirst(), Fraction.ONE, found.getFirst().text("servings")));
            s.tell("draft.is-one");
            s.suggest("draft.say-save");
            return;
        }
        s.tell("draft.ideas", found.size());
        for (int i = 0; i < found.size(); i++) {
            s.say((i + 1) + ". " + RecipeSkills.line(found.get(i), s) + ": " + found.get(i).text("description"));
        }
        s.tell("draft.are-some");
        s.suggest("draft.say-save-first");
    }

    private static Map<String, @Nullable Object> starterArgs(Script s, int count) {
        var args = demands(s);
        args.put("count", count);
        args.put("avoid",
            s.turn().entities().stream().filter(e -> e.type().equals("recipe")).map(RefEntry::label).toList());
        return args;
    }
}
