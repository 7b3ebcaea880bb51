package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.names.RowFinder;
import alfred.kitchen.shopping.SavedRecipes;
import java.util.List;

/// All computed tools of the kitchen.
public final class KitchenTools {
    private KitchenTools() {}

    public static List<ToolImplementation> all(Foods foods, SavedRecipes recipes) {
        var names = new RowFinder(foods);
        return List.of(new WhatCanICook(foods, recipes), new ShoppingFor(foods), new AmountFor(foods),
            new ScaleRecipe(),
            new Convert(foods), new CheckPlan(foods),
            new LowStock(foods), new FindSubstitutes(foods),
            new FindRecipes(foods, recipes), new FindByName(names), new PlanMeals(foods, recipes),
            new SuggestRecipes(foods),
            new Use(foods), new Buy(foods, names), new PutAway(), new Cook(foods), new UpdateRecipe());
    }
}
