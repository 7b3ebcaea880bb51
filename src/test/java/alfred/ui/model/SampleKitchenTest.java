package alfred.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The sample kitchen comes with one click and goes with one, and takes nothing of the user's along.
class SampleKitchenTest {
    private static final List<String> TABLES =
        List.of("recipes", "recipe_ingredients", "inventory", "meals", "shopping_list", "tasks");

    @BeforeAll
    static void start() {
        Pictures.start();
    }

    @Test
    void anEmptyKitchenIsEmptyAgain() {
        var services = DemoKitchen.services(false, WindowSettings.inMemory());
        var kitchen = services.kitchen();

        var sample =
            kitchen.addSampleKitchen(DemoKitchen.CLOCK.instant().atZone(DemoKitchen.CLOCK.getZone()).toLocalDate());

        assertThat(kitchen.read(Query.all("recipes"))).hasSize(24);
        assertThat(kitchen.read(Query.all("meals"))).hasSize(11).allMatch(meal -> meal.has("recipe_id"));
        assertThat(services.chat().view()).isEqualTo(ChatService.View.EMPTY);
        assertThat(kitchen.left(sample)).isGreaterThan(60);
        assertThat(kitchen.remove(sample)).isEmpty();
        assertThat(TABLES).allSatisfy(table -> assertThat(kitchen.read(Query.all(table))).isEmpty());
        assertThat(kitchen.left(sample)).isZero();
        kitchen.undo();
        assertThat(kitchen.read(Query.all("recipes"))).hasSize(24);
    }

    @Test
    void inGermanItComesAndGoesAsWell() {
        Texts.speak("de");
        try {
            var kitchen = DemoKitchen.services(false, WindowSettings.inMemory()).kitchen();

            var sample =
                kitchen.addSampleKitchen(DemoKitchen.CLOCK.instant().atZone(DemoKitchen.CLOCK.getZone()).toLocalDate());

            assertThat(kitchen.read(Query.all("recipes"))).hasSize(24).extracting(recipe -> recipe.text("name"))
                .contains("Pilzrisotto");
            assertThat(kitchen.read(Query.all("meals"))).hasSize(11).allMatch(meal -> meal.has("recipe_id"));
            assertThat(kitchen.read(Query.all("inventory"))).hasSize(25).allMatch(lot -> lot.has("ingredient_id"));
            assertThat(kitchen.read(Query.all("tasks"))).extracting(task -> task.text("title"))
                .contains("Küchenmesser schärfen");
            assertThat(kitchen.remove(sample)).isEmpty();
            assertThat(TABLES).allSatisfy(table -> assertThat(kitchen.read(Query.all(table))).isEmpty());
        } finally {
            Texts.speak("en");
        }
    }

    @Test
    void whatTheUserHadOrMadeStays() {
        var kitchen = DemoKitchen.services(true, WindowSettings.inMemory()).kitchen();
        var before = all(kitchen);
        var sample =
            kitchen.addSampleKitchen(DemoKitchen.CLOCK.instant().atZone(DemoKitchen.CLOCK.getZone()).toLocalDate());
        var loved = one(kitchen, "recipes", "name", "Chicken Tikka Masala");
        var coffee = one(kitchen, "shopping_list", "name", "Coffee");
        kitchen.update(KitchenEntities.SHOPPING, coffee.id(), Map.of("quantity", "500"));
        var meal = kitchen.create(KitchenEntities.MEAL,
            Row.of("date", "2026-02-01", "recipe_id", one(kitchen, "recipes", "name", "Shakshuka").id()));

        var stays = kitchen.remove(sample);

        assertThat(stays).contains("Coffee").doesNotContain("Chicken Tikka Masala");
        assertThat(loved.id()).isIn(before.keySet());
        var after = all(kitchen);
        assertThat(after).containsAllEntriesOf(before);
        var more = new HashSet<>(after.keySet());
        more.removeAll(before.keySet());
        assertThat(more).contains(meal, coffee.id());
        assertThat(kitchen.read(Query.where("meals", Filter.eq(Row.ID, meal))).getFirst().reference("recipe_id"))
            .isPresent();
    }

    private static Row one(Kitchen kitchen, String table, String column, String value) {
        return kitchen.read(Query.where(table, Filter.eq(column, value))).getFirst();
    }

    private static Map<Object, Row> all(Kitchen kitchen) {
        var rows = new HashMap<Object, Row>();
        TABLES.forEach(
            table -> kitchen.read(Query.all(table)).forEach(row -> rows.put(row.id(), row.without(Row.VERSION))));
        return rows;
    }
}
