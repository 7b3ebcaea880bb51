package alfred.core.registry;

import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Replaces refs and ids in a text by names, for words that people read (spec/pipeline.md, Reply): a person never
/// sees `recipe_1`.
public final class RefNames {
    private static final Pattern REF = Pattern.compile("`?\\b((?:gen_)?[a-z]+(?:_[a-z]+)*_[1-9]\\d{0,8})\\b`?");
    private static final Pattern ASIDE = Pattern.compile("\\s*[(\\[]" + REF.pattern() + "[)\\]]");
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
        if (text.indexOf('_') < 0 && text.indexOf('-') < 0) {
            return text;
        }
        var aside = ASIDE.matcher(text).replaceAll(m ->
            shape.isRef(m.group(1)) && text.substring(0, m.start()).endsWith(label(m.group(1))) ? "" : Matcher.quoteReplacement(m.group()));
        var named = REF.matcher(aside).replaceAll(m -> Matcher.quoteReplacement(shape.isRef(m.group(1)) ? label(m.group(1)) : m.group()));
        return ID.matcher(named).replaceAll("…");
    }

    private String label(String ref) {
        return entries.apply(ref).map(RefEntry::label).filter(label -> !label.isBlank()).orElseGet(() ->
            shape.typeOf(ref).flatMap(domain::entity).map(domain::title).orElse(ref));
    }
}
