package alfred.kitchen.catalogue;

import alfred.core.domain.Fraction;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.measure.UnitNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The bundled substitutions, loaded on first use; the header of the resource describes the format.
final class Substitutes {
    private static final String RESOURCE = "/alfred/catalogue/substitutes.txt";

    private Substitutes() {}

    /// One line of the resource, unparsed.
    record Line(String food, String amount, List<String> parts, String remark) {}

    /// Loaded on first use, not with the catalogue.
    private static final class Kept {
        private static final Map<String, List<Line>> LINES = load();
    }

    /// Returns all lines by food name, in the order of the resource.
    static Map<String, List<Line>> lines() {
        return Kept.LINES;
    }

    /// Returns the substitutes for a food name, in the language of a catalogue and with foods looked up in it.
    static List<Substitute> of(String food, FoodCatalogue catalogue) {
        var english = catalogue.in(Locale.ENGLISH);
        boolean isGerman = catalogue.language().equals(Locale.GERMAN);
        return lines().getOrDefault(food, List.of()).stream().map(line -> {
            var foods = line.parts().stream()
                .flatMap(part -> english.confident(IngredientLine.parse(part).name()).stream()).toList();
            return isGerman ? new Substitute(inGerman(line.amount(), catalogue),
                line.parts().stream().map(part -> inGerman(part, catalogue)).collect(Collectors.joining(" und ")),
                foods,
                German.REMARKS.getOrDefault(line.remark(), line.remark()), Locale.GERMAN)
                : new Substitute(line.amount(), String.join(" and ", line.parts()), foods, line.remark(),
                    Locale.ENGLISH);
        }).toList();
    }

    /// Translates an amount and food: `1 tbsp lemon juice` becomes `1 EL Zitronensaft`.
    private static String inGerman(String part, FoodCatalogue catalogue) {
        var parsed = IngredientLine.parse(part);
        var amount = parsed.mainAmount()
            .map(found -> UnitNames.local(found.text(UnitNames.in(Locale.GERMAN)), Locale.GERMAN)).orElse(part);
        var food = catalogue.in(Locale.ENGLISH).confident(parsed.name()).map(catalogue::called).orElse(parsed.name());
        boolean isCount = parsed.mainAmount()
            .filter(found -> found.unit().isCount() && !Fraction.ONE.equals(found.quantity())).isPresent();
        return parsed.name().isEmpty() ? amount : parsed.mainAmount().isEmpty() ? food
            : amount + " " + (isCount ? FoodSpelling.many(food, Locale.GERMAN) : food);
    }

    private static final class German {
        private static final Map<String, String> REMARKS = remarks();

        private static Map<String, String> remarks() {
            return read("/alfred/catalogue/substitutes_de.txt", lines -> lines.map(line -> line.split(" \\| "))
                .collect(Collectors.toUnmodifiableMap(columns -> columns[0], columns -> columns[1])));
        }
    }

    private static Map<String, List<Line>> load() {
        return read(RESOURCE, lines -> lines.map(Substitutes::line)
            .collect(Collectors.groupingBy(Line::food, Collectors.toUnmodifiableList())));
    }

    private static <T> T read(String resource, Function<Stream<String>, T> reading) {
        var stream = Substitutes.class.getResourceAsStream(resource);
        if (stream == null) {
            throw new IllegalStateException("the substitutions are missing from the program: " + resource);
        }
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reading.apply(reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Line line(String text) {
        var columns = text.split("\\|", -1);
        return new Line(columns[0].strip(), columns[1].strip(), List.of(columns[2].strip().split(" \\+ ")),
            columns[3].strip());
    }
}
