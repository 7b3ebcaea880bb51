package alfred.kitchen.names;

import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Splits compounds of a language that joins words: `Freilandeier` into `Freiland` and `Eier`.
final class Compounds {
    private static final int SHORTEST_FIRST = 2;
    private static final int SHORTEST_LAST = 2;

    private Compounds() {}

    /// Returns a name as its words, followed by a second reading with compounds split, if there are any.
    static List<List<String>> readings(String text, Language language) {
        var whole = NameWords.of(text, language);
        var apart = new ArrayList<String>();
        for (var word : whole) {
            apart.addAll(parts(word, language).orElse(List.of(word)));
        }
        return apart.size() == whole.size() ? List.of(whole) : List.of(whole, List.copyOf(apart));
    }

    /// Splits off the last part, which is a food name or kind of dish; empty if the word is not such a compound.
    private static Optional<List<String>> parts(String word, Language language) {
        var lists = WordLists.of(language);
        for (int at = word.length() - SHORTEST_LAST; at >= SHORTEST_FIRST; at--) {
            var last = word.substring(at);
            var first = first(word.substring(0, at), language);
            if (first.isPresent()
                && (FoodSpelling.isName(last, language) || lists.dishes().contains(NameWords.key(last, language)))) {
                return Optional.of(List.of(first.get(), NameWords.key(last, language)));
            }
        }
        return Optional.empty();
    }

    /// Returns the key of a compound's first part: a descriptive word, a food name or a listed part, with or
    /// without a linking element.
    private static Optional<String> first(String text, Language language) {
        var lists = WordLists.of(language);
        var joints = Stream.concat(Stream.of(""), language.words("names.joints").stream()).toList();
        for (var joint : joints) {
            var word = text.endsWith(joint) ? text.substring(0, text.length() - joint.length()) : "";
            var key = word.length() < SHORTEST_FIRST ? "" : NameWords.key(word, language);
            if (lists.descriptive().contains(key) || lists.parts().contains(word)
                || word.length() > 3 && FoodSpelling.isName(word, language)) {
                return Optional.of(key);
            }
        }
        return Optional.empty();
    }
}
