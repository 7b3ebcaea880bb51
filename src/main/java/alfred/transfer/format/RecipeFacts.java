package alfred.transfer.format;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Extracts the servings and times of a recipe from lines of text.
public final class RecipeFacts {
    private static final int MAX_SERVINGS = 99;
    private static final int MAX_MINUTES = 9_999;
    private static final Pattern SERVINGS = Pattern.compile(
        "(?:serves|feeds|servings?|yields?|makes|portions?|portionen|ergibt|(?:reicht )?für)\\s*:?\\s*(?:about |ca\\.? )?"
            + "(\\d{1,3})(\\s*(?:-|–|to|bis)\\s*\\d{1,3})?\\b(?!\\s*(?:h|hrs?|hours?|std|stunden?|mins?|minute[sn]?|tagen?|days?)\\b).{0,30}",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern SERVINGS_AFTER =
        Pattern.compile(
            "(?:(?:(?:it[’']s )?(?:enough )?for|für)\\s+)?(\\d{1,3})\\s*(?:servings?|portions?|portionen|personen|people"
                + "|persons|ppl|leute)",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern TIME =
        Pattern.compile(
            "(prep(?:aration)?|active|cook(?:ing)?|bak(?:e|ing)|total|ready in|vorbereitung|zubereitung|arbeits|"
                + "koch|back|gar|gesamt)(?:s?\\s*-?(?:time|zeit))?\\s*:?\\s*(.{1,40})",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern BETWEEN =
        Pattern.compile("\\s*[|·;]\\s*|,\\s+(?=[\\p{L}\\d])|(?<=\\p{L}{3})\\.\\s+(?=\\p{Lu})");
    private static final Pattern PIECES = Pattern.compile(
        "(?:ca\\.? |about |etwa )?(\\d{1,2}) (?:stücke?|pieces|slices|scheiben|rolls|brötchen|muffins|cookies|kekse|plätzchen"
            + "|cupcakes|waffeln|pancakes|pfannkuchen|gläser|jars)\\.?",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    /// A time before what it is for: `about 25 mins to prep`, `dann 40 Min. im Ofen`, or by itself.
    private static final Pattern TIME_FIRST = Pattern.compile(
        "(?:(?:and|then|plus|dann|und)\\s+)?(?:(?:(?:it|es) )?(?:takes|needs|dauert|braucht)\\s+)?(?:about|approx\\.?|around|ca\\.?|circa|etwa|rund)?\\s*"
            + "(\\d{1,3}(?:[.,½]\\d?)?\\s*(?:h|hrs?|hours?|std|stunden?|mins?|minutes?|minuten?)\\b\\.?"
            + "(?:\\s*(?:and|und)?\\s*\\d{1,2}\\s*(?:mins?|minutes?|minuten?)\\b\\.?)?)"
            + "\\s*(?:(?:to|of|for|zum|zur|in the|im)\\s+)?"
            + "((?:prep|vorber|arbeit|cook|bak|back|koch|gar|oven|ofen|total|in all|altogether|insgesamt|gesamt)[\\p{L} ]{0,20})?\\.?",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern DAYS =
        Pattern.compile("(\\d{1,2})\\s*(?:days?|tage?n?|jours?|d)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern HOURS =
        Pattern.compile("(\\d{1,3})(?:[.,](\\d)|(?:\\s+(1)/([24])))?\\s*(?:h|hrs?|hours?"
            + "|std\\.?|stunden?|heures?|horas?|"
            + "or[ae]|timm(?:e|ar)|tim(?:er?)?|uur|uren)\\b\\.?", Pattern.CASE_INSENSITIVE);
    private static final Pattern MINUTES =
        Pattern.compile("(\\d{1,4})\\s*(?:m|mins?|minut(?:es?|en|os?|i|er)|minuuttia)\\b\\.?",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ISO =
        Pattern.compile("P(?:0Y)?(?:0M)?(?:0W)?(?:(\\d{1,3})D)?(?:T(?:(\\d{1,4}(?:[.,]\\d{1,4})?)H)?"
            + "(?:(\\d{1,5}(?:[.,]\\d{1,4})?)M)?(?:\\d{1,6}(?:[.,]\\d+)?S)?)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern CLOCK =
        Pattern.compile("(\\d{1,2}):([0-5]\\d)(?::00)?(?:\\s*h(?:ours?|rs?)?)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile("(?<![\\d.,/])\\d{1,3}(?![\\d/])");
    private static final Pattern PEOPLE = Pattern.compile(
        "(?:(?:serves|servings?|makes|yields?|für|pour|per|para)\\s*:?\\s*)?\\d{1,3}(?:\\.0)?"
            + "(?:\\s*(?:-|–|to|bis|or)\\s*\\d{1,3})?\\s*(?:servings?|serves|portion(?:s|en)?(?:\\(s\\))?|person(?:s|en|nes|e)?"
            + "|people|serving\\(s\\)|personas|porciones|"
            + "porsjoner|portioner|personer|porties|adults?|guests?)?",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    private int servings;
    private int prepMinutes;
    private int cookMinutes;
    private int totalMinutes;
    private String servingsFrom = "";
    private String timesFrom = "";

    /// Reads a line with one fact, or several separated by `|`, `·`, `;`, `,` or the end of a sentence. Returns false
    /// if any part is not a fact, or if the line is longer than 120 characters.
    public boolean take(String line) {
        if (line.length() > 120) {
            return false;
        }
        var parts = BETWEEN.split(line);
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
            servingsFrom = people.groupCount() > 1 && people.group(2) != null ? words : "";
            return true;
        }
        var pieces = PIECES.matcher(words);
        if (pieces.matches() && servings == 0) {
            servings = Integer.parseInt(pieces.group(1));
            servingsFrom = words;
            return true;
        }
        var time = TIME.matcher(words);
        return time.matches() && takeTime(time.group(1), time.group(2)) || takeTimeFirst(words);
    }

    private boolean takeTimeFirst(String words) {
        var time = TIME_FIRST.matcher(words);
        if (!time.matches()) {
            return false;
        }
        if (time.group(2) != null) {
            return takeTime(time.group(2), time.group(1));
        }
        timesFrom = words;
        return takeTime("total", time.group(1));
    }

    private boolean takeTime(String label, String time) {
        var minutes = minutes(time);
        if (minutes == 0) {
            return false;
        }
        switch (label.toLowerCase(Locale.ROOT).substring(0, 2)) {
            case "pr", "ac", "vo", "ar", "zu" -> prepMinutes = minutes;
            case "to", "re", "ge", "in", "al" -> totalMinutes = minutes;
            default -> cookMinutes = minutes;
        }
        return true;
    }

    /// Parses a duration in minutes, in ISO 8601 (`PT1H30M`), as a bare number of minutes, as `1:30`, or in words;
    /// 0 if there is none, at most 9999.
    public static int duration(String text) {
        var words = PlainText.unmarked(text);
        var iso = ISO.matcher(words);
        if (iso.matches()) {
            var total = whole(iso.group(1)) * 1_440L + Math.round(decimal(iso.group(2)) * 60 + decimal(iso.group(3)));
            return (int) Math.min(total, MAX_MINUTES);
        }
        var clock = CLOCK.matcher(words);
        if (clock.matches()) {
            return whole(clock.group(1)) * 60 + whole(clock.group(2));
        }
        return words.matches("\\d{1,4}(?:\\.0+)?") ? whole(words.replaceFirst("\\..*", "")) : minutes(words);
    }

    private static int whole(@Nullable String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    private static double decimal(@Nullable String digits) {
        return digits == null ? 0 : Double.parseDouble(digits.replace(',', '.'));
    }

    /// Returns the number of servings in a yield such as `4 servings`, `Serves 4-6` or `about 20 rolls`; 0 if there is
    /// none.
    static int servingsOf(String words) {
        var number = NUMBER.matcher(words);
        var found = number.find() ? Integer.parseInt(number.group()) : 0;
        return found < 1 || found > MAX_SERVINGS ? 0 : found;
    }

    /// Whether a yield counts people or servings, and holds nothing else.
    public static boolean isPeople(String words) {
        return PEOPLE.matcher(words).matches();
    }

    /// Returns a duration with its words as figures: `15 min` for a quarter of an hour.
    public static String inFigures(String words) {
        return words.replaceAll("(?i)three quarters of an hour|dreiviertelstunde", "45 min")
            .replaceAll("(?i)(?:a )?quarter of an hour|(?:eine )?viertelstunde", "15 min")
            .replaceAll("(?i)(?:an|one) hour and a half|anderthalb stunden|eineinhalb stunden", "90 min")
            .replaceAll("(?i)half an hour|(?:eine )?halbe stunde", "30 min")
            .replaceAll("(?i)^(?:an|one|eine) (hour|stunde)", "1 $1")
            .replaceAll("(?i)(\\d) ?(?:½|1/2|and a half)", "$1.5");
    }

    /// Parses a duration in minutes: `1 h 20 min`, `90 minutes`, `1.5 hours`; 0 if there is none, at most 9999.
    static int minutes(String words) {
        var text = inFigures(words).replaceAll("\\s*½", ".5").replaceAll("(?<!\\d)\\.5", "0.5");
        var total = 0;
        var days = DAYS.matcher(text);
        if (days.find()) {
            total += Integer.parseInt(days.group(1)) * 1_440;
        }
        var hours = HOURS.matcher(text);
        if (hours.find()) {
            var part = hours.group(2) != null ? Integer.parseInt(hours.group(2)) * 6 : hours.group(4) != null
                ? 60 / Integer.parseInt(hours.group(4)) : 0;
            total += Integer.parseInt(hours.group(1)) * 60 + part;
        }
        var minutes = MINUTES.matcher(text);
        if (minutes.find()) {
            total += Integer.parseInt(minutes.group(1));
        }
        return Math.min(total, MAX_MINUTES);
    }

    /// The words from which the servings were concluded: a number of pieces, or from one number to another; `""` where
    /// they count people.
    public String servingsFrom() {
        return servingsFrom;
    }

    /// The words of a time that does not say what it is for; `""` if there is none.
    public String timesFrom() {
        return timesFrom;
    }

    public int servings() {
        return servings;
    }

    public int prepMinutes() {
        return prepMinutes;
    }

    /// Returns the cooking time in minutes; if unknown, the total time minus the preparation time.
    public int cookMinutes() {
        return cookMinutes > 0 ? cookMinutes : Math.max(0, totalMinutes - prepMinutes);
    }
}
