package alfred.builtin.reading;

/// A word, number or punctuation mark of a message.
///
/// @param text as typed
/// @param norm in lower case, without accents of typing, as features see it
/// @param start offset of its first character in the message
/// @param end offset after its last character
public record Token(String text, String norm, int start, int end) {
    boolean isWord() {
        return Character.isLetter(norm.charAt(0));
    }

    boolean isNumber() {
        return Character.isDigit(norm.charAt(0)) || "½⅓⅔¼¾⅛⅜⅝⅞".indexOf(norm.charAt(0)) >= 0;
    }

    Token withNorm(String other) {
        return new Token(text, other, start, end);
    }
}
