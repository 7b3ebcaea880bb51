package alfred.transfer.export;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/// The planned meals as a calendar (iCalendar, RFC 5545): an event of a whole day for each meal. Read again, a meal
/// replaces the event that it was before.
final class CalendarExporter implements Exporter {
    private static final DateTimeFormatter DAY = DateTimeFormatter.BASIC_ISO_DATE;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'", Locale.ROOT);
    private static final int MAX_LINE = 74;

    @Override
    public String format() {
        return "calendar";
    }

    @Override
    public String ending() {
        return ".ics";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        var names = new HashMap<UUID, String>();
        kitchen.rows(KitchenEntities.RECIPE).forEach(recipe -> names.put(recipe.id(), recipe.text("name")));
        var meals = kitchen.rows(KitchenEntities.MEAL).stream()
            .sorted(Comparator.comparing((Row meal) -> meal.date("date").orElse(LocalDate.MIN))).toList();
        var text = new StringBuilder();
        line(text, "BEGIN", "VCALENDAR");
        line(text, "VERSION", "2.0");
        line(text, "PRODID", "-//Alfred//Kitchen//EN");
        meals.forEach(meal -> event(meal, names, kitchen, text));
        line(text, "END", "VCALENDAR");
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        return new Written(0, 0, 0, meals.size());
    }

    private static void event(Row meal, Map<UUID, String> names, Outgoing kitchen, StringBuilder text) {
        var day = meal.date("date").orElseThrow();
        var recipe = meal.reference("recipe_id").map(names::get).orElse("");
        var kind = kitchen.phrases().text("stored." + meal.text("meal_type"));
        var what = recipe.isBlank() ? meal.text("notes") : recipe;
        line(text, "BEGIN", "VEVENT");
        line(text, "UID", UUID.nameUUIDFromBytes(meal.id().toString().getBytes(StandardCharsets.UTF_8)) + "@alfred");
        line(text, "DTSTAMP", TIME.format(kitchen.now().withOffsetSameInstant(ZoneOffset.UTC)));
        line(text, "DTSTART;VALUE=DATE", DAY.format(day));
        line(text, "DTEND;VALUE=DATE", DAY.format(day.plusDays(1)));
        line(text, "SUMMARY", escaped(
            kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1) + (what.isBlank() ? "" : ": " + what)));
        if (!meal.text("notes").isBlank() && !recipe.isBlank()) {
            line(text, "DESCRIPTION", escaped(meal.text("notes")));
        }
        line(text, "TRANSP", "TRANSPARENT");
        line(text, "END", "VEVENT");
    }

    private static String escaped(String words) {
        return words.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replaceAll("\\R", "\\\\n")
            .replaceAll("\\p{Cntrl}", " ");
    }

    /// Adds a line, folded so that none is longer than 75 bytes.
    private static void line(StringBuilder text, String name, String value) {
        int bytes = 0;
        for (var sign : (name + ":" + value).codePoints().toArray()) {
            var one = Character.toString(sign);
            int length = one.getBytes(StandardCharsets.UTF_8).length;
            if (bytes + length > MAX_LINE) {
                text.append("\r\n ");
                bytes = 1;
            }
            text.append(one);
            bytes += length;
        }
        text.append("\r\n");
    }
}
