package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.Places;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.session.Session;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodMerge;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The household's own foods, and two foods made one.
class FoodsByHandTest {
    private final Wiring wiring =
        Wiring.open(Places.empty(), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn());
    private final Session session = wiring.session();

    @AfterEach
    void close() {
        wiring.close();
    }

    @Test
    void aFoodThatWasAddedIsKnownAtOnceAndGoneAfterUndo() {
        session.create("ing",
            Map.of("name", "dragon pearl", "aliases", List.of("pearl of the dragon"), "allergens", List.of("soy")));
        session.create("inv", Map.of("name", "pearls of the dragon", "quantity", "2"));

        assertThat(food("dragon pearls")).hasValueSatisfying(food -> {
            assertThat(food.aisle()).isNotBlank();
            assertThat(food.allergens()).containsExactly("soy");
        });
        assertThat(only("inventory").reference("ingredient_id")).contains(id("dragon pearl"));
        session.undo();
        session.undo();
        assertThat(food("dragon pearl")).isEmpty();
    }

    @Test
    void noNameMayMeanTwoFoods() {
        assertRefused(Map.of("name", "Courgettes"), "\"Courgettes\" is another name of zucchini already.");
        assertRefused(Map.of("name", "Onions"), "There is a food \"onion\" already.");
        assertRefused(Map.of("name", "moon cheese", "aliases", List.of("cheddar")),
            "There is a food \"cheddar\" already.");
        assertRefused(Map.of("name", "moon cheese", "allergens", List.of("moon dust")),
            "\"moon dust\" is no allergen that Alfred checks");
        assertRefused(Map.of("name", "moon cheese", "piece_weight_g", "0"),
            "The weight of a piece is more than nothing.");
    }

    private void assertRefused(Map<String, Object> food, String why) {
        assertThatThrownBy(() -> session.create("ing", food)).isInstanceOf(CrudRefusal.class).hasMessageContaining(why);
    }

    @Test
    void mergingTwoFoodsTakesRecipesPantryAndListAlongAndIsOneUndo() {
        session.create("ing", Map.of("name", "salad moon", "allergens", List.of("celery")));
        session.create("inv", Map.of("name", "Salad moons", "quantity", "3"));
        session.create("shop", Map.of("name", "salad moon", "quantity", "1"));
        session.create("recipe", Map.of("name", "Soup", "ingredients", List.of("2 large salad moons, sliced")));
        var before = everything();

        session.writeAll(session.store().read(rows -> FoodMerge.writes(rows, id("onion"), id("salad moon"))));

        assertThat(food("salad moons").map(Food::name)).contains("onion");
        assertThat(food("onion").orElseThrow().allergens()).contains("celery");
        for (var table : List.of("inventory", "shopping_list", "recipe_ingredients")) {
            assertThat(only(table).reference("ingredient_id")).as(table).contains(id("onion"));
            assertThat(only(table).text("name")).isEqualTo("onion");
        }
        assertThat(only("recipe_ingredients").text("raw_text")).isEqualTo("2 large salad moons, sliced");
        session.undo();
        assertThat(everything()).isEqualTo(before);
        session.redo();
        assertThat(food("salad moons").map(Food::name)).contains("onion");
    }

    @Test
    void aFoodIsNotMergedWithItself() {
        assertThatThrownBy(() -> session.store().read(rows -> FoodMerge.writes(rows, id("onion"), id("onion"))))
            .isInstanceOf(CrudRefusal.class);
    }

    @Test
    void aMergedFoodDoesNotComeBackWithTheNextStart(@TempDir Path folder) {
        try (var first = Wiring.open(Place.in(folder), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
            var writes = first.session().store().read(rows -> FoodMerge.writes(rows,
                first.foods().exact("onion", rows).orElseThrow(), first.foods().exact("leek", rows).orElseThrow()));
            first.session().writeAll(writes);
            first.settings().set("catalogue.edition", "1");
        }

        try (var second = Wiring.open(Place.in(folder), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
            assertThat(
                second.session().store().read(rows -> second.foods().catalogue(rows).exact("leek")).map(Food::name))
                .contains("onion");
            List<Row> stored = second.session().store().read(rows -> rows.read(Query.all("ingredients")));
            assertThat(stored).hasSize(FoodCatalogue.FOODS - 1);
        }
    }

    private Optional<Food> food(String name) {
        return session.store().read(rows -> wiring.foods().catalogue(rows).exact(name));
    }

    private UUID id(String name) {
        return session.store().read(rows -> wiring.foods().exact(name, rows)).orElseThrow();
    }

    private Row only(String table) {
        return session.store().read(rows -> rows.read(Query.all(table))).getFirst();
    }

    private List<List<Row>> everything() {
        return session.store()
            .read(rows -> List.of("ingredients", "inventory", "shopping_list", "recipe_ingredients").stream()
                .map(table -> rows.read(Query.all(table)).stream()
                    .map(row -> row.without("version").without("updated_at"))
                    .sorted(Comparator.comparing(row -> row.id().toString())).toList())
                .toList());
    }
}
