package alfred.ui.shell;

import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.langchain.FakeModel;
import alfred.transfer.RecipeImport;
import alfred.ui.DemoKitchen;
import alfred.ui.DemoLink;
import alfred.ui.fx.Parts;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.form.KeyValueText;
import alfred.ui.recipes.form.UnsavedRecipes;
import alfred.ui.settings.RestoreDialog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Draws every page, dialog, empty state and error in both themes, both languages and all three sizes, to
/// `target/pictures/gallery`; the pages beside the chat too.
///
/// `mvn -B test-compile exec:exec@gallery` runs it; with `-Dgallery=de` or `-Dgallery=en-1024` it draws those alone.
public final class Gallery {
    private static final List<int[]> SIZES =
        List.of(new int[] {1440, 900}, new int[] {1024, 680}, new int[] {1920, 1080});

    private final String language;
    private final int width;
    private final int height;

    private Gallery(String language, int width, int height) {
        this.language = language;
        this.width = width;
        this.height = height;
    }

    /// @param args what a picture's folder has to hold, such as `de-1024`
    public static void main(String[] args) {
        try {
            Pictures.start();
            Parts.draw("gallery/parts");
            for (var language : List.of("en", "de")) {
                for (var size : SIZES) {
                    if ((language + "-" + size[0]).contains(args[0])) {
                        new Gallery(language, size[0], size[1]).draw();
                    }
                }
            }
            System.exit(0);
        } catch (IOException | RuntimeException | Error failure) {
            failure.printStackTrace();
            System.exit(1);
        }
    }

    /// Draws all of one language and size.
    void draw() throws IOException {
        Texts.speak(language);
        pages();
        beside();
        dialogs();
        chat();
        model();
        suggestedWeek();
        photo();
        empty();
    }

    private WindowSettings settings(boolean withChat) {
        var settings = TestWindow.welcomed();
        settings.put("user.name", "Anna");
        settings.put("chat.shown", String.valueOf(withChat));
        return settings;
    }

    private String name(String name) {
        return "gallery/" + language + "-" + width + "/" + name;
    }

    private static UUID recipe(Services services) {
        return services.kitchen().read(Query.where("recipes", Filter.eq("name", "Butter Chicken"))).getFirst().id();
    }

    private void pages() {
        var services = DemoKitchen.services(true, settings(false));
        var recipe = recipe(services);
        try (var window = new TestWindow(services, width, height)) {
            window.shoot(name("home"), new Route.Home());
            window.shoot(name("recipes"), new Route.Recipes());
            window.press(Texts.text("recipes.as-lines"));
            window.shoot(name("recipes-lines"));
            window.shoot(name("recipe"), new Route.Recipe(recipe));
            window.shoot(name("form"), new Route.RecipeForm(Optional.of(recipe), ""));
            window.shoot(name("form-new"), Route.newRecipe());
            window.press(Texts.text("form.save"));
            window.shoot(name("form-error"));
            window.press(Texts.text("form.discard"));
            window.shoot(name("import"), new Route.Import());
            window.shoot(name("imported"), UnsavedRecipes.keep(services.settings(),
                RecipeImport.read("Soup\n2 onions, 3 or 4 if small\n1 l stock\n\nBoil it.\n").orElseThrow()));
            window.press(Texts.text("form.discard"));
            window.shoot(name("pantry"), new Route.Pantry());
            window.shoot(name("shopping"), new Route.Shopping());
            window.press(Texts.text("shopping.share"));
            window.shoot(name("shopping-share"));
            window.run(Shell::closeOverlay);
            window.shoot(name("meals"), new Route.Meals());
            window.shoot(name("tasks"), new Route.Tasks());
            window.shoot(name("log"), new Route.Log());
            window.shoot(name("foods"), new Route.Foods());
            window.shoot(name("preferences"), new Route.Preferences());
            settings(window);
            window.shoot(name("cook"), new Route.Cook(recipe, 6));
            window.press(Texts.text("cook.start", 30));
            window.shoot(name("cook-timer"));
            window.shoot(name("timer-elsewhere"), new Route.Shopping());
        }
    }

