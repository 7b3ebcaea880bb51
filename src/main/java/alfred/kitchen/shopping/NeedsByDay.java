package alfred.kitchen.shopping;

import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Units;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// The needs of meals on several days. A lot serves the meals up to its date: what is home on Monday and best before
/// Tuesday is no help on Friday (spec/kitchen-rules.md, a shortfall).
///
/// For each day, the needs from then on are compared with the lots that are still good then; the largest shortage of a
/// food is what has to be bought.
public final class NeedsByDay {
    private final NavigableMap<LocalDate, List<Need>> days = new TreeMap<>();

    public void add(LocalDate day, Collection<Need> needs) {
        days.computeIfAbsent(day, _ -> new ArrayList<>()).addAll(needs);
    }

    public boolean isEmpty() {
        return days.values().stream().allMatch(List::isEmpty);
    }

    /// Adds all needs of another, each on its day.
    public void add(NeedsByDay others) {
        others.days.forEach(this::add);
    }

    /// Returns a copy with the needs that are for these recipes or meals.
    public NeedsByDay onlyFor(Set<String> purposes) {
        var some = new NeedsByDay();
        days.forEach(
            (day, needs) -> some.add(day, needs.stream().filter(need -> purposes.contains(need.purpose())).toList()));
        return some;
    }

    /// Returns the foods to buy for all days, in the order of the needs.
    ///
    /// @param stock all lots, whatever their date
    public List<Shortage> missing(Collection<Lot> stock, Staples staples, Densities densities) {
        var found = new LinkedHashMap<String, Shortage>();
        for (var day : days.keySet()) {
            var needs = days.tailMap(day).values().stream().flatMap(List::stream).toList();
            byFood(Shortfall.of(needs, new LotIndex(stock, day), staples, densities))
                .forEach((food, shortage) -> found.merge(food, shortage, NeedsByDay::larger));
        }
        return List.copyOf(found.values());
    }

    /// Returns what these needs add to the foods to buy when others are met as well, each from its own days.
    ///
    /// @param others needs that are to be met anyway, such as those of meals planned before
    public List<Shortage> missing(NeedsByDay others, Collection<Lot> stock, Staples staples, Densities densities) {
        if (others.isEmpty()) {
            return missing(stock, staples, densities);
        }
        var all = new NeedsByDay();
        days.forEach(all::add);
        others.days.forEach((day, needs) -> all.add(day, needs.stream().map(need -> need.withPurpose("")).toList()));
        var anyway = byFood(others.missing(stock, staples, densities));
        var mine = days.values().stream().flatMap(List::stream).map(NeedsByDay::food).toList();
        return byFood(all.missing(stock, staples, densities)).entrySet().stream()
            .filter(shortage -> shortage.getValue().needs().stream().map(NeedsByDay::food).anyMatch(mine::contains))
            .flatMap(shortage -> less(shortage.getValue(), Optional.ofNullable(anyway.get(shortage.getKey()))).stream())
            .toList();
    }

    /// The shortages by food; one that is missing in units that do not add up has several.
    private static Map<String, Shortage> byFood(List<Shortage> shortages) {
        var byFood = new LinkedHashMap<String, Shortage>();
        var seen = new HashMap<String, Integer>();
        for (var shortage : shortages) {
            var food = food(shortage.needs().getFirst());
            byFood.put(food + " " + seen.merge(food, 1, Integer::sum), shortage);
        }
        return byFood;
    }

    private static String food(Need need) {
        return need.foodKey() == null ? FoodSpelling.key(need.name()) : need.foodKey();
    }

    private static Shortage larger(Shortage one, Shortage other) {
        var first = amount(one);
        var second = amount(other);
        return first.isPresent()
            && second.flatMap(more -> more.minus(first.get())).filter(more -> more.value().isPositive()).isPresent()
                ? other
                : one;
    }

    private static Optional<Shortage> less(Shortage whole, Optional<Shortage> anyway) {
        var needed = amount(whole);
        var left = anyway.flatMap(NeedsByDay::amount).flatMap(covered -> needed.flatMap(all -> all.minus(covered)));
        return anyway.isEmpty() ? Optional.of(whole)
            : left.filter(amount -> amount.value().isPositive()).map(AmountFormatter::shorter).map(whole::of);
    }

    private static Optional<Amount> amount(Shortage shortage) {
        var quantity = shortage.quantity();
        return quantity == null ? Optional.empty() : Optional.of(new Amount(quantity, Units.of(shortage.unit())));
    }
}
