package alfred.wiring;

import alfred.builtin.BuiltInReasoner;
import alfred.core.crud.rule.Permission;
import alfred.core.crud.rule.WritePolicy;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Derives the writes that a turn may make from the user's own words: by the domain's verbs and nouns, or because
/// the built-in assistant reads them as a plain command ("rename Minestrone to Winter Soup" contains no noun such
/// as "recipe", but can only mean one).
///
/// @param words the policy based on verbs and nouns; it also decides what counts as a yes
/// @param builtIn the assistant that reads plain commands
/// @param today returns the current date, from which "tomorrow" is computed
public record CombinedWritePolicy(WritePolicy words, BuiltInReasoner builtIn, Supplier<LocalDate> today)
    implements WritePolicy {
    private static final int MAX_WORDS = 200;

    @Override
    public Permission read(String text) {
        var byWords = words.read(text);
        var asked = new Asked(text);
        return (operation, type) -> byWords.covers(operation, type) || asked.covers(operation, type);
    }

    /// The plain commands of a text, parsed on first use, since most turns write nothing.
    private final class Asked implements Permission {
        private final String text;
        private @Nullable List<Map<String, Set<Operation>>> commands;

        private Asked(String text) {
            this.text = text;
        }

        @Override
        public boolean covers(Operation operation, String type) {
            return commands().stream()
                .anyMatch(command -> command.getOrDefault(type, Set.of()).contains(operation));
        }

        private synchronized List<Map<String, Set<Operation>>> commands() {
            if (commands == null) {
                commands = Arrays.stream(text.split(NEXT_MESSAGE))
                    .filter(CombinedWritePolicy::isPlain)
                    .map(line -> builtIn.asksFor(line, today.get()))
                    .toList();
            }
            return commands;
        }
    }

    /// Returns whether a message is a single typed line of at most 200 characters, not pasted text.
    private static boolean isPlain(String message) {
        return message.length() <= MAX_WORDS && message.strip().lines().count() == 1;
    }

    @Override
    public boolean isYes(String text) {
        return words.isYes(text);
    }

    @Override
    public boolean mayBeYes(String text) {
        return words.mayBeYes(text);
    }

    @Override
    public boolean isCorrection(String text) {
        return words.isCorrection(text);
    }
}