    /// The pages beside the chat, and the week beside chat and panel.
    private void beside() {
        var services = DemoKitchen.services(true, settings(true));
        var recipe = recipe(services);
        var pages = new LinkedHashMap<String, Route>();
        pages.put("home", new Route.Home());
        pages.put("recipes", new Route.Recipes());
        pages.put("recipe", new Route.Recipe(recipe));
        pages.put("form", new Route.RecipeForm(Optional.of(recipe), ""));
        pages.put("pantry", new Route.Pantry());
        pages.put("shopping", new Route.Shopping());
        pages.put("tasks", new Route.Tasks());
        pages.put("log", new Route.Log());
        pages.put("foods", new Route.Foods());
        pages.put("preferences", new Route.Preferences());
        pages.put("settings", new Route.Settings());
        pages.put("cook", new Route.Cook(recipe, 6));
        pages.put("meals", new Route.Meals());
        try (var window = new TestWindow(services, width, height)) {
            pages.forEach((page, route) -> window.shoot(name("beside-" + page), route));
            window.run(shell -> shell.panes(true));
            window.shoot(name("beside-panel-meals"));
        }
    }

    private void settings(TestWindow window) {
        window.shoot(name("settings"), new Route.Settings());
        window.press(Texts.text("model.test"));
        window.shoot(name("settings-tested"));
        window.press(Texts.text("settings.inspector"));
        window.press(Texts.text("inspector.answer"));
        window.shoot(name("inspector"));
        window.press(Texts.text("household.title"));
        window.shoot(name("settings-household"));
        window.press(Texts.text("household.test"));
        window.shoot(name("settings-household-tested"));
        window.press(Texts.text("settings.appearance"));
        window.shoot(name("settings-appearance"));
        window.press(Texts.text("settings.about"));
        window.shoot(name("settings-about"));
        window.press(Texts.text("about.data"));
        window.press(Texts.text("data.check.do"));
        window.shoot(name("settings-data"));
        restore(window, "alfred-2026-01-12-183000.zip");
        window.shoot(name("restore"));
        window.press(Texts.text("restore.do"));
        window.shoot(name("restore-ready"));
        window.press(Texts.text("restore.later"));
        window.press(Texts.text("about.data"));
        window.shoot(name("restore-waits"));
        restore(window, "holidays.txt");
        window.press(Texts.text("restore.do"));
        window.shoot(name("restore-failed"));
        window.run(Shell::closeOverlay);
    }

    private static void restore(TestWindow window, String file) {
        window.run(shell -> RestoreDialog.open(shell, window.services().place(), Path.of(file), () -> {}));
    }

