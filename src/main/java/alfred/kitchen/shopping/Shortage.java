package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A missing amount of one food. A food needed in units that do not add up has one shortage per kind of unit.
///
/// @param quantity the missing quantity; null if "some" is needed and none is at home
/// @param unit the first need's unit, or a smaller one if that reads better
/// @param approximate whether the amount was converted by density or piece weight, and rounded up
/// @param needs the needs it was summed from
/// @param notCompared lots of the food in units that are not comparable with the need; they may be enough
/// @param expired lots of the food that are past their date and were not counted
public record Shortage(
    String name, @Nullable String foodKey, @Nullable Fraction quantity, String unit, boolean approximate,
    List<Need> needs, List<Lot> notCompared,
    List<Lot> expired) {

    public Shortage {
        needs = List.copyOf(needs);
        notCompared = List.copyOf(notCompared);
        expired = List.copyOf(expired);
    }

    /// Returns the distinct recipes and meals it is for, in the order of the needs.
    public List<String> purposes() {
        return needs.stream().map(Need::purpose).filter(purpose -> !purpose.isEmpty()).distinct().toList();
    }

    /// Returns a copy with each purpose mapped to another text.
    Shortage withPurposes(UnaryOperator<String> words) {
        return new Shortage(name, foodKey, quantity, unit, approximate,
            needs.stream().map(need -> need.withPurpose(words.apply(need.purpose())))
                .toList(),
            notCompared, expired);
    }

    /// Whether the other is a shortage of the same food in units that add up.
    public boolean isSameAs(Shortage other) {
        return FoodSpelling.isSame(name, other.name) && Objects.equals(foodKey, other.foodKey)
            && Units.of(unit).convertsTo(Units.of(other.unit));
    }

    /// Returns the missing amount as a need.
    public Need asNeed() {
        return new Need(name, foodKey, quantity, unit, false);
    }

    /// Returns a copy with another amount.
    public Shortage of(Amount amount) {
        return new Shortage(name, foodKey, amount.value(), amount.unit().name(), approximate, needs, notCompared,
            expired);
    }

    /// Whether some of the food is at home in units that are not comparable: "3 cloves garlic" against a head of
    /// it.
    public boolean maybeAtHome() {
        return !notCompared.isEmpty();
    }

    /// Localised note on lots that will be past their date by then: `not counted: 300 g, best before Sun 22 Nov`; empty
    /// if there are none.
    public String expiredText(Phrasebook phrases) {
        return expired.stream()
            .map(lot -> Stream.of(text(lot.quantity(), lot.unit(), phrases),
                lot.expiry() == null ? "" : phrases.text("line.best-before", phrases.date("day.short", lot.expiry())))
                .filter(part -> !part.isEmpty()).collect(Collectors.joining(", ")))
            .reduce((one, other) -> one + "; " + other).map(lots -> phrases.text("tool.expired", lots)).orElse("");
    }

    /// Localised amount: `1.4 kg`, `2 cans`; empty for "some".
    public String amountText(Phrasebook phrases) {
        return text(quantity, unit, phrases);
    }

    private static String text(@Nullable Fraction quantity, String unit, Phrasebook phrases) {
        return UnitNames.local(AmountDisplay.text(quantity, unit, UnitNames.in(phrases.locale())), phrases.locale());
    }
}
