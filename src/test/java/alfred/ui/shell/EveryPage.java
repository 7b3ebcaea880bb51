package alfred.ui.shell;

import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.transfer.RecipeImport;
import alfred.ui.model.Route;
import alfred.ui.recipes.form.UnsavedRecipes;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The pages of the window, by name, for tests that go through all of them.
final class EveryPage {
    private EveryPage() {}

    static Map<String, Route> routes(Services services) {
        var recipe =
            services.kitchen().read(Query.where("recipes", Filter.eq("name", "Butter Chicken"))).getFirst().id();
        var routes = new LinkedHashMap<String, Route>();
        routes.put("home", new Route.Home());
        routes.put("recipes", new Route.Recipes());
        routes.put("recipe", new Route.Recipe(recipe));
        routes.put("form", new Route.RecipeForm(Optional.of(recipe), ""));
        routes.put("import", new Route.Import());
        routes.put("imported", UnsavedRecipes.keep(services.settings(),
            RecipeImport.read("Soup\nServes 4\n2 onions\n1 l stock\n\n1. Boil it for 20 minutes.").orElseThrow()));
        routes.put("pantry", new Route.Pantry());
        routes.put("shopping", new Route.Shopping());
        routes.put("meals", new Route.Meals());
        routes.put("tasks", new Route.Tasks());
        routes.put("log", new Route.Log());
        routes.put("foods", new Route.Foods());
        routes.put("conversations", new Route.Conversations());
        routes.put("preferences", new Route.Preferences());
        routes.put("settings", new Route.Settings());
        routes.put("cook", new Route.Cook(recipe, 6));
        return routes;
    }
}
