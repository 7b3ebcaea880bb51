package alfred.kitchen.catalogue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The bundled German food names, loaded on first use; the header of the resource describes the format.
final class GermanNames {
    private static final String RESOURCE = "/alfred/catalogue/foods_de.txt";

    private GermanNames() {}

    private static final class Kept {
        private static final Map<String, List<GermanName>> NAMES = load();
    }

    private static final class Forms {
        private static final Map<String, GermanName> BY_KEY = byKey();
    }

    /// Returns the German names of a bundled food, the usual one first; empty for other foods.
    ///
    /// @param food the food's name in the bundled catalogue
    static List<GermanName> of(String food) {
        return Kept.NAMES.getOrDefault(food, List.of());
    }

    /// Returns the German name that has this form: `Äpfel`, `roten Zwiebeln`; empty if there is none.
    static Optional<GermanName> find(String text) {
        return Optional.ofNullable(Forms.BY_KEY.get(GermanName.key(text)));
    }

    private static Map<String, GermanName> byKey() {
        var names = new HashMap<String, GermanName>(16_384);
        for (var all : Kept.NAMES.values()) {
            all.forEach(name -> names.put(name.key(), name));
        }
        for (var all : Kept.NAMES.values()) {
            all.forEach(name -> name.otherKeys().forEach(key -> names.putIfAbsent(key, name)));
        }
        return names;
    }

    private static List<GermanName> names(String line, int from) {
        var names = new ArrayList<GermanName>(4);
        int start = from;
        for (int comma = line.indexOf(", ", start); comma > 0; comma = line.indexOf(", ", start)) {
            names.add(GermanName.of(line.substring(start, comma)));
            start = comma + 2;
        }
        names.add(GermanName.of(line.substring(start)));
        return names;
    }

    private static Map<String, List<GermanName>> load() {
        var stream = GermanNames.class.getResourceAsStream(RESOURCE);
        if (stream == null) {
            throw new IllegalStateException("the German names of foods are missing from the program: " + RESOURCE);
        }
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            var names = new LinkedHashMap<String, List<GermanName>>(4096);
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                int bar = line.indexOf(" | ");
                if (bar > 0 && line.charAt(0) != '#') {
                    names.put(line.substring(0, bar), names(line, bar + 3));
                }
            }
            return names;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
