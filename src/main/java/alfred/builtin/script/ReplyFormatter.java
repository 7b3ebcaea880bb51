package alfred.builtin.script;

import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Items;
import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.recipe.Scaling;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Formats rows, lists, amounts and days as text in a language, relative to a date. Rows appear by label, never by
/// ref.
public record ReplyFormatter(Phrasebook phrases, LocalDate today, FoodCatalogue foods) {
    /// From so many days away on, a date is told with its year.
    private static final int FAR = 200;

    public String text(String key, Object... values) {
        return phrases.text(key, values);
    }

    public String label(Row row) {
        return row.has("name") ? row.text("name") : row.has("title") ? row.text("title") : meal(row);
    }

    private String meal(Row row) {
        var day = row.date("date").map(date -> phrases.date("say.meal-day", date)).orElse("");
        return text("say.meal", day, stored(row.text("meal_type")), row.text("_recipe_id_label").isEmpty() ? "" : ", "
            + row.text("_recipe_id_label"));
    }

    /// Returns the recipe of a planned meal; its note where it has none.
    public String dish(Row meal) {
        var recipe = meal.text("_recipe_id_label");
        return recipe.isEmpty() ? meal.has("notes") ? meal.text("notes") : text("meal.no-recipe") : recipe;
    }

    public String list(List<String> items) {
        return phrases.list(items);
    }

    public String labels(List<Row> rows) {
        return list(rows.stream().map(this::label).toList());
    }

    /// A row's label, and who of the household's others changed it last: `milk (by Ben, 2 min ago)`.
    public String labelAndBy(Row row, OffsetDateTime now) {
        return label(row) + by(row, now);
    }

    /// Who of the household's others changed a row last, and when: ` (by Ben, 2 min ago)`; `""` for nobody.
    public String by(Row row, OffsetDateTime now) {
        return row.timestamp(Row.CHANGED_AT).map(at -> " " + text("say.by", row.text(Row.CHANGED_BY), ago(at, now)))
            .orElse("");
    }

    /// A moment to come, by a clock that is wrong, is just now.
    private String ago(OffsetDateTime moment, OffsetDateTime now) {
        var local = moment.atZoneSameInstant(now.getOffset()).toLocalDate();
        long minutes = ChronoUnit.MINUTES.between(moment, now);
        return local.isBefore(now.toLocalDate()) ? day(local)
            : minutes < 1 ? text("changed.now")
            : minutes < 60 ? text("changed.minutes", minutes) : text("changed.hours", minutes / 60);
    }

    public String amount(@Nullable Fraction quantity, String unit) {
        return rows().amount(quantity, unit);
    }

    public String amount(Row row) {
        return rows().amount(row);
    }

    public String thing(Row row) {
        return rows().thing(row);
    }

    public String bullets(List<String> lines) {
        return rows().bullets(lines);
    }

    /// Returns the text for a stored keyword, such as `fridge` or `dinner`.
    public String stored(String word) {
        return rows().stored(word);
    }

    /// Returns an adjective as used before the requested thing: `Italian`, `italienisch`.
    public String asked(String adjective) {
        return phrases.language().capitalises("nationalities") ? capital(adjective)
            : adjective.toLowerCase(phrases.locale());
    }

    /// Returns the name of a catalogue food in the language; any other name unchanged.
    public String food(String name) {
        var called = foods.in(phrases.locale());
        return called.isTranslated() ? foods.exact(name).map(called::called).orElse(name) : name;
    }

    public String cuisine(String stored) {
        return rows().cuisine(stored);
    }

    /// Returns a name as written within a sentence: in lower case where nouns are written so.
    public String within(String name) {
        return phrases.language().capitalises("nouns") ? name : name.toLowerCase(Locale.ROOT);
    }

    public String item(Items.Item item) {
        return item.quantity() == null ? item.name() : amount(item.quantity(), item.unit()) + " " + item.name();
    }

    public String items(List<Items.Item> items) {
        return list(items.stream().map(this::item).toList());
    }

    /// Formats a duration: `1 hour 20 minutes`, `90 seconds`.
    public String duration(long seconds) {
        long hours = seconds / 3600;
        long minutes = seconds % 3600 / 60;
        var parts = new ArrayList<String>();
        if (hours > 0) {
            parts.add(text("duration.hours", hours));
        }
        if (minutes > 0) {
            parts.add(text("duration.minutes", minutes));
        }
        if (seconds % 60 > 0 && hours == 0 || parts.isEmpty()) {
            parts.add(text("duration.seconds", seconds % 60));
        }
        return String.join(" ", parts);
    }

    /// Returns the value of a slot in words, for a question that spells out a reading.
    String slot(String name, String value) {
        return switch (name) {
            case "day", "days", "to" -> new Dates(today).day(value).map(this::day).orElse(value);
            case "place", "from" -> place(value);
            case "cuisine" -> cuisine(value);
            case "seconds" -> value.matches("\\d{1,7}") ? duration(Integer.parseInt(value)) : value;
            default -> stored(value);
        };
    }

