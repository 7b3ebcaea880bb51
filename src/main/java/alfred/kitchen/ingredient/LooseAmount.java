package alfred.kitchen.ingredient;

import java.util.Locale;
import java.util.regex.Pattern;

/// An amount that nobody counts, as in some salt: it is no quantity, and is told as it was written.
public final class LooseAmount {
    private static final Pattern WORDS = Pattern.compile("(?iu)^(etwas|some) \\p{L}");

    private LooseAmount() {}

    /// Returns the words that a line without an amount begins with; `""` for none.
    public static String of(String line) {
        var words = WORDS.matcher(line.strip());
        return words.lookingAt() ? words.group(1).toLowerCase(Locale.ROOT) : "";
    }
}
