package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Parses numbers in figures at a position of a text: `2`, `0.5`, `0,5`, `1,000`, `1/2`, `1 1/2`, `1-1/2`, `½`,
/// `1½`.
public final class Numerals {
    /// A number, and the index after it.
    public record Read(Fraction value, int end) {}

    private static final Map<Character, Fraction> GLYPHS = Map.ofEntries(
        part('½', 1, 2), part('⅓', 1, 3), part('⅔', 2, 3), part('¼', 1, 4), part('¾', 3, 4), part('⅕', 1, 5),
        part('⅖', 2, 5), part('⅗', 3, 5),
        part('⅘', 4, 5), part('⅙', 1, 6), part('⅚', 5, 6), part('⅐', 1, 7), part('⅛', 1, 8), part('⅜', 3, 8),
        part('⅝', 5, 8), part('⅞', 7, 8),
        part('⅑', 1, 9), part('⅒', 1, 10));
    private static final int MAX_DIGITS = 12;

    private Numerals() {}

    private static Map.Entry<Character, Fraction> part(char glyph, long numerator, long denominator) {
        return Map.entry(glyph, Fraction.of(numerator, denominator));
    }

    /// Returns the longest number that starts at `from`; null if there is none or it has more than 12 digits.
    public static @Nullable Read at(String text, int from) {
        if (from >= text.length()) {
            return null;
        }
        var glyph = GLYPHS.get(text.charAt(from));
        if (glyph != null) {
            return new Read(glyph, from + 1);
        }
        int end = digits(text, from);
        if (end == from) {
            return text.charAt(from) == '.' && digits(text, from + 1) > from + 1 ? decimal(text, from, from) : null;
        }
        if (end - from > MAX_DIGITS) {
            return null;
        }
        return ratio(text, from, end) instanceof Read ratio ? ratio : mixed(text, from, end);
    }

    private static @Nullable Read ratio(String text, int from, int end) {
        if (!isSlash(text, end)) {
            return null;
        }
        int stop = digits(text, end + 1);
        if (stop == end + 1 || stop - end > 5) {
            return null;
        }
        long denominator = Long.parseLong(text.substring(end + 1, stop));
        return denominator == 0 ? null
            : new Read(Fraction.of(Long.parseLong(text.substring(from, end)), denominator), stop);
    }

    private static Read mixed(String text, int from, int end) {
        var whole = decimal(text, from, end);
        if (whole.end != end) {
            return whole;
        }
        int next = joined(text, end);
        if (next < text.length()) {
            var glyph = GLYPHS.get(text.charAt(next));
            if (glyph != null) {
                return new Read(whole.value.plus(glyph), next + 1);
            }
            int stop = digits(text, next);
            if (next > end && stop > next && ratio(text, next, stop) instanceof Read part
                && part.value.compareTo(Fraction.ONE) < 0) {
                return new Read(whole.value.plus(part.value), part.end);
            }
        }
        return whole;
    }

    /// Returns the index after the whole number at which its fraction would start.
    private static int joined(String text, int end) {
        int at = end;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\u00a0')) {
            at++;
        }
        if (at < text.length()
            && (text.charAt(at) == '&' || at == end && isDash(text.charAt(at)) && at + 1 < text.length())) {
            at++;
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }
        return at;
    }

    private static Read decimal(String text, int from, int end) {
        var digits = text.substring(from, end);
        if (end < text.length() && (text.charAt(end) == '.' || text.charAt(end) == ',')) {
            int stop = digits(text, end + 1);
            int places = stop - end - 1;
            if (places == 3 && text.charAt(end) == ',' && !digits.equals("0")) {
                return new Read(Fraction.of(Long.parseLong(digits + text.substring(end + 1, stop))), stop);
            }
            if (places > 0 && places <= MAX_DIGITS) {
                var value = Fraction.parse((digits.isEmpty() ? "0" : digits) + "." + text.substring(end + 1, stop));
                return new Read(value.orElse(Fraction.ZERO), stop);
            }
        }
        return new Read(Fraction.of(Long.parseLong(digits)), end);
    }

    private static int digits(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    private static boolean isSlash(String text, int at) {
        return at < text.length() && (text.charAt(at) == '/' || text.charAt(at) == '⁄' || text.charAt(at) == '∕');
    }

    private static boolean isDash(char c) {
        return c == '-' || c == '–';
    }
}
