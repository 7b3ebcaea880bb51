package alfred.onnx;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// WordPiece tokeniser for BERT's vocabulary: lower-cases text and strips accents, separates words and punctuation,
/// and splits each word greedily into the longest known pieces (Devlin et al., 2019; the reference is
/// `BertTokenizer` of the model's `tokenizer.json`).
final class WordPieces {
    private static final int MAX_WORD = 100;
    private final Map<String, Integer> vocabulary;
    private final int unknown;
    private final int start;
    private final int end;

    /// @param vocabulary the ids of all pieces; those within a word begin with `##`
    /// @throws IllegalArgumentException if the vocabulary lacks `[UNK]`, `[CLS]` or `[SEP]`
    WordPieces(Map<String, Integer> vocabulary) {
        this.vocabulary = vocabulary;
        unknown = id("[UNK]");
        start = id("[CLS]");
        end = id("[SEP]");
    }

    private int id(String piece) {
        var id = vocabulary.get(piece);
        if (id == null) {
            throw new IllegalArgumentException("the vocabulary has no " + piece);
        }
        return id;
    }

    /// Returns the token ids of a text, enclosed by those of `[CLS]` and `[SEP]`.
    ///
    /// @param limit the maximum number of ids, the enclosing two included; the rest of the text is dropped
    long[] of(String text, int limit) {
        var pieces = new ArrayList<Integer>(List.of(start));
        for (var word : words(text)) {
            cut(word, pieces);
            if (pieces.size() >= limit) {
                break;
            }
        }
        var kept = new ArrayList<>(pieces.subList(0, Math.min(pieces.size(), limit - 1)));
        kept.add(end);
        return kept.stream().mapToLong(Integer::longValue).toArray();
    }

    /// Returns the ids of the pieces of a text alone, at most `limit` of them.
    List<Integer> within(String text, int limit) {
        var pieces = new ArrayList<Integer>();
        words(text).forEach(word -> cut(word, pieces));
        return pieces.subList(0, Math.min(limit, pieces.size()));
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    private static List<String> words(String text) {
        var plain = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        plain.codePoints().forEach(c -> {
            boolean stands = isPunctuation(c) || Character.isIdeographic(c);
            if (stands || Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                finish(word, words);
            }
            if (stands) {
                words.add(Character.toString(c));
            } else if (isLetter(c)) {
                word.appendCodePoint(c);
            }
        });
        finish(word, words);
        return words;
    }

    private static void finish(StringBuilder word, List<String> words) {
        if (!word.isEmpty()) {
            words.add(word.toString());
            word.setLength(0);
        }
    }

    /// Returns whether a character is kept: neither a space, an accent nor a control character.
    private static boolean isLetter(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.CONTROL, Character.FORMAT, Character.SURROGATE,
                Character.PRIVATE_USE, Character.UNASSIGNED -> false;
            default -> c != 0xFFFD && !Character.isWhitespace(c) && !Character.isSpaceChar(c);
        };
    }

    private static boolean isPunctuation(int c) {
        boolean isAsciiSign = c >= 33 && c <= 47 || c >= 58 && c <= 64 || c >= 91 && c <= 96 || c >= 123 && c <= 126;
        return isAsciiSign || switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION, Character.DASH_PUNCTUATION, Character.START_PUNCTUATION,
                Character.END_PUNCTUATION,
                Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION, Character.OTHER_PUNCTUATION ->
                true;
            default -> false;
        };
    }

    /// Appends the pieces of a word. A word with an unknown part becomes a single `[UNK]`.
    private void cut(String word, List<Integer> pieces) {
        var found = new ArrayList<Integer>();
        int from = 0;
        while (from < word.length() && word.length() <= MAX_WORD) {
            int to = word.length();
            while (to > from && !vocabulary.containsKey(piece(word, from, to))) {
                to--;
            }
            if (to == from) {
                break;
            }
            found.add(vocabulary.get(piece(word, from, to)));
            from = to;
        }
        pieces.addAll(from == word.length() ? found : List.of(unknown));
    }

    private static String piece(String word, int from, int to) {
        return (from == 0 ? "" : "##") + word.substring(from, to);
    }
}
