package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.NumberWords;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/// A line and what its label says: quantities and units as multisets, the name as written.
///
/// Two measures. The strict one takes the label by its word, but for spelling, plurals and unit synonyms. The cook's
/// one calls right what says the same to a cook ([CooksMeasure]).
record LabelledLine(String input, String name, List<String> quantities, List<String> otherQuantities,
    List<String> units) {
    private static final Set<String> NO_UNITS = Set.of(
        "good", "generous", "heaped", "heaping", "level", "thick", "thin", "scant", "rounded", "per", "count", "long",
        "very", "paper-thin", "inch-thick", "inch-long", "thick-cut", "or", "fine");

    static LabelledLine of(String input, String name, String quantity, String unit) {
        return new LabelledLine(input, name, quantities(quantity, "[ -]+"), quantities(quantity, " +"), units(unit));
    }

    boolean isStrictlyRight(ParsedLine parsed, int parts) {
        boolean quantity = isQuantityRight(parsed);
        boolean unit = units.equals(units(parsed));
        return quantity && (parts < 2 || unit) && (parts < 3 || Evened.name(name).equals(Evened.name(parsed.name())));
    }

    boolean isQuantityRight(ParsedLine parsed) {
        var read = quantities(parsed);
        return quantities.equals(read) || otherQuantities.equals(read);
    }

    static List<String> quantities(ParsedLine parsed) {
        return parsed.amounts().stream().flatMap(amount -> Stream.of(amount.quantity(), amount.quantityMax()))
            .filter(quantity -> quantity != null).map(Fraction::toText).sorted().toList();
    }

    static List<String> units(ParsedLine parsed) {
        return parsed.amounts().stream().map(amount -> amount.unit().name()).filter(unit -> !unit.isEmpty()).sorted()
            .toList();
    }

    private static List<String> quantities(String label, String between) {
        return Arrays.stream(label.replaceAll("(\\d)x", "$1").split(between))
            .filter(word -> !word.isEmpty() && !word.equals("few"))
            .flatMap(word -> numbers(word).stream()).sorted().toList();
    }

    /// `#1$2` is a half, `5#1$4` five and a quarter; `2-#1$2` the same, where it is not cut at the dash.
    private static List<String> numbers(String word) {
        var numbers = new ArrayList<String>();
        var text = word.replace("-#", "#").replace('#', ' ').replace('$', '/');
        for (var part : text.split("-")) {
            numbers.add(NumberWords.parse(part).map(LabelledLine::third).map(Fraction::toText).orElse(part));
        }
        return numbers;
    }

    /// The labels say 0.333 where the line says 1/3.
    private static Fraction third(Fraction value) {
        for (long denominator : new long[] {3, 6, 7, 8}) {
            var near = Fraction.of(Math.round(value.toDecimal().doubleValue() * denominator), denominator);
            if (Math.abs(near.toDecimal().doubleValue() - value.toDecimal().doubleValue()) < 0.0011) {
                return near;
            }
        }
        return value;
    }

    private static List<String> units(String label) {
        var even = label.replaceAll("\\bin\\b", "inch").replaceAll("(fluid|fl) (oz|ounce)", "floz")
            .replace("dessert spoon", "dessertspoon");
        return Arrays.stream(even.split(" +")).map(word -> word.toLowerCase(Locale.ROOT))
            .filter(word -> !word.isEmpty() && !NO_UNITS.contains(word) && !WordClasses.isSize(word))
            .map(Units::of).map(Unit::name).filter(word -> !word.isEmpty()).sorted().toList();
    }
}
