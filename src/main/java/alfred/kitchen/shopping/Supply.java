package alfred.kitchen.shopping;

import alfred.kitchen.measure.Amount;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What recipes take of one food, set against what is at home of it. Amounts in units that do not add up stay apart.
///
/// @param needed what all needs take together
/// @param atHome what is at home; lots without an amount are left out
/// @param left what is at home after the needs are taken
/// @param missing what has to be bought; empty if there is enough
public record Supply(List<Amount> needed, List<Amount> atHome, List<Amount> left, List<Shortage> missing) {
    public Supply {
        needed = List.copyOf(needed);
        atHome = List.copyOf(atHome);
        left = List.copyOf(left);
        missing = List.copyOf(missing);
    }

    /// @param needs the needs of one food; staples count like any other food
    /// @param others further lots of it, which no need names: they are at home, but nothing is taken from them
    public static Supply of(Collection<Need> needs, Collection<Lot> others, LotIndex shelf, Densities densities,
        Staples none) {
        var lots = Stream
            .concat(needs.stream().flatMap(need -> shelf.lots(need).stream()),
                needs.isEmpty() ? others.stream() : Stream.of())
            .distinct()
            .toList();
        var taken = new LinkedHashMap<Object, Optional<Amount>>();
        Deduction.of(needs, lots, densities).changes()
            .forEach(change -> taken.put(change.lot().id(), Optional.ofNullable(change.remaining())
                .map(rest -> Amount.of(rest, change.lot().unit()))));
        return new Supply(sum(needs.stream().flatMap(need -> Optional.ofNullable(need.amount()).stream())),
            sum(lots.stream().flatMap(lot -> Optional.ofNullable(lot.amount()).stream())),
            sum(lots.stream().flatMap(lot -> taken.getOrDefault(lot.id(), Optional.ofNullable(lot.amount())).stream())),
            Shortfall.of(needs, shelf, none, densities));
    }

    private static List<Amount> sum(Stream<Amount> amounts) {
        var sums = new ArrayList<Amount>();
        amounts.forEach(amount -> {
            for (int i = 0; i < sums.size(); i++) {
                var sum = sums.get(i).plus(amount);
                if (sum.isPresent()) {
                    sums.set(i, sum.get());
                    return;
                }
            }
            sums.add(amount);
        });
        return sums;
    }
}
