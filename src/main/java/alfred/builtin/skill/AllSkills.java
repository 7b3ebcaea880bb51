package alfred.builtin.skill;

import alfred.builtin.script.Skills;
import alfred.builtin.skill.meal.MealChangeSkills;
import alfred.builtin.skill.meal.MealEditSkills;
import alfred.builtin.skill.meal.MealSkills;
import alfred.builtin.skill.meal.TaskSkills;
import alfred.builtin.skill.meal.TimerSkills;
import alfred.builtin.skill.recipe.AdviceSkills;
import alfred.builtin.skill.recipe.CookingSkills;
import alfred.builtin.skill.recipe.DictationSkills;
import alfred.builtin.skill.recipe.DraftSkills;
import alfred.builtin.skill.recipe.FoodSkills;
import alfred.builtin.skill.recipe.RecipeCopySkills;
import alfred.builtin.skill.recipe.RecipeEditSkills;
import alfred.builtin.skill.recipe.RecipeFactSkills;
import alfred.builtin.skill.recipe.RecipeLineSkills;
import alfred.builtin.skill.recipe.RecipeSkills;
import alfred.builtin.skill.recipe.SuggestionSkills;
import alfred.builtin.skill.stock.AmountSkills;
import alfred.builtin.skill.stock.AnyListSkills;
import alfred.builtin.skill.stock.ListRowSkills;
import alfred.builtin.skill.stock.LotSkills;
import alfred.builtin.skill.stock.PantrySkills;
import alfred.builtin.skill.stock.ShoppingSkills;
import alfred.builtin.skill.stock.StockSkills;
import alfred.builtin.skill.talk.ConversationSkills;
import alfred.builtin.skill.talk.DialogueSkills;
import alfred.builtin.skill.talk.ProfileSkills;
import java.util.List;
import java.util.stream.Stream;

/// The skills of all rooms.
public final class AllSkills {
    private AllSkills() {}

    /// Returns a registry of them.
    public static Skills registry() {
        return new Skills(Stream
            .of(PantrySkills.all(), LotSkills.all(), StockSkills.all(), ShoppingSkills.all(), ListRowSkills.all(),
                RecipeSkills.all(),
                RecipeEditSkills.all(), RecipeLineSkills.all(), RecipeFactSkills.all(), RecipeCopySkills.all(),
                DraftSkills.all(),
                SuggestionSkills.all(), DictationSkills.all(),
                MealSkills.all(), MealEditSkills.all(), MealChangeSkills.all(),
                TaskSkills.all(), TimerSkills.all(), FoodSkills.all(), AdviceSkills.all(), AmountSkills.all(),
                ProfileSkills.all(), CookingSkills.all(), AnyListSkills.all(), DialogueSkills.all(),
                ConversationSkills.all())
            .flatMap(List::stream).toList());
    }
}
