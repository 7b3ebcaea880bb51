package alfred.kitchen.ingredient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Words without what does not matter: case, marks, plural, articles, ligatures, number words.
final class Evened {
    private static final Set<String> SILENT = Set.of("a", "an", "the", "of", "and");
    private static final Map<String, String> NUMBERS =
        Map.of("one", "1", "two", "2", "three", "3", "four", "4", "five", "5", "six", "6");

    private Evened() {}

    /// One text for all spellings of a name.
    static String name(String text) {
        return String.join(" ", words(text));
    }

    /// In their order.
    static List<String> words(String text) {
        var words = new ArrayList<String>();
        Arrays
            .stream(text.toLowerCase(Locale.ROOT).replace("ﬂ", "fl").replace("ﬁ", "fi")
                .split("[\\s,()*.:;!&\"“”\\-–—/\\[\\]]+"))
            .map(word -> word.replaceAll("[®™’']", "")).filter(word -> !word.isEmpty() && !SILENT.contains(word))
            .map(Evened::singular)
            .forEach(words::add);
        return words;
    }

    private static String singular(String word) {
        return NUMBERS.getOrDefault(word,
            word.replaceAll("(ves|f)$", "ve").replaceAll("ies$", "y").replaceAll("e?s?$", "").replaceAll("e$", ""));
    }
}
