package alfred.ui.shell;

import alfred.core.crud.Filter;
import alfred.core.crud.Query;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.recipe.RecipeImport;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.model.Route;
import alfred.ui.model.Settings;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/// A picture of every page, in both schemes where it matters.
class PagesTest {
    @Test
    void everyPageIsDrawn() {
        Pictures.start();
        var settings = Settings.inMemory();
        settings.put("user.name", "Anna");
        settings.put("chat.shown", "false");
        var services = DemoKitchen.services(true, settings);
        var recipe = services.kitchen().read(Query.where("recipes", Filter.eq("name", "Butter Chicken"))).getFirst().id();
        try (var window = new TestWindow(services, 1440, 900)) {
            window.shoot("02-recipes", new Route.Recipes());
            window.shoot("03-recipe", new Route.Recipe(recipe));
            window.shoot("04-form", new Route.RecipeForm(Optional.of(recipe), ""));
            window.shoot("05-pantry", new Route.Pantry());
            window.shoot("06-shopping", new Route.Shopping());
            window.shoot("07-meals", new Route.Meals());
            window.shoot("08-tasks", new Route.Tasks());
            window.shoot("09-preferences", new Route.Preferences());
            window.shoot("21-log", new Route.Log());
            window.shoot("22-foods", new Route.Foods());
            window.shoot("10-cook", new Route.Cook(recipe, 6));
            window.press("Start 30 minutes");
            for (int i = 0; i < 6; i++) {
                window.press("Next step");
            }
            window.shoot("10-cook-timer");
            window.press("Cooked");
            window.shoot("10-cook-end");
            window.press("Not now");
            window.shoot("10-timer-elsewhere", new Route.Shopping());
            window.shoot("12-settings", new Route.Settings());
            window.press("Test");
            window.shoot("12-settings-tested");
            window.press("Model calls");
            window.press("Reply");
            window.shoot("12-inspector");
            window.run(shell -> shell.open(new Route.Recipes()));
            window.run(Shell::openPalette);
            window.shoot("11-palette");
        }
    }

    @Test
    void theFirstStartWelcomes() {
        Pictures.start();
        try (var window = new TestWindow(DemoKitchen.services(false, Settings.inMemory()), 1440, 900)) {
            window.shoot("15-welcome");
            window.press("Open my kitchen");
            Pictures.settle(1500);
            window.shoot("16-sample");
        }
        try (var window = new TestWindow(DemoKitchen.services(false, Settings.inMemory()), 1024, 680)) {
            window.shoot("15-welcome-compact");
        }
    }

    @Test
    void aPastedRecipeIsChecked() {
        Pictures.start();
        var settings = Settings.inMemory();
        settings.put("chat.shown", "false");
        try (var window = new TestWindow(DemoKitchen.services(true, settings), 1440, 900)) {
            window.shoot("17-import", new Route.Import());
            window.run(shell -> shell.open(new Route.RecipeDraft(RecipeImport.read("""
                Lemon Ricotta Pasta
                Serves 4, Prep time: 10 min
                Ingredients
                400 g spaghetti
                2 lemons, zest and juice
                250 g ricotta
                some of the good olive oil from the shop round the corner
                For the topping:
                50 g Parmesan, grated
                Method
                1. Boil the pasta in plenty of salted water.
                2. Stir ricotta, lemon and a ladle of the water together.
                3. Toss the pasta in it and serve at once.
                """).orElseThrow())));
            window.shoot("18-imported");
        }
    }

    @Test
    void panesShareTheWindow() {
        Pictures.start();
        var settings = Settings.inMemory();
        settings.put("user.name", "Anna");
        try (var window = new TestWindow(DemoKitchen.services(true, settings), 1440, 900)) {
            window.shoot("01-home", new Route.Home());
            window.run(shell -> shell.togglePanel());
            window.shoot("02-recipes-panes", new Route.Recipes());
        }
        try (var window = new TestWindow(DemoKitchen.services(true, settings), 1024, 680)) {
            window.shoot("14-compact", new Route.Recipes());
        }
    }

    @Test
    void theChatAnswers() {
        Pictures.start();
        var settings = Settings.inMemory();
        settings.put("panel.shown", "true");
        try (var window = new TestWindow(DemoKitchen.services(true, settings), 1440, 900)) {
            window.run(shell -> shell.open(new Route.Shopping()));
            for (var words : new String[] {"Add 6 eggs to the shopping list", "undo that", "What can I cook?", "Delete the salmon recipe"}) {
                window.run(shell -> shell.ask(words));
                Pictures.settle(500);
                window.shoot("20-chat-" + words.toLowerCase(java.util.Locale.ROOT).replaceAll("[^a-z]+", "-"));
            }
        }
    }

    @Test
    void anOwnPhotoReplacesTheDrawing() throws java.io.IOException {
        Pictures.start();
        var settings = Settings.inMemory();
        var services = DemoKitchen.services(true, settings);
        var recipe = services.kitchen().read(Query.where("recipes", Filter.eq("name", "Butter Chicken"))).getFirst().id();
        var photo = services.kitchen().photos().keep(DemoKitchen.photo());
        services.kitchen().update(KitchenEntities.RECIPE, recipe, Map.of("image", photo));
        try (var window = new TestWindow(services, 1440, 900)) {
            window.shoot("24-photo", new Route.Recipe(recipe));
            window.shoot("24-photo-home", new Route.Home());
            window.run(shell -> shell.toggleChat());
            window.shoot("24-photo-form", new Route.RecipeForm(Optional.of(recipe), ""));
            window.shoot("24-photo-cards", new Route.Recipes());
        }
        services.kitchen().undo();
        Assertions.assertThat(services.kitchen().read(Query.where("recipes", Filter.eq("name", "Butter Chicken"))).getFirst().text("image"))
            .isEmpty();
    }

    @Test
    void suggestedMealsStandInTheWeek() {
        Pictures.start();
        try (var window = new TestWindow(DemoKitchen.services(true, Settings.inMemory()), 1440, 900)) {
            window.run(shell -> shell.open(new Route.Meals()));
            window.run(shell -> shell.ask("Suggest dinners for Monday to Thursday next week"));
            Pictures.settle(2500);
            window.press("The week after");
            window.shoot("25-meals-draft");
        }
    }

    @Test
    void conversationsAreKept() {
        Pictures.start();
        var settings = Settings.inMemory();
        try (var window = new TestWindow(DemoKitchen.services(true, settings), 1440, 900)) {
            for (var words : new String[] {"What is in my pantry?", "Add 6 eggs to the shopping list", "What can I cook?"}) {
                window.run(shell -> shell.ask(words));
                Pictures.settle(900);
            }
            window.run(shell -> shell.chat().startOver());
            window.run(shell -> shell.ask("What is planned this week?"));
            Pictures.settle(900);
            window.run(shell -> shell.toggleChat());
            window.shoot("23-conversations", new Route.Conversations());
        }
    }

    @Test
    void emptyPagesTeach() {
        Pictures.start();
        try (var window = new TestWindow(DemoKitchen.services(false, TestWindow.welcomed()), 1280, 800)) {
            window.shoot("13-empty-home", new Route.Home());
            window.shoot("13-empty-recipes", new Route.Recipes());
            window.shoot("13-empty-pantry", new Route.Pantry());
            window.shoot("13-empty-tasks", new Route.Tasks());
            window.shoot("13-empty-log", new Route.Log());
            window.shoot("13-empty-conversations", new Route.Conversations());
        }
    }
}
