package alfred.builtin.skill.recipe;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.ToldRecipe;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Plan;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.text.RecipeText;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Skills that write down a whole recipe which was told in one message: as a draft, or saved.
public final class DictationSkills {
    private DictationSkills() {}

    public static List<Skill> all() {
        var steps =
            List.of(Skill.make("recipes", "step.write-it-down-as-a-draft"), Skill.read("recipes", "step.look-at-it"));
        var saving = List.<Plan.Step>of(steps.getFirst(), Skill.write("recipes", "step.save-the-draft"));
        return List.of(new Skill(ToldRecipe.DRAFT, "goal.draft.write", steps, s -> write(s, false)),
            new Skill(ToldRecipe.SAVED, "goal.draft.write", saving, s -> write(s, true)));
    }

    private static void write(Script s, boolean isSaved) {
        var told = RecipeText.read(s.slot("text")).named(ReplyFormatter.capital(s.slot("name")));
        var recipe = new LinkedHashMap<String, @Nullable Object>(told.toFields());
        recipe.put("ingredients", IngredientRows.rows(told.ingredients()));
        if (s.has("cuisine")) {
            recipe.put("cuisine", s.slot("cuisine"));
        }
        if (s.has("level")) {
            recipe.put("difficulty", s.slot("level"));
        }
        if (s.has("diet")) {
            recipe.put("health_tags", List.of(s.slot("diet")));
        }
        var refs = s.keep(List.of(new Artifact("", "recipe", recipe)));
        if (isSaved) {
            var result = s.call(SaveArtifact.call(refs));
            if (!result.isDone()) {
                throw s.stop(result.message());
            }
            s.tell("draft.saved", told.name());
            tellWhatWasRead(s, told);
            return;
        }
        var row = s.rows(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", refs.getFirst()))).getFirst();
        s.tell("draft.here-is", s.words().label(row));
        s.say(s.words().recipe(row, Fraction.ONE, row.text("servings")));
        s.suggest("draft.say-save");
    }

    private static void tellWhatWasRead(Script s, ImportedRecipe told) {
        s.tell("draft.read", told.ingredients().size(), told.steps().size(), told.servings(),
            told.prepMinutes() + told.cookMinutes());
    }
}