    /// Returns the text for a place: `fridge`, or the equivalent of "in the fridge" in other languages.
    ///
    /// @param place the stored place; `""` for the whole pantry
    public String place(String place) {
        return switch (place) {
            case "fridge" -> text("in.fridge");
            case "freezer" -> text("in.freezer");
            case "cabinet" -> text("in.cabinet");
            case "counter" -> text("in.counter");
            case "pantry" -> text("in.pantry");
            default -> text("in.home");
        };
    }

    public RowFormatter rows() {
        return new RowFormatter(phrases);
    }

    /// Formats a day for the user: `today`, `tomorrow`, a weekday within the week, otherwise `Tue 1 Dec`.
    public String day(LocalDate date) {
        long away = today.until(date, ChronoUnit.DAYS);
        if (away == 0) {
            return text("day.is-today");
        }
        if (away == 1) {
            return text("day.is-tomorrow");
        }
        if (away == -1) {
            return text("day.is-yesterday");
        }
        return phrases.date(away > 1 && away < 7 ? "day.weekday" : Math.abs(away) < FAR ? "day.short" : "day.far",
            date);
    }

    /// Formats a day with its preposition: `today`, `on Tuesday`.
    public String onDay(LocalDate date) {
        return Math.abs(today.until(date, ChronoUnit.DAYS)) < 2 ? day(date) : text("day.on", day(date));
    }

    /// Formats the requested days; several of them in the user's own words where the language repeats those.
    ///
    /// @param days the days in order
    public String span(List<LocalDate> days, String words) {
        if (days.size() == 1) {
            return onDay(days.getFirst());
        }
        if (phrases.language().repeats("days")) {
            return words;
        }
        return days.getFirst().isAfter(today) ? text("day.from-to", day(days.getFirst()), day(days.getLast()))
            : text("day.until", day(days.getLast()));
    }

    /// Formats a date as `Tue 1 Dec`, even if it is near.
    public String date(LocalDate date) {
        return phrases.date("day.short", date);
    }

    public boolean isPast(LocalDate date) {
        return date.isBefore(today);
    }

    /// Describes a row so that it can be told apart from others with its name: amount, place, best-before date,
    /// cuisine or day.
    String detailed(Row row) {
        var facts = new ArrayList<String>();
        if (row.has("quantity")) {
            facts.add(amount(row));
        }
        for (var column : List.of("location", "cuisine", "meal_type")) {
            if (row.has(column)) {
                facts.add(cuisine(stored(row.text(column))));
            }
        }
        row.date("expiry_date").ifPresent(d -> facts.add(text("line.best-before", day(d))));
        row.date("due_date").ifPresent(d -> facts.add(day(d)));
        return facts.isEmpty() ? label(row) : label(row) + " (" + String.join(", ", facts) + ")";
    }

    /// Sums the amounts of rows of one food, merging compatible units: `1.25 l`, or `2 cans and 300 g`.
    public String total(List<Row> rows) {
        return list(
            sum(rows).stream().map(AmountDisplay::readable).map(a -> amount(a.value(), a.unit().name())).toList());
    }

    /// Returns the sums of the amounts of rows; amounts in units that do not add up stay apart.
    public List<Amount> sum(List<Row> rows) {
        var sums = new LinkedHashMap<String, Amount>();
        for (var row : rows) {
            var quantity = row.quantity("quantity");
            if (quantity.isPresent()) {
                add(sums, Amount.of(quantity.get(), row.text("unit")));
            }
        }
        return List.copyOf(sums.values());
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

    public static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /// Formats a whole recipe for reading, with amounts multiplied by the factor.
    public String recipe(Row recipe, Fraction factor, String servings) {
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
            lines.add(text("say.note", recipe.text("notes")));
        }
        return String.join("\n", lines);
    }

    public String ingredients(Row recipe, Fraction factor) {
        return bullets(recipe.rows("ingredients").stream()
            .map(line -> IngredientRows.words(scaled(line, factor), phrases)).toList());
    }

    /// Describes an ingredient line.
    public String line(Row line) {
        return IngredientRows.words(line, phrases);
    }

    public Row scaled(Row line, Fraction factor) {
        var row = line.with("name", Scaling.name(line, factor, phrases.locale()));
        for (var column : List.of("quantity", "quantity_max")) {
            row = row.with(column, line.quantity(column).map(q -> q.times(factor)).orElse(null));
        }
        return row;
    }

    private String facts(Row recipe, String servings) {
        var facts = Stream.of(RowFormatter.minutes(recipe).map(m -> m + " min").orElse(""),
            servings.isEmpty() ? "" : text("say.serves", servings),
            cuisine(recipe.text("cuisine"))).filter(fact -> !fact.isEmpty()).toList();
        return facts.isEmpty() ? "" : " (" + String.join(", ", facts) + ")";
    }
}
