package alfred.builtin.skill.recipe;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.DictatedRecipe;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Plan;
import alfred.kitchen.ingredient.IngredientRows;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Skills that write down a whole recipe which was dictated in one message: as a draft, or saved.
public final class DictationSkills {
    private static final Pattern STEPS = Pattern.compile("\\s*;\\s*|\\n+|(?<=[.!])\\s+|(?:^|\\s+)\\d{1,2}[.)]\\s+");

    private DictationSkills() {}

    public static List<Skill> all() {
        var steps =
            List.of(Skill.make("recipes", "step.write-it-down-as-a-draft"), Skill.read("recipes", "step.look-at-it"));
        var saving = List.<Plan.Step>of(steps.getFirst(), Skill.write("recipes", "step.save-the-draft"));
        return List.of(new Skill(DictatedRecipe.DRAFT, "goal.draft.write", steps, s -> write(s, false)),
            new Skill(DictatedRecipe.SAVED, "goal.draft.write", saving, s -> write(s, true)));
    }

    private static void write(Script s, boolean isSaved) {
        if (!s.has("name")) {
            throw s.refuse("missing.name");
        }
        var recipe = new LinkedHashMap<String, @Nullable Object>();
        recipe.put("name", ReplyFormatter.capital(s.slot("name")));
        recipe.put("ingredients",
            Arrays.stream(DictatedRecipe.LINES.split(s.slot("ingredients")))
                .map(line -> line.strip().replaceFirst("[.,]$", ""))
                .filter(line -> !line.isEmpty()).map(IngredientRows::row).toList());
        recipe.put("instructions",
            Arrays.stream(STEPS.split(s.slot("steps"))).map(step -> step.strip().replaceFirst("[;,]$", ""))
                .filter(step -> step.length() > 1).map(ReplyFormatter::capital).toList());
        SlotTypes.whole(s.slot("servings")).ifPresent(n -> recipe.put("servings", (long) n));
        SlotTypes.whole(s.slot("prep")).ifPresent(n -> recipe.put("prep_time_minutes", (long) n));
        SlotTypes.whole(s.slot("cook")).ifPresent(n -> recipe.put("cook_time_minutes", (long) n));
        var refs = s.keep(List.of(new Artifact("", "recipe", recipe)));
        if (isSaved) {
            var result = s.call(SaveArtifact.call(refs));
            if (!result.isDone()) {
                throw s.stop(result.message());
            }
            s.tell("draft.saved", ReplyFormatter.capital(s.slot("name")));
            return;
        }
        var row = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", refs.getFirst()))).getFirst();
        s.tell("draft.here-is", s.words().label(row));
        s.say(s.words().recipe(row, Fraction.ONE, row.text("servings")));
        s.suggest("draft.say-save");
    }
}
