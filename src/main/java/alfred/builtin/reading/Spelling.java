package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Mends slips of the pen.
///
/// @param names the words of the kitchen's names, which are never mended
record Spelling(Vocabulary vocabulary, KnownWords names) {
    /// A letter that is written three times and more.
    private static final Pattern DRAWN_OUT = Pattern.compile("(\\p{L})\\1{2,}");

    /// The words of a message in their right places, and each as it was likely meant.
    List<Token> mended(List<Token> typed) {
        return inPlace(typed).stream().map(this::mended).toList();
    }

    private Token mended(Token typed) {
        var norm = names.holds(typed.norm()) ? typed.norm() : shorter(typed.norm());
        var written = names.holds(norm) ? norm : names.written(norm);
        return written.equals(typed.norm())
            ? vocabulary.mended(typed.norm(), names).map(typed::withNorm).orElse(typed)
            : typed.withNorm(written);
    }

    /// A word without the letters that are drawn out: "plsss" is "pls".
    private String shorter(String word) {
        return DRAWN_OUT.matcher(word).find() && !isKnown(word)
            ? Stream.of("$1", "$1$1").map(DRAWN_OUT.matcher(word)::replaceAll)
                .filter(one -> isKnown(one) || !names.written(one).equals(one)).findFirst().orElse(word)
            : word;
    }

    /// Puts a letter where it belongs that stands on the wrong side of a space: "redp eppers" is "red peppers".
    private List<Token> inPlace(List<Token> typed) {
        var all = new ArrayList<>(typed);
        for (int i = 0; i + 1 < all.size(); i++) {
            var first = all.get(i);
            var second = all.get(i + 1);
            if (isStrange(first) && isStrange(second)) {
                var letters = first.norm() + second.norm();
                int space = first.norm().length();
                int at = IntStream.of(space - 1, space + 1).filter(cut -> cut > 1 && cut < letters.length() - 1)
                    .filter(cut -> isKnown(letters.substring(0, cut)) && isKnown(letters.substring(cut))).findFirst()
                    .orElse(0);
                if (at > 0) {
                    all.set(i, first.withNorm(letters.substring(0, at)));
                    all.set(i + 1, second.withNorm(letters.substring(at)));
                }
            }
        }
        return all;
    }

    private boolean isStrange(Token token) {
        return token.isWord() && !isKnown(token.norm()) && names.written(token.norm()).equals(token.norm());
    }

    private boolean isKnown(String word) {
        return vocabulary.holds(word) || names.holds(word);
    }
}
