package alfred.core.registry;

import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Replaces refs and ids in a text by names, for words that people read (spec/pipeline.md, Reply): a person never
/// sees `recipe_1`.
public final class RefNames {
    private static final Pattern ID = Pattern.compile("(?i)\\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\b");
    private final DomainConfig domain;
    private final RefShape shape;
    private final Function<String, Optional<RefEntry>> entries;

    /// @param entries finds the entry of a ref
    public RefNames(DomainConfig domain, Function<String, Optional<RefEntry>> entries) {
        this.domain = domain;
        this.shape = new RefShape(domain.entities().stream().map(EntityDefinition::type).toList());
        this.entries = entries;
    }

    /// The names of a collection of entries.
    public static RefNames of(DomainConfig domain, Collection<RefEntry> entries) {
        Map<String, RefEntry> byRef = entries.stream().collect(Collectors.toMap(RefEntry::ref, e -> e));
        return new RefNames(domain, ref -> Optional.ofNullable(byRef.get(ref)));
    }

    /// Returns the text with the label of each ref in its place, or the word for its type if it has none. A ref in
    /// brackets behind its own label is left out, and so are ids.
    public String in(String text) {
        var named = text.indexOf('_') < 0 ? text : withNames(text);
        return named.indexOf('-') < 0 ? named : ID.matcher(named).replaceAll("…");
    }

    private String withNames(String text) {
        var out = new StringBuilder();
        int copied = 0;
        for (int cut = text.indexOf('_'); cut >= 0; cut = text.indexOf('_', cut + 1)) {
            int from = startOf(text, cut, copied);
            int to = cut + 1;
            while (to < text.length() && isDigit(text.charAt(to))) {
                to++;
            }
            if (to < text.length() && isWord(text.charAt(to)) || !shape.isRef(text.substring(from, to))) {
                continue;
            }
            var label = label(text.substring(from, to));
            from -= from > copied && text.charAt(from - 1) == '`' ? 1 : 0;
            to += to < text.length() && text.charAt(to) == '`' ? 1 : 0;
            out.append(text, copied, from);
            copied = to;
            if (isInBrackets(text, from, to) && endsWithLabel(out, label)) {
                copied++;
            } else {
                out.append(label);
            }
        }
        return out.append(text, copied, text.length()).toString();
    }

    /// Returns where the word begins that ends before an underscore.
    private static int startOf(String text, int cut, int least) {
        int from = cut;
        while (from > least && isWord(text.charAt(from - 1))) {
            from--;
        }
        return from;
    }

    private static boolean isInBrackets(String text, int from, int to) {
        return from > 0 && to < text.length() && "([".indexOf(text.charAt(from - 1)) >= 0
            && ")]".indexOf(text.charAt(to)) >= 0;
    }

    /// Returns whether a text ends with a label, white space and an opening bracket; if so, it is cut behind the label.
    private static boolean endsWithLabel(StringBuilder text, String label) {
        int end = text.length() - 1;
        while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        if (label.length() > end || !label.contentEquals(text.subSequence(end - label.length(), end))) {
            return false;
        }
        text.setLength(end);
        return true;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isWord(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || isDigit(c);
    }

    private String label(String ref) {
        return entries.apply(ref).map(RefEntry::label).filter(label -> !label.isBlank())
            .orElseGet(() -> shape.typeOf(ref).flatMap(domain::entity).map(domain::title).orElse(ref));
    }
}
