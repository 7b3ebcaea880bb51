package alfred.ui.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The filter and sort order of the recipe list.
///
/// @param words the search text: a recipe matches if each word is the beginning of one of its words
/// @param chips the selected filters, all of which must match
public record RecipeFilter(String words, Set<Chip> chips, Order order) {
    public static final RecipeFilter ALL = new RecipeFilter("", Set.of(), Order.NEWEST);

    private static final int QUICK_MINUTES = 30;

    public RecipeFilter {
        chips = Set.copyOf(chips);
    }

    /// The filters below the search field; selected filters are combined with AND.
    public enum Chip { AT_HOME, QUICK, FAVOURITE, VEGETARIAN }

    /// The available sort orders. Recipes with unknown time or number of missing foods come last.
    public enum Order { NEWEST, NAME, TIME, TO_BUY }

    /// Returns the matching cards in the chosen order.
    public List<RecipeCard> apply(List<RecipeCard> cards) {
        var asked = Arrays.stream(words.strip().toLowerCase(Locale.ROOT).split("[\\s,]+")).filter(w -> !w.isEmpty()).toList();
        return cards.stream().filter(card -> chips.stream().allMatch(chip -> fits(chip, card)) && asked.stream().allMatch(w -> begins(card, w)))
            .sorted(comparator()).toList();
    }

    private static boolean begins(RecipeCard card, String word) {
        var at = card.words().indexOf(word);
        while (at > 0 && Character.isLetterOrDigit(card.words().charAt(at - 1))) {
            at = card.words().indexOf(word, at + 1);
        }
        return at >= 0;
    }

    private static boolean fits(Chip chip, RecipeCard card) {
        return switch (chip) {
            case AT_HOME -> card.missing().isPresent() && card.missing().getAsInt() == 0;
            case QUICK -> card.minutes() > 0 && card.minutes() <= QUICK_MINUTES;
            case FAVOURITE -> card.isFavourite();
            case VEGETARIAN -> card.tags().stream().map(t -> t.toLowerCase(Locale.ROOT)).anyMatch(t -> t.startsWith("vegetari") || t.equals("vegan"));
        };
    }

    private Comparator<RecipeCard> comparator() {
        var byName = Comparator.comparing((RecipeCard card) -> card.name().toLowerCase(Locale.ROOT));
        return switch (order) {
            case NEWEST -> Comparator.comparingInt(RecipeCard::age).reversed();
            case NAME -> byName;
            case TIME -> Comparator.comparingInt((RecipeCard card) -> card.minutes() == 0 ? Integer.MAX_VALUE : card.minutes()).thenComparing(byName);
            case TO_BUY -> Comparator.comparingInt((RecipeCard card) -> card.missing().orElse(Integer.MAX_VALUE)).thenComparing(byName);
        };
    }
}
