package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.NumberWords;
import alfred.kitchen.measure.Units;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Lines with labels from a folder beside the project, which is not part of it; labels are compared after evening out spelling.
record LabelledLines(List<LabelledLine> lines) {
    static final Path FOLDER = Path.of("../shared/data/ingredient-lines");
    private static final Set<String> NO_UNITS = Set.of(
        "small", "large", "medium", "good", "generous", "heaped", "heaping", "level", "thick", "thin", "big", "scant", "rounded", "lg", "md", "sm",
        "per", "count", "long", "very", "paper-thin", "inch-thick", "inch-long", "thick-cut");

    record LabelledLine(String input, String name, List<String> quantities, List<String> units) {
        boolean quantityRight(ParsedLine parsed) {
            return quantities.equals(parsed.amounts().stream().flatMap(amount -> Stream.of(amount.quantity(), amount.quantityMax()))
                .filter(quantity -> quantity != null).map(Fraction::toText).sorted().toList());
        }

        boolean unitRight(ParsedLine parsed) {
            return units.equals(parsed.amounts().stream().map(amount -> amount.unit().name()).filter(unit -> !unit.isEmpty()).sorted().toList());
        }

        boolean nameRight(ParsedLine parsed) {
            return even(name).equals(even(parsed.name()));
        }
    }

    static LabelledLines read(String source) throws IOException {
        var lines = rows(Files.readString(FOLDER.resolve(source))).stream().skip(1)
            .map(row -> new LabelledLine(row.get(0), row.get(1), quantities(row.get(2)), units(row.get(3)))).toList();
        return new LabelledLines(lines);
    }

    private static List<List<String>> rows(String text) {
        var rows = new ArrayList<List<String>>();
        var row = new ArrayList<String>();
        var field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                boolean escaped = quoted && i + 1 < text.length() && text.charAt(i + 1) == '"';
                field.append(escaped ? "\"" : "");
                i += escaped ? 1 : 0;
                quoted = escaped || !quoted;
            } else if (!quoted && (c == ',' || c == '\n')) {
                row.add(field.toString().strip());
                field.setLength(0);
                if (c == '\n') {
                    rows.add(List.copyOf(row));
                    row.clear();
                }
            } else {
                field.append(c);
            }
        }
        return rows;
    }

    private static List<String> quantities(String label) {
        return Arrays.stream(label.replaceAll("(\\d)x", "$1").split("[ -]+")).filter(word -> !word.isEmpty() && !word.equals("few"))
            .map(word -> NumberWords.parse(word.replace('#', ' ').replace('$', '/')).map(LabelledLines::third).map(Fraction::toText).orElse(word))
            .sorted().toList();
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
        var even = label.replaceAll("\\bin\\b", "inch").replaceAll("(fluid|fl) (oz|ounce)", "floz").replace("dessert spoon", "dessertspoon");
        return Arrays.stream(even.split(" +")).filter(word -> !word.isEmpty() && !NO_UNITS.contains(word.toLowerCase(Locale.ROOT)))
            .map(word -> Units.of(word).name()).filter(word -> !word.isEmpty()).sorted().toList();
    }

    private static String even(String name) {
        return Arrays.stream(name.toLowerCase(Locale.ROOT).replaceAll("[,()*.:;\"\\-–/]", " ").strip().split("\\s+"))
            .map(word -> word.replaceAll("(ves|f)$", "ve").replaceAll("ies$", "y").replaceAll("e?s?$", "").replaceAll("e$", ""))
            .collect(Collectors.joining(" "));
    }
}
