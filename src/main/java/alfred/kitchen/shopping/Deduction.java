package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Amount;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Result of taking foods from the lots at home: first the lot that expires first, lots without a date last.
///
/// Computed only; nothing is written. The caller must not write it unless [#isComplete], as using more than all
/// lots hold requires confirmation (spec/kitchen-rules.md, used up).
///
/// @param changes the changed lots, in the order in which they were used
/// @param untaken the parts of the needs that could not be taken
public record Deduction(List<Change> changes, List<Untaken> untaken) {
    /// A lot after use, in its own unit.
    ///
    /// @param remaining the remaining quantity; null if the lot is used up and is to be deleted
    /// @param approximate whether the amount was converted by density or by piece weight
    public record Change(Lot lot, @Nullable Fraction remaining, boolean approximate) {
        public boolean isUsedUp() {
            return remaining == null;
        }
    }

    /// The part of a need that no lot could cover, in the need's unit.
    public record Untaken(Need need, Fraction quantity, Reason reason) {}

    /// Why a need could not be covered.
    public enum Reason { NOT_AT_HOME, NOT_ENOUGH, UNITS_DIFFER }

    public Deduction {
        changes = List.copyOf(changes);
        untaken = List.copyOf(untaken);
    }

    public boolean isComplete() {
        return untaken.isEmpty();
    }

    /// Returns what is left of lots, those that are not used among them.
    public List<Lot> left(Collection<Lot> stock) {
        var used = new HashMap<Lot, Change>();
        changes.forEach(change -> used.put(change.lot(), change));
        return stock.stream().filter(lot -> !used.containsKey(lot) || !used.get(lot).isUsedUp())
            .map(lot -> used.containsKey(lot) ? lot.of(used.get(lot).remaining()) : lot).toList();
    }

    /// Takes the needs from the stock, converting between volumes, masses and counts by density and piece weight.
    /// Needs without a quantity are ignored.
    public static Deduction of(Collection<Need> needs, Collection<Lot> stock, Densities densities) {
        var run = new Run(new LotIndex(stock), densities);
        needs.forEach(run::take);
        return new Deduction(run.changes(), run.untaken);
    }

    private static final class Run {
        private final LotIndex shelf;
        private final Densities densities;
        private final Map<Lot, Amount> left = new LinkedHashMap<>();
        private final Map<Lot, Boolean> approximate = new LinkedHashMap<>();
        private final List<Untaken> untaken = new ArrayList<>();

        private Run(LotIndex shelf, Densities densities) {
            this.shelf = shelf;
            this.densities = densities;
        }

        private void take(Need need) {
            var wanted = need.amount();
            if (wanted == null) {
                return;
            }
            var lots = shelf.lots(need);
            boolean compared = false;
            for (var lot : lots) {
                var held = left.containsKey(lot) ? left.get(lot) : lot.amount();
                var there = held == null ? null : densities.weighed(wanted, held.unit(), need).orElse(null);
                if (held == null || there == null) {
                    continue;
                }
                compared = true;
                if (!wanted.value().isPositive() || !held.value().isPositive()) {
                    continue;
                }
                var taken = there.amount().value().min(held.value());
                left.put(lot, new Amount(held.value().minus(taken), held.unit()));
                approximate.merge(lot, there.approximate(), Boolean::logicalOr);
                wanted = wanted.times(Fraction.ONE.minus(taken.dividedBy(there.amount().value())));
            }
            if (wanted.value().isPositive()) {
                var reason = lots.isEmpty() ? Reason.NOT_AT_HOME : compared ? Reason.NOT_ENOUGH : Reason.UNITS_DIFFER;
                untaken.add(new Untaken(need, wanted.value(), reason));
            }
        }

        private List<Change> changes() {
            return left.entrySet().stream().map(entry -> {
                var value = entry.getValue().value();
                return new Change(entry.getKey(), value.isPositive() ? value : null,
                    approximate.getOrDefault(entry.getKey(), false));
            }).toList();
        }
    }
}
