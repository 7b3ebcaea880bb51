package alfred.core.registry;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/// Recognises refs by their shape: `{type}_{n}` or `gen_{type}_{n}` with a registered type
/// (spec/entities-and-refs.md, ref shape).
///
/// `vitamin_12` is not a ref. The number has one to nine digits and no leading zero.
final class RefShape {
    static final String GENERATED = "gen_";
    private final Set<String> types;

    RefShape(Collection<String> types) {
        this.types = Set.copyOf(types);
    }

    boolean isRef(String text) {
        return typeOf(text).isPresent();
    }

    /// The type in a ref, without `gen_`; empty if the text is not a ref.
    Optional<String> typeOf(String text) {
        int cut = text.lastIndexOf('_');
        if (cut < 1 || !isCount(text, cut + 1)) {
            return Optional.empty();
        }
        var type = text.startsWith(GENERATED) ? text.substring(GENERATED.length(), Math.max(cut, GENERATED.length()))
            : text.substring(0, cut);
        return types.contains(type) ? Optional.of(type) : Optional.empty();
    }

    /// The counter key of a ref: `book` or `gen_book`.
    static String countedAs(String ref) {
        return ref.substring(0, ref.lastIndexOf('_'));
    }

    static int numberOf(String ref) {
        return Integer.parseInt(ref.substring(ref.lastIndexOf('_') + 1));
    }

    private static boolean isCount(String text, int from) {
        int length = text.length() - from;
        if (length < 1 || length > 9 || text.charAt(from) == '0') {
            return false;
        }
        for (int i = from; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }
}
