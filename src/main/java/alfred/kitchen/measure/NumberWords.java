package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Parses English numbers in words or figures: `two`, `a couple of`, `half a dozen`, `one and a half`,
/// `twenty-four`, `1 1/2`, `0,5`.
public final class NumberWords {
    /// A number at the start of a text, and the text after it.
    public record Leading(Fraction value, String rest) {}

    private static final Map<String, Fraction> WORDS = new HashMap<>();
    private static final Map<String, Fraction> PARTS = Map.of(
        "half", Fraction.of(1, 2), "halves", Fraction.of(1, 2), "third", Fraction.of(1, 3), "thirds", Fraction.of(1, 3),
        "quarter", Fraction.of(1, 4), "quarters", Fraction.of(1, 4), "eighth", Fraction.of(1, 8), "eighths",
        Fraction.of(1, 8));
    private static final Map<String, Fraction> MULTIPLES = Map.of(
        "dozen", Fraction.of(12), "couple", Fraction.of(2), "pair", Fraction.of(2), "hundred", Fraction.of(100),
        "thousand", Fraction.of(1000));

    static {
        var small = "zero one two three four five six seven eight nine ten eleven twelve "
            + "thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
        var words = small.split(" ");
        for (int i = 0; i < words.length; i++) {
            WORDS.put(words[i], Fraction.of(i));
        }
        var tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
        for (int i = 0; i < tens.length; i++) {
            WORDS.put(tens[i], Fraction.of(20 + 10L * i));
            for (int j = 1; j < 10; j++) {
                WORDS.put(tens[i] + "-" + words[j], Fraction.of(20 + 10L * i + j));
            }
        }
        WORDS.put("a", Fraction.ONE);
        WORDS.put("an", Fraction.ONE);
    }

    private NumberWords() {}

    /// Parses a text that is a number as a whole; empty if there is anything else in it.
    public static Optional<Fraction> parse(String text) {
        return leading(text).filter(read -> read.rest.isEmpty()).map(Leading::value);
    }

    /// Parses the number at the start of a text: "half a dozen eggs" is 6 and "eggs"; empty if there is none.
    public static Optional<Leading> leading(String text) {
        var trimmed = text.strip();
        var figures = Numerals.at(trimmed, 0);
        if (figures != null) {
            return Optional.of(followed(figures.value(), trimmed.substring(figures.end()).strip()));
        }
        return Optional.ofNullable(words(trimmed));
    }

    private static @Nullable Leading words(String text) {
        var word = firstWord(text);
        var rest = after(text, word);
        var part = PARTS.get(word);
        if (part != null) {
            return multiplied(part, withoutArticle(rest));
        }
        var number = WORDS.get(word);
        if (number == null) {
            var multiple = MULTIPLES.get(word);
            return multiple == null || word.equals("pair") ? null : new Leading(multiple, withoutOf(rest));
        }
        return followed(number, rest);
    }

    /// Continues after a whole number with an optional "third", "hundred", "dozen" or "and a half".
    private static Leading followed(Fraction number, String rest) {
        var next = firstWord(rest);
        var part = PARTS.get(next);
        if (part != null && number.isWhole()) {
            return multiplied(number.times(part), withoutOf(after(rest, next)));
        }
        if (next.equals("and")) {
            var tail = withoutArticle(after(rest, next));
            var last = PARTS.get(firstWord(tail));
            if (last != null) {
                return new Leading(number.plus(last), after(tail, firstWord(tail)));
            }
        }
        var second = WORDS.get(next);
        if (second != null && number.compareTo(Fraction.of(20)) >= 0 && second.compareTo(Fraction.of(10)) < 0
            && !next.startsWith("a")) {
            return new Leading(number.plus(second), after(rest, next));
        }
        return multiplied(number, rest);
    }

    private static Leading multiplied(Fraction number, String rest) {
        var word = firstWord(rest);
        var multiple = MULTIPLES.get(word);
        return multiple == null ? new Leading(number, rest)
            : new Leading(number.times(multiple), withoutOf(after(rest, word)));
    }

    private static String withoutArticle(String text) {
        var word = firstWord(text);
        return word.equals("a") || word.equals("an") || word.equals("of") ? after(text, word) : text;
    }

    private static String withoutOf(String text) {
        return firstWord(text).equals("of") ? after(text, "of") : text;
    }

    private static String firstWord(String text) {
        int end = 0;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return text.substring(0, end).toLowerCase(Locale.ROOT);
    }

    private static String after(String text, String word) {
        return text.substring(word.length()).strip();
    }
}
