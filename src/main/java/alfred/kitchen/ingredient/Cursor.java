package alfred.kitchen.ingredient;

import java.util.List;

/// The tokens of a line and the current position.
final class Cursor {
    private static final LineToken END = new LineToken(LineToken.Kind.MARK, "", null, 0, 0, false);

    final String text;
    final List<LineToken> tokens;
    int at;

    Cursor(String text, List<LineToken> tokens) {
        this.text = text;
        this.tokens = tokens;
    }

    LineToken peek() {
        return peek(0);
    }

    LineToken peek(int ahead) {
        int index = at + ahead;
        return index >= 0 && index < tokens.size() ? tokens.get(index) : END;
    }

    boolean done() {
        return at >= tokens.size();
    }

    boolean skip(String word) {
        if (!done() && peek().is(word)) {
            at++;
            return true;
        }
        return false;
    }

    /// Returns the index of the parenthesis that closes the one at `open`, or -1.
    int closing(int open) {
        int depth = 0;
        for (int i = open; i < tokens.size(); i++) {
            if (tokens.get(i).is("(") || tokens.get(i).is("[")) {
                depth++;
            } else if ((tokens.get(i).is(")") || tokens.get(i).is("]")) && --depth == 0) {
                return i;
            }
        }
        return -1;
    }

    /// Whether a range of tokens contains an amount; "1-inch" is not an amount.
    boolean hasAmount(int from, int to) {
        for (int i = from; i < to; i++) {
            var next = i + 1 < tokens.size() ? tokens.get(i + 1) : END;
            if (tokens.get(i).isNumber() && !next.isDash() && !next.is("inch")) {
                return true;
            }
        }
        return false;
    }

    /// Returns the original text of a range of tokens, `to` exclusive.
    String slice(int from, int to) {
        return from >= to ? "" : text.substring(tokens.get(from).start(), tokens.get(to - 1).end());
    }

    /// Returns the index of the first token that starts at or after an offset in the text.
    int indexAt(int offset) {
        int index = at;
        while (index < tokens.size() && tokens.get(index).start() < offset) {
            index++;
        }
        return index;
    }

    Cursor sub(int from, int to) {
        return new Cursor(text, tokens.subList(from, to));
    }
}
