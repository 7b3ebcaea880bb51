package alfred.kitchen.tool;

import alfred.core.domain.Language;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// An appliance that a recipe may need (`catalogue/appliances.txt`).
///
/// @param names what it is called, in the languages offered
/// @param work what in a recipe's steps or tags tells that it is needed, such as "bake" for an oven
record Appliance(Pattern names, Pattern work) {
    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;

    /// Loaded on first use.
    private static final class Kept {
        private static final List<Appliance> ALL = Language.lines("/alfred/catalogue/appliances.txt")
            .map(line -> line.split("\\s*\\|\\s*", 2)).map(cells -> new Appliance(words(cells[0]), words(cells[1])))
            .toList();

        private static Pattern words(String listed) {
            return Pattern.compile("\\b(?:" + listed.strip().replaceAll("\\s*,\\s*", "|") + ")", FLAGS);
        }
    }

    /// Returns the appliance that a word names; empty for any other word.
    static Optional<Appliance> of(String word) {
        var lower = word.toLowerCase(Locale.ROOT).strip();
        return lower.isEmpty() ? Optional.empty()
            : Kept.ALL.stream().filter(appliance -> appliance.names().matcher(lower).lookingAt()).findFirst();
    }

    /// Returns whether a step or a tag of a recipe needs it.
    boolean isNamed(String text) {
        return work.matcher(text).find();
    }
}
