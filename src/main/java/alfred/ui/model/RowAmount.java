package alfred.ui.model;

import alfred.core.domain.Row;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.UnitNames;
import alfred.ui.fx.Texts;

/// Formats the amount of a row in the language of the window.
final class RowAmount {
    private RowAmount() {}

    /// Returns its quantity and unit: `600 g`, `2 cans`, `3`; `""` if there is no quantity.
    static String text(Row row) {
        return UnitNames.local(AmountDisplay.text(row.quantity("quantity").orElse(null),
            row.has("unit") ? row.text("unit") : null, UnitNames.in(Texts.locale())), Texts.locale());
    }
}
