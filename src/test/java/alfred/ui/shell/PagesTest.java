package alfred.ui.shell;

import alfred.core.crud.Query;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Theme;
import alfred.ui.model.Route;
import alfred.ui.model.Settings;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
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
        var recipe = services.kitchen().read(Query.all("recipes")).stream().filter(r -> r.text("name").equals("Butter Chicken")).findFirst()
            .orElseThrow().id();
        try (var window = new Window(services, 1440, 900)) {
            window.shoot("02-recipes", new Route.Recipes());
            window.shoot("03-recipe", new Route.Recipe(recipe));
            window.shoot("04-form", new Route.RecipeForm(Optional.of(recipe), ""));
            window.shoot("05-pantry", new Route.Pantry());
            window.shoot("06-shopping", new Route.Shopping());
            window.shoot("07-meals", new Route.Meals());
            window.shoot("08-tasks", new Route.Tasks());
            window.shoot("09-preferences", new Route.Preferences());
            window.shoot("10-cook", new Route.Cook(recipe, 6));
            window.shoot("12-settings", new Route.Settings());
            window.run(shell -> shell.open(new Route.Recipes()));
            window.run(Shell::openPalette);
            window.shoot("11-palette");
        }
    }

    @Test
    void panesShareTheWindow() {
        Pictures.start();
        var settings = Settings.inMemory();
        settings.put("user.name", "Anna");
        try (var window = new Window(DemoKitchen.services(true, settings), 1440, 900)) {
            window.shoot("01-home", new Route.Home());
            window.run(shell -> shell.togglePanel());
            window.shoot("02-recipes-panes", new Route.Recipes());
        }
        try (var window = new Window(DemoKitchen.services(true, settings), 1024, 680)) {
            window.shoot("14-compact", new Route.Recipes());
        }
    }

    @Test
    void theChatAnswers() {
        Pictures.start();
        var settings = Settings.inMemory();
        settings.put("panel.shown", "true");
        try (var window = new Window(DemoKitchen.services(true, settings), 1440, 900)) {
            window.run(shell -> shell.open(new Route.Shopping()));
            for (var words : new String[] {"Add 6 eggs and 2 l milk to the shopping list", "What is in the fridge?", "What can I cook?",
                "Delete the salmon recipe",
                "Add Butter Chicken for Saturday dinner", "Suggest a pasta recipe"}) {
                window.run(shell -> shell.ask(words));
                Pictures.settle(900);
                window.shoot("20-chat-" + words.toLowerCase(java.util.Locale.ROOT).replaceAll("[^a-z]+", "-"));
            }
        }
    }

    @Test
    void emptyPagesTeach() {
        Pictures.start();
        try (var window = new Window(DemoKitchen.services(false, Settings.inMemory()), 1280, 800)) {
            window.shoot("13-empty-home", new Route.Home());
            window.shoot("13-empty-recipes", new Route.Recipes());
            window.shoot("13-empty-pantry", new Route.Pantry());
            window.shoot("13-empty-tasks", new Route.Tasks());
        }
    }

    /// A window of a test.
    private static final class Window implements AutoCloseable {
        private final Stage stage;
        private final Shell shell;
        private final int width;
        private final int height;

        Window(Services services, int width, int height) {
            this.width = width;
            this.height = height;
            shell = Pictures.onFx(() -> new Shell(services));
            stage = Pictures.onFx(() -> {
                var shown = new Stage();
                shown.setScene(new Scene(shell, width, height));
                shown.show();
                shell.start();
                return shown;
            });
        }

        void run(Consumer<Shell> work) {
            Pictures.onFx(() -> {
                work.accept(shell);
                return true;
            });
            Pictures.settle(400);
        }

        void shoot(String name, Route route) {
            run(shown -> shown.open(route));
            shoot(name);
        }

        void shoot(String name) {
            for (var scheme : new Theme.Scheme[] {Theme.Scheme.LIGHT, Theme.Scheme.DARK}) {
                Pictures.onFx(() -> {
                    Pictures.theme().choose(scheme);
                    return true;
                });
                Pictures.settle(scheme == Theme.Scheme.LIGHT ? 500 : 150);
                var image = Pictures.onFx(() -> stage.getScene().snapshot(new WritableImage(width, height)));
                Pictures.save(image, name + (scheme == Theme.Scheme.LIGHT ? "-light" : "-dark"));
                Assertions.assertThat(Pictures.isBlank(image)).isFalse();
            }
        }

        @Override
        public void close() {
            Pictures.onFx(() -> {
                stage.close();
                return true;
            });
        }
    }
}
