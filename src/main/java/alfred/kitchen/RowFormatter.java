package alfred.kitchen;

import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.task.Recurrence;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Formats kitchen rows as localised lines of text. Rows are named by their label, never by ref.
public record RowFormatter(Phrasebook phrases) {
    /// Maximum number of lines in a list; longer lists end with the number of lines left out.
    private static final int MAX_LIST = 60;

    /// Returns a bulleted list of at most 60 lines, and the number of lines left out, if any.
    public String bullets(List<String> lines) {
        var shown = lines.stream().limit(MAX_LIST).map(l -> "- " + l).collect(Collectors.joining("\n"));
        return lines.size() <= MAX_LIST ? shown : shown + "\n- " + phrases.text("list.more", lines.size() - MAX_LIST);
    }

    /// Formats the amount and name of a row: `2 kg rice`, `6 eggs`, `salt`.
    public String thing(Row row) {
        var amount = amount(row);
        return amount.isEmpty() ? row.text("name") : amount + " " + inSentence(counted(row));
    }

    /// The name of a row in the plural where it is counted and more than one, and named in the singular.
    private String counted(Row row) {
        var name = row.text("name");
        var isNamedAsOne = FoodSpelling.one(name, phrases.locale()).equals(name);
        return row.text("unit").isBlank() && isNamedAsOne ? row.quantity("quantity")
            .map(many -> FoodSpelling.counted(name, Fraction.ONE, many, phrases.locale())).orElse(name) : name;
    }

    /// Lower-cases a name after an amount, in a language that writes nouns so: `8 eggs` for a row named `Eggs`.
    private String inSentence(String name) {
        boolean isPlain =
            !phrases.language().capitalises("nouns") && name.length() > 1 && Character.isLowerCase(name.charAt(1))
                && name.substring(1)
                    .equals(name.substring(1).toLowerCase(Locale.ROOT));
        return isPlain ? name.toLowerCase(Locale.ROOT) : name;
    }

    /// Formats the amount of a row; empty if it has no quantity.
    public String amount(Row row) {
        return row.quantity("quantity").map(q -> amount(q, row.text("unit"))).orElse("");
    }

    /// Formats an amount: `2 kg`, `6`, `1½ tsp`.
    public String amount(@Nullable Fraction quantity, String unit) {
        return UnitNames.local(AmountDisplay.text(quantity, unit, UnitNames.in(phrases.locale())), phrases.locale());
    }

    /// Formats an amount that was converted: `2.2 lb`, `½ cup`.
    public String converted(Fraction quantity, Unit unit) {
        return UnitNames.local(AmountDisplay.converted(quantity, unit, UnitNames.in(phrases.locale())),
            phrases.locale());
    }

    /// Returns the total time in minutes: preparation plus cooking, or the one that is given; empty if neither is
    /// (spec/kitchen-rules.md, time of a recipe).
    public static Optional<Long> minutes(Row recipe) {
        var prep = recipe.integer("prep_time_minutes");
        var cook = recipe.integer("cook_time_minutes");
        return prep.isEmpty() && cook.isEmpty() ? Optional.empty() : Optional.of(prep.orElse(0L) + cook.orElse(0L));
    }

    /// Formats a time of day: `at 18:00`.
    public String time(LocalTime time) {
        return phrases.text("line.at", time);
    }

    /// Formats a stored rule for repeating: `every 2 weeks on Saturday`.
    public String repeats(String rule) {
        return Recurrence.parse(rule).words(phrases);
    }

    /// Returns the localised text of a stored value such as `fridge` or `dinner`; unknown values unchanged.
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
            default -> phrases.language().pairs("allergen.said").getOrDefault(word.toLowerCase(Locale.ROOT), word);
        };
    }

    /// Returns the localised name of a cuisine that is stored in English, such as `Italian`; unknown ones
    /// unchanged.
    public String cuisine(String stored) {
        return Stream.of(phrases.text("stored.cuisines").split(", ")).map(pair -> pair.split(": ", 2))
            .filter(pair -> pair.length > 1 && pair[0].equalsIgnoreCase(stored)).map(pair -> pair[1]).findFirst()
            .orElse(stored);
    }

    /// Formats the result of a plain read as a list; empty if the table has no list format or any row lacks its
    /// leading column.
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
            case "inventory" -> joined(row.text("name"), amount(row), stored(row.text("location")),
                day(row, "expiry_date", "line.best-before"));
            case "shopping_list" ->
                thing(row) + (row.isTrue("is_purchased") ? " " + phrases.text("line.bought") + by(row) : "");
            case "tasks" ->
                joined(row.text("title"), row.isTrue("completed") ? phrases.text("line.done") + by(row) : "",
                    day(row, "due_date", "line.due"),
                    row.time("due_time").map(this::time).orElse(""),
                    row.has("repeats") ? repeats(row.text("repeats")) : "");
            default ->
                joined(day(row, "date", "line.day"), stored(row.text("meal_type")), row.text("_recipe_id_label"));
        };
    }

    private String by(Row row) {
        return row.has(Row.CHANGED_BY) ? " " + phrases.text("line.by", row.text(Row.CHANGED_BY)) : "";
    }

    private static String joined(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }

    private String day(Row row, String column, String key) {
        return row.date(column).map(date -> phrases.text(key, phrases.date("day.short", date))).orElse("");
    }
}
