package alfred.kitchen.shopping;

import alfred.kitchen.shopping.SavedRecipes.Dish;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/// Ranks recipes by how well the food at home covers them.
///
/// A food counts as at home if there is enough of it, or, if the units are not comparable, if there is any.
public final class Cookable {
    private static final long SOON_DAYS = 7;

    private Cookable() {}

    /// A recipe with its missing and expiring foods.
    ///
    /// @param missing required foods of which there is none, or not enough, at home; never optional ones
    /// @param expiring lots the recipe would use that expire within a week, soonest first
    /// @param urgency the sum over the expiring lots: 8 for a lot that expires today, one less per day left
    public record Ranked(Dish dish, List<Shortage> missing, List<Lot> expiring, long urgency) {}

    /// Returns complete recipes first, then recipes that lack one food, and so on; within each group by urgency,
    /// then by name. Recipes without ingredients are left out.
    ///
    /// @param mostMissing the maximum number of missing foods
    public static List<Ranked> rank(
        Collection<Dish> recipes, Collection<Lot> stock, Staples staples, Densities densities, LocalDate today,
        int mostMissing) {
        var shelf = new LotIndex(stock, today);
        return recipes.stream().filter(recipe -> !recipe.needs().isEmpty())
            .map(recipe -> ranked(recipe, shelf, staples, densities, today))
            .filter(ranked -> ranked.missing.size() <= mostMissing)
            .sorted(Comparator.comparingInt((Ranked ranked) -> ranked.missing.size())
                .thenComparing(Ranked::urgency, Comparator.reverseOrder())
                .thenComparing(ranked -> ranked.dish.name()))
            .toList();
    }

    private static Ranked ranked(Dish recipe, LotIndex shelf, Staples staples, Densities densities, LocalDate today) {
        var missing = Shortfall.of(recipe.needs(), shelf, staples, densities).stream()
            .filter(shortage -> !shortage.maybeAtHome()).toList();
        var expiring = expiring(recipe, shelf, today);
        long urgency = expiring.stream().mapToLong(lot -> SOON_DAYS + 1 - daysLeft(lot, today)).sum();
        return new Ranked(recipe, missing, expiring, urgency);
    }

    private static List<Lot> expiring(Dish recipe, LotIndex shelf, LocalDate today) {
        var lots = new LinkedHashSet<Lot>();
        for (var need : recipe.needs()) {
            shelf.lots(need).stream().filter(lot -> isSoon(lot, today)).limit(1).forEach(lots::add);
        }
        return lots.stream().sorted(Comparator.comparingLong(lot -> daysLeft(lot, today))).toList();
    }

    private static boolean isSoon(Lot lot, LocalDate today) {
        return lot.expiry() != null && daysLeft(lot, today) >= 0 && daysLeft(lot, today) <= SOON_DAYS;
    }

    private static long daysLeft(Lot lot, LocalDate today) {
        return lot.expiry() == null ? Long.MAX_VALUE : ChronoUnit.DAYS.between(today, lot.expiry());
    }
}
