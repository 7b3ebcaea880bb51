package alfred.builtin;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Display;
import alfred.kitchen.recipe.Scaling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Rows in words. Things are named by label, never by ref (RULINGS, replies).
final class Say {
    /// More lines than this nobody reads in a chat.
    private static final int LONGEST_LIST = 60;

    private Say() {}

    static String label(Row row) {
        return row.has("name") ? row.text("name") : row.has("title") ? row.text("title") : meal(row);
    }

    private static String meal(Row row) {
        var recipe = row.text("_recipe_id_label");
        return row.text("date") + " " + row.text("meal_type") + (recipe.isEmpty() ? "" : ", " + recipe);
    }

    /// `a`, `a and b`, `a, b and c`.
    static String list(List<String> items) {
        if (items.size() < 2) {
            return String.join("", items);
        }
        return String.join(", ", items.subList(0, items.size() - 1)) + " and " + items.getLast();
    }

    static String labels(List<Row> rows) {
        return list(rows.stream().map(Say::label).toList());
    }

    static String bullets(List<String> lines) {
        var shown = lines.stream().limit(LONGEST_LIST).map(l -> "- " + l).collect(Collectors.joining("\n"));
        return lines.size() <= LONGEST_LIST ? shown : shown + "\n- and " + (lines.size() - LONGEST_LIST) + " more";
    }

    /// `2 kg rice`, `6 eggs`, `salt`.
    static String thing(Row row) {
        var amount = amount(row);
        return amount.isEmpty() ? row.text("name") : amount + " " + inSentence(row.text("name"));
    }

    /// A name after an amount: `8 eggs`, though the row says `Eggs`.
    static String inSentence(String name) {
        boolean isPlain = name.length() > 1 && Character.isLowerCase(name.charAt(1)) && name.substring(1)
            .equals(name.substring(1).toLowerCase(Locale.ROOT));
        return isPlain ? name.toLowerCase(Locale.ROOT) : name;
    }

    static String amount(Row row) {
        return row.quantity("quantity").map(q -> Display.text(q, row.text("unit"))).orElse("");
    }

    static String amount(Fraction quantity, String unit) {
        return Display.text(quantity, unit);
    }

    /// A row told from others of its name: amount, place, best before, cuisine or day.
    static String detailed(Row row, Dates dates) {
        var facts = new ArrayList<String>();
        if (row.has("quantity")) {
            facts.add(amount(row));
        }
        for (var column : List.of("location", "cuisine", "meal_type")) {
            if (row.has(column)) {
                facts.add(row.text(column));
            }
        }
        row.date("expiry_date").ifPresent(d -> facts.add("best before " + dates.words(d)));
        row.date("due_date").ifPresent(d -> facts.add(dates.words(d)));
        return facts.isEmpty() ? label(row) : label(row) + " (" + String.join(", ", facts) + ")";
    }

    /// What rows of one food come to, in as few amounts as their units allow: `1.25 l`, or `2 cans and 300 g`.
    static String total(List<Row> rows) {
        var sums = new LinkedHashMap<String, Amount>();
        for (var row : rows) {
            var quantity = row.quantity("quantity");
            if (quantity.isPresent()) {
                add(sums, Amount.of(quantity.get(), row.text("unit")));
            }
        }
        return list(sums.values().stream().map(a -> Display.readable(a)).map(a -> Display.text(a.value(), a.unit())).toList());
    }

    private static void add(LinkedHashMap<String, Amount> sums, Amount amount) {
        for (var entry : sums.entrySet()) {
            var sum = entry.getValue().plus(amount);
            if (sum.isPresent()) {
                entry.setValue(sum.get());
                return;
            }
        }
        sums.put(amount.unit().name(), amount);
    }

    static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /// A recipe in full, for reading: amounts multiplied by the factor.
    static String recipe(Row recipe, Fraction factor, String servings) {
        var lines = new ArrayList<String>();
        lines.add("**" + recipe.text("name") + "**" + facts(recipe, servings));
        if (recipe.has("description")) {
            lines.add("");
            lines.add(recipe.text("description"));
        }
        lines.add("");
        lines.add(ingredients(recipe, factor));
        var steps = recipe.texts("instructions");
        if (!steps.isEmpty()) {
            lines.add("");
        }
        for (int i = 0; i < steps.size(); i++) {
            lines.add((i + 1) + ". " + steps.get(i));
        }
        if (recipe.has("notes")) {
            lines.add("");
            lines.add("Note: " + recipe.text("notes"));
        }
        return String.join("\n", lines);
    }

    static String ingredients(Row recipe, Fraction factor) {
        return bullets(recipe.rows("ingredients").stream().map(line -> IngredientRows.words(scaled(line, factor))).toList());
    }

    static Row scaled(Row line, Fraction factor) {
        var row = line.with("name", Scaling.name(line, factor));
        for (var column : List.of("quantity", "quantity_max")) {
            row = row.with(column, line.quantity(column).map(q -> q.times(factor)).orElse(null));
        }
        return row;
    }

    private static String facts(Row recipe, String servings) {
        var facts = new ArrayList<String>();
        minutes(recipe).ifPresent(m -> facts.add(m + " min"));
        if (!servings.isEmpty()) {
            facts.add("serves " + servings);
        }
        if (recipe.has("cuisine")) {
            facts.add(recipe.text("cuisine"));
        }
        return facts.isEmpty() ? "" : " (" + String.join(", ", facts) + ")";
    }

    /// Preparation plus cooking; where a part is missing, the other alone (RULINGS, time of a recipe).
    static Optional<Long> minutes(Row recipe) {
        var prep = recipe.integer("prep_time_minutes");
        var cook = recipe.integer("cook_time_minutes");
        return prep.isEmpty() && cook.isEmpty() ? Optional.empty() : Optional.of(prep.orElse(0L) + cook.orElse(0L));
    }
}
