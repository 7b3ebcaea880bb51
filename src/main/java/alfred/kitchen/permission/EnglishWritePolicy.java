package alfred.kitchen.permission;

import alfred.core.crud.Permission.Operation;
import alfred.core.crud.Permission;
import alfred.core.crud.WritePolicy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Derives from the user's English words what a turn may write: verbs give the operations, nouns the types
/// (spec/reading-and-writing.md, write permission).
///
/// Errs on the side of asking: other languages, questions, negations and unclear sentences grant nothing, and such
/// a write is proposed instead. Quoted text and pasted text (a message of three or more lines or over 400
/// characters, except its first line up to a colon) are not the user's own words.
public final class EnglishWritePolicy implements WritePolicy {
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|“[^”]*”|«[^»]*»|`[^`]*`|<[^>]*>");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?;])\\s+|\\n");
    private static final int LONG = 400;
    private static final int LINES = 3;
    private static final Set<String> YES = Set.of("yes", "y", "yeah", "yep", "yup", "sure", "ok", "okay", "please do", "do it", "do that", "go ahead",
        "yes please", "of course", "confirm", "confirmed", "make it so", "yes do it", "yes do that", "yes go ahead", "sounds good", "fine",
        "ja", "ja bitte", "ja gerne", "ja klar", "klar", "na klar", "gerne", "mach das", "ja mach das", "einverstanden", "in ordnung", "oui", "si",
            "sí", "sim", "tak", "да", "ja tack", "jo", "kyllä", "igen", "ano", "evet", "ναι", "はい", "是", "好", "好的", "네");

    @Override
    public boolean isYes(String words) {
        return YES.contains(words.toLowerCase(Locale.ROOT).replaceAll("[\\p{Punct}\\s]+", " ").strip());
    }

    @Override
    public Permission read(String words) {
        var granted = new HashSet<Grant>();
        Arrays.stream(words.split(NEXT_MESSAGE)).map(EnglishWritePolicy::own).flatMap(own -> Arrays.stream(SENTENCE.split(own)))
            .forEach(sentence -> granted.addAll(Sentence.of(sentence).grants()));
        return (operation, type) -> granted.contains(new Grant(operation, type)) || granted.contains(new Grant(operation, Grant.ANY));
    }

    /// Returns the user's own words of a message, without quoted and pasted text.
    private static String own(String message) {
        var lines = message.lines().filter(line -> !line.isBlank()).toList();
        boolean isPasted = lines.size() >= LINES || message.length() > LONG;
        var own = isPasted ? beforeColon(lines.getFirst()) : message;
        return QUOTED.matcher(own).replaceAll(" ").replace('’', '\'');
    }

    private static String beforeColon(String line) {
        int colon = line.indexOf(':');
        var head = colon > 0 ? line.substring(0, colon) : line;
        return head.length() > LONG ? "" : head;
    }

    /// One permitted operation on one type.
    ///
    /// @param operation the operation
    /// @param type a ref type, or [#ANY]
    record Grant(Operation operation, String type) {
        static final String ANY = "";

        static List<Grant> all(Set<Operation> operations, Set<String> types) {
            return operations.stream().flatMap(operation -> types.stream().map(type -> new Grant(operation, type))).toList();
        }
    }
}
