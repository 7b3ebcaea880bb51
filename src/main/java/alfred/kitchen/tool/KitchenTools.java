package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.kitchen.catalogue.Foods;
import java.util.List;

/// All computed tools of the kitchen.
public final class KitchenTools {
    private KitchenTools() {}

    public static List<ToolImplementation> all(Foods foods) {
        return List.of(new WhatCanICook(foods), new ShoppingFor(foods), new ScaleRecipe(), new Convert(foods), new CheckPlan(foods),
            new PlanMeals(foods),
            new SuggestRecipes(foods), new Use(foods), new Buy(foods), new Cook(foods), new UpdateRecipe());
    }
}
