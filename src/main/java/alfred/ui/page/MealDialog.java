package alfred.ui.page;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.model.RecipeCards;
import java.time.LocalDate;
import java.util.List;

/// The dialog for planning or editing a meal.
public final class MealDialog {
    private MealDialog() {}

    public static void plan(PageContext desk, RecipeCards cookbook, LocalDate date, String type) {
        open(desk, cookbook, Row.of("date", date, "meal_type", type), text("meals.form.new"));
    }

    public static void edit(PageContext desk, RecipeCards cookbook, Row meal) {
        open(desk, cookbook, meal, text("meals.form.edit"));
    }

    private static void open(PageContext desk, RecipeCards cookbook, Row row, String title) {
        new FormDialog(desk, title, KitchenEntities.MEAL, row)
            .with(FieldBox.recipe("recipe_id", text("meals.form.recipe"), row, cookbook.cards()))
            .withPair(FieldBox.date("date", text("meals.form.date"), row, desk.today(), true),
                FieldBox.choice("meal_type", text("meals.form.type"), row, List.of("breakfast", "lunch", "dinner", "snack", "other"),
                    "dinner", DisplayFormat::mealType))
            .with(FieldBox.number("servings", text("meals.form.servings"), row), FieldBox.area("notes", text("meals.form.notes"), row,
                text("meals.form.notes.prompt")))
            .open();
    }
}
