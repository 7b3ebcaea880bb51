package alfred.kitchen.ingredient;

import alfred.kitchen.ingredient.LineToken.Kind;
import alfred.kitchen.measure.Numerals;
import alfred.kitchen.measure.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Splits a line into numbers, words and punctuation.
///
/// A hyphen between letters is part of the word ("all-purpose"); next to a number it is punctuation ("14-ounce").
final class Lexer {
    private static final Set<String> COUNTED = Set.of("one", "two", "three", "four", "six", "eight", "ten", "twelve");

    private final String text;
    private final List<LineToken> tokens = new ArrayList<>(24);
    private int at;
    private boolean gap;

    private Lexer(String text) {
        this.text = text;
    }

    static List<LineToken> tokens(String text) {
        return new Lexer(text).run();
    }

    /// Normalises ligatures, unusual spaces, fraction slashes and dashes, and removes leading bullets.
    static String clean(String line) {
        var text = line;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c > '\u02ff' || c == '\u00a0' || c < ' ') {
                text = plain(line);
                break;
            }
        }
        int start = 0;
        while (start < text.length() && "•*▢☐·- ".indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        return text.substring(start).strip();
    }

    private static String plain(String line) {
        var out = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            switch (c) {
                case 'ﬂ' -> out.append("fl");
                case 'ﬁ' -> out.append("fi");
                case '\u2018', '\u2019' -> out.append('’');
                case '\u2044', '\u2215' -> out.append('/');
                case '\u2010', '\u2011' -> out.append('-');
                case '\u2012', '\u2212' -> out.append('–');
                default -> {
                    boolean space = Character.isSpaceChar(c) || Character.isWhitespace(c);
                    out.append(space ? ' ' : c);
                }
            }
        }
        return out.toString();
    }

    private List<LineToken> run() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
                gap = true;
                continue;
            }
            next(c);
            gap = false;
        }
        return tokens;
    }

    private void next(char c) {
        var number = Character.isLetter(c) ? null : Numerals.at(text, at);
        if (number != null && !isPercent(number.end())) {
            tokens.add(
                new LineToken(Kind.NUMBER, text.substring(at, number.end()), number.value(), at, number.end(), gap));
            at = number.end();
        } else if (Character.isLetterOrDigit(c)) {
            int end = wordEnd();
            tokens.add(new LineToken(Kind.WORD, text.substring(at, end).toLowerCase(Locale.ROOT), null, at, end, gap));
            at = end;
        } else {
            tokens.add(new LineToken(Kind.MARK, text.substring(at, at + 1), null, at, at + 1, gap));
            at++;
        }
    }

    private boolean isPercent(int end) {
        return end < text.length() && text.charAt(end) == '%';
    }

    private int wordEnd() {
        int end = at + 1;
        while (end < text.length()) {
            char c = text.charAt(end);
            boolean inside = Character.isLetter(c) || Character.isDigit(c) && !afterNumber() || "’'®™%".indexOf(c) >= 0
                || c == '.' && Character.isDigit(text.charAt(end - 1)) && end + 1 < text.length()
                    && Character.isDigit(text.charAt(end + 1))
                || isJoint(c, end);
            if (!inside) {
                break;
            }
            end++;
        }
        return end;
    }

    /// Whether the word directly follows a number: in "1lb2oz" the unit ends at the next number.
    private boolean afterNumber() {
        return !gap && !tokens.isEmpty() && tokens.getLast().isNumber();
    }

    /// Whether a hyphen separates a number word from a unit: "one-pound", "two-inch".
    private boolean isCountedUnit(int dash) {
        if (!COUNTED.contains(text.substring(at, dash).toLowerCase(Locale.ROOT))) {
            return false;
        }
        int end = dash + 1;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return Units.find(text.substring(dash + 1, end)).isPresent();
    }

    private boolean isJoint(char c, int place) {
        return c == '-' && Character.isLetter(text.charAt(place - 1)) && place + 1 < text.length()
            && Character.isLetter(text.charAt(place + 1))
            && !isCountedUnit(place);
    }
}
