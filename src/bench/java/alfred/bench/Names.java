package alfred.bench;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/// Names and sentences of a made-up cookbook; the same for the same seed.
final class Names {
    private static final List<String> HOW =
        List.of("Roast", "Grilled", "Creamy", "Spicy", "Slow", "Crisp", "Smoked", "Braised", "Fresh", "Sunday",
            "Quick", "Baked", "Stuffed", "Sweet", "Sticky", "Charred");
    private static final List<String> WHAT =
        List.of("chicken", "cod", "lentil", "beef", "mushroom", "pumpkin", "salmon", "aubergine", "chickpea",
            "pork", "tofu", "spinach", "potato", "tomato", "prawn", "apple", "cauliflower", "duck", "bean", "leek");
    private static final List<String> AS =
        List.of("stew", "salad", "curry", "pie", "soup", "pasta", "risotto", "tacos", "gratin", "skewers",
            "casserole", "bowl", "omelette", "noodles", "tart", "wraps");
    private static final List<String> WITH =
        List.of("lemon", "garlic", "thyme", "coconut", "basil", "cumin", "walnuts", "yoghurt", "chilli", "feta",
            "rosemary", "ginger", "mustard", "olives", "honey", "saffron");
    private static final List<String> CUISINES =
        List.of("Italian", "Indian", "French", "Thai", "Mexican", "Greek", "British", "Japanese");
    private final SplittableRandom random;

    Names(long seed) {
        random = new SplittableRandom(seed);
    }

    String recipe() {
        return one(HOW) + " " + one(WHAT) + " " + one(AS) + " with " + one(WITH) + " and " + one(WITH);
    }

    String cuisine() {
        return one(CUISINES);
    }

    String food() {
        return one(WHAT);
    }

    String sentence() {
        return "First the " + one(WHAT) + ", then " + one(WITH) + " and " + one(WITH) + ", all of it "
            + one(HOW).toLowerCase(Locale.ROOT)
            + " until it smells like a " + one(AS) + " from home. ";
    }

    private String one(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }
}
