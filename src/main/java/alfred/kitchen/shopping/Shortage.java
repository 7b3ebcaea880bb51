package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// One food, or one kind of amount of it, of which there is not enough.
///
/// @param quantity what is missing, exact; null where "some" is needed and none is there
/// @param unit the first need's unit, or the next smaller one where that reads shorter
/// @param approximate the amount went through a density and was rounded up
/// @param needs what it is for
/// @param notCompared lots of the food in units that do not compare with the need; they may be enough
/// @param expired lots of the food that are past their date and were not counted
public record Shortage(
    String name, @Nullable String foodKey, @Nullable Fraction quantity, String unit, boolean approximate, List<Need> needs, List<Lot> notCompared,
    List<Lot> expired) {

    public Shortage {
        needs = List.copyOf(needs);
        notCompared = List.copyOf(notCompared);
        expired = List.copyOf(expired);
    }

    /// The recipes and meals it is for, each once, in the order of the needs.
    public List<String> purposes() {
        return needs.stream().map(Need::purpose).filter(purpose -> !purpose.isEmpty()).distinct().toList();
    }

    /// The same with the purposes in other words.
    Shortage withPurposes(UnaryOperator<String> words) {
        return new Shortage(name, foodKey, quantity, unit, approximate, needs.stream().map(need -> need.withPurpose(words.apply(need.purpose())))
            .toList(), notCompared, expired);
    }

    /// Whether some of the food is at home, only not comparably measured: "3 cloves garlic" beside a head of it.
    public boolean maybeAtHome() {
        return !notCompared.isEmpty();
    }

    /// For people: `300 g at home has expired`; empty where nothing has.
    public String expiredText(Phrasebook phrases) {
        return expired.stream().map(lot -> text(lot.quantity(), lot.unit(), phrases)).reduce((one, other) -> phrases.text("list.and", one, other))
            .map(lots -> phrases.text("tool.expired", expired.size(), lots)).orElse("");
    }

    /// For people: `1.4 kg`, `2 cans`; empty for "some".
    public String amountText(Phrasebook phrases) {
        return text(quantity, unit, phrases);
    }

    private static String text(@Nullable Fraction quantity, String unit, Phrasebook phrases) {
        return UnitNames.local(AmountDisplay.text(quantity, unit, UnitNames.in(phrases.locale())), phrases.locale());
    }
}
