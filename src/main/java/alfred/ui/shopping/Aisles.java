package alfred.ui.shopping;

import static alfred.ui.fx.Texts.text;

import alfred.ui.model.ShoppingItem;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.list.RowMenu;
import alfred.ui.page.text.DisplayFormat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Groups shopping list rows by aisle, in the order of a walk through the shop: a usual one, until the aisles of a list
/// were put into its own. Of the usual order, unknown categories come last but one, rows without a category last.
final class Aisles {
    private static final List<List<String>> ORDER = List.of(
        List.of("produce", "fruit", "vegetables", "fruit and vegetables"), List.of("bakery", "bread"),
        List.of("protein", "meat", "fish", "meat and fish", "deli"), List.of("dairy", "chilled", "dairy and eggs"),
        List.of("frozen"),
        List.of("grains", "pantry", "dry goods", "canned", "tins"), List.of("spices", "baking", "oils"),
        List.of("drinks", "household",
            "specialty"));
    private static final String BETWEEN = "\n";

    private final WindowSettings settings;

    Aisles(WindowSettings settings) {
        this.settings = settings;
    }

    /// The rows of one list by aisle, in its order. Aisles are told apart by keys; [#name] gives their names.
    ///
    /// @param list the list's name, in any case; `""` for the main one
    Map<String, List<ShoppingItem>> group(String list, List<ShoppingItem> rows) {
        Map<String, List<ShoppingItem>> byAisle = new LinkedHashMap<>();
        rows.stream().sorted((a, b) -> Integer.compare(place(category(a)), place(category(b))))
            .forEach(row -> byAisle.computeIfAbsent(key(row), _ -> new ArrayList<>()).add(row));
        Map<String, List<ShoppingItem>> ordered = new LinkedHashMap<>();
        order(list, byAisle.keySet()).stream().filter(byAisle::containsKey)
            .forEach(aisle -> ordered.put(aisle, byAisle.get(aisle)));
        return ordered;
    }

    /// Where an aisle can be put on the way through a list's shop: before or after the next of those with rows.
    ///
    /// @param aisles the keys of the aisles that have rows now, in their order
    /// @param moved called after the aisle was put elsewhere
    List<RowMenu.Way> ways(String list, Collection<String> aisles, String aisle, Runnable moved) {
        var shown = List.copyOf(aisles);
        var at = shown.indexOf(aisle);
        var ways = new ArrayList<RowMenu.Way>();
        if (at > 0) {
            ways.add(new RowMenu.Way(text("aisle.earlier"), () -> swap(list, shown, aisle, shown.get(at - 1), moved)));
        }
        if (at < shown.size() - 1) {
            ways.add(new RowMenu.Way(text("aisle.later"), () -> swap(list, shown, aisle, shown.get(at + 1), moved)));
        }
        return ways;
    }

    private void swap(String list, List<String> aisles, String one, String other, Runnable moved) {
        var order = order(list, aisles);
        Collections.swap(order, order.indexOf(one), order.indexOf(other));
        settings.put(setting(list), String.join(BETWEEN, order));
        moved.run();
    }

    static String name(String aisle) {
        return switch (aisle) {
            case "" -> text("aisle.none");
            case "produce" -> text("aisle.produce");
            case "protein" -> text("aisle.protein");
            case "dairy" -> text("aisle.dairy");
            case "pantry" -> text("aisle.dry");
            case "spices" -> text("aisle.spices");
            default -> DisplayFormat.foodKind(aisle);
        };
    }

    /// The list's own order, and in it, each after what usually comes before it, the aisles that it does not hold yet.
    private List<String> order(String list, Collection<String> aisles) {
        var order = new ArrayList<>(settings.get(setting(list)).map(kept -> List.of(kept.split(BETWEEN, -1)))
            .orElse(List.of()));
        for (var aisle : aisles) {
            if (!order.contains(aisle)) {
                var at = 0;
                for (int i = 0; i < order.size(); i++) {
                    at = place(order.get(i)) <= place(aisle) ? i + 1 : at;
                }
                order.add(at, aisle);
            }
        }
        return order;
    }

    private static String setting(String list) {
        return "aisles." + list.toLowerCase(Locale.ROOT);
    }

    private static String category(ShoppingItem row) {
        return row.category().toLowerCase(Locale.ROOT);
    }

    private static String key(ShoppingItem row) {
        var category = category(row);
        return switch (category) {
            case "grains" -> "pantry";
            case "baking" -> "spices";
            default -> category;
        };
    }

    private static int place(String category) {
        for (int i = 0; i < ORDER.size(); i++) {
            if (ORDER.get(i).contains(category)) {
                return i;
            }
        }
        return category.isEmpty() ? ORDER.size() + 1 : ORDER.size();
    }
}
