package alfred.builtin.skill.recipe;

import alfred.builtin.script.Finder;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Skills that make a recipe anew from a saved one: a copy with changes, or the same recipe for another number of
/// people.
public final class RecipeCopySkills {
    private static final String TABLE = "recipes";
    private static final int MAX_SERVINGS = 1_000;

    private RecipeCopySkills() {}

    public static List<Skill> all() {
        var find = Skill.read(TABLE, "step.find-the-recipe");
        return List.of(new Skill("recipe.copy", List.of(find,
            Skill.think(TABLE, "step.work-out-the-amounts"), Skill.write(TABLE, "step.write-it-down")),
            RecipeCopySkills::copy),
            new Skill("recipe.rewrite", List.of(find, Skill.write(TABLE, "step.change-it")),
                RecipeCopySkills::rewrite));
    }

    private static Row full(Row recipe, Script s) {
        return s.rows(ToolCall.read(TABLE, ToolCall.where(Row.ID, "=", recipe.text(Row.ID)))).getFirst();
    }

    private static Stream<String> each(String slot, Script s) {
        return s.slot(slot).lines().filter(line -> !line.isBlank());
    }

    private static void copy(Script s) {
        var original = full(Finder.recipes(s).one(s.slot("recipe"), label -> s.text("deed.copy", label)), s);
        s.next();
        var variant = new RecipeVariant(original, s);
        var lacking = new ArrayList<String>();
        each("instead", s).map(pair -> pair.split("\t", 2)).filter(pair -> !variant.instead(pair[1], pair[0]))
            .forEach(pair -> lacking.add(pair[1]));
        each("without", s).filter(food -> !variant.without(food)).forEach(lacking::add);
        each("added", s).forEach(variant::add);
        if (s.has("diet")) {
            variant.suitedTo(s.slot("diet"));
        }
        if (!lacking.isEmpty()) {
            throw s.refuse("recipe.takes-none", s.words().label(original), s.words().list(lacking));
        }
        var name = variant.name(s.slot("name"));
        var fields = variant.fields(name);
        s.next();
        s.rows(ToolCall.create(TABLE, List.of(fields)));
        s.tell("copy.made", name, s.words().label(original));
        variant.tell();
    }

    /// Rewrites the amounts of a recipe for good.
    private static void rewrite(Script s) {
        var recipe = full(Finder.recipes(s).changed(s.slot("recipe"), label -> s.text("deed.change", label)), s);
        long own = recipe.integer("servings").orElse(0L);
        int servings = number(s, own).filter(n -> n > 0 && n < MAX_SERVINGS)
            .orElseThrow(() -> own == 0 || !s.has("times") ? s.refuse("ask.how-many-people")
                : s.refuse("recipe.serves-how-many", s.words().label(recipe), recipe.text("servings")));
        s.next();
        s.rows(ToolCall.domain("update_recipe", Map.of("recipe", recipe.text(Row.ID), "scale_to", servings)));
        s.tell("recipe.rewritten", s.words().label(recipe), servings);
        if (own > 0) {
            s.say(s.words().ingredients(recipe, Fraction.of(servings, own)));
        }
    }

    private static Optional<Integer> number(Script s, long own) {
        return !s.has("times") ? SlotTypes.whole(s.slot("number"))
            : Optional.of(Fraction.ofKept(s.slot("times")).times(Fraction.of(own))).filter(Fraction::isWhole)
                .map(all -> all.numerator().intValue());
    }
}
