package alfred.kitchen.ingredient;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Converts ingredient lines to rows of a recipe and back to text.
public final class IngredientRows {
    private IngredientRows() {}

    /// Returns the rows of lines; a heading becomes the section of the rows after it.
    public static List<Row> rows(List<String> lines) {
        var rows = new ArrayList<Row>();
        String section = null;
        for (var line : lines) {
            var parsed = IngredientLine.parse(line);
            if (parsed.isSection()) {
                section = parsed.section();
            } else {
                rows.add(row(line, parsed, section));
            }
        }
        return List.copyOf(rows);
    }

    /// Returns the row of a line. The text is kept in `raw_text`; a line without a name becomes the name as a
    /// whole.
    public static Row row(String line) {
        return row(line, IngredientLine.parse(line), null);
    }

    /// Returns a row that replaces another: if it is nothing but an amount, it is an amount of the food that stood
    /// there.
    public static Row inPlaceOf(Row before, Row row) {
        var line = row.text("raw_text");
        boolean isAmount = !line.isBlank() && IngredientLine.parse(line).name().isBlank()
            && line.codePoints().anyMatch(Character::isDigit);
        return isAmount
            ? row(Stream.of(line.strip(), before.text("size"), before.text("name")).filter(t -> !t.isBlank())
                .collect(Collectors.joining(" "))
                + (before.text("preparation").isBlank() ? "" : ", " + before.text("preparation")))
            : row;
    }

    private static Row row(String line, ParsedLine parsed, @Nullable String section) {
        if (parsed.name().isBlank()) {
            return Row.of("name", line.strip(), "raw_text", line.strip(), "section", section);
        }
        var main = parsed.mainAmount();
        return Row.of("name", parsed.name(), "raw_text", line.strip(),
            "quantity", main.map(ParsedAmount::quantity).orElse(null), "quantity_max",
            main.map(ParsedAmount::quantityMax).orElse(null),
            "unit", main.map(a -> a.unit().name()).orElse(null),
            "other_amounts", parsed.amounts().stream().skip(1).map(ParsedAmount::text).toList(),
            "size", blankToNull(parsed.size()), "preparation", blankToNull(parsed.preparation()), "notes",
            blankToNull(parsed.comment()),
            "is_optional", parsed.optional(), "section", section);
    }

    private static @Nullable String blankToNull(String text) {
        return text.isBlank() ? null : text;
    }

    /// Returns the English text of a row, with amounts as stored: `400 g canned tomatoes, chopped`.
    public static String words(Row row) {
        return words(row, Phrasebook.ENGLISH);
    }

    /// Returns the localised text of a row, with amounts as stored.
    public static String words(Row row, Phrasebook phrases) {
        var names = UnitNames.in(phrases.locale());
        var amount = UnitNames.local(row.quantity("quantity").map(q -> row.quantity("quantity_max")
            .map(max -> AmountDisplay.number(q) + "–" + AmountDisplay.text(max, row.text("unit"), names))
            .orElseGet(() -> AmountDisplay.text(q, row.text("unit"), names)))
            .orElse(row.has("unit") ? names.of(Units.of(row.text("unit")), false) : ""), phrases.locale());
        var head = Stream.of(amount, row.text("size"), row.text("name")).filter(t -> !t.isBlank())
            .collect(Collectors.joining(" "));
        var tail = row.text("preparation").isBlank() ? "" : ", " + row.text("preparation");
        return head + tail + (row.isTrue("is_optional") ? " " + phrases.text("line.optional") : "");
    }
}
