package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount.Converted;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Unit;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// All needs of one food, summed per kind of unit: "3 eggs + 200 g" stays two sums.
///
/// Lots at home are deducted in two rounds, so that the order of the needs does not matter: first lots whose unit
/// converts exactly or by density, then the rest by piece weight.
final class FoodNeed {
    /// A running sum in the unit of the first need.
    private static final class Sum {
        private Amount amount;
        private boolean approximate;
        private final List<Need> needs = new ArrayList<>(1);

        private Sum(Amount amount, Need need) {
            this.amount = amount;
            this.needs.add(need);
        }
    }

    /// Converts an amount to another unit; empty if it cannot be converted.
    private interface Conversion {
        Optional<Converted> of(Amount amount, Unit target, Need need);
    }

    private final Densities densities;
    private final List<Need> needs = new ArrayList<>(2);
    private final List<Sum> sums = new ArrayList<>(1);
    private final List<Need> someOfIt = new ArrayList<>(0);

    FoodNeed(Densities densities) {
        this.densities = densities;
    }

    String name() {
        return needs.getFirst().name();
    }

    boolean isLinked() {
        return needs.getFirst().foodKey() != null;
    }

    List<Need> needs() {
        return needs;
    }

    void add(Need need) {
        needs.add(need);
        var amount = need.amount();
        if (amount == null) {
            someOfIt.add(need);
            return;
        }
        for (var sum : sums) {
            if (add(sum, amount)) {
                sum.needs.add(need);
                return;
            }
        }
        sums.add(new Sum(amount, need));
    }

    /// Adds an amount to a sum, and returns whether that was possible. A volume and a mass add up to a mass.
    private boolean add(Sum sum, Amount amount) {
        boolean turns =
            amount.unit().dimension() == Dimension.MASS && sum.amount.unit().dimension() == Dimension.VOLUME;
        var first = turns ? amount : sum.amount;
        var same = densities.measured(turns ? sum.amount : amount, first.unit(), needs.getFirst());
        same.ifPresent(converted -> {
            sum.amount = new Amount(first.value().plus(converted.amount().value()), first.unit());
            sum.approximate |= converted.approximate();
        });
        return same.isPresent();
    }

    List<Shortage> missing(LotIndex shelf) {
        var lots = lots(shelf);
        var left = new LinkedHashMap<Lot, Amount>();
        lots.forEach(lot -> {
            var amount = lot.amount();
            if (amount != null) {
                left.put(lot, amount);
            }
        });
        var compared = new HashSet<Lot>();
        takeOff(left, compared, densities::measured);
        takeOff(left, compared, densities::weighed);
        var notCompared = lots.stream().filter(lot -> !compared.contains(lot)).toList();
        var expired = needs.stream().flatMap(need -> shelf.expired(need).stream()).distinct().toList();
        var missing = new ArrayList<Shortage>(0);
        sums.stream().filter(sum -> sum.amount.value().isPositive()).map(sum -> shortage(sum, notCompared, expired))
            .forEach(missing::add);
        if (!someOfIt.isEmpty() && lots.isEmpty() && sums.isEmpty()) {
            var first = someOfIt.getFirst();
            missing.add(
                new Shortage(first.name(), first.foodKey(), null, first.unit(), false, someOfIt, List.of(), expired));
        }
        return missing;
    }

    /// Returns the food if none of it is missing, else empty. Deducts the lots from the sums as [#missing] does.
    Optional<Covered> covered(LotIndex shelf) {
        var lots = lots(shelf);
        var needed = sums.stream().map(sum -> AmountFormatter.shorter(sum.amount)).toList();
        var name = sums.isEmpty() ? name() : name(sums.getFirst(), sums.getFirst().amount.value());
        return lots.isEmpty() || !missing(shelf).isEmpty() ? Optional.empty()
            : Optional.of(new Covered(name, needed, lots, needs.stream().map(Need::purpose).distinct().toList()));
    }

    private List<Lot> lots(LotIndex shelf) {
        if (needs.size() == 1) {
            return shelf.lots(needs.getFirst());
        }
        return needs.stream().flatMap(need -> shelf.lots(need).stream()).distinct().toList();
    }

    /// Deducts each convertible lot from the sums until either is used up.
    private void takeOff(Map<Lot, Amount> left, Set<Lot> compared, Conversion conversion) {
        for (var sum : sums) {
            for (var lot : left.entrySet()) {
                var same = conversion.of(lot.getValue(), sum.amount.unit(), needs.getFirst()).orElse(null);
                if (same == null) {
                    continue;
                }
                compared.add(lot.getKey());
                if (sum.amount.value().isPositive() && same.amount().value().isPositive()) {
                    take(sum, lot, same);
                }
            }
        }
    }

    private static void take(Sum sum, Map.Entry<Lot, Amount> lot, Converted same) {
        var taken = sum.amount.value().min(same.amount().value());
        sum.amount = new Amount(sum.amount.value().minus(taken), sum.amount.unit());
        sum.approximate |= same.approximate();
        lot.setValue(lot.getValue().times(Fraction.ONE.minus(taken.dividedBy(same.amount().value()))));
    }

    private Shortage shortage(Sum sum, List<Lot> notCompared, List<Lot> expired) {
        var first = sum.needs.getFirst();
        var amount = AmountFormatter.shorter(sum.amount);
        var value = sum.approximate ? roundedUp(amount) : amount.value();
        return new Shortage(name(sum, value), first.foodKey(), value, amount.unit().name(), sum.approximate, sum.needs,
            notCompared, expired);
    }

    /// Rounds up to whole grams, millilitres or pieces; below 10, customary units to quarters.
    private static Fraction roundedUp(Amount amount) {
        boolean isWhole =
            amount.unit().isMetric() || amount.unit().isCount() || amount.value().compareTo(Fraction.of(10)) >= 0;
        var step = isWhole ? Fraction.ONE : Fraction.of(1, 4);
        return Fraction.of(amount.value().dividedBy(step).toDecimal().setScale(0, RoundingMode.CEILING)).times(step);
    }

    /// Returns the first need's name in the grammatical number of the amount: five times "1 onion" are 5 onions.
    private String name(Sum sum, Fraction value) {
        var name = sum.needs.getFirst().name();
        if (!sum.amount.unit().isCount()) {
            return name;
        }
        boolean isCountable = sum.needs.stream().anyMatch(need -> Fraction.ONE.equals(need.quantity()));
        var one = FoodSpelling.one(name, densities.language());
        return value.compareTo(Fraction.ONE) <= 0 ? one
            : isCountable && one.equals(name) ? FoodSpelling.many(name, densities.language()) : name;
    }
}
