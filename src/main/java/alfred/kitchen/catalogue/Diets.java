package alfred.kitchen.catalogue;

import alfred.core.domain.Language;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Checks foods against diets, by allergens, aisle and name.
///
/// Only catalogue data is used; a food without any relevant data is compatible with every diet.
public final class Diets {
    private static final List<String> ANIMAL_WORDS = List.of(
        "chicken", "beef", "meat", "lard", "suet", "duck fat", "gelatine", "bacon", "ham", "marshmallow", "lamb",
        "turkey", "bone");
    /// Prefixes of meat substitutes: "vegan bacon" is not meat.
    private static final List<String> REPLACES_MEAT = List.of("vegan ", "vegetarian ", "plant-based ");

    /// Names of diets in the offered languages, and what they are in English.
    private static final Map<String, String> NAMES = Language.anyPairs("diet.names");

    /// Words for pork, in a diet such as `no pork`.
    private static final Pattern PORK = Pattern.compile(Language.any("diet.pork"));
    /// Families of foods that are pork unless they say otherwise.
    private static final Set<String> OF_PORK =
        Set.of("pork", "bacon", "ham", "charcuterie", "salami", "chorizo", "sausage");
    private static final Set<String> ALSO_PORK =
        Set.of("mixed mince", "lard", "lardo", "bacon fat", "wild boar", "rillettes");
    private static final List<String> OTHER_MEAT =
        List.of("chicken", "turkey", "lamb", "beef", "veal", "duck", "merguez", "vegan", "veggie");
    /// What a diet leaves out: the pork of `no-pork`, `kein-schwein` and `pork-free`.
    private static final Pattern WITHOUT =
        Pattern.compile(Language.any("diet.without") + "-(\\p{L}+)|(\\p{L}+?)" + Language.any("diet.free"));

    private static final Set<String> KNOWN = Set.of("vegetarian", "vegan", "pescatarian");
    private static final Pattern DIET =
        Pattern
            .compile(
                "(?iu)(?<!\\b" + Language.any("diet.not") + "[\\s-])\\b[\\p{L}]+" + Language.any("diet.free") + "?\\b");

    private Diets() {}

    /// Returns the diets that a text names, such as `vegan` and `nut-free` of "vegan and nut-free, please".
    public static Stream<String> named(String text) {
        return DIET.matcher(text).results().map(found -> found.group().toLowerCase(Locale.ROOT).replace(' ', '-'))
            .map(word -> NAMES.getOrDefault(word, word))
            .filter(word -> KNOWN.contains(word) || word.endsWith("-free"));
    }

    /// Returns why a food violates a diet such as `vegan`, `vegetarian`, `dairy-free` or `nut-free`, in English or
    /// another offered language; empty if it does not, or if the tag is not a known diet.
    public static Optional<String> violation(String tag, Food food) {
        var said = tag.toLowerCase(Locale.ROOT).replace(' ', '-');
        var diet = NAMES.getOrDefault(said, said);
        return switch (diet) {
            case "vegetarian", "meat-free" -> reason(isFlesh(food), food, "is no vegetarian food");
            case "vegan" -> reason(isFlesh(food) || isFromAnimals(food), food, "is no vegan food");
            case "pescatarian" -> reason(isFlesh(food) && !isFish(food), food, "is meat");
            case "nut-free" -> reason(food.contains("tree nuts") || food.contains("peanuts"), food, "has nuts");
            default -> isPorkLeftOut(diet) ? reason(isPork(food), food, "is pork")
                : diet.endsWith("-free") ? allergenFree(diet.substring(0, diet.length() - 5), food) : Optional.empty();
        };
    }

    private static boolean isPorkLeftOut(String diet) {
        var without = WITHOUT.matcher(diet);
        return without.matches()
            && PORK.matcher(without.group(1) == null ? without.group(2) : without.group(1)).matches();
    }

    /// Whether a food is pork, or made from it as a rule, as bacon and most sausages are.
    private static boolean isPork(Food food) {
        var isOther = food.aisle().equals("vegetarian") || OTHER_MEAT.stream().anyMatch(food.name()::contains);
        return !isOther && (OF_PORK.contains(food.family()) || ALSO_PORK.contains(food.name())
            || Stream.concat(Stream.of(food.name()), food.aliases().stream())
                .anyMatch(name -> name.contains("pork") || name.contains("pig's")));
    }

    private static Optional<String> allergenFree(String allergen, Food food) {
        var name = switch (allergen) {
            case "egg" -> "eggs";
            case "lactose", "milk" -> "dairy";
            case "peanut" -> "peanuts";
            case "tree-nut" -> "tree nuts";
            case "soya" -> "soy";
            default -> allergen;
        };
        return reason(food.contains(name), food, "has " + name);
    }

    private static Optional<String> reason(boolean violated, Food food, String why) {
        return violated ? Optional.of(food.name() + " " + why) : Optional.empty();
    }

    private static boolean isFish(Food food) {
        return food.contains("fish") || food.contains("shellfish") || food.contains("molluscs");
    }

    /// Whether a food is meat or fish, or made from them.
    public static boolean isFlesh(Food food) {
        if (food.aisle().equals("meat") || isFish(food)) {
            return true;
        }
        if (food.aisle().equals("vegetarian") || REPLACES_MEAT.stream().anyMatch(food.name()::startsWith)) {
            return false;
        }
        var words = " " + food.name() + " ";
        return ANIMAL_WORDS.stream().anyMatch(word -> words.contains(" " + word + " "));
    }

    private static boolean isFromAnimals(Food food) {
        return food.contains("dairy") || food.contains("eggs") || (" " + food.name() + " ").contains(" honey ");
    }
}
