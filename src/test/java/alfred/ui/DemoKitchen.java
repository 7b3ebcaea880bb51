package alfred.ui;

import alfred.Places;
import alfred.core.domain.Language;
import alfred.core.row.StoreException;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.recipe.StarterCookbook;
import alfred.transfer.PhotoFolder;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.DataLocation;
import alfred.ui.model.ModelConnectionPort;
import alfred.ui.model.SessionChatService;
import alfred.ui.model.SessionKitchen;
import alfred.ui.model.WindowSettings;
import alfred.ui.shell.Services;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.h2.store.fs.FileUtils;

/// A kitchen in memory on a Tuesday evening in January, filled enough to be looked at.
public final class DemoKitchen {
    public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-13T18:20:00Z"), ZoneOffset.UTC);

    /// A test has one kitchen open, or two; what was opened before them is of no use any more, and large.
    private static final int IN_USE = 3;
    private static final Deque<Wiring> OPEN = new ArrayDeque<>();
    private static final Path PHOTOS = folder();

    private DemoKitchen() {}

    /// The window's services on an empty kitchen, or on a full one, in memory.
    public static Services services(boolean isFull, WindowSettings settings) {
        return services(opened(isFull ? filled() : Places.empty(), CLOCK), settings);
    }

    /// A copy of the full kitchen, which is filled once for each language.
    private static Place filled() {
        var language = Language.of(Texts.locale());
        return Places.filled("demo_" + language, language, CLOCK, session -> session.load(tables()));
    }

    /// The same in a folder.
    public static Services services(boolean isFull, Optional<Path> folder, WindowSettings settings) {
        var wiring = opened(folder);
        if (isFull) {
            wiring.session().load(tables());
        }
        return services(wiring, settings);
    }

    /// The window's services on an empty kitchen in memory, by another clock.
    public static Services services(Clock clock, WindowSettings settings) {
        return services(opened(Places.empty(), clock), settings, new DemoLink(DemoLink.LOCAL), clock);
    }

    /// An empty kitchen with a model behind it, at that address.
    public static Wiring withModel(String baseUrl) {
        return Wiring.open(Places.empty(), CLOCK,
            Wiring.ReasonerFactory.configured(Map.of("ALFRED_BASE_URL", baseUrl, "ALFRED_MODEL", "scripted"),
                Optional.empty(), true));
    }

