package alfred.builtin.skill.recipe;

import alfred.builtin.script.Finder;
import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.script.Warnings;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.slot.TimeWords;
import alfred.builtin.slot.ToldNeeds;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodGroups;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.MeasureSystem;
import alfred.kitchen.measure.Units;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Skills that answer about recipes: how hot the oven is, the amounts in other units, and two recipes compared.
public final class RecipeFactSkills {
    private static final String TABLE = "recipes";
    private static final Pattern HEAT =
        Pattern.compile("(?i)\\d{2,3} ?(?:°|[CF]\\b|" + Language.any("oven.degrees") + ")|"
            + Language.any("oven.gas") + "|" + Language.any("oven.oven") + "\\D{1,20}\\d{3}\\b|\\b"
            + Language.any("oven.at") + " [1-4]\\d0\\b(?! ?(?:m|g|k))");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!;])\\s+");

    private RecipeFactSkills() {}

    public static List<Skill> all() {
        var full = List.of(Skill.read(TABLE, "step.find-the-recipe"), Skill.read(TABLE, "step.read-it-in-full"));
        return List.of(
            new Skill("recipe.oven", full, RecipeFactSkills::oven),
            new Skill("recipe.metric", full, RecipeFactSkills::metric),
            new Skill("recipe.compare", full, RecipeFactSkills::compare),
            new Skill("recipe.step", full, RecipeFactSkills::step),
            new Skill("recipe.safe", full, RecipeFactSkills::safe),
            new Skill("recipe.begin", full, s -> clock(s, false)),
            new Skill("recipe.ready", full, s -> clock(s, true)));
    }

    private static void oven(Script s) {
        var recipe = RecipeSkills.known(s);
        var said = recipe.texts("instructions").stream().flatMap(step -> Arrays.stream(SENTENCE.split(step)))
            .filter(sentence -> HEAT.matcher(sentence).find()).toList();
        if (said.isEmpty()) {
            s.tell("recipe.no-oven", s.words().label(recipe));
            s.say(RecipeSkills.times(recipe, s));
        } else {
            s.say(s.words().label(recipe) + ": " + String.join(" ", said));
        }
    }

    /// Tells the ingredients in metric units, or in American ones; what is told in cups is weighed where it is known.
    private static void metric(Script s) {
        boolean isImperial =
            s.slot("system").matches("(?i).*(us|imperial|american|ounce|pound|cup|unzen|amerikanisch).*");
        var recipe = RecipeSkills.known(s);
        var lines = recipe.rows("ingredients").stream()
            .map(line -> isImperial ? system(line, MeasureSystem.IMPERIAL) : weighed(line, s))
            .map(line -> s.words().line(line)).toList();
        s.say(s.words().label(recipe) + ":\n" + s.words().bullets(lines));
    }

    private static Row system(Row line, MeasureSystem system) {
        return line.quantity("quantity").map(q -> system.of(Amount.of(q, line.text("unit"))))
            .map(a -> line.with("quantity", a.value()).with("quantity_max", null).with("unit", a.unit().name())
                .with("raw_text", ""))
            .orElse(line);
    }

    private static Row weighed(Row line, Script s) {
        var unit = Units.of(line.text("unit"));
        boolean isCup = unit.dimension() == Dimension.VOLUME && !unit.isMetric() && !unit.equals(Units.TEASPOON)
            && !unit.equals(Units.TABLESPOON);
        var density = s.foods().confident(line.text("name")).map(Food::density);
        var grams = isCup
            ? line.quantity("quantity").flatMap(q -> density.flatMap(d -> new Amount(q, unit).convert(Units.GRAM, d)))
            : Optional.<Amount.Converted>empty();
        return system(
            grams.map(g -> line.with("quantity", g.amount().value()).with("quantity_max", null).with("unit", "g"))
                .orElse(line),
            MeasureSystem.METRIC);
    }

    private static void compare(Script s) {
        var names = s.slot("recipes").split("\\s*\\|\\s*");
        var rows = new ArrayList<Row>();
        if (names.length < 2) {
            throw s.refuse("recipe.compare-two");
        }
        var finder = Finder.recipes(s);
        for (var found : finder.listed(Arrays.asList(names))) {
            if (found.sure().isEmpty()) {
                throw s.refuse("find.none", s.text("find.recipe"), found.name());
            }
            rows.add(found.sure().getFirst());
        }
        s.next();
        var full =
            s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "in", rows.stream().map(r -> r.text(Row.ID)).toList())));
        s.say(s.words().bullets(full.stream().map(r -> facts(r, s)).toList()));
        var timed = full.stream().filter(r -> RowFormatter.minutes(r).isPresent())
            .sorted(Comparator.comparingLong(r -> RowFormatter.minutes(r).orElse(0L))).toList();
        if (timed.size() > 1) {
            long less =
                RowFormatter.minutes(timed.getLast()).orElse(0L) - RowFormatter.minutes(timed.getFirst()).orElse(0L);
            s.say(less == 0 ? s.text("recipe.same-time")
                : s.text("recipe.quicker", s.words().label(timed.getFirst()), less));
        }
    }

    /// Tells one step; the last one where it is asked for.
    private static void step(Script s) {
        var recipe = RecipeSkills.known(s);
        var steps = recipe.texts("instructions");
        int wanted = SlotTypes.whole(s.slot("number"))
            .or(() -> Referents.ordinal(s.slot("ordinal")).map(n -> n < 0 ? steps.size() : n)).orElse(1);
        if (wanted < 1 || wanted > steps.size()) {
            throw s.refuse("recipe.no-step", s.words().label(recipe), steps.size());
        }
        tellStep(recipe, wanted, s);
    }

    /// @param number of the step, from 1
    static void tellStep(Row recipe, int number, Script s) {
        var steps = recipe.texts("instructions");
        s.tell("recipe.step", s.words().label(recipe), number, steps.size(), steps.get(number - 1));
    }

    /// Tells whether a recipe, or a single food, fits a diet or what the household must not eat, with the lines that
    /// speak against it.
    private static void safe(Script s) {
        var finder = Finder.recipes(s);
        var name = s.slot("recipe");
        var found = Referents.isReference(name) || s.has("ref")
            ? new Finder.Found(name, List.of(finder.one(name)), true) : finder.listed(name);
        var eater = GroupSafety.named(s);
        if (!found.isSure()) {
            eater.ifPresentOrElse(group -> GroupSafety.tell(name, group, s), () -> safeFood(name, s));
            return;
        }
        var row = found.rows().size() > 1 ? finder.one(name) : found.rows().getFirst();
        s.next();
        var recipe = s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "=", row.text(Row.ID)))).getFirst();
        if (eater.isPresent()) {
            GroupSafety.tell(recipe, eater.get(), s);
            return;
        }
        var label = s.words().label(recipe);
        boolean isDietTold = tellOfDiets(recipe, s);
        var rules = s.call(ToolCall.domain("check_plan", Map.of("refs", List.of(recipe.text(Row.ID))))).rows().stream()
            .filter(problem -> problem.text("kind").equals("allergy")).map(problem -> problem.text("rule")).distinct()
            .toList();
        for (var rule : rules) {
            s.tell("warning.allergy", label, s.words().stored(rule));
            s.say(bullets(holding(rule, recipe, s), s));
        }
        var against = Stream.concat(Stream.of(s.slot("against")).filter(food -> !food.isEmpty()),
            s.needs().without().stream()).distinct().toList();
        boolean isTold = false;
        for (var food : against) {
            isTold = tellOf(food, recipe, s) || isTold;
        }
        if (rules.isEmpty() && !isDietTold && !isTold) {
            s.tell("recipe.nothing-against", label);
        }
    }

    /// Tells whether a recipe keeps to each diet that is asked about or told of; returns whether there is one.
    private static boolean tellOfDiets(Row recipe, Script s) {
        var label = s.words().label(recipe);
        var diets = Stream.concat(Stream.of(s.slot("diet")).filter(diet -> !diet.isEmpty()), s.needs().diets().stream())
            .distinct().toList();
        for (var diet : diets) {
            var broken = NeedsCheck.against(recipe, new ToldNeeds(List.of(diet), List.of()), s);
            s.say(broken.isEmpty() ? s.text("recipe.keeps-diet", label, s.words().stored(diet))
                : s.text("recipe.breaks-diet", label, s.words().stored(diet), lines(broken, s)));
        }
        return !diets.isEmpty();
    }

    /// Tells whether a recipe holds what somebody must not have, which is asked about and need not be noted.
    ///
    /// @return whether it is known what that is
    private static boolean tellOf(String words, Row recipe, Script s) {
        var rule = s.foods().confident(words).map(Food::name).orElse(FoodSpelling.singular(words));
        // who must not have milk must not have butter: what shares an allergen with it counts too
        var holding = holding(words, recipe, s);
        if (holding.isEmpty() && FoodGroups.of(rule).isEmpty() && s.foods().confident(words).isEmpty()) {
            return false;
        }
        var label = s.words().label(recipe);
        s.tell(holding.isEmpty() ? "recipe.holds-none" : "recipe.holds", label, words);
        s.say(bullets(holding, s));
        return true;
    }

    private static String bullets(List<Row> lines, Script s) {
        return lines.isEmpty() ? "" : s.words().bullets(lines.stream().map(s.words()::line).toList());
    }

    /// The lines of a recipe that hold a food, one of a group of foods, or what shares an allergen with it.
    private static List<Row> holding(String food, Row recipe, Script s) {
        return NeedsCheck.against(recipe, new ToldNeeds(List.of(), List.of(food)), s);
    }

    private static void safeFood(String name, Script s) {
        var warning = Warnings
            .ofFoods(Stream.concat(Stream.of(name), Arrays.stream(name.split("\\s+"))).distinct().toList(), s);
        if (warning.isEmpty() && s.foods().confident(name).isEmpty()) {
            throw s.refuse("find.none", s.text("find.recipe"), name);
        }
        s.say(warning.isEmpty() ? s.text("recipe.nothing-against", ReplyFormatter.capital(name)) : warning);
    }

    private static String lines(List<Row> lines, Script s) {
        return s.words().list(lines.stream().map(line -> line.text("name")).toList());
    }

    /// Tells when to begin so that a recipe is ready at a time, or when it is ready if one begins then.
    private static void clock(Script s, boolean isBegun) {
        var now = s.turn().now().toLocalTime();
        var time = s.has("at") ? TimeWords.time(s.slot("at")).map(t -> next(t, now)) : Optional.of(now);
        var recipe = Finder.recipes(s).one(s.has("recipe") ? s.slot("recipe") : "it");
        s.next();
        long minutes =
            SlotTypes.whole(s.slot("seconds")).map(seconds -> seconds / 60L).or(() -> RowFormatter.minutes(recipe))
                .orElseThrow(() -> s.refuse("recipe.no-time", s.words().label(recipe)));
        var at = time.orElseThrow(() -> s.refuse("missing.other"));
        s.tell(isBegun ? "recipe.ready-at" : "recipe.begin-at", s.words().label(recipe),
            clock(isBegun ? at.plusMinutes(minutes)
                : at.minusMinutes(minutes)),
            s.words().duration(minutes * 60));
    }

    private static String clock(LocalTime time) {
        return "%02d:%02d".formatted(time.getHour(), time.getMinute());
    }

    /// Returns an hour said without half of the day as the one that comes next.
    private static LocalTime next(LocalTime time, LocalTime now) {
        return time.getHour() < 12 && time.isBefore(now) && time.plusHours(12).isAfter(now) ? time.plusHours(12) : time;
    }

    private static String facts(Row recipe, Script s) {
        var facts = new ArrayList<String>();
        RowFormatter.minutes(recipe).ifPresent(m -> facts.add(m + " min"));
        facts.add(s.text("recipe.lines", recipe.rows("ingredients").size()));
        recipe.integer("servings").ifPresent(n -> facts.add(s.text("recipe.serves-short", n)));
        recipe.integer("rating").ifPresent(n -> facts.add(s.text("cook.rated", n)));
        return s.words().label(recipe) + ": " + facts.stream().collect(Collectors.joining(", "));
    }
}
