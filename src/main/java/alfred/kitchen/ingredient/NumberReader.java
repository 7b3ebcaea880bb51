package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.ForeignUnitWords;
import alfred.kitchen.measure.NumberWords;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads numbers in figures and words, and the upper bounds of ranges.
final class NumberReader {
    private static final Set<String> WORDS = Set.of(
        "a", "an", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "fifteen", "twenty", "half", "dozen", "couple", "thirty");

    private final Cursor cursor;

    NumberReader(Cursor cursor) {
        this.cursor = cursor;
    }

    static boolean startsNumber(LineToken token) {
        return token.isNumber() || token.isWord() && WORDS.contains(token.text());
    }

    void skipApproximate() {
        while (cursor.peek().isWord() && WordClasses.isApproximate(cursor.peek().text())
            || cursor.peek().is("~")
            || cursor.peek().is("±")) {
            cursor.at++;
            if (cursor.peek(-1).is("ca")) {
                cursor.skip(".");
            }
        }
        if (cursor.peek().is("to") && cursor.at > 0 && cursor.peek(-1).is("up")) {
            cursor.at++;
        }
    }

    @Nullable
    Fraction number() {
        var token = cursor.peek();
        var value = token.value();
        if (value != null) {
            cursor.at++;
            return multiplied(value);
        }
        if (!startsNumber(token) || isWordButNoNumber(token)) {
            return foreign();
        }
        boolean joined = cursor.peek(1).isDash() && !cursor.peek(1).gap();
        var read = NumberWords.leading(joined ? token.text() : cursor.text.substring(token.start()));
        if (joined && read.isPresent()) {
            cursor.at++;
            return read.get().value();
        }
        if (read.isEmpty()) {
            return null;
        }
        int consumed = cursor.text.length() - token.start() - read.get().rest().length();
        cursor.at = cursor.indexAt(token.start() + consumed);
        return read.get().value();
    }

    /// Reads a foreign number word: "zwei Eier", "eine halbe Zwiebel", "une gousse d'ail". Only at the start of a
    /// line, so that English words are not mistaken for numbers.
    private @Nullable Fraction foreign() {
        boolean starts = cursor.at == 0
            && cursor.tokens.size() > 1
            && cursor.peek().isWord()
            && cursor.peek(1).isWord();
        var number = starts ? ForeignUnitWords.number(cursor.peek().text()).orElse(null) : null;
        if (number == null) {
            return null;
        }
        cursor.at++;
        var half = number.equals(Fraction.ONE) && cursor.peek(1).isWord()
            ? ForeignUnitWords.number(cursor.peek().text()).orElse(null)
            : null;
        if (half == null || half.compareTo(Fraction.ONE) >= 0) {
            return number;
        }
        cursor.at++;
        return half;
    }

    private boolean isWordButNoNumber(LineToken token) {
        var next = cursor.peek(1);
        if (token.is("half")) {
            return next.is("and") || next.is("&") || next.is("fat") || next.isDash() || next.is("moon");
        }
        if (token.is("a") || token.is("an")) {
            return WordClasses.isUnitAdjective(next.text()) && !WordClasses.isSize(next.text())
                || WordClasses.isLooseUnit(next.text())
                || next.is("little")
                || next.is("bit")
                || WordClasses.isSize(next.text())
                    && WordClasses.isLooseUnit(cursor.peek(2).text());
        }
        return token.is("dozen") && !next.isWord() || token.is("couple") && !next.isWord();
    }

    private Fraction multiplied(Fraction value) {
        if (cursor.peek().is("dozen") || cursor.peek().is("doz")) {
            cursor.at++;
            return value.times(Fraction.of(12));
        }
        return value;
    }

    /// Reads the upper bound of a range after its lower one: "-3", "– 3", "to 3", "or 3", "bis 3", "- to 3"; null
    /// if no larger number follows.
    @Nullable
    Fraction rangeEnd(Fraction low) {
        int start = cursor.at;
        int ahead = 0;
        boolean dash = cursor.peek(ahead).isDash();
        if (dash) {
            ahead++;
        }
        boolean word = cursor.peek(ahead).is("to")
            || cursor.peek(ahead).is("or")
            || cursor.peek(ahead).is("bis");
        if (word) {
            ahead++;
        }
        if (!dash && !word || !startsNumber(cursor.peek(ahead))) {
            return null;
        }
        cursor.at += ahead;
        var high = number();
        if (high == null || high.compareTo(low) <= 0) {
            cursor.at = start;
            return null;
        }
        return high;
    }
}
