package alfred.kitchen.ingredient;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An ingredient line taken apart; texts are empty where the line says nothing.
///
/// @param amounts the main amount first, then what the line says beside it: "1 can (400 g)" has two
/// @param section the heading, where the line is one ("For the sauce:"); the name is then empty
public record ParsedLine(
    String input, List<ParsedAmount> amounts, String name, String size, String preparation, String comment,
    boolean optional, Confidence confidence, @Nullable String section) {

    public ParsedLine {
        amounts = List.copyOf(amounts);
    }

    ParsedLine sure() {
        return new ParsedLine(input, amounts, name, size, preparation, comment, optional, Confidence.SURE, section);
    }

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
