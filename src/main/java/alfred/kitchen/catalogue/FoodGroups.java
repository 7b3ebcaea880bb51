package alfred.kitchen.catalogue;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Groups of foods that people name with one word, though no food or family has that name: meat, fish, dairy, nuts.
public final class FoodGroups {
    private static final Predicate<Food> FISH = food -> food.contains("fish");
    private static final Predicate<Food> SEAFOOD =
        FISH.or(food -> food.contains("shellfish") || food.contains("molluscs"));
    private static final Predicate<Food> SHELLFISH = food -> food.contains("shellfish") || food.contains("molluscs");
    private static final Predicate<Food> MEAT = food -> Diets.isFlesh(food) && !SEAFOOD.test(food);
    private static final Predicate<Food> DAIRY = food -> food.contains("dairy");
    private static final Predicate<Food> NUTS = food -> food.contains("tree nuts") || food.contains("peanuts");
    private static final Predicate<Food> GLUTEN = food -> food.contains("gluten");
    private static final Predicate<Food> EGGS = food -> food.contains("eggs");
    private static final Predicate<Food> VEGETABLES = food -> food.aisle().equals("vegetables");
    private static final Predicate<Food> FRUIT = food -> food.aisle().equals("fruit");
    private static final Map<String, Predicate<Food>> GROUPS = Map.ofEntries(
        Map.entry("meat", MEAT), Map.entry("fleisch", MEAT), Map.entry("fish", FISH), Map.entry("fisch", FISH),
        Map.entry("seafood", SEAFOOD), Map.entry("meeresfrüchte", SEAFOOD), Map.entry("shellfish", SHELLFISH),
        Map.entry("krustentiere", SHELLFISH), Map.entry("dairy", DAIRY), Map.entry("dairy products", DAIRY),
        Map.entry("lactose", DAIRY),
        Map.entry("milchprodukte", DAIRY), Map.entry("laktose", DAIRY), Map.entry("nuts", NUTS), Map.entry("nut", NUTS),
        Map.entry("nüsse", NUTS),
        Map.entry("gluten", GLUTEN), Map.entry("wheat", GLUTEN), Map.entry("weizen", GLUTEN), Map.entry("egg", EGGS),
        Map.entry("eggs", EGGS),
        Map.entry("vegetables", VEGETABLES), Map.entry("vegetable", VEGETABLES), Map.entry("veg", VEGETABLES),
        Map.entry("gemüse", VEGETABLES),
        Map.entry("cheese", food -> food.aisle().equals("cheese")),
        Map.entry("cheeses", food -> food.aisle().equals("cheese")),
        Map.entry("käse", food -> food.aisle().equals("cheese")), Map.entry("fruit", FRUIT), Map.entry("fruits", FRUIT),
        Map.entry("obst", FRUIT),
        Map.entry("ei", EGGS), Map.entry("eier", EGGS));

    private FoodGroups() {}

    /// Returns what belongs to a group; empty if the word names none, in English or German.
    public static Optional<Predicate<Food>> of(String word) {
        return Optional.ofNullable(GROUPS.get(word.strip().toLowerCase(Locale.ROOT)));
    }
}
