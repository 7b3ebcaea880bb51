package alfred.kitchen.shopping;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.shopping.SavedRecipes.Dish;
import alfred.Places;
import alfred.wiring.Wiring;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is kept in memory is what is stored, however it came there.
class SavedRecipesTest {
    private final Wiring wiring = Wiring.open(Places.empty(), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn());

    @AfterEach
    void close() {
        wiring.close();
    }

    @Test
    void formsUndoAndLoadsAreSeenAtOnce() {
        wiring.session().load(Map.of("recipes", List.of(Map.of("name", "Soup", "ingredients", List.of("400 g peas")))));
        assertThat(names()).containsExactly("Soup");

        var cake = wiring.session().create("recipe",
            Map.of("name", "Cake", "servings", 8, "ingredients", List.of("3 eggs", "200 g flour")));
        assertThat(names()).containsExactlyInAnyOrder("Soup", "Cake");
        assertThat(dish("Cake").needs()).extracting(Need::name).containsExactly("eggs", "flour");

        wiring.session().update("recipe", cake.id().toString(), Map.of("ingredients", List.of("4 eggs")));
        assertThat(dish("Cake").needs()).extracting(Need::name).containsExactly("eggs");

        wiring.session().undo();
        assertThat(dish("Cake").needs()).extracting(Need::name).containsExactly("eggs", "flour");

        wiring.session().delete("recipe", cake.id().toString());
        assertThat(names()).containsExactly("Soup");
    }

    private List<String> names() {
        return all().stream().map(Dish::name).toList();
    }

    private Dish dish(String name) {
        return all().stream().filter(d -> d.name().equals(name)).findFirst().orElseThrow();
    }

    private List<Dish> all() {
        return wiring.session().store().read(wiring.recipes()::all);
    }
}
