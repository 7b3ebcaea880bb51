package alfred.ui.model;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import alfred.ui.fx.Texts;
import org.jspecify.annotations.Nullable;

/// Formats the amount of a row in the language of the window.
final class RowAmount {
    private RowAmount() {}

    /// Returns its quantity and unit: `600 g`, `2 cans`, `3`; `""` if there is no quantity.
    static String text(Row row) {
        return text(row.quantity("quantity").orElse(null), row.has("unit") ? row.text("unit") : null);
    }

    /// As above; less than a kilogram or a litre is told in grams or millilitres.
    static String text(@Nullable Fraction quantity, @Nullable String unit) {
        var isLess = quantity != null && quantity.compareTo(Fraction.ONE) < 0
            && ("kg".equals(unit) || "l".equals(unit));
        var shown = quantity != null && isLess ? AmountDisplay.readable(Amount.of(quantity, unit)) : null;
        return UnitNames.local(shown == null ? AmountDisplay.text(quantity, unit, UnitNames.in(Texts.locale()))
            : AmountDisplay.text(shown.value(), shown.unit(), UnitNames.in(Texts.locale())), Texts.locale());
    }
}
