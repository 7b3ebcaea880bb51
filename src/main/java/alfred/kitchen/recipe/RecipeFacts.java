package alfred.kitchen.recipe;

import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Extracts the servings and times of a recipe from lines of text.
final class RecipeFacts {
    private static final int MAX_SERVINGS = 99;
    private static final int MAX_MINUTES = 9_999;
    private static final Pattern SERVINGS = Pattern.compile("(?:serves|servings?|yields?|makes|portions?|portionen|für)\\s*:?\\s*(?:about |ca\\.? )?"
        + "(\\d{1,3})(?:\\s*(?:-|–|to|bis)\\s*\\d{1,3})?\\b.{0,30}", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern SERVINGS_AFTER = Pattern.compile("(\\d{1,3})\\s*(?:servings?|portions?|portionen|personen|people)",
        Pattern.CASE_INSENSITIVE);
    private static final Pattern TIME = Pattern.compile("(prep(?:aration)?|active|cook(?:ing)?|bak(?:e|ing)|total|ready in|vorbereitung|arbeits|"
        + "koch|back|gar|gesamt)(?:s?\\s*-?(?:time|zeit))?\\s*:?\\s*(.{1,40})", Pattern.CASE_INSENSITIVE);
    private static final Pattern HOURS = Pattern.compile("(\\d{1,3})(?:[.,](\\d))?\\s*(?:h|hrs?|hours?|std\\.?|stunden?)\\b\\.?",
        Pattern.CASE_INSENSITIVE);
    private static final Pattern MINUTES = Pattern.compile("(\\d{1,4})\\s*(?:m|mins?|minutes?|minuten)\\b\\.?", Pattern.CASE_INSENSITIVE);

    private int servings;
    private int prepMinutes;
    private int cookMinutes;
    private int totalMinutes;

    /// Reads a line with one fact, or several separated by `|`, `·`, `;` or `,`. Returns false if any part is not a
    /// fact, or if the line is longer than 120 characters.
    boolean take(String line) {
        if (line.length() > 120) {
            return false;
        }
        var parts = line.split("\\s*[|·;]\\s*|,\\s+(?=\\p{L})");
        var isAll = true;
        for (var part : parts) {
            isAll &= takeOne(part.strip());
        }
        return isAll;
    }

    private boolean takeOne(String words) {
        var people = SERVINGS.matcher(words);
        if (people.matches() || people.usePattern(SERVINGS_AFTER).reset().matches()) {
            servings = Math.clamp(Integer.parseInt(people.group(1)), 0, MAX_SERVINGS);
            return true;
        }
        var time = TIME.matcher(words);
        return time.matches() && takeTime(time.toMatchResult());
    }

    private boolean takeTime(MatchResult time) {
        var minutes = minutes(time.group(2));
        if (minutes == 0) {
            return false;
        }
        switch (time.group(1).toLowerCase(Locale.ROOT).substring(0, 2)) {
            case "pr", "ac", "vo", "ar" -> prepMinutes = minutes;
            case "to", "re", "ge" -> totalMinutes = minutes;
            default -> cookMinutes = minutes;
        }
        return true;
    }

    /// Parses a duration in minutes: `1 h 20 min`, `90 minutes`, `1.5 hours`; 0 if there is none, at most 9999.
    static int minutes(String words) {
        var total = 0;
        var hours = HOURS.matcher(words);
        if (hours.find()) {
            total += Integer.parseInt(hours.group(1)) * 60 + (hours.group(2) == null ? 0 : Integer.parseInt(hours.group(2)) * 6);
        }
        var minutes = MINUTES.matcher(words);
        if (minutes.find()) {
            total += Integer.parseInt(minutes.group(1));
        }
        return Math.min(total, MAX_MINUTES);
    }

    int servings() {
        return servings;
    }

    int prepMinutes() {
        return prepMinutes;
    }

    /// Returns the cooking time in minutes; if unknown, the total time minus the preparation time.
    int cookMinutes() {
        return cookMinutes > 0 ? cookMinutes : Math.max(0, totalMinutes - prepMinutes);
    }
}
