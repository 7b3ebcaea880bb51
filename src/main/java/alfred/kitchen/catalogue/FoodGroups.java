package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Groups of foods that people name with one word, though no food or family has that name: meat, fish, dairy, nuts
/// (`catalogue/groups.txt`).
public final class FoodGroups {
    private static final Map<String, Predicate<Food>> GROUPS = Language.lines("/alfred/catalogue/groups.txt")
        .map(line -> line.split(" = ", 2))
        .flatMap(line -> Arrays.stream(line[0].split(",")).map(name -> Map.entry(name.strip(), all(line[1]))))
        .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private FoodGroups() {}

    /// Returns what belongs to a group; empty if the word names none, in English or German.
    public static Optional<Predicate<Food>> of(String word) {
        return Optional.ofNullable(GROUPS.get(word.strip().toLowerCase(Locale.ROOT)));
    }

    private static Predicate<Food> all(String tests) {
        return Arrays.stream(tests.split(",")).map(test -> one(test.strip())).reduce(Predicate::or).orElseThrow();
    }

    private static Predicate<Food> one(String test) {
        var parts = test.split(":", 2);
        return switch (parts[0]) {
            case "aisle" -> food -> food.aisle().equals(parts[1]);
            case "holds" -> food -> food.contains(parts[1]);
            case "fish" -> food -> food.contains("fish");
            case "meat" -> food -> Diets.isFlesh(food) && !food.contains("fish") && !food.contains("shellfish")
                && !food.contains("molluscs");
            default -> throw new IllegalArgumentException("no test of foods: " + test);
        };
    }
}
