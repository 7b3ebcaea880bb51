package alfred.kitchen.catalogue;

import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.measure.UnitNames;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/// The bundled substitutions, loaded on first use; the header of the resource describes the format.
final class Substitutes {
    private static final String RESOURCE = "/alfred/catalogue/substitutes.txt";
    private static final Map<Language, Map<String, String>> REMARKS = new ConcurrentHashMap<>();

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
        var english = catalogue.in(Language.ENGLISH.locale());
        var language = Language.of(catalogue.language());
        var phrases = language.phrases();
        return lines().getOrDefault(food, List.of()).stream().map(line -> {
            var foods = line.parts().stream()
                .flatMap(part -> english.confident(IngredientLine.parse(part).name()).stream()).toList();
            var parts = line.parts().stream().map(part -> translated(part, catalogue)).toList();
            return new Substitute(translated(line.amount(), catalogue), phrases.list(parts), parts, foods,
                remarks(language).getOrDefault(line.remark(), line.remark()), phrases);
        }).toList();
    }

    /// Translates an amount and food: `1 tbsp lemon juice` becomes `1 EL Zitronensaft`.
    private static String translated(String part, FoodCatalogue catalogue) {
        if (!catalogue.isTranslated()) {
            return part;
        }
        var locale = catalogue.language();
        var parsed = IngredientLine.parse(part);
        var amount = parsed.mainAmount()
            .map(found -> UnitNames.local(found.text(UnitNames.in(locale)), locale)).orElse(part);
        var food = catalogue.in(Language.ENGLISH.locale()).confident(parsed.name()).map(catalogue::called)
            .orElse(parsed.name());
        boolean isCount = parsed.mainAmount()
            .filter(found -> found.unit().isCount() && !Fraction.ONE.equals(found.quantity())).isPresent();
        return parsed.name().isEmpty() ? amount : parsed.mainAmount().isEmpty() ? food
            : amount + " " + (isCount ? FoodSpelling.many(food, locale) : food);
    }

    /// Returns the translations of the remarks, by the English ones.
    private static Map<String, String> remarks(Language language) {
        return REMARKS.computeIfAbsent(language, other -> other.isOriginal() ? Map.of()
            : Language.lines(other.translated(RESOURCE)).map(line -> line.split(" \\| "))
                .collect(Collectors.toUnmodifiableMap(columns -> columns[0], columns -> columns[1])));
    }

    private static Map<String, List<Line>> load() {
        return Language.lines(RESOURCE).map(Substitutes::line)
            .collect(Collectors.groupingBy(Line::food, Collectors.toUnmodifiableList()));
    }

    private static Line line(String text) {
        var columns = text.split("\\|", -1);
        return new Line(columns[0].strip(), columns[1].strip(), List.of(columns[2].strip().split(" \\+ ")),
            columns[3].strip());
    }
}
