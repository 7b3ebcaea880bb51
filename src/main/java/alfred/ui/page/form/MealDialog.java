package alfred.ui.page.form;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.Careful;
import java.util.Collection;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The dialog for planning or editing a meal.
public final class MealDialog {
    private MealDialog() {}

    /// Plans a meal of a day, for as many as the household is.
    public static void plan(PageContext desk, RecipeCards cookbook, LocalDate date, String type) {
        desk.background().task(desk.kitchen()::people).onSuccess(people -> open(desk, cookbook,
            Row.of("date", date, "meal_type", type, "servings", people > 0 ? people : null), text("meals.form.new")))
            .start();
    }

    /// @param taken the coming days that have a dinner
    /// @param people how many the household is; 0 where that is not known
    private record Free(Collection<LocalDate> taken, long people) {}

    /// Plans a recipe for the first coming day without a dinner, for as many as the household is, else as it is
    /// written.
    public static void plan(PageContext desk, RecipeCards cookbook, @Nullable RecipeCard recipe) {
        plan(desk, cookbook, recipe, 0);
    }

    /// @param servings for how many it is shown, and so planned; 0 for the household
    public static void plan(PageContext desk, RecipeCards cookbook, @Nullable RecipeCard recipe, int servings) {
        if (recipe == null) {
            desk.toasts().show(text("chat.dishes.gone"));
            return;
        }
        var today = desk.today();
        desk.background().task(() -> new Free(desk.kitchen().daysWithDinner(today), desk.kitchen().people()))
            .onSuccess(free -> {
                var day = Stream.iterate(today, date -> date.plusDays(1)).filter(date -> !free.taken().contains(date))
                    .findFirst().orElse(today);
                var people = servings > 0 ? servings : free.people() > 0 ? free.people() : recipe.servings();
                open(desk, cookbook, Row.of("date", day, "meal_type", "dinner", "recipe_id", recipe.id(), "servings",
                    people > 0 ? Long.valueOf(people) : null), text("meals.form.new"));
            }).start();
    }

    /// Edits a meal. One that does not say for how many shows the number of its recipe, which is in effect.
    public static void edit(PageContext desk, RecipeCards cookbook, MealItem meal) {
        var people = meal.recipe().map(id -> cookbook.byId().get(id)).map(card -> card.servings(meal)).orElse(0);
        var shown = people > 0 ? meal.row().with("servings", (long) people) : meal.row();
        open(desk, cookbook, shown, text("meals.form.edit"));
    }

    /// Returns the ways from a planned meal to its recipe and to cooking it; nothing for a meal without a recipe.
    private static Node recipe(PageContext desk, RecipeCards cookbook, MealItem meal) {
        var ways = new HBox(8);
        Optional.of(meal).filter(MealItem::isStored).flatMap(MealItem::recipe).map(id -> cookbook.byId().get(id))
            .ifPresent(card -> {
                var servings = card.servings(meal);
                ways.getChildren().addAll(
                    way(desk, text("recipe.cook"), Icon.CHEF_HAT, new Route.Cook(card.id(), servings)),
                    way(desk, text("home.open-recipe"), Icon.BOOK_OPEN_TEXT, new Route.Recipe(card.id(), servings)));
            });
        Nodes.visible(ways, !ways.getChildren().isEmpty());
        return ways;
    }

    private static Node way(PageContext desk, String words, Icon icon, Route route) {
        return Nodes.button(words, icon, "secondary", () -> {
            desk.closeDialog();
            desk.open(route);
        });
    }

    private static void open(PageContext desk, RecipeCards cookbook, Row row, String title) {
        var recipe = FieldBox.recipeOrWords("recipe_id", text("meals.form.recipe"), row, cookbook.cards());
        var notes = FieldBox.area("notes", text("meals.form.notes"), row, text("meals.form.notes.prompt"));
        var servings = FieldBox.number("servings", text("meals.form.servings"), row);
        var careful = new VBox();
        recipe.onChange(() -> warn(desk, recipe.value(), careful));
        warn(desk, recipe.value(), careful);
        new FormDialog(desk, title, KitchenEntities.MEAL, row, place(new MealItem(row)))
            .with(recipe(desk, cookbook, new MealItem(row)))
            .with(recipe)
            .with(careful)
            .withPair(FieldBox.date("date", text("meals.form.date"), row, desk.today(), true),
                FieldBox.choice("meal_type", text("meals.form.type"), row,
                    List.of("breakfast", "lunch", "dinner", "snack", "other"),
                    "dinner", DisplayFormat::mealType))
            .with(servings, notes)
            .finishing(values -> {
                // what was seen is what is meant, also with another recipe
                if (values.containsKey("recipe_id")) {
                    values.putIfAbsent("servings", servings.value());
                }
                if (recipe.value() == null && !recipe.words().isBlank()) {
                    values.put("notes", Stream.of(recipe.words(), notes.words()).map(String::strip)
                        .filter(words -> !words.isEmpty()).collect(Collectors.joining(", ")));
                }
            })
            .telling(values -> planned(desk, cookbook, new MealItem(new Row(values))))
            .open();
    }

    /// Returns where a new meal was begun: what is typed for one meal is kept for that alone.
    private static String place(MealItem row) {
        return row.day() + "." + row.type() + "." + row.recipe().map(UUID::toString).orElse("");
    }

    /// Tells what of a recipe the household's allergies and diets forbid.
    private static void warn(PageContext desk, @Nullable Object recipe, VBox careful) {
        careful.getChildren().clear();
        Nodes.visible(careful, false);
        if (recipe instanceof UUID id) {
            desk.background().task(() -> Careful.words(desk.kitchen().conflicts(id))).onSuccess(words -> {
                careful.getChildren().setAll(Careful.band(words));
                Nodes.visible(careful, !words.isEmpty());
            }).start();
        }
    }

    private static String planned(PageContext desk, RecipeCards cookbook, MealItem meal) {
        var name = meal.recipe().flatMap(id -> Optional.ofNullable(cookbook.byId().get(id)))
            .map(RecipeCard::name)
            .orElse(meal.notes().isBlank() ? DisplayFormat.mealType(meal.type()) : meal.notes());
        var day = DisplayFormat.day(meal.date().orElse(desk.today()), desk.today());
        return text("meals.planned-one", name, day);
    }
}
