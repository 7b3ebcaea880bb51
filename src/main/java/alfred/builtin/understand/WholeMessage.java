package alfred.builtin.understand;

import alfred.builtin.intent.JobTable;
import alfred.builtin.intent.MissingSlot;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.RecipeFollowUps;
import alfred.builtin.intent.WriteGate;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.util.Optional;

/// Reads what is not cut into clauses: a told recipe and what is said of it, a copy of a recipe, a recipe instead of a
/// planned dish, and what a template finds of which the weights have learnt nothing.
///
/// @param last the request of the turn before, if there is one
record WholeMessage(SlotTypes types, FoodCatalogue foods, OwnNames.Names names, Optional<Intent> last) {
    /// The slot of templates of which the weights have learnt nothing: they are taken as they are, about a recipe that
    /// is known.
    private static final String SURE = "sure";
    private static final String RECIPE = "recipe";
    private static final String RATE_COOKING = "cook.rate";
    private static final String RATE_RECIPE = "recipe.rate";
    private static final String COOKED = "cook.";

    /// Returns whether a template match is of a kind of which the weights have learnt nothing.
    static boolean isOne(Intent own) {
        return own.has(SURE);
    }

    /// Returns the reading of a message as a whole; empty if it is to be cut into clauses.
    ///
    /// @param own what a template makes of the message
    Optional<Intent> in(String message, Optional<Intent> own) {
        return types.dictated(message).map(WholeMessage::named)
            .or(() -> new RecipeCopy(types, foods, names).in(message))
            .or(() -> RecipeFollowUps.of(message, last, types))
            .or(() -> own.filter(WholeMessage::isOne).flatMap(this::sure))
            .or(() -> new DishInstead(types, names).in(message));
    }

    private static Intent named(Intent told) {
        return told.has("name") ? told : MissingSlot.of(new JobTable.Incomplete(told, "name", "text"));
    }

    private Optional<Intent> sure(Intent own) {
        var order = own.without(SURE);
        var recipe = order.slot(RECIPE);
        if (order.skill().equals(RATE_COOKING) && Referents.isReference(recipe)) {
            return rated(order);
        }
        boolean isKnown = recipe.isEmpty() || names.recipes().isPart(recipe) || Referents.isReference(recipe);
        return isKnown ? Optional.of(order) : WriteGate.writes(order) ? Optional.empty()
            : names.recipes().partOf(recipe).map(part -> order.with(RECIPE, part));
    }

    /// Returns the order to change the stars that the request before gave or told.
    private Optional<Intent> rated(Intent order) {
        return last.flatMap(before -> Orders.in(before).stream().filter(one -> one.has(RECIPE))
            .filter(one -> one.skill().startsWith(COOKED) || one.skill().equals(RATE_RECIPE)).findFirst())
            .map(before -> before.skill().equals(RATE_RECIPE) ? before.with("stars", order.slot("stars"))
                : new Intent(RATE_COOKING, order.slots()).with(RECIPE, before.slot(RECIPE)))
            .map(rating -> rating.without("_fill"));
    }
}
