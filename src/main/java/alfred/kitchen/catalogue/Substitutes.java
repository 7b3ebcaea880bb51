package alfred.kitchen.catalogue;

import alfred.core.domain.Fraction;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.ingredient.ParsedAmount;
import alfred.kitchen.measure.UnitNames;
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
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The substitutions that come with the program, read when the first one is asked for; the format is described at the head of the resource.
///
/// In German the foods are called as the catalogue calls them, and the remarks come from a resource of their own.
final class Substitutes {
    private static final String RESOURCE = "/alfred/catalogue/substitutes.txt";
    private static final String REMARKS = "/alfred/catalogue/substitutes_de.txt";

    private Substitutes() {}

    /// One line: the food's name, and its columns as texts.
    record Line(String food, String amount, List<String> parts, String remark) {}

    /// Loaded with the first question, not with the catalogue.
    private static final class Kept {
        private static final Map<String, List<Line>> LINES = load();
    }

    /// Loaded with the first question in German.
    private static final class InGerman {
        private static final Map<String, String> REMARKS = remarks();
    }

    /// All lines by the food's name, in the order of the resource.
    static Map<String, List<Line>> lines() {
        return Kept.LINES;
    }

    /// The German of each remark.
    static Map<String, String> germanRemarks() {
        return InGerman.REMARKS;
    }

    /// What the lines of a food's name say, its parts looked up in a catalogue and told in its language.
    static List<Substitute> of(String food, FoodCatalogue household) {
        var catalogue = household.in(Locale.ENGLISH);
        boolean isGerman = household.language().getLanguage().equals("de");
        return lines().getOrDefault(food, List.of()).stream().map(line -> {
            var foods = line.parts().stream().flatMap(part -> catalogue.confident(IngredientLine.parse(part).name()).stream()).toList();
            if (!isGerman) {
                return new Substitute(line.amount(), String.join(" and ", line.parts()), foods, line.remark());
            }
            var use = line.parts().stream().map(part -> inGerman(part, catalogue, household)).collect(Collectors.joining(" und "));
            return new Substitute(amountInGerman(line.amount()), use, foods, germanRemarks().getOrDefault(line.remark(), line.remark()));
        }).toList();
    }

    private static String inGerman(String part, FoodCatalogue english, FoodCatalogue german) {
        var line = IngredientLine.parse(part);
        var name = english.confident(line.name()).map(german::called).orElse(line.name());
        return line.mainAmount().map(amount -> inGerman(amount) + " " + (isMany(amount) ? Names.many(name, german.language()) : name)).orElse(name);
    }

    private static boolean isMany(ParsedAmount amount) {
        return amount.unit().isCount() && amount.quantity() != null && amount.quantity().compareTo(Fraction.ONE) > 0;
    }

    private static String amountInGerman(String amount) {
        return IngredientLine.parse(amount + " x").mainAmount().map(Substitutes::inGerman).orElse(amount);
    }

    private static String inGerman(ParsedAmount amount) {
        return UnitNames.local(amount.text(UnitNames.in(Locale.GERMAN)), Locale.GERMAN);
    }

    private static Map<String, List<Line>> load() {
        var lines = new HashMap<String, List<Line>>();
        read(RESOURCE, columns -> {
            var line = new Line(columns[0].strip(), columns[1].strip(), List.of(columns[2].strip().split(" \\+ ")), columns[3].strip());
            lines.computeIfAbsent(line.food(), _ -> new ArrayList<>(2)).add(line);
        });
        return lines;
    }

    private static Map<String, String> remarks() {
        var remarks = new HashMap<String, String>();
        read(REMARKS, columns -> remarks.put(columns[0].strip(), columns[1].strip()));
        return Map.copyOf(remarks);
    }

    private static void read(String resource, Consumer<String[]> line) {
        var stream = Substitutes.class.getResourceAsStream(resource);
        if (stream == null) {
            throw new IllegalStateException("the substitutions are missing from the program: " + resource);
        }
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            reader.lines().filter(text -> !text.isBlank() && !text.startsWith("#")).map(text -> text.split("\\|", -1)).forEach(line);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
