package alfred.ui.recipes.form;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Language;
import alfred.transfer.RecipeImport;
import alfred.transfer.format.RecipeFacts;
import alfred.ui.page.form.Fields;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;

/// Reads a duration as people type it into a form: `45`, `1 h 15`, `1:15`, `half an hour`, `1½ Stunden`.
final class TypedMinutes {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    private static final String HOURS = "h|" + Language.any("said.hours") + "\\.?";
    private static final Pattern SHORT =
        Pattern.compile("(\\d{1,2}) ?(?:" + HOURS + ") ?(?:" + Language.any("said.and") + " )?(\\d{1,2})");
    private static final Pattern WORDS =
        Pattern.compile("[\\d.,:½/ ]+|(?:" + HOURS + "|m|" + Language.any("said.minutes")
            + "|" + Language.any("said.and") + "|" + Language.any("said.about") + ")(?!\\p{L})");

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

    /// Returns a field of minutes that takes any words for a time, and shows their number once it is left.
    static Node field(StringProperty typed, String name) {
        var field = Fields.measured(typed, text("form.min"), name);
        field.focusWithinProperty().addListener((_, _, isIn) -> {
            if (!isIn) {
                of(typed.get()).ifPresent(number -> typed.set(String.valueOf(number)));
            }
        });
        return field;
    }
}
