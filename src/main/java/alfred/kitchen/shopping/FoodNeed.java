package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Amount;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All needs of one food, summed per kind of amount.
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

    private boolean add(Sum sum, Amount amount) {
        var same = amount.in(sum.amount.unit()).map(exact -> new Amount.Converted(exact, false))
            .or(() -> amount.convert(sum.amount.unit(), density()));
        same.ifPresent(converted -> {
            sum.amount = new Amount(sum.amount.value().plus(converted.amount().value()), sum.amount.unit());
            sum.approximate |= converted.approximate();
        });
        return same.isPresent();
    }

    private @Nullable Fraction density() {
        return densities.gramsPerMillilitre(needs.getFirst().foodKey(), name());
    }

    List<Shortage> missing(Shelf shelf) {
        var lots = lots(shelf);
        var missing = new ArrayList<Shortage>(0);
        var untouched = new ArrayList<>(lots);
        for (var sum : sums) {
            takeOff(sum, untouched);
        }
        for (var sum : sums) {
            if (sum.amount.value().isPositive()) {
                missing.add(shortage(sum, untouched));
            }
        }
        if (!someOfIt.isEmpty() && lots.isEmpty() && sums.isEmpty()) {
            var first = someOfIt.getFirst();
            missing.add(new Shortage(first.name(), first.foodKey(), null, first.unit(), false, someOfIt, List.of()));
        }
        return missing;
    }

    private List<Stock> lots(Shelf shelf) {
        var lots = new ArrayList<Stock>();
        for (var need : needs) {
            shelf.lots(need).stream().filter(lot -> !lots.contains(lot)).forEach(lots::add);
        }
        return lots;
    }

    /// Takes every lot that compares off the sum; what compared is used up for other sums.
    private void takeOff(Sum sum, List<Stock> lots) {
        lots.removeIf(lot -> {
            var amount = lot.amount();
            var same = amount == null ? null : amount.in(sum.amount.unit()).map(exact -> new Amount.Converted(exact, false))
                .or(() -> amount.convert(sum.amount.unit(), density())).orElse(null);
            if (same == null) {
                return false;
            }
            sum.amount = new Amount(sum.amount.value().minus(same.amount().value()), sum.amount.unit());
            sum.approximate |= same.approximate();
            return true;
        });
    }

    private static Shortage shortage(Sum sum, List<Stock> notCompared) {
        var first = sum.needs.getFirst();
        var amount = Reading.shorter(sum.amount);
        var value = sum.approximate ? Fraction.of(amount.value().toDecimal().setScale(0, RoundingMode.CEILING)) : amount.value();
        return new Shortage(first.name(), first.foodKey(), value, amount.unit().name(), sum.approximate, sum.needs, notCompared);
    }
}
