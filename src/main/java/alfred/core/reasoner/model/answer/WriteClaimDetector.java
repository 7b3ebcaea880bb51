package alfred.core.reasoner.model.answer;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Detects claims in a sentence that something was written: in English by patterns, in other languages by the words
/// in `claims.json`.
///
/// Cooking instructions ("we put them in"), negations, offers and statements about the user are not claims.
final class WriteClaimDetector {
    private static final String KEPT =
        "added|saved|stored|put|updated|changed|renamed|moved|marked|ticked|logged|noted|adjusted|replaced"
            + "|scheduled|set";
    private static final String GONE = "deleted|removed|cleared|discarded|thrown (?:out|away)|taken off";
    private static final String DONE = "(?:(?<kept>" + KEPT + ")|(?<gone>" + GONE + "))\\b";
    /// Excludes "we put" and "we set", which are often cooking instructions.
    private static final String BY =
        "\\b(?:(?:I|we)(?:['’]ve| have)|I|we(?! (?:put|set)\\b))\\s+(?:just |also |now |already |then )*";
    private static final int ANY_CASE =
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;

    private static final Pattern BY_ME = pattern(BY + DONE);
    private static final Pattern AND =
        pattern(BY + "(?:created|made|written|prepared|" + KEPT + "|" + GONE
            + ")\\b[^.!?]*\\band (?:also |then |just |have )*" + DONE);
    /// "Put onions on your list", but not the step "Put the rice on."
    private static final Pattern FIRST = pattern("^\\W*(?:done\\W+|ok(?:ay)?\\W+|sure\\W+|great\\W+)*"
        + "(?!(?:put|set)\\b(?![^.!?]*\\b(?:list|plan|calendar|reminder|(?:your|the) pantry)\\b))" + DONE);
    /// Nothing before the verb that says that it did not happen: "neither has been saved".
    private static final String NOT_DENIED = "(?<!\\b(?:neither|nothing|none|nor|never)\\b[^.!?,;]{0,30})";
    private static final Pattern PASSIVE =
        pattern(NOT_DENIED + "\\b(?:(?:has|have) (?:now |just )?been|(?:is|are) now) " + DONE);
    private static final Pattern THROWN =
        pattern(NOT_DENIED + "\\b(?:is|are) (?<gone>thrown (?:out|away)|taken off)\\b");
    /// "Olives are on the list now", but not "is anything on it now?".
    private static final Pattern PLACED = pattern("^(?![^.!?]*\\?)"
        + "(?![^.!?]*\\b(?:nothing|none|neither|nor|not|no|never|if|whether|once)\\b)[^.!?]*?\\b(?:is"
        + "|are) "
        + "(?:(?<gone>off)|(?<kept>on|in)) (?:it|them|(?:the|your|our) (?:\\w+ ){0,2}(?:list|plan|pantry|fridge|freezer|calendar)) now\\b");
    private static final Pattern ALONE = pattern("^\\W*(?:(?<kept>done|all set|all done)|(?<gone>gone))\\W*$");
    /// "The recipe is saved", but not "nothing is saved", "once it is saved".
    private static final Pattern STATE = pattern("^"
        + "(?![^.!?]*\\b(?:nothing|none|neither|nor|not|no|never|until|once|when|if|unless|before|as soon as|yet)"
        + "\\b)[^.!?]*?"
        + "\\b(?:is|are) (?:all |both )?(?:(?<kept>saved|stored)|(?<gone>deleted))\\b");
    private static final List<Pattern> ALL = all();

    /// A claim that something was written.
    ///
    /// @param isState whether it only says how things are: "the recipe is saved"
    record Claim(boolean isDeletion, boolean isState) {}

    /// The words of one language, each a regular expression.
    ///
    /// @param by the subject, or the passive auxiliary
    /// @param not negations, before or after `by`
    private record Words(String by, String not, String kept, String gone) {
        Pattern pattern() {
            return WriteClaimDetector.pattern("(?<!\\b(?:" + not + ") )(?<!\\w)(?:" + by + ")\\b(?:(?!\\b(?:" + not
                + ")\\b)[^.!?])*?\\b(?:(?<kept>" + kept + ")|(?<gone>" + gone + "))\\b");
        }
    }

    private WriteClaimDetector() {}

    static Stream<Claim> in(String sentence) {
        return ALL.stream()
            .flatMap(p -> p.matcher(sentence)
                .results()
                .map(found -> new Claim(found.group("gone") != null, p == STATE)));
    }

    private static Pattern pattern(String words) {
        return Pattern.compile(words, ANY_CASE);
    }

    private static List<Pattern> all() {
        var all = new ArrayList<>(List.of(BY_ME, AND, FIRST, PASSIVE, THROWN, PLACED, ALONE, STATE));
        try (var json = WriteClaimDetector.class.getResourceAsStream("/alfred/claims.json")) {
            new ObjectMapper()
                .readValue(json, new TypeReference<Map<String, Words>>() {})
                .values()
                .forEach(words -> all.add(words.pattern()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(all);
    }
}
