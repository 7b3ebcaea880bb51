package alfred.ui.shopping;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.ui.page.DisplayFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Groups shopping list rows by aisle, in the order of a walk through the shop. Unknown categories come last but
/// one, rows without a category last.
final class Aisles {
    private static final List<List<String>> ORDER = List.of(
        List.of("produce", "fruit", "vegetables", "fruit and vegetables"), List.of("bakery", "bread"),
        List.of("protein", "meat", "fish", "meat and fish", "deli"), List.of("dairy", "chilled", "dairy and eggs"),
        List.of("frozen"),
        List.of("grains", "pantry", "dry goods", "canned", "tins"), List.of("spices", "baking", "oils"),
        List.of("drinks", "household",
            "specialty"));

    private Aisles() {}

    static Map<String, List<Row>> group(List<Row> rows) {
        Map<String, List<Row>> byCategory = new LinkedHashMap<>();
        rows.stream().sorted((a, b) -> Integer.compare(place(a), place(b)))
            .forEach(row -> byCategory.computeIfAbsent(name(row), _ -> new ArrayList<>()).add(row));
        return byCategory;
    }

    private static int place(Row row) {
        var category = row.text("category").toLowerCase(Locale.ROOT);
        for (int i = 0; i < ORDER.size(); i++) {
            if (ORDER.get(i).contains(category)) {
                return i;
            }
        }
        return category.isEmpty() ? ORDER.size() + 1 : ORDER.size();
    }

    private static String name(Row row) {
        return switch (row.text("category").toLowerCase(Locale.ROOT)) {
            case "" -> text("aisle.none");
            case "produce" -> text("aisle.produce");
            case "protein" -> text("aisle.protein");
            case "dairy" -> text("aisle.dairy");
            case "grains", "pantry" -> text("aisle.dry");
            case "spices", "baking" -> text("aisle.spices");
            case String other -> DisplayFormat.capital(other);
        };
    }
}
