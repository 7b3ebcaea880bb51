package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.shopping.SavedRecipes;
import java.util.List;

/// All computed tools of the kitchen.
public final class KitchenTools {
    private KitchenTools() {}

    public static List<ToolImplementation> all(Foods foods, SavedRecipes recipes) {
        return List.of(new WhatCanICook(foods, recipes), new ShoppingFor(foods), new ScaleRecipe(), new Convert(foods), new CheckPlan(foods),
            new LowStock(foods), new Substitutes(foods),
            new FindRecipes(foods, recipes), new PlanMeals(foods, recipes), new SuggestRecipes(foods), new Use(foods), new Buy(foods),
                new Cook(foods), new UpdateRecipe());
    }
}
