package alfred.kitchen.ingredient;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A parsed ingredient line; missing texts are empty.
///
/// @param amounts the main amount first, then further ones: "1 can (400 g)" has two
/// @param section the heading if the line is one ("For the sauce:"), with an empty name; null otherwise
public record ParsedLine(
    String input, List<ParsedAmount> amounts, String name, String size, String preparation, String comment,
    boolean optional, Confidence confidence, @Nullable String section) {

    public ParsedLine {
        amounts = List.copyOf(amounts);
    }

    ParsedLine sure() {
        return new ParsedLine(input, amounts, name, size, preparation, comment, optional, Confidence.SURE, section);
    }

    /// Returns the first amount; empty if the line has none.
    public Optional<ParsedAmount> mainAmount() {
        return amounts.stream().findFirst();
    }

    public boolean isSection() {
        return section != null;
    }

    public boolean isSure() {
        return confidence == Confidence.SURE;
    }
}
