package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.MeasureSystem;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Skills that answer about recipes: how hot the oven is, the amounts in other units, and two recipes compared.
final class RecipeFactSkills {
    private static final String TABLE = "recipes";
    private static final Pattern HEAT = Pattern.compile("(?i)\\d{2,3} ?°|\\d{2,3} ?degrees|\\d{2,3} grad|gas (mark )?\\d|gasstufe");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!;])\\s+");

    private RecipeFactSkills() {}

    static List<Skill> all() {
        var full = List.of(Skill.read(TABLE, "step.find-the-recipe"), Skill.read(TABLE, "step.read-it-in-full"));
        return List.of(
            new Skill("recipe.oven", full, RecipeFactSkills::oven),
            new Skill("recipe.metric", full, RecipeFactSkills::metric),
            new Skill("recipe.compare", full, RecipeFactSkills::compare));
    }

    private static void oven(Script s) {
        var recipe = RecipeSkills.known(s);
        var said = recipe.texts("instructions").stream().flatMap(step -> Arrays.stream(SENTENCE.split(step)))
            .filter(sentence -> HEAT.matcher(sentence).find()).toList();
        if (said.isEmpty()) {
            s.tell("recipe.no-oven", s.words().label(recipe));
        } else {
            s.say(s.words().label(recipe) + ": " + String.join(" ", said));
        }
    }

    /// Tells the ingredients in metric units, or in American ones; what is told in cups is weighed where it is known.
    private static void metric(Script s) {
        boolean isImperial = s.slot("system").matches("(?i).*(us|imperial|american|ounce|pound|cup|unzen|amerikanisch).*");
        var recipe = RecipeSkills.known(s);
        var lines = recipe.rows("ingredients").stream().map(line -> isImperial ? system(line, MeasureSystem.IMPERIAL) : weighed(line, s))
            .map(line -> s.words().line(line)).toList();
        s.say(s.words().label(recipe) + ":\n" + s.words().bullets(lines));
    }

    private static Row system(Row line, MeasureSystem system) {
        return line.quantity("quantity").map(q -> system.of(Amount.of(q, line.text("unit"))))
            .map(a -> line.with("quantity", a.value()).with("quantity_max", null).with("unit", a.unit().name()).with("raw_text", "")).orElse(line);
    }

    private static Row weighed(Row line, Script s) {
        var unit = Units.of(line.text("unit"));
        boolean isCup = unit.dimension() == Dimension.VOLUME && !unit.isMetric() && !unit.equals(Units.TEASPOON) && !unit.equals(Units.TABLESPOON);
        var density = s.foods().confident(line.text("name")).map(Food::density);
        var grams = isCup ? line.quantity("quantity").flatMap(q -> density.flatMap(d -> new Amount(q, unit).convert(Units.GRAM, d)))
            : java.util.Optional.<Amount.Converted>empty();
        return system(grams.map(g -> line.with("quantity", g.amount().value()).with("quantity_max", null).with("unit", "g")).orElse(line),
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
        var full = s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "in", rows.stream().map(r -> r.text(Row.ID)).toList())));
        s.say(s.words().bullets(full.stream().map(r -> facts(r, s)).toList()));
        var timed = full.stream().filter(r -> RowFormatter.minutes(r).isPresent())
            .sorted(Comparator.comparingLong(r -> RowFormatter.minutes(r).orElse(0L))).toList();
        if (timed.size() > 1) {
            long less = RowFormatter.minutes(timed.getLast()).orElse(0L) - RowFormatter.minutes(timed.getFirst()).orElse(0L);
            s.say(less == 0 ? s.text("recipe.same-time") : s.text("recipe.quicker", s.words().label(timed.getFirst()), less));
        }
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
