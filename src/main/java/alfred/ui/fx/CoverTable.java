package alfred.ui.fx;

import alfred.core.domain.Language;
import alfred.ui.fx.CoverLook.Hue;
import alfred.ui.fx.CoverLook.Vessel;
import alfred.ui.fx.CoverLook.Weave;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/// Chooses covers by words in a recipe's name and its main ingredients.
///
/// The words are listed in `covers.txt` in order of priority: protein before produce before grains.
public final class CoverTable {
    private static final CoverTable STANDARD = read();

    private static final int SHORT = 3;
    private static final int PLURAL = 2;
    /// What is served with a dish, in its name.
    private static final Pattern BESIDE = Pattern.compile("(?<=\\p{L}) " + Language.any("said.with") + " .*$");

    private final List<Food> foods;
    private final List<Dish> dishes;

    private CoverTable(List<Food> foods, List<Dish> dishes) {
        this.foods = foods;
        this.dishes = dishes;
    }

    /// Returns the cover for a recipe. Hues and weaves not determined by a word are derived from a hash of the
    /// name.
    ///
    /// @param name the recipe's name
    /// @param ingredients the names of its required ingredients, most important first; may be empty
    public static CoverLook lookOf(String name, List<String> ingredients) {
        return STANDARD.look(name, ingredients);
    }

    private CoverLook look(String name, List<String> ingredients) {
        var words = words(name);
        var hash = spread(name.strip().toLowerCase(Locale.ROOT).hashCode());
        // schnitzel with potato salad is no salad
        var main = BESIDE.matcher(words).replaceFirst(" ");
        var food = find(main).or(() -> find(words))
            .or(() -> ingredients.stream().limit(6).map(CoverTable::words).flatMap(line -> find(line).stream())
                .min((a, b) -> Integer.compare(a.rank(), b.rank())));
        var dish = dishes.stream().filter(entry -> names(main, entry.word())).findFirst();
        var vessel = dish.map(Dish::vessel).orElse(Vessel.PLATE);
        var weave = Weave.values()[Math.floorMod(hash, Weave.values().length)];
        var icon = food.map(Food::icon).or(() -> dish.flatMap(Dish::icon));
        var hue = food.map(Food::hue).orElseGet(() -> Hue.values()[Math.floorMod(hash >> 8, Hue.values().length)]);
        return new CoverLook(hue, vessel, weave, icon.orElse(Icon.UTENSILS), icon.isPresent() ? "" : initial(name), "");
    }

    private Optional<Food> find(String words) {
        return foods.stream().filter(entry -> names(words, entry.word())).findFirst();
    }

    /// Whether one of the words begins with a word of the table. One of three letters has to be all of it but a
    /// plural ending: pierogi are no pie.
    private static boolean names(String words, String word) {
        int at = words.indexOf(" " + word);
        return at >= 0 && (word.length() > SHORT || words.indexOf(' ', at + 1) - at - 1 - word.length() <= PLURAL);
    }

    private static String words(String text) {
        return " " + text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]+", " ") + " ";
    }

    private static String initial(String name) {
        var stripped = name.replaceFirst("^[^\\p{L}\\p{N}]+", "");
        return stripped.isEmpty() ? "?"
            : new String(Character.toChars(stripped.codePointAt(0))).toUpperCase(Locale.ROOT);
    }

    private static int spread(int hash) {
        var mixed = hash * 0x9E3779B9;
        return mixed ^ mixed >>> 15;
    }

    private static CoverTable read() {
        var foods = new ArrayList<Food>();
        var dishes = new ArrayList<Dish>();
        try (var data = Objects.requireNonNull(CoverTable.class.getResourceAsStream("/alfred/ui/covers.txt"));
            var lines = new BufferedReader(new InputStreamReader(data, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
                var parts = line.split(":");
                for (var word : parts[1].strip().split(", *")) {
                    add(parts[0].strip().split(" +"), word, foods, dishes);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new CoverTable(List.copyOf(foods), List.copyOf(dishes));
    }

    private static void add(String[] head, String word, List<Food> foods, List<Dish> dishes) {
        var first = head[1].toUpperCase(Locale.ROOT);
        if (head[0].equals("dish")) {
            var icon = head.length > 2 ? Optional.of(icon(head[2])) : Optional.<Icon>empty();
            dishes.add(new Dish(word, Vessel.valueOf(first), icon));
        } else {
            foods.add(new Food(word, Hue.valueOf(first), icon(head[2]), foods.size()));
        }
    }

    private static Icon icon(String key) {
        return Icon.valueOf(key.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private record Food(String word, Hue hue, Icon icon, int rank) {}

    private record Dish(String word, Vessel vessel, Optional<Icon> icon) {}
}
