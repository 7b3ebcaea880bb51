package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a household buys beside food: toilet paper, nappies, batteries (`catalogue/goods.txt`, one a language).
public final class Goods {
    /// The category of a row that names one: its aisle on the shopping list.
    public static final String CATEGORY = "household";

    private Goods() {}

    /// Loaded on first use.
    private static final class Kept {
        private static final Set<String> NAMES = Language.offered().stream().flatMap(Kept::names)
            .collect(Collectors.toUnmodifiableSet());

        private static Stream<String> names(Language language) {
            return Language.lines(language.translated("/alfred/catalogue/goods.txt"))
                .flatMap(line -> Arrays.stream(line.split(","))).map(name -> key(name.strip(), language))
                .filter(name -> !name.isEmpty());
        }
    }

    /// Returns whether a name, singular or plural and in any language offered, is one of these things.
    public static boolean isOne(String name) {
        return Language.offered().stream().anyMatch(language -> Kept.NAMES.contains(key(name, language)));
    }

    private static String key(String name, Language language) {
        return language.isOriginal() ? FoodSpelling.key(name) : LocalNames.in(language).forms().key(name);
    }
}
