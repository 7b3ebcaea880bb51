package alfred.ui.pantry;

import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Food;
import alfred.ui.model.Lot;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.FieldBox;
import alfred.ui.page.form.FormDialog;
import alfred.ui.page.text.DisplayFormat;
import java.util.stream.Stream;

/// Dialog to add or edit a pantry item.
final class PantryForm {
    private PantryForm() {}

    /// Opens the dialog.
    ///
    /// @param lot the item to edit; if it has no id, the initial values of a new one
    static void open(PageContext desk, Lot lot) {
        var row = lot.row();
        var today = desk.today();
        var places = lot.isStored() ? DisplayFormat.PLACES
            : Stream.concat(Stream.of(""), DisplayFormat.PLACES.stream()).toList();
        new FormDialog(desk, text(lot.isStored() ? "pantry.form.edit" : "pantry.form.new"), KitchenEntities.INVENTORY,
            row)
            .with(FieldBox.text("name", text("pantry.form.name"), row, text("pantry.form.name.prompt"), true))
            .withPair(FieldBox.quantity("quantity", text("pantry.form.quantity"), lot.counted().row(),
                true),
                FieldBox.text("unit", text("pantry.form.unit"), row,
                    text("pantry.form.unit.prompt"), false))
            .withPair(FieldBox.choice("location", text("pantry.form.place"), row, places, "",
                place -> place.isEmpty() ? text("pantry.form.as-usual") : DisplayFormat.place(place)),
                FieldBox.date("expiry_date", text("pantry.form.expiry"), row, today, false))
            .withPair(
                FieldBox.named("category", text("pantry.form.kind"), row, Food.CATEGORIES, DisplayFormat::foodKind),
                FieldBox.date("purchase_date", text("pantry.form.bought"), row, today, false))
            .with(FieldBox.area("notes", text("pantry.form.notes"), row, ""))
            .open();
    }
}
