package alfred.ui.fx;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Breaks words that are wider than a line where people would break them: after a hyphen or an apostrophe, else between
/// two syllables of a German or English word.
final class WordBreaks {
    /// The fewest letters of a word on either line.
    private static final int LEAST = 3;
    private static final String VOWELS = "aeiouyäöüáàâãéèêëíìîïóòôõúùûåæøœ";
    /// What a word breaks after without a hyphen of ours.
    private static final Pattern JOINT = Pattern.compile("[-–/’']");
    /// The consonants that may begin a syllable together.
    private static final Pattern ONSET =
        Pattern.compile("sch[lmnrwt]?|s[pt]r?|ch[lr]?|ck|ph|th|sh|qu|kn|[bdfgkpt]r|[bfgkp]l|\\p{L}");

    private WordBreaks() {}

    /// Returns a name with a line break, and a hyphen where there is none, in each word that is wider than a line.
    /// A word that cannot be broken so stays as it is.
    ///
    /// @param room the width of a line
    /// @param width the width of words as they are drawn
    static String within(String name, double room, ToDoubleFunction<String> width) {
        return Arrays.stream(name.split(" ")).map(word -> broken(word, room, width)).collect(Collectors.joining(" "));
    }

    private static String broken(String word, double room, ToDoubleFunction<String> width) {
        if (width.applyAsDouble(word) <= room) {
            return word;
        }
        for (var mark : List.of("", "-")) {
            for (int cut = word.length() - LEAST; cut >= LEAST; cut--) {
                if (mark.isEmpty() ? isJoint(word, cut) : isSyllable(word, cut)) {
                    var head = word.substring(0, cut) + mark;
                    if (width.applyAsDouble(head) <= room) {
                        return head + "\n" + broken(word.substring(cut), room, width);
                    }
                }
            }
        }
        return word;
    }

    private static boolean isJoint(String word, int cut) {
        return JOINT.matcher(word.substring(cut - 1, cut)).matches();
    }

    /// Whether a syllable begins there: with the most consonants that may begin one, between two vowels.
    private static boolean isSyllable(String word, int cut) {
        int first = cut;
        while (first > 0 && isConsonant(word.charAt(first - 1))) {
            first--;
        }
        int next = cut;
        while (next < word.length() && isConsonant(word.charAt(next))) {
            next++;
        }
        if (first == 0 || next == cut || next == word.length() || !isVowel(word.charAt(first - 1))
            || !isVowel(word.charAt(next))) {
            return false;
        }
        int end = next;
        return IntStream.range(first, next)
            .filter(at -> ONSET.matcher(word.substring(at, end).toLowerCase(Locale.ROOT)).matches())
            .findFirst().orElse(end) == cut;
    }

    private static boolean isConsonant(char letter) {
        return Character.isLetter(letter) && !isVowel(letter);
    }

    private static boolean isVowel(char letter) {
        return VOWELS.indexOf(Character.toLowerCase(letter)) >= 0;
    }
}
