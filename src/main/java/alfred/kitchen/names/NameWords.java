package alfred.kitchen.names;

import alfred.kitchen.catalogue.FoodSpelling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/// A text as the words that count in a name, in a form that is the same for one and several.
final class NameWords {
    private NameWords() {}

    /// The key of an English word or phrase: without case, accents and number.
    static String english(String text) {
        var words = FoodSpelling.key(text).split(" ");
        for (int i = 0; i < words.length; i++) {
            // plurals such as "chillis" and "tofus", which no rule tells from "cassis" and "hummus"
            boolean isEither = words[i].length() > 4 && (words[i].endsWith("is") || words[i].endsWith("us"));
            words[i] = isEither ? words[i].substring(0, words[i].length() - 1) : words[i];
        }
        return String.join(" ", words);
    }

    /// The key of a German word or phrase: without case, umlauts, number and endings.
    static String german(String text) {
        var key = new StringBuilder(text.length());
        for (var word : text.strip().split("[\\s,-]+")) {
            key.append(key.isEmpty() ? "" : " ").append(FoodSpelling.germanKey(word));
        }
        return key.toString();
    }

    /// A text without the articles and the like before it.
    static String bare(String text) {
        var rest = text.strip();
        for (int space = rest.indexOf(' '); space > 0; space = rest.indexOf(' ')) {
            var first = rest.substring(0, space).toLowerCase(Locale.ROOT);
            if (!WordLists.ENGLISH.idle().contains(first) && !WordLists.GERMAN.idle().contains(first)) {
                return rest;
            }
            rest = rest.substring(space + 1).strip();
        }
        return rest;
    }

    /// The words of an English name; two that describe a food together are one word. Empty where nothing but idle words is said.
    static List<String> ofEnglish(String text) {
        return joined(english(text), WordLists.ENGLISH);
    }

    /// The words of a German name.
    static List<String> ofGerman(String text) {
        var counting = new ArrayList<String>();
        for (var word : text.strip().split("[\\s,()-]+")) {
            if (!word.isEmpty() && !WordLists.GERMAN.idle().contains(word.toLowerCase(Locale.ROOT))) {
                counting.add(word);
            }
        }
        return joined(german(String.join(" ", counting)), WordLists.GERMAN);
    }

    private static List<String> joined(String key, WordLists lists) {
        var words = key.split(" ");
        var joined = new ArrayList<String>(words.length);
        for (int i = 0; i < words.length; i++) {
            var word = lists.spelling().getOrDefault(words[i], words[i]);
            var pair = i + 1 < words.length ? word + " " + words[i + 1] : "";
            if (!pair.isEmpty() && lists.descriptive().contains(pair)) {
                joined.add(pair);
                i++;
            } else if (!word.isEmpty() && !lists.idle().contains(word)) {
                joined.add(word);
            }
        }
        return List.copyOf(joined);
    }

    /// Whether each word is one of the others or the beginning of one; of two letters and fewer, none begins another.
    static boolean begin(List<String> said, Collection<String> others) {
        return !said.isEmpty() && said.stream().allMatch(word -> others.contains(word)
            || word.length() > 2 && others.stream().anyMatch(other -> other.startsWith(word)));
    }

    /// A beginning of an English word that its forms as a verb share: `scrub` of `scrubbed`, `bak` of `bake`.
    static String stem(String word) {
        var stem = word.length() > 5 && word.endsWith("ing") ? word.substring(0, word.length() - 3)
            : word.length() > 4 && word.endsWith("ed") ? word.substring(0, word.length() - 2) : word;
        int last = stem.length() - 1;
        boolean isDoubled = stem.length() < word.length() && last > 2 && stem.charAt(last) == stem.charAt(last - 1);
        if (isDoubled && "lsz".indexOf(stem.charAt(last)) < 0) {
            return stem.substring(0, last);
        }
        return stem.length() > 3 && stem.endsWith("e") ? stem.substring(0, last) : stem;
    }

    /// As [#stem], of a German word's key: `entkalk` of `entkalkt` and `entkalken`.
    static String germanStem(String word) {
        var stem = word.replaceFirst("(et|en|st|t|n|e)$", "");
        stem = stem.length() < 4 ? word : stem;
        return stem.length() > 5 && stem.startsWith("ge") && stem.length() < word.length() ? stem.substring(2) : stem;
    }
}
