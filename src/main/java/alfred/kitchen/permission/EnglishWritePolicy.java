package alfred.kitchen.permission;

import alfred.core.crud.rule.Permission.Operation;
import alfred.core.crud.rule.Permission;
import alfred.core.crud.rule.WritePolicy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
    private static final Set<String> YES = Set.of("yes", "y", "yeah", "yep", "yup", "sure", "ok", "okay", "please do",
        "do it", "do that", "go ahead", "yes please", "of course", "confirm", "confirmed", "make it so", "yes do it",
        "yes do that", "yes go ahead", "sounds good", "fine", "absolutely", "definitely", "certainly", "exactly", "ja",
        "ja bitte", "ja gerne", "ja klar", "klar",
        "na klar", "gerne", "gern", "genau", "natürlich", "mach das", "ja mach das", "einverstanden", "in ordnung",
        "oui", "si", "sí", "sim", "tak",
        "да", "ja tack", "jo", "kyllä", "igen", "ano", "evet", "ναι", "はい", "是", "好", "好的", "네");

    /// What may follow a yes, or stand between two: "yes sure, thanks".
    private static final Set<String> BESIDE_YES =
        Set.of("please", "thanks", "thank you", "great", "perfect", "bitte", "danke", "super", "gut");

    /// The maximum number of words of a yes that does not begin with one.
    private static final int SHORT_YES = 8;
    /// The maximum number of words of a yes in other words, and of a correction.
    private static final int SHORT = 14;
    /// What no plain yes contains: refusals, questions, amounts, limits, more than was asked, doubt.
    private static final Pattern AGAINST =
        words("[?\\d]", "no|not|don['’]?t|never|later|wait|stop|but|only|except|without|instead",
            "too|also|as well|maybe|perhaps|think",
            "nein|nicht|kein\\w*|später|erst|aber|nur|ohne|statt\\w*|auch|noch|vielleicht|überleg\\w*",
            "nunca|pero|sólo|solo|después|sin", "non|ne|pas|jamais|mais|plus tard|sans|seulement",
            "ma|dopo|senza|não|mas|nee|niet|maar|nej|inte|nie|нет|не|いいえ|不");
    /// The "but" of "but of course", which is no objection.
    private static final Pattern BUT_YES = Pattern.compile("(?iu)^\\W*(?:but|well|aber|mais|pero)\\W+"
        + "(?=(?:of course|yes|sure|certainly|natürlich|ja|klar|oui|bien sûr|sí|claro)(?!\\w))");
    private static final Pattern FIRST_WORDS = Pattern.compile("\\s*[,;.!]\\s*");
    private static final Pattern AND = words("\\+", "and", "und", "et", "plus");
    private static final Pattern CORRECTION = words(
        "^\\W*(?:no|nope|sorry|oops|wait|wrong|actually|rather|and|nein|ne|nee|falsch|und|oder|sondern|doch|"
            + "non|perdón|y|et|anche)(?!\\w)",
        "I (?:meant|mean|said)|as I said|make (?:it|that|them)|should (?:be|have been)|try (?:it )?again",
        "once more|instead|too|as well|correct (?:that|it|this)|put (?:it|them|that) back",
        "ich mein\\w*|wie gesagt|noch ?(?:ein)?mal|stattdessen|lieber|auch",
        "quise decir|quería decir|también|otra vez|je voulais dire|aussi|encore une fois|volevo dire|di nuovo");

    /// A pattern for a first expression, or any of the whole words after it.
    private static Pattern words(String first, String... others) {
        return Pattern.compile(first + "|(?<!\\w)(?:" + String.join("|", others) + ")(?!\\w)",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
    }

    @Override
    public boolean isYes(String words) {
        var said = words.toLowerCase(Locale.ROOT).replaceAll("[\\p{Punct}\\s]+", " ").strip();
        return YES.contains(said)
            || YES.stream().anyMatch(yes -> said.startsWith(yes + " ") && isMoreYes(said.substring(yes.length() + 1)));
    }

    private static boolean isMoreYes(String words) {
        return Stream.concat(YES.stream(), BESIDE_YES.stream()).anyMatch(
            more -> words.equals(more)
                || words.startsWith(more + " ") && isMoreYes(words.substring(more.length() + 1)));
    }

    @Override
    public boolean mayBeYes(String words) {
        var said = BUT_YES.matcher(words.strip()).replaceFirst("");
        return isYes(said)
            || said.lines().count() == 1 && said.split("\\s+").length <= SHORT && !AGAINST.matcher(said).find()
                && !AND.matcher(said).find() && (isYes(FIRST_WORDS.split(said, 2)[0]) || isShortWithoutOrder(said));
    }

    private boolean isShortWithoutOrder(String words) {
        return words.split("\\s+").length <= SHORT_YES && read(words) instanceof Granted granted && granted.isEmpty()
            && !Sentence.of(words).hasOrder();
    }

    @Override
    public boolean ordersAnew(String words) {
        return Sentence.of(own(words)).ordersAnew();
    }

    @Override
    public boolean isCorrection(String words) {
        return Arrays.stream(SENTENCE.split(own(words)))
            .anyMatch(sentence -> sentence.strip().split("\\s+").length <= SHORT && !sentence.contains("?")
                && CORRECTION.matcher(sentence.strip()).find());
    }

    @Override
    public Permission read(String words) {
        var granted = new HashSet<Grant>();
        Arrays.stream(words.split(NEXT_MESSAGE)).map(EnglishWritePolicy::own)
            .flatMap(own -> Arrays.stream(SENTENCE.split(own)))
            .forEach(sentence -> granted.addAll(Sentence.of(sentence).grants()));
        return new Granted(granted);
    }

    private record Granted(Set<Grant> grants) implements Permission {
        boolean isEmpty() {
            return grants.isEmpty();
        }

        @Override
        public boolean covers(Operation operation, String type) {
            return grants.contains(new Grant(operation, type)) || grants.contains(new Grant(operation, Grant.ANY));
        }
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
            return operations.stream().flatMap(operation -> types.stream().map(type -> new Grant(operation, type)))
                .toList();
        }
    }
}
