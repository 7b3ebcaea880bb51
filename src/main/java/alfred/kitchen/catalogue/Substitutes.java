package alfred.kitchen.catalogue;

import alfred.kitchen.ingredient.IngredientLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The substitutions that come with the program, read when the first one is asked for; the format is described at the head of the resource.
final class Substitutes {
    private static final String RESOURCE = "/alfred/catalogue/substitutes.txt";

    private Substitutes() {}

    /// One line: the food's name, and its columns as texts.
    record Line(String food, String amount, List<String> parts, String remark) {}

    /// Loaded with the first question, not with the catalogue.
    private static final class Kept {
        private static final Map<String, List<Line>> LINES = load();
    }

    /// All lines by the food's name, in the order of the resource.
    static Map<String, List<Line>> lines() {
        return Kept.LINES;
    }

    /// What the lines of a food's name say, its parts looked up in a catalogue.
    static List<Substitute> of(String food, FoodCatalogue household) {
        var catalogue = household.in(Locale.ENGLISH);
        return lines().getOrDefault(food, List.of()).stream().map(line -> {
            var foods = line.parts().stream().flatMap(part -> catalogue.confident(IngredientLine.parse(part).name()).stream()).toList();
            return new Substitute(line.amount(), String.join(" and ", line.parts()), foods, line.remark());
        }).toList();
    }

    private static Map<String, List<Line>> load() {
        var stream = Substitutes.class.getResourceAsStream(RESOURCE);
        if (stream == null) {
            throw new IllegalStateException("the substitutions are missing from the program: " + RESOURCE);
        }
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            var lines = new HashMap<String, List<Line>>();
            reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).map(Substitutes::line)
                .forEach(line -> lines.computeIfAbsent(line.food(), _ -> new ArrayList<>(2)).add(line));
            return lines;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Line line(String text) {
        var columns = text.split("\\|", -1);
        return new Line(columns[0].strip(), columns[1].strip(), List.of(columns[2].strip().split(" \\+ ")), columns[3].strip());
    }
}
