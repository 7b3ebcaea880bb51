package alfred.kitchen;

import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Rows of the kitchen as lines that are read, in a language. Things are named by label, never by ref.
public record RowFormatter(Phrasebook phrases) {
    /// More lines than this nobody reads in a chat.
    private static final int MAX_LIST = 60;

    public String bullets(List<String> lines) {
        var shown = lines.stream().limit(MAX_LIST).map(l -> "- " + l).collect(Collectors.joining("\n"));
        return lines.size() <= MAX_LIST ? shown : shown + "\n- " + phrases.text("list.more", lines.size() - MAX_LIST);
    }

    /// `2 kg rice`, `6 eggs`, `salt`.
    public String thing(Row row) {
        var amount = amount(row);
        return amount.isEmpty() ? row.text("name") : amount + " " + inSentence(row.text("name"));
    }

    /// A name after an amount: `8 eggs`, though the row says `Eggs`; German nouns stay large.
    private String inSentence(String name) {
        boolean isPlain = phrases.isEnglish() && name.length() > 1 && Character.isLowerCase(name.charAt(1)) && name.substring(1)
            .equals(name.substring(1).toLowerCase(Locale.ROOT));
        return isPlain ? name.toLowerCase(Locale.ROOT) : name;
    }

    public String amount(Row row) {
        return row.quantity("quantity").map(q -> amount(q, row.text("unit"))).orElse("");
    }

    /// `2 kg`, `6`, `1½ tsp`.
    public String amount(@Nullable Fraction quantity, String unit) {
        return UnitNames.local(AmountDisplay.text(quantity, unit, UnitNames.in(phrases.locale())), phrases.locale());
    }

    /// Preparation plus cooking; where a part is missing, the other alone (spec/kitchen-rules.md, time of a recipe).
    public static Optional<Long> minutes(Row recipe) {
        var prep = recipe.integer("prep_time_minutes");
        var cook = recipe.integer("cook_time_minutes");
        return prep.isEmpty() && cook.isEmpty() ? Optional.empty() : Optional.of(prep.orElse(0L) + cook.orElse(0L));
    }

    /// A word that is stored, such as `fridge` or `dinner`, as it is told; any other as it is.
    public String stored(String word) {
        return switch (word) {
            case "fridge" -> phrases.text("stored.fridge");
            case "freezer" -> phrases.text("stored.freezer");
            case "pantry" -> phrases.text("stored.pantry");
            case "cabinet" -> phrases.text("stored.cabinet");
            case "counter" -> phrases.text("stored.counter");
            case "breakfast" -> phrases.text("stored.breakfast");
            case "lunch" -> phrases.text("stored.lunch");
            case "dinner" -> phrases.text("stored.dinner");
            case "snack" -> phrases.text("stored.snack");
            case "other" -> phrases.text("stored.other");
            case "vegetarian" -> phrases.text("stored.vegetarian");
            case "vegan" -> phrases.text("stored.vegan");
            case "pescatarian" -> phrases.text("stored.pescatarian");
            case "gluten-free" -> phrases.text("stored.gluten-free");
            case "dairy-free" -> phrases.text("stored.dairy-free");
            case "lactose-free" -> phrases.text("stored.lactose-free");
            case "nut-free" -> phrases.text("stored.nut-free");
            case "egg-free" -> phrases.text("stored.egg-free");
            case "meat-free" -> phrases.text("stored.meat-free");
            default -> word;
        };
    }

    /// A recipe's cuisine, which is stored in English as a rule: `Italian`.
    public String cuisine(String stored) {
        return Stream.of(phrases.text("stored.cuisines").split(", ")).map(pair -> pair.split(": ", 2))
            .filter(pair -> pair.length > 1 && pair[0].equalsIgnoreCase(stored)).map(pair -> pair[1]).findFirst().orElse(stored);
    }

    /// The rows of a plain read as a list; empty for a table that has no form here, or rows that lack what their line begins with.
    Optional<String> list(String table, List<Row> rows) {
        var first = switch (table) {
            case "recipes", "inventory", "shopping_list" -> "name";
            case "tasks" -> "title";
            case "meals" -> "date";
            default -> "";
        };
        boolean isPlain = !first.isEmpty() && !rows.isEmpty() && rows.stream().allMatch(row -> row.has(first));
        return isPlain ? Optional.of(bullets(rows.stream().map(row -> line(table, row)).toList())) : Optional.empty();
    }

    private String line(String table, Row row) {
        return switch (table) {
            case "recipes" -> row.text("name") + minutes(row).map(m -> " (" + m + " min)").orElse("");
            case "inventory" -> joined(row.text("name"), amount(row), stored(row.text("location")), day(row, "expiry_date", "line.best-before"));
            case "shopping_list" -> thing(row) + (row.isTrue("is_purchased") ? " " + phrases.text("line.bought") : "");
            case "tasks" -> joined(row.text("title"), row.isTrue("completed") ? phrases.text("line.done") : "", day(row, "due_date", "line.due"));
            default -> joined(day(row, "date", "line.day"), stored(row.text("meal_type")), row.text("_recipe_id_label"));
        };
    }

    private static String joined(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }

    private String day(Row row, String column, String key) {
        return row.date(column).map(date -> phrases.text(key, phrases.date("day.short", date))).orElse("");
    }
}
