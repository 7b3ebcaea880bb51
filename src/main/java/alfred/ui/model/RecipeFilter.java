package alfred.ui.model;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The filter and sort order of the recipe list.
///
/// @param words the search text: a recipe matches if each word is the beginning of one of its words
/// @param chips the selected filters, all of which must match
/// @param collection the name of the collection to show; `""` for all recipes
/// @param today the day from which it is counted how long a recipe was not cooked
public record RecipeFilter(String words, Set<Chip> chips, Order order, String collection, LocalDate today) {
    public static final RecipeFilter ALL = new RecipeFilter("", Set.of(), Order.NEWEST);

    private static final int QUICK_MINUTES = 30;
    private static final int OFTEN = 2;
    private static final int LONG_DAYS = 42;

    public RecipeFilter {
        chips = Set.copyOf(chips);
    }

    /// A filter for all collections.
    public RecipeFilter(String words, Set<Chip> chips, Order order) {
        this(words, chips, order, "", LocalDate.MIN);
    }

    /// The filters below the search field; selected filters are combined with AND.
    public enum Chip {
        AT_HOME, QUICK, FAVOURITE, VEGETARIAN,
        /// Cooked twice or more.
        OFTEN,
        /// Cooked before, but not in the last six weeks.
        NOT_LATELY
    }

    /// The available sort orders. Recipes with unknown time or number of missing foods come last.
    public enum Order { NEWEST, NAME, TIME, TO_BUY }

    /// Returns the matching cards in the chosen order.
    public List<RecipeCard> apply(List<RecipeCard> cards) {
        var asked = Arrays.stream(words.strip().toLowerCase(Locale.ROOT).split("[\\s,]+")).filter(w -> !w.isEmpty()).toList();
        var found = cards.stream()
            .filter(card -> collection.isEmpty() || card.use().collections().contains(collection))
            .filter(card -> chips.isEmpty() || chips.stream().allMatch(chip -> fits(chip, card)))
            .filter(card -> begins(card.words(), asked))
            .sorted(comparator()).toList();
        if (asked.isEmpty()) {
            return found;
        }
        // what has it in its name comes before what only has it among its foods and tags
        var named = new ArrayList<RecipeCard>();
        var others = new ArrayList<RecipeCard>();
        found.forEach(
            card -> (begins(card.name().toLowerCase(Locale.ROOT), asked) ? named : others).add(card));
        named.addAll(others);
        return List.copyOf(named);
    }

    /// Returns the cards that match where the words are misspelt; none without words.
    public List<RecipeCard> nearly(List<RecipeCard> cards) {
        return new RecipeFilter("", chips, order, collection, today)
            .apply(NearWords.find(words, cards, RecipeCard::words));
    }

    /// Whether every card that matches this filter matches the other too, in the same order: as when a word goes on.
    public boolean narrows(RecipeFilter other) {
        return words.startsWith(other.words)
            && equals(new RecipeFilter(words, other.chips, other.order, other.collection, other.today));
    }

    private static boolean begins(String text, List<String> words) {
        // a stream for each of 10,000 recipes would cost more than the search
        for (var word : words) {
            if (!begins(text, word)) {
                return false;
            }
        }
        return true;
    }

    private static boolean begins(String text, String word) {
        var at = text.indexOf(word);
        while (at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))) {
            at = text.indexOf(word, at + 1);
        }
        return at >= 0;
    }

    private boolean fits(Chip chip, RecipeCard card) {
        return switch (chip) {
            case AT_HOME -> card.missing().isPresent() && card.missing().getAsInt() == 0;
            case QUICK -> card.minutes() > 0 && card.minutes() <= QUICK_MINUTES;
            case FAVOURITE -> card.isFavourite();
            case OFTEN -> card.use().cooked() >= OFTEN;
            case NOT_LATELY -> card.use().last().filter(day -> day.isBefore(today.minusDays(LONG_DAYS))).isPresent();
            case VEGETARIAN -> card.tags().stream().map(t -> t.toLowerCase(Locale.ROOT)).anyMatch(t -> t.startsWith("vegetari") || t.equals("vegan"));
        };
    }

    private Comparator<RecipeCard> comparator() {
        var byName = Comparator.comparing((RecipeCard card) -> card.name().toLowerCase(Locale.ROOT));
        if (chips.contains(Chip.OFTEN)) {
            return Comparator.comparingInt((RecipeCard card) -> card.use().cooked()).reversed().thenComparing(byName);
        }
        if (chips.contains(Chip.NOT_LATELY)) {
            return Comparator.comparing((RecipeCard card) -> card.use().last().orElse(LocalDate.MAX))
                .thenComparing(byName);
        }
        return switch (order) {
            case NEWEST -> Comparator.comparingInt(RecipeCard::age).reversed();
            case NAME -> byName;
            case TIME -> Comparator
                .comparingInt((RecipeCard card) -> card.minutes() == 0 ? Integer.MAX_VALUE : card.minutes())
                .thenComparing(byName);
            case TO_BUY -> Comparator.comparingInt((RecipeCard card) -> card.missing().orElse(Integer.MAX_VALUE))
                .thenComparing(byName);
        };
    }
}