    private void dialogs() {
        var services = DemoKitchen.services(true, settings(false));
        try (var window = new TestWindow(services, width, height)) {
            dialog(window, "dialog-pantry", new Route.Pantry());
            dialog(window, "dialog-task", new Route.Tasks());
            window.run(shell -> shell.page().create());
            window.press(Texts.text("dialog.save"));
            window.shoot(name("dialog-error"));
            window.run(Shell::closeOverlay);
            services.settings().put("draft.tasks.new",
                KeyValueText.write(Map.of("title", "Ask Ida", "description", "For the rest of her recipe")));
            dialog(window, "dialog-begun", new Route.Tasks());
            UnsavedRecipes.keep(services.settings(),
                RecipeImport.read("Leek Soup\n2 leeks\n\nBoil them.\n").orElseThrow());
            window.shoot(name("recipes-unsaved"), new Route.Recipes());
            dialog(window, "dialog-meal", new Route.Meals());
            window.run(shell -> shell.open(new Route.Meals()));
            window.run(
                shell -> shell.getScene().getRoot().lookupAll(".meal-card").stream().findFirst().ifPresent(card -> card
                    .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false))));
            window.shoot(name("dialog-meal-planned"));
            window.run(Shell::closeOverlay);
            dialog(window, "dialog-log", new Route.Log());
            dialog(window, "dialog-food", new Route.Foods());
            window.run(Shell::openPalette);
            window.shoot(name("palette"));
            window.run(Shell::closeOverlay);
            window.run(Shell::openKeys);
            window.shoot(name("keys"));
            window.run(Shell::closeOverlay);
            window.shoot(name("cook-end"), new Route.Cook(recipe(services), 6));
            for (int i = 0; i < 6; i++) {
                window.press(Texts.text("cook.next"));
            }
            window.press(Texts.text("cook.done"));
            window.shoot(name("cook-end"));
        }
    }

    private void dialog(TestWindow window, String name, Route route) {
        window.run(shell -> shell.open(route));
        window.run(shell -> shell.page().create());
        window.shoot(name(name));
        window.run(Shell::closeOverlay);
    }

    private void chat() {
        var settings = settings(true);
        try (var window = new TestWindow(DemoKitchen.services(true, settings), width, height)) {
            window.shoot(name("chat-empty"), new Route.Home());
            for (var words : language.equals("de")
                ? List.of("Setz 6 Eier auf die Einkaufsliste", "rückgängig", "Was kann ich kochen?", "Lösche Salmon")
                : List.of("Add 6 eggs to the shopping list", "undo that", "What can I cook?",
                    "Delete the salmon recipe")) {
                window.run(shell -> shell.ask(words));
                Pictures.settle(900);
            }
            window.run(Shell::togglePanel);
            window.shoot(name("chat"), new Route.Shopping());
            window.run(Shell::togglePanel);
            for (var words : language.equals("de")
                ? List.of("Schlag Abendessen für Montag bis Donnerstag nächster Woche vor",
                    "Was kann ich mit Spinat kochen?")
                : List.of("Suggest dinners for Monday to Thursday next week", "What can I cook with spinach?")) {
                window.run(shell -> shell.ask(words));
                Pictures.settle(1500);
            }
            window.shoot(name("chat-cards"), new Route.Meals());
            window.run(Shell::toggleChat);
            window.shoot(name("conversations"), new Route.Conversations());
        }
    }

    private void model() throws IOException {
        try (var window =
            new TestWindow(DemoKitchen.services(settings(false), new DemoLink(DemoLink.CLOUD)), width, height)) {
            window.run(shell -> shell.open(new Route.Settings()));
            window.press(Texts.text("model.test"));
            window.shoot(name("settings-model-cloud"));
            window.press(Texts.text("settings.inspector"));
            window.shoot(name("inspector"));
            window.press(Texts.text("inspector.think"));
            window.shoot(name("inspector-open"));
        }
        try (var window =
            new TestWindow(DemoKitchen.services(settings(false), new DemoLink(DemoLink.LOCAL)), width, height)) {
            window.run(shell -> shell.open(new Route.Settings()));
            window.press(Texts.text("model.test"));
            window.shoot(name("settings-model-local"));
        }
        try (var server = new FakeModel(); var kitchen = DemoKitchen.withModel(server.url())) {
            server.answers("{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}")
                .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\"}")
                .answers("Nothing at all: your shopping list is empty.").fails(401);
            try (var window = new TestWindow(DemoKitchen.services(kitchen, settings(true)), width, height)) {
                for (var words : List.of("What is there to buy, would you say?", "And what goes with a Riesling?")) {
                    window.run(shell -> shell.ask(words));
                    Pictures.settle(1500);
                }
                window.shoot(name("chat-model-down"));
            }
        }
    }

    private void suggestedWeek() {
        try (var window = new TestWindow(DemoKitchen.services(true, settings(true)), width, height)) {
            window.open(new Route.Meals());
            window.run(shell -> shell.ask("Suggest dinners for Monday to Thursday next week"));
            Pictures.settle(2500);
            window.press(Texts.text("meals.after"));
            window.shoot(name("meals-draft"));
        }
    }

    private void photo() throws IOException {
        var services = DemoKitchen.services(true, settings(false));
        services.kitchen().update(KitchenEntities.RECIPE, recipe(services),
            Map.of("image", services.kitchen().photos().keep(DemoKitchen.photo())));
        try (var window = new TestWindow(services, width, height)) {
            window.shoot(name("photo"), new Route.Recipe(recipe(services)));
            window.shoot(name("photo-form"), new Route.RecipeForm(Optional.of(recipe(services)), ""));
            window.shoot(name("photo-cards"), new Route.Recipes());
        }
    }

    private void empty() {
        try (var window = new TestWindow(DemoKitchen.services(false, settings(false)), width, height)) {
            window.shoot(name("empty-home"), new Route.Home());
            window.shoot(name("empty-recipes"), new Route.Recipes());
            window.shoot(name("empty-pantry"), new Route.Pantry());
            window.shoot(name("empty-shopping"), new Route.Shopping());
            window.shoot(name("empty-meals"), new Route.Meals());
            window.shoot(name("empty-tasks"), new Route.Tasks());
            window.shoot(name("empty-log"), new Route.Log());
            window.shoot(name("empty-conversations"), new Route.Conversations());
        }
        try (var window = new TestWindow(DemoKitchen.services(false, WindowSettings.inMemory()), width, height)) {
            window.shoot(name("welcome"));
            window.press(Texts.text("welcome.open"));
            Pictures.settle(1500);
            window.shoot(name("sample"));
        }
    }
}
