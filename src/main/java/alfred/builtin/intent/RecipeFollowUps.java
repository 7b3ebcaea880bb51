package alfred.builtin.intent;

import alfred.builtin.slot.SlotTypes;
import alfred.builtin.slot.ToldRecipe;
import alfred.builtin.template.Intent;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What is said of a recipe right after it was written down or changed: "takes 5 min", "for one person".
public final class RecipeFollowUps {
    /// The writes after which such words are about the recipe.
    private static final Set<String> WRITES = Set.of(ToldRecipe.SAVED, "draft.save", "recipe.set", "recipe.rename",
        "recipe.favorite", "recipe.rate", "recipe.note", "recipe.tag");

    private RecipeFollowUps() {}

    /// Returns the change of the recipe that a message amounts to; empty if it holds more than how long a recipe takes
    /// and for how many it is, or no recipe was written before it.
    public static Optional<Intent> of(String message, Optional<Intent> last, SlotTypes types) {
        boolean isWritten = last.stream().flatMap(before -> Orders.in(before.without(FollowUps.TURN)).stream())
            .anyMatch(order -> WRITES.contains(order.skill()));
        var facts = isWritten ? types.toldOfRecipe(message) : Map.<String, Integer>of();
        return facts.isEmpty() ? Optional.empty()
            : Optional.of(Orders.of(facts.entrySet().stream().map(fact -> new Intent("recipe.set",
                Map.of("recipe", "it", "field", fact.getKey(), "value", String.valueOf(fact.getValue())))).toList()));
    }
}
