package alfred.builtin.understand;

import alfred.builtin.template.Lexicon;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A message from which pieces are taken out, one after the other, by the patterns of its language. The pieces are told
/// as they were typed; a mark that ends words stays where one was.
final class TypedText {
    private static final String GAP = " ; ";
    private final Lexicon lexicon;
    private String rest;

    TypedText(Lexicon lexicon, String typed) {
        this.lexicon = lexicon;
        this.rest = typed;
    }

    /// Returns what is left.
    String rest() {
        return rest;
    }

    /// Takes out the first piece that a section of patterns finds.
    ///
    /// @return its groups that took part, as typed; empty if there is none
    Optional<List<String>> take(String section) {
        var folded = lexicon.fold(rest);
        var found = lexicon.pattern(section).matcher(folded).results().findFirst();
        return found.map(m -> {
            var groups = IntStream.rangeClosed(1, m.groupCount()).filter(i -> m.group(i) != null)
                .mapToObj(i -> rest.substring(at(m.start(i)), at(m.end(i))).strip()).toList();
            rest = rest.substring(0, at(m.start())) + GAP + rest.substring(at(m.end()));
            return groups;
        });
    }

    /// Takes out all pieces that a section of patterns finds; returns whether there is one.
    boolean takeAll(String section) {
        boolean isTaken = false;
        while (take(section).isPresent()) {
            isTaken = true;
        }
        return isTaken;
    }

    /// Puts other words in the place of some.
    void replace(String words, String others) {
        rest = rest.replace(words, others);
    }

    /// Returns the place in the typed words of a place in their folded form.
    private int at(int folded) {
        int at = 0;
        while (at < rest.length() && lexicon.fold(rest.substring(0, at)).length() < folded) {
            at++;
        }
        return at;
    }
}
