package alfred.ui.shopping;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Food;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.FieldBox;
import alfred.ui.page.form.FormDialog;

/// The dialog for a line of the shopping list.
final class ShoppingForm {
    private ShoppingForm() {}

    static void open(PageContext desk, Row row) {
        new FormDialog(desk, text("shopping.form"), KitchenEntities.SHOPPING, row)
            .with(FieldBox.text("name", text("shopping.form.name"), row, "", true))
            .withPair(
                FieldBox.quantity("quantity", text("pantry.form.quantity"), row, false),
                FieldBox.text("unit", text("pantry.form.unit"), row, "", false))
            .with(
                FieldBox.named("category", text("shopping.form.aisle"), row, Food.CATEGORIES, Aisles::name),
                FieldBox.text("list", text("shopping.form.list"), row, text("shopping.list.main"), false),
                FieldBox.area("notes", text("pantry.form.notes"), row, ""))
            .open();
    }
}
