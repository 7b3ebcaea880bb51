package alfred.wiring;

import alfred.builtin.BuiltInReasoner;
import alfred.core.crud.Permission;
import alfred.core.crud.WritePolicy;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What the user's own words let a turn write: by the domain's verbs and nouns, or because the built-in assistant
/// reads a plain command in them ("rename Minestrone to Winter Soup" names no recipe, but can only mean one).
///
/// @param today what "tomorrow" is counted from
public record CombinedWritePolicy(WritePolicy words, BuiltInReasoner builtIn, Supplier<LocalDate> today)
        implements WritePolicy {
    private static final int MAX_WORDS = 200;

    @Override
    public Permission read(String text) {
        var byWords = words.read(text);
        var asked = new Asked(text);
        return (operation, type) -> byWords.covers(operation, type) || asked.covers(operation, type);
    }

    /// The plain commands of a text, read when first asked for: most turns write nothing.
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

    /// A sentence that was typed, not a text that was pasted.
    private static boolean isPlain(String message) {
        return message.length() <= MAX_WORDS && message.strip().lines().count() == 1;
    }

    @Override
    public boolean isYes(String text) {
        return words.isYes(text);
    }
}
