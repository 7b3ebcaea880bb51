package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The bundled food names of a language other than English, loaded on first use; the header of `foods_de.txt`
/// describes the format. Immutable.
final class LocalNames {
    private static final Map<Language, LocalNames> LOADED = new ConcurrentHashMap<>();
    private final NameForms forms;
    private final Map<String, List<LocalName>> names;
    private final Map<LocalName, List<String>> keys = new ConcurrentHashMap<>();
    private volatile @Nullable Map<String, LocalName> byKey;

    private LocalNames(Language language) {
        forms = new NameForms(language);
        names = load(language, forms);
    }

    /// Returns the names of a language; none if it is English or has none.
    static LocalNames in(Language language) {
        return LOADED.computeIfAbsent(language, LocalNames::new);
    }

    NameForms forms() {
        return forms;
    }

    /// Returns the names of a bundled food, the usual one first; empty for other foods.
    ///
    /// @param food the food's name in the bundled catalogue
    List<LocalName> of(String food) {
        return names.getOrDefault(food, List.of());
    }

    /// Returns the keys of a name's forms, that of the singular first; computed once, since each catalogue needs them.
    List<String> keys(LocalName name) {
        return keys.computeIfAbsent(name,
            _ -> Stream.concat(Stream.of(name.key()), name.otherKeys().stream()).toList());
    }

    /// Returns the name that has this form: `Äpfel`, `roten Zwiebeln`; empty if there is none.
    Optional<LocalName> find(String text) {
        var known = byKey;
        if (known == null) {
            known = byKey();
            byKey = known;
        }
        return Optional.ofNullable(known.get(forms.key(text)));
    }

    private Map<String, LocalName> byKey() {
        var forms = new HashMap<String, LocalName>(names.size() * 8);
        for (var all : names.values()) {
            all.forEach(name -> forms.put(keys(name).getFirst(), name));
        }
        for (var all : names.values()) {
            all.forEach(name -> keys(name).forEach(key -> forms.putIfAbsent(key, name)));
        }
        return forms;
    }

    private static List<LocalName> names(String line, int from, NameForms forms) {
        var names = new ArrayList<LocalName>(4);
        int start = from;
        for (int comma = line.indexOf(", ", start); comma > 0; comma = line.indexOf(", ", start)) {
            names.add(LocalName.of(line.substring(start, comma), forms));
            start = comma + 2;
        }
        names.add(LocalName.of(line.substring(start), forms));
        return names;
    }

    private static Map<String, List<LocalName>> load(Language language, NameForms forms) {
        var names = new LinkedHashMap<String, List<LocalName>>(4096);
        if (!language.isOriginal()) {
            Language.lines(language.translated("/alfred/catalogue/foods.txt")).forEach(line -> {
                int bar = line.indexOf(" | ");
                if (bar > 0) {
                    names.put(line.substring(0, bar), names(line, bar + 3, forms));
                }
            });
        }
        return names;
    }
}
