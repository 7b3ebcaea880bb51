package alfred.kitchen;

import alfred.core.domain.Row;
import alfred.kitchen.measure.Display;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Rows of the kitchen as lines that are read. Things are named by label, never by ref (RULINGS, replies).
public final class RowWords {
    /// More lines than this nobody reads in a chat.
    private static final int LONGEST_LIST = 60;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEE d MMM", Locale.ENGLISH);

    private RowWords() {}

    public static String bullets(List<String> lines) {
        var shown = lines.stream().limit(LONGEST_LIST).map(l -> "- " + l).collect(Collectors.joining("\n"));
        return lines.size() <= LONGEST_LIST ? shown : shown + "\n- and " + (lines.size() - LONGEST_LIST) + " more";
    }

    /// `2 kg rice`, `6 eggs`, `salt`.
    public static String thing(Row row) {
        var amount = amount(row);
        return amount.isEmpty() ? row.text("name") : amount + " " + inSentence(row.text("name"));
    }

    /// A name after an amount: `8 eggs`, though the row says `Eggs`.
    private static String inSentence(String name) {
        boolean isPlain = name.length() > 1 && Character.isLowerCase(name.charAt(1)) && name.substring(1)
            .equals(name.substring(1).toLowerCase(Locale.ROOT));
        return isPlain ? name.toLowerCase(Locale.ROOT) : name;
    }

    public static String amount(Row row) {
        return row.quantity("quantity").map(q -> Display.text(q, row.text("unit"))).orElse("");
    }

    /// Preparation plus cooking; where a part is missing, the other alone (RULINGS, time of a recipe).
    public static Optional<Long> minutes(Row recipe) {
        var prep = recipe.integer("prep_time_minutes");
        var cook = recipe.integer("cook_time_minutes");
        return prep.isEmpty() && cook.isEmpty() ? Optional.empty() : Optional.of(prep.orElse(0L) + cook.orElse(0L));
    }

    /// The rows of a plain read as a list; empty for a table that has no form here, or rows that lack what their line begins with.
    static Optional<String> list(String table, List<Row> rows) {
        var first = switch (table) {
            case "recipes", "inventory", "shopping_list" -> "name";
            case "tasks" -> "title";
            case "meals" -> "date";
            default -> "";
        };
        boolean isPlain = !first.isEmpty() && !rows.isEmpty() && rows.stream().allMatch(row -> row.has(first));
        return isPlain ? Optional.of(bullets(rows.stream().map(row -> line(table, row)).toList())) : Optional.empty();
    }

    private static String line(String table, Row row) {
        return switch (table) {
            case "recipes" -> row.text("name") + minutes(row).map(m -> " (" + m + " min)").orElse("");
            case "inventory" -> joined(row.text("name"), amount(row), row.text("location"), day(row, "expiry_date", "best before "));
            case "shopping_list" -> thing(row) + (row.isTrue("is_purchased") ? " (bought)" : "");
            case "tasks" -> joined(row.text("title"), row.isTrue("completed") ? "done" : "", day(row, "due_date", "due "));
            default -> joined(day(row, "date", ""), row.text("meal_type"), row.text("_recipe_id_label"));
        };
    }

    private static String joined(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }

    private static String day(Row row, String column, String before) {
        return row.date(column).map(date -> before + DAY.format(date)).orElse("");
    }
}
