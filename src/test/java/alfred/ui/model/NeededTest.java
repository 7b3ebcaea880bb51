package alfred.ui.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.shopping.PlannedMeals.Dish;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What the planned meals need is summed over all of them, and what is at home or on the list already is not asked for
/// again.
class NeededTest {
    private final Kitchen kitchen = DemoKitchen.services(false, WindowSettings.inMemory()).kitchen();
    private final LocalDate monday = LocalDate.of(2026, 1, 12);

    @BeforeAll
    static void start() {
        Pictures.start();
    }

    @BeforeEach
    void stock() {
        kitchen.create(KitchenEntities.INVENTORY,
            Row.of("name", "butter", "quantity", 250L, "unit", "g", "location", "fridge"));
        kitchen.create(KitchenEntities.INVENTORY,
            Row.of("name", "flour", "quantity", 300L, "unit", "g", "location", "pantry"));
    }

    @Test
    void twoMealsAreSummedAndTheStockIsTakenOffOnce() {
        plan("Pancakes", 1, "200 g flour", "2 eggs", "30 g butter");
        plan("Scones", 3, "250 g flour", "1 egg", "60 g butter");

        var needed = week();

        assertThat(needed.dishes()).extracting(Dish::name).containsExactly("Pancakes", "Scones");
        assertThat(needed.dishes()).extracting(Dish::lacking).containsExactly(1, 1);
        assertThat(needed.toBuy()).isEqualTo(2);
        assertThat(needed.missing())
            .extracting(line -> line.text("name"), line -> line.text("quantity"), line -> line.text("source"))
            .containsExactlyInAnyOrder(tuple("flour", "150", "Pancakes, Scones"),
                tuple("eggs", "3", "Pancakes, Scones"));
        assertThat(needed.atHome()).extracting(Kitchen.AtHome::name, Kitchen.AtHome::has, Kitchen.AtHome::needs)
            .containsExactly(tuple("butter", "250 g", "90 g"));
    }

    @Test
    void whatIsOnTheListIsStillToBuyButNotAddedAgain() {
        plan("Pancakes", 1, "2 eggs");
        kitchen.create(KitchenEntities.SHOPPING, Row.of("name", "Eggs", "quantity", 6L));

        assertThat(week().toBuy()).isEqualTo(1);
        assertThat(week().missing()).isEmpty();
    }

    @Test
    void aCookedMealAndOneOfAnotherWeekNeedNothing() {
        var meal = plan("Pancakes", 1, "2 eggs");
        plan("Scones", 9, "1 egg");
        kitchen.create(KitchenEntities.LOG, Row.of("recipe_id", recipe("Pancakes"), "meal_id", meal, "servings", 2L,
            "cooked_at", monday.plusDays(1).atTime(19, 0).atOffset(ZoneOffset.UTC)));

        assertThat(week()).isEqualTo(Kitchen.Needed.NOTHING);
    }

    @Test
    void whatIsAtHomeCanBeBoughtAllTheSame() {
        plan("Pancakes", 1, "30 g butter");

        kitchen.createAll(KitchenEntities.SHOPPING, List.of(week().atHome().getFirst().line()));

        assertThat(kitchen.read(Query.all("shopping_list"))).extracting(line -> line.text("name"))
            .containsExactly("butter");
        assertThat(week().atHome()).isEmpty();
    }

    @Test
    void amountsCanBeBoughtAndTheExactNeedStandsBeside() {
        plan("Peppers", 1, "4 red bell peppers", "100 g flour", "1 tsp ground cumin");
        kitchen.update(KitchenEntities.RECIPE, recipe("Peppers"), Map.of("servings", 6L));

        var needed = week();

        assertThat(needed.missing())
            .extracting(line -> line.text("name"), line -> line.text("quantity"), line -> line.text("notes"))
            .containsExactlyInAnyOrder(tuple("red bell peppers", "2", "1⅓ needed"),
                tuple("ground cumin", "", "⅓ tsp needed"));
    }

    @Test
    void theSameFoodUnderAnotherNameIsOnTheListAlready() {
        plan("Dal", 1, "1 bunch coriander");
        kitchen.create(KitchenEntities.SHOPPING, Row.of("name", "Fresh coriander", "quantity", 1L, "unit", "bunch"));

        assertThat(week().missing()).isEmpty();
    }

    private Kitchen.Needed week() {
        return kitchen.needed(monday, monday.plusDays(6));
    }

    private UUID plan(String name, int day, String... lines) {
        var recipe =
            kitchen.create(KitchenEntities.RECIPE, Row.of("name", name, "servings", 2L, "ingredients", List.of(lines)));
        return kitchen.create(KitchenEntities.MEAL,
            Row.of("date", monday.plusDays(day), "meal_type", "dinner", "recipe_id", recipe, "servings", 2L));
    }

    private UUID recipe(String name) {
        return kitchen.read(Query.all("recipes")).stream().filter(row -> row.text("name").equals(name)).findFirst()
            .orElseThrow().id();
    }
}
