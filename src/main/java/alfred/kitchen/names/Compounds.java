package alfred.kitchen.names;

import alfred.kitchen.catalogue.FoodSpelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Splits German compounds into their words: `Freilandeier` into `Freiland` and `Eier`.
final class Compounds {
    private static final int SHORTEST_FIRST = 2;
    private static final int SHORTEST_LAST = 2;

    private Compounds() {}

    /// Returns a German name as its words, followed by a second reading with compounds split, if there are any.
    static List<List<String>> readings(String text) {
        var whole = NameWords.ofGerman(text);
        var apart = new ArrayList<String>();
        for (var word : whole) {
            apart.addAll(parts(word).orElse(List.of(word)));
        }
        return apart.size() == whole.size() ? List.of(whole) : List.of(whole, List.copyOf(apart));
    }

    /// Splits off the last part, which is a food name or kind of dish; empty if the word is not such a compound.
    private static Optional<List<String>> parts(String word) {
        for (int at = word.length() - SHORTEST_LAST; at >= SHORTEST_FIRST; at--) {
            var last = word.substring(at);
            var first = first(word.substring(0, at));
            if (first.isPresent()
                && (FoodSpelling.isGerman(last) || WordLists.GERMAN.dishes().contains(NameWords.german(last)))) {
                return Optional.of(List.of(first.get(), NameWords.german(last)));
            }
        }
        return Optional.empty();
    }

    /// Returns the key of a compound's first part: a descriptive word, a food name or a listed part, with or
    /// without a linking element.
    private static Optional<String> first(String text) {
        var lists = WordLists.GERMAN;
        for (var joint : List.of("", "s", "n", "en")) {
            var word = text.endsWith(joint) ? text.substring(0, text.length() - joint.length()) : "";
            var key = word.length() < SHORTEST_FIRST ? "" : NameWords.german(word);
            if (lists.descriptive().contains(key) || lists.parts().contains(word)
                || word.length() > 3 && FoodSpelling.isGerman(word)) {
                return Optional.of(key);
            }
        }
        return Optional.empty();
    }
}
