package alfred.ui.recipes;

import alfred.transfer.RecipeImport;
import alfred.transfer.format.RecipeFacts;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads a duration as people type it into a form: `45`, `1 h 15`, `1:15`, `half an hour`, `1½ Stunden`.
final class TypedMinutes {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    private static final Pattern SHORT =
        Pattern.compile("(\\d{1,2}) ?(?:h|hrs?|hours?|std\\.?|stunden?) ?(?:and |und )?(\\d{1,2})");
    private static final Pattern WORDS = Pattern.compile("[\\d.,:½/ ]+|hours?|hrs?|h|minutes?|minuten?|mins?|m"
        + "|std\\.?|stunden?|and|und|about|etwa|ca\\.?");

    private TypedMinutes() {}

    /// Returns the minutes, at most 9999; empty if the words are no duration.
    static Optional<Long> of(String typed) {
        var words = typed.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        if (NUMBER.matcher(words).matches()) {
            return Optional.of(Long.valueOf(words));
        }
        var digits = RecipeFacts.inFigures(words);
        var split = SHORT.matcher(digits);
        var plain = split.matches() ? split.group(1) + " h " + split.group(2) + " min" : digits;
        var isTime = WORDS.matcher(plain).replaceAll("").isBlank();
        int minutes = isTime ? RecipeImport.minutes(plain) : 0;
        return minutes > 0 ? Optional.of((long) minutes) : Optional.empty();
    }
}