    /// An empty folder that is deleted at the program's end.
    public static Path folder() {
        try {
            var folder = Files.createTempDirectory("kitchen");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                closeAll();
                FileUtils.deleteRecursive(folder.toString(), true);
            }));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static synchronized void closeAll() {
        OPEN.forEach(Wiring::close);
        OPEN.clear();
    }

    static Wiring opened(Optional<Path> folder) {
        return opened(Places.of(folder), CLOCK);
    }

    private static Wiring opening(Place place, Clock clock) {
        return Wiring.open(place, clock, Wiring.ReasonerFactory.builtIn(), _ -> Language.of(Texts.locale()));
    }

    private static synchronized Wiring opened(Place place, Clock clock) {
        var wiring = opening(place, clock);
        OPEN.addLast(wiring);
        if (OPEN.size() > IN_USE) {
            OPEN.removeFirst().close();
        }
        return wiring;
    }

    public static Services services(Wiring wiring, WindowSettings settings) {
        return services(wiring, settings, new DemoLink(DemoLink.LOCAL));
    }

    /// The same with another model connected, for pictures of its settings.
    public static Services services(WindowSettings settings, ModelConnectionPort link) {
        return services(opened(Optional.empty()), settings, link);
    }

    private static Services services(Wiring wiring, WindowSettings settings, ModelConnectionPort link) {
        return services(wiring, settings, link, CLOCK);
    }

    private static Services services(Wiring wiring, WindowSettings settings, ModelConnectionPort link, Clock clock) {
        var session = wiring.session();
        return new Services(new SessionKitchen(session, wiring.foods(), wiring.recipes(), new PhotoFolder(PHOTOS)),
            new SessionChatService(session), link, settings, new DemoPlace(), new DemoHousehold(), Pictures.theme(),
            clock);
    }

    /// A folder to be named in pictures.
    private static final class DemoPlace implements DataLocation {
        private boolean isReady;

        @Override
        public void restore(Path backup) {
            if (!backup.toString().endsWith(".zip")) {
                throw new StoreException(StoreException.Kind.NO_BACKUP, null);
            }
            isReady = true;
        }

        @Override
        public boolean isRestoreReady() {
            return isReady;
        }

        @Override
        public void dropRestore() {
            isReady = false;
        }

        @Override
        public Optional<Path> folder() {
            return Optional.of(Path.of("/home/anna/.local/share/alfred"));
        }

        @Override
        public Path backups() {
            return Path.of("/home/anna/.local/share/alfred/backups");
        }

        @Override
        public void keepBackupsIn(Optional<Path> place) {
            throw new UnsupportedOperationException("it is on no computer");
        }

        @Override
        public Path backUp() {
            return Path.of("/home/anna/.local/share/alfred/backups/alfred-2026-01-13-183000.zip");
        }

        @Override
        public void show() throws IOException {
            throw new IOException("it is on no computer");
        }
    }

    /// A picture of a plate on a table, painted as nobody photographs it.
    public static Path photo() throws IOException {
        var image = new BufferedImage(1200, 900, BufferedImage.TYPE_INT_RGB);
        var brush = image.createGraphics();
        brush.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        brush.setPaint(new GradientPaint(0, 0, new Color(0x7A4A2B), 1200, 900, new Color(0x3D2415)));
        brush.fillRect(0, 0, 1200, 900);
        brush.setColor(new Color(0xF4EFE6));
        brush.fillOval(270, 120, 660, 660);
        brush.setPaint(new GradientPaint(400, 250, new Color(0xE8873A), 800, 650, new Color(0xB4471C)));
        brush.fillOval(350, 200, 500, 500);
        brush.dispose();
        var file = Files.createTempFile("plate", ".png");
        ImageIO.write(image, "png", file.toFile());
        return file;
    }

    private static Map<String, List<Map<String, Object>>> tables() {
        var tables = new LinkedHashMap<String, List<Map<String, Object>>>();
        tables.put("preferences",
            List.of(row("allergies", List.of("hazelnuts"), "dietary_restrictions", List.of("no pork"),
                "household_adults", 2,
                "household_kids", 1, "favorite_cuisines", List.of("Indian", "Italian"), "assumed_staples",
                List.of("salt", "pepper", "olive oil"),
                "cooking_skill_level", "intermediate", "available_equipment", List.of("blender", "cast iron pan"))));
        tables.put("recipes", recipes());
        tables.put("inventory", inventory());
        tables.put("shopping_list", List.of(
            row("name", "Basil", "quantity", 1, "unit", "bunch", "category", "produce", "source",
                "Lemon Ricotta Pasta"),
            row("name", "Lemons", "quantity", 2, "category", "produce", "source", "Roast Lemon Chicken"),
            row("name", "Potatoes", "quantity", "1.5", "unit", "kg", "category", "produce", "source",
                "Roast Lemon Chicken"),
            row("name", "Whole chicken", "quantity", "1.8", "unit", "kg", "category", "protein", "source",
                "Roast Lemon Chicken"),
            row("name", "Double cream", "quantity", 200, "unit", "ml", "category", "dairy", "source", "Butter Chicken"),
            row("name", "Silken tofu", "quantity", 300, "unit", "g", "category", "protein", "source",
                "Miso Soup with Tofu"),
            row("name", "Paprika", "quantity", 1, "unit", "jar", "category", "spices", "source", "Butter Chicken"),
            row("name", "Kitchen roll"), row("name", "Bread", "quantity", 1, "unit", "loaf", "is_purchased", true),
            row("name", "Plums", "quantity", 500, "unit", "g", "is_purchased", true)));
        tables.put("meals", meals());
        tables.put("cooking_log", List.of(cooked("Butter Chicken", "2025-11-30", 4, 5, "Double the ginger."),
            cooked("Mushroom Risotto", "2025-12-18", 2, 3, ""), cooked("Greek Salad", "2025-12-27", 2, 4, ""),
            cooked("Butter Chicken", "2025-12-29", 6, 5, "For New Year’s guests"),
            cooked("Shakshuka", "2026-01-04", 2, 4, ""),
            cooked("Red Lentil Dal", "2026-01-08", 4, 4, "A little more lemon."),
            cooked("Greek Salad", "2026-01-09", 2, 5, ""),
            cooked("Mushroom Risotto", "2026-01-12", 4, 4, "Less stock, more stirring.")));
        tables.put("tasks", List.of(
            row("title", "Take the cod out of the freezer", "due_date", "2026-01-15", "recipe_id", "Cod Masala",
                "category", "prep"),
            row("title", "Soak the chickpeas", "due_date", "2026-01-16"), row("title", "Ask Jonas about Sunday lunch"),
            row("title", "Order gas", "due_date", "2026-01-11"),
            row("title", "Descale the kettle", "completed", true)));
        return tables;
    }

    private static List<Map<String, Object>> recipes() {
        var recipes = new ArrayList<Map<String, Object>>();
        for (var starter : StarterCookbook.recipes(Locale.ENGLISH)) {
            recipes.add(row("name", starter.name(), "description", starter.description(), "cuisine", starter.cuisine(),
                "difficulty",
                starter.difficulty(),
                "prep_time_minutes", starter.prepTimeMinutes(), "cook_time_minutes", starter.cookTimeMinutes(),
                "servings", starter.servings(),
                "ingredients", starter.ingredients(), "instructions", starter.instructions(), "health_tags",
                starter.healthTags(),
                "occasions", starter.occasions(), "flavor_tags", starter.flavorTags()));
        }
        for (var name : List.of("Miso Soup with Tofu", "Rosemary Focaccia", "Aunt Ida’s Dumplings", "Mushroom Risotto",
            "Chickpea and Spinach",
            "Lemon Ricotta Pasta", "Cod Masala")) {
            recipes.removeIf(recipe -> recipe.get("name").equals(name));
            recipes
                .add(row("name", name, "prep_time_minutes", 10, "cook_time_minutes", 20, "servings", 4, "ingredients",
                    List.of("2 onions, finely sliced", "1 tsp garam masala"), "instructions",
                    List.of("Cook it for 20 minutes.")));
        }
        recipes.removeIf(recipe -> recipe.get("name").equals("Butter Chicken"));
        recipes.add(butterChicken());
        return recipes;
    }

    private static Map<String, Object> butterChicken() {
        return row("name", "Butter Chicken", "description", "Mild, creamy, and better the next day.", "cuisine",
            "Indian", "difficulty", "easy",
            "prep_time_minutes", 15, "cook_time_minutes", 30, "servings", 4, "rating", 4, "is_favorite", true,
            "occasions",
            List.of("dinner", "freezes well"),
            "notes", "Double the ginger when Jonas is here.", "ingredients",
            List.of(line("Marinade", "600 g chicken thighs, in pieces"),
                line("Marinade", "150 g Greek yogurt"),
                line("Marinade", "1 tbsp lemon juice"), line("Marinade", "3 cloves garlic, grated"),
                line("Marinade", "20 g ginger, grated"),
                line("Sauce", "40 g butter"), line("Sauce", "2 onions, finely sliced"),
                line("Sauce", "400 g chopped tomatoes"),
                line("Sauce", "1 1/2 tsp garam masala"), line("Sauce", "1 tsp paprika"),
                line("Sauce", "150 ml double cream"),
                line("Sauce", "1 handful fresh coriander")),
            "instructions",
            List.of(
                "Mix the yogurt, lemon juice, garlic, ginger and half the garam masala. Turn the chicken in it and leave it for at "
                    + "least 30 minutes or overnight in the fridge.",
                "Brown the chicken in a little butter over a high heat for 8 minutes in two batches. "
                    + "Set it aside; it may still be raw inside.",
                "Lower the heat, melt the rest of the butter and soften the onions for 10 minutes until they "
                    + "are golden.",
                "Add the tomatoes, paprika and the rest of the garam masala. Simmer for 12 minutes until the sauce is thick and the fat "
                    + "shines at the edge.",
                "Blend the sauce until smooth, then stir in the cream.",
                "Return the chicken with its juices and let it bubble "
                    + "gently for 10 minutes until it is cooked through.",
                "Taste for salt. Scatter with coriander and serve with rice."));
    }

    private static Map<String, Object> line(String section, String words) {
        return IngredientRows.row(words).with("section", section).values();
    }

    private static List<Map<String, Object>> inventory() {
        var rows = new ArrayList<Map<String, Object>>();
        rows.add(stock("Fresh coriander", 1, "bunch", "fridge", "2026-01-13"));
        rows.add(stock("Chicken thighs", 600, "g", "fridge", "2026-01-14"));
        rows.add(stock("Spinach", 200, "g", "fridge", "2026-01-15"));
        rows.add(stock("Whole milk", "1/2", "l", "fridge", "2026-01-16"));
        rows.add(stock("Ricotta", 250, "g", "fridge", "2026-01-17"));
        for (var plain : List.of("Butter:250:g:fridge", "Eggs:8::fridge", "Greek yogurt:450:g:fridge",
            "Mozzarella:125:g:fridge", "Parmesan:180:g:fridge", "Tahini:200:g:fridge", "Chicken stock:1:l:freezer",
            "Cod fillets:400:g:freezer", "Peas:750:g:freezer", "Prawns:300:g:freezer", "Puff pastry:320:g:freezer",
            "Basmati rice:1.2:kg:cabinet", "Black beans:2:can:cabinet", "Chickpeas:2:can:cabinet",
            "Chopped tomatoes:3:can:cabinet", "Coconut milk:2:can:cabinet", "Flour:1.5:kg:cabinet",
            "Garam masala:40:g:cabinet", "Oats:800:g:cabinet", "Spaghetti:500:g:cabinet", "Bananas:4::counter",
            "Garlic:2:head:counter", "Ginger:80:g:counter", "Lemons:3::counter", "Onions:5::counter",
            "Plums:700:g:counter", "Tomatoes:6::counter")) {
            var parts = plain.split(":");
            rows.add(row("name", parts[0], "quantity", parts[1], "unit", parts[2], "location", parts[3]));
        }
        return rows;
    }

    private static List<Map<String, Object>> meals() {
        return List.of(meal("2026-01-12", "dinner", "Mushroom Risotto", 4),
            meal("2026-01-13", "dinner", "Butter Chicken", 4),
            meal("2026-01-14", "dinner", "Miso Soup with Tofu", 2),
            meal("2026-01-15", "dinner", "Lemon Ricotta Pasta", 2),
            meal("2026-01-16", "dinner", "Cod Masala", 4), meal("2026-01-18", "lunch", "Chickpea and Spinach", 4),
            row("date", "2026-01-12", "meal_type", "lunch", "notes", "Bread and soup"),
            row("date", "2026-01-17", "meal_type", "lunch",
                "notes", "Market, eat there"),
            meal("2026-01-18", "dinner", "Rosemary Focaccia", 5));
    }

    private static Map<String, Object> cooked(String recipe, String day, int servings, int stars, String notes) {
        return row("recipe_id", recipe, "cooked_at", day + "T19:00:00Z", "servings", servings, "rating", stars, "notes",
            notes);
    }

    private static Map<String, Object> meal(String date, String type, String recipe, int servings) {
        return row("date", date, "meal_type", type, "recipe_id", recipe, "servings", servings);
    }

    private static Map<String, Object> stock(String name, Object quantity, String unit, String location,
        String expiry) {
        return row("name", name, "quantity", quantity, "unit", unit, "location", location, "expiry_date", expiry);
    }

    private static Map<String, Object> row(Object... pairs) {
        var row = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) {
            row.put((String) pairs[i], pairs[i + 1]);
        }
        return row;
    }
}
