package alfred.ui.shell;

import alfred.ui.chat.ChatPane;
import alfred.ui.chat.ConversationsPage;
import alfred.ui.cook.CookPage;
import alfred.ui.cook.Timers;
import alfred.ui.foods.FoodsPage;
import alfred.ui.home.HomePage;
import alfred.ui.log.LogPage;
import alfred.ui.meals.MealsPage;
import alfred.ui.model.BegunCooking;
import alfred.ui.model.Route;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.pantry.PantryPage;
import alfred.ui.preferences.PreferencesPage;
import alfred.ui.recipes.ImportPage;
import alfred.ui.recipes.RecipesPage;
import alfred.ui.recipes.form.RecipeForm;
import alfred.ui.recipes.form.UnsavedRecipes;
import alfred.ui.recipes.view.RecipeView;
import alfred.ui.settings.SettingsPage;
import alfred.ui.shopping.ShoppingPage;
import alfred.ui.tasks.TasksPage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/// Creates pages on first use and keeps them. Pages of a single recipe are recreated each time; a form saves its
/// unsaved edits in the settings.
final class PageStore {
    private final PageContext desk;
    private final Services services;
    private final ChatPane chat;
    private final Timers timers;
    private final Map<Route, Page> pages = new HashMap<>();
    /// For how many each recipe was shown last, as long as the window is open.
    private final Map<UUID, Integer> servings = new HashMap<>();

    PageStore(PageContext desk, Services services, ChatPane chat, Timers timers) {
        this.timers = timers;
        this.desk = desk;
        this.services = services;
        this.chat = chat;
    }

    Page page(Route route) {
        var left = pages.entrySet().stream()
            .filter(entry -> !entry.getKey().equals(route) && isPassing(entry.getKey(), entry.getValue())).toList();
        left.forEach(entry -> {
            entry.getValue().keep();
            if (entry.getKey() instanceof Route.Recipe shown && entry.getValue() instanceof RecipeView recipe) {
                servings.put(shown.id(), recipe.servings());
            }
            pages.remove(entry.getKey());
        });
        return pages.computeIfAbsent(route, this::make);
    }

    /// Saves all unsaved input.
    void keep() {
        chat.keep();
        pages.values().forEach(Page::keep);
    }

    /// Whether the form at a route has unsaved edits.
    boolean isKept(Route route) {
        return UnsavedRecipes.keptIn(route).flatMap(services.settings()::get).isPresent();
    }

    private static boolean isPassing(Route route, Page page) {
        return switch (route) {
            case Route.Recipe _ -> true;
            case Route.RecipeForm _ -> true;
            case Route.RecipeDraft _ -> true;
            case Route.Cook _ -> page instanceof CookPage cook && cook.isLeft();
            case Route.Import given -> !given.files().isEmpty();
            case Route.Home _ -> false;
            case Route.Recipes _ -> false;
            case Route.Pantry _ -> false;
            case Route.Shopping _ -> false;
            case Route.Meals _ -> false;
            case Route.Tasks _ -> false;
            case Route.Conversations _ -> false;
            case Route.Log _ -> false;
            case Route.Foods _ -> false;
            case Route.Preferences _ -> false;
            case Route.Settings _ -> false;
        };
    }

    private Page make(Route route) {
        return switch (route) {
            case Route.Home _ -> new HomePage(desk);
            case Route.Recipes _ -> new RecipesPage(desk);
            case Route.Recipe recipe -> new RecipeView(desk, recipe.id(),
                (name, place, seconds) -> timers.start(name, Optional.of(place), seconds),
                recipe.servings() > 0 ? recipe.servings() : servings.getOrDefault(recipe.id(),
                    new BegunCooking(desk.settings(), recipe.id()).servings(0)));
            case Route.RecipeForm form -> new RecipeForm(desk, form);
            case Route.RecipeDraft draft -> new RecipeForm(desk, draft);
            case Route.Import given -> new ImportPage(desk, given.files());
            case Route.Cook cook -> new CookPage(desk, cook, timers);
            case Route.Pantry _ -> new PantryPage(desk);
            case Route.Shopping _ -> new ShoppingPage(desk);
            case Route.Meals _ -> new MealsPage(desk);
            case Route.Tasks _ -> new TasksPage(desk);
            case Route.Conversations _ -> new ConversationsPage(desk, services.chat(), chat);
            case Route.Log _ -> new LogPage(desk);
            case Route.Foods _ -> new FoodsPage(desk);
            case Route.Preferences _ -> new PreferencesPage(desk);
            case Route.Settings _ ->
                new SettingsPage(desk, services.link(), services.place(), services.household(), KeyList::leaf);
        };
    }
}
