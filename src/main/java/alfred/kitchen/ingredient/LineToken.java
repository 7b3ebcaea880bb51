package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import org.jspecify.annotations.Nullable;

/// A token of a line: a number in figures (with `value`), a word, or one punctuation character.
///
/// @param text the text; lower case for words
/// @param gap whether whitespace precedes it
record LineToken(Kind kind, String text, @Nullable Fraction value, int start, int end, boolean gap) {
    enum Kind { NUMBER, WORD, MARK }

    boolean isNumber() {
        return kind == Kind.NUMBER;
    }

    boolean isWord() {
        return kind == Kind.WORD;
    }

    boolean is(String other) {
        return kind != Kind.NUMBER && text.equals(other);
    }

    boolean isDash() {
        return kind == Kind.MARK && (text.equals("-") || text.equals("–") || text.equals("—"));
    }
}
