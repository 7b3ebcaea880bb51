package alfred.kitchen.names;

import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Splits names into their significant words, in a form independent of number.
final class NameWords {
    private static final int SHORTEST_STEM = 4;

    private NameWords() {}

    /// Returns the key of an English word or phrase, without case, accents and number.
    static String english(String text) {
        var words = FoodSpelling.key(text).split(" ");
        for (int i = 0; i < words.length; i++) {
            // plurals such as "chillis" and "tofus" cannot be told from "cassis" and "hummus" by a rule
            boolean isEither = words[i].length() > 4 && (words[i].endsWith("is") || words[i].endsWith("us"));
            words[i] = isEither ? words[i].substring(0, words[i].length() - 1) : words[i];
        }
        return String.join(" ", words);
    }

    /// Returns the key of a word or phrase in a language, without case, accents, number and endings.
    static String key(String text, Language language) {
        if (language.isOriginal()) {
            return english(text);
        }
        var key = new StringBuilder(text.length());
        for (var word : text.strip().split("[\\s,-]+")) {
            key.append(key.isEmpty() ? "" : " ").append(FoodSpelling.key(word, language));
        }
        return key.toString();
    }

    /// Returns a text without leading articles and other insignificant words.
    static String bare(String text) {
        var rest = text.strip();
        for (int space = rest.indexOf(' '); space > 0; space = rest.indexOf(' ')) {
            var first = rest.substring(0, space).toLowerCase(Locale.ROOT);
            if (!WordLists.isIdle(first)) {
                return rest;
            }
            rest = rest.substring(space + 1).strip();
        }
        return rest;
    }

    /// Returns the words of an English name, with two-word descriptive terms as one word. Empty if no word is
    /// significant.
    static List<String> ofEnglish(String text) {
        return joined(english(text), WordLists.ENGLISH);
    }

    /// Returns the words of a name in a language other than English.
    static List<String> of(String text, Language language) {
        var lists = WordLists.of(language);
        var counting = new ArrayList<String>();
        for (var word : text.strip().split("[\\s,()-]+")) {
            if (!word.isEmpty() && !lists.idle().contains(word.toLowerCase(Locale.ROOT))) {
                counting.add(word);
            }
        }
        return joined(key(String.join(" ", counting), language), lists);
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

    /// Whether each word equals one of the others or is the beginning of one; beginnings need at least three
    /// letters.
    static boolean begin(List<String> said, Collection<String> others) {
        return !said.isEmpty() && said.stream().allMatch(word -> others.contains(word)
            || word.length() > 2 && others.stream().anyMatch(other -> other.startsWith(word)));
    }

    /// Returns the stem shared by an English word's verb forms: `scrub` for `scrubbed`, `bak` for `bake`.
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

    /// Like [#stem] for the key of a word in another language: `entkalk` for `entkalkt` and `entkalken`.
    static String stem(String word, Language language) {
        var stem = language.words("names.verbs").stream().filter(word::endsWith)
            .max(Comparator.comparingInt(String::length))
            .map(ending -> word.substring(0, word.length() - ending.length()))
            .filter(rest -> rest.length() >= SHORTEST_STEM).orElse(word);
        var participle = String.join("", language.words("names.participle"));
        boolean isParticiple = !participle.isEmpty() && stem.length() > SHORTEST_STEM + 1
            && stem.startsWith(participle) && stem.length() < word.length();
        return isParticiple ? stem.substring(participle.length()) : stem;
    }
}
