package alfred.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.shell.Services;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What one click writes, one undo takes back, however many rows it was.
class OneUndoTest {
    private final Services services = DemoKitchen.services(true, WindowSettings.inMemory());
    private final Kitchen kitchen = services.kitchen();

    @BeforeAll
    static void start() {
        Pictures.start();
    }

    @Test
    void ofWhatARecipeLacks() {
        var before = all("shopping_list");
        var recipe = kitchen.lacking().entrySet().stream()
            .max(Comparator.comparingInt(entry -> entry.getValue().missing())).orElseThrow().getKey();

        int added = kitchen.shopFor(recipe, 4);

        assertThat(added).isGreaterThan(1);
        assertThat(all("shopping_list")).as("new lines, and more of those for other dishes")
            .filteredOn(line -> !before.contains(line)).hasSize(added);
        assertThat(services.chat().view().active().stream().filter(entry -> entry.type().equals("shop")))
            .hasSizeGreaterThanOrEqualTo(added);
        assertThat(kitchen.undo()).isPresent();
        assertThat(all("shopping_list")).isEqualTo(before);
        assertThat(kitchen.undo()).isEmpty();
    }

    @Test
    void ofOneRowOnlyWhereItIsTheLatestChange() {
        var lists = all("shopping_list");
        var basil = kitchen.read(Query.all("shopping_list")).stream().filter(row -> row.text("name").equals("Basil"))
            .findFirst().orElseThrow();
        kitchen.delete(KitchenEntities.SHOPPING, basil.id());
        kitchen.create(KitchenEntities.SHOPPING, Row.of("name", "rolls"));

        assertThat(kitchen.undo(basil.id())).as("the rolls came after it").isEmpty();
        assertThat(all("shopping_list")).hasSameSizeAs(lists);

        kitchen.undo();
        var gone = services.chat().view().active().stream().filter(entry -> entry.label().equals("Basil")).findFirst()
            .orElseThrow();
        assertThat(gone.action().isDeletion()).isTrue();
        assertThat(gone.uuid()).as("the panel knows which row it was").isEqualTo(basil.id());
        assertThat(kitchen.undo(basil.id())).isPresent();
        assertThat(all("shopping_list")).isEqualTo(lists);
    }

    @Test
    void ofPuttingAwayWhatWasBought() {
        var pantry = all("inventory");
        var list = all("shopping_list");

        kitchen.putAway();

        assertThat(all("shopping_list")).hasSize(list.size() - 2);
        assertThat(all("inventory")).isNotEqualTo(pantry);
        kitchen.undo();
        assertThat(all("inventory")).isEqualTo(pantry);
        assertThat(all("shopping_list")).isEqualTo(list);
        kitchen.redo();
        assertThat(all("shopping_list")).hasSize(list.size() - 2);
    }

    @Test
    void ofWhatWasCooked() {
        var pantry = all("inventory");
        var recipe = kitchen.read(Query.where("recipes", Filter.eq("name", "Butter Chicken"))).getFirst().id();
        var log = Row.of("recipe_id", recipe, "cooked_at", OffsetDateTime.parse("2026-01-13T19:00:00Z"), "servings", 4L,
            "rating", 5L);

        var taken = kitchen.usedBy(recipe, 4).taken();
        kitchen.cooked(log, true, List.of());

        assertThat(taken).anySatisfy(lot -> {
            assertThat(lot.name()).isEqualTo("Chicken thighs");
            assertThat(lot.after()).as("used up").isEmpty();
        });
        assertThat(all("inventory"))
            .hasSize(pantry.size() - (int) taken.stream().filter(lot -> lot.after().isEmpty()).count());
        kitchen.undo();
        assertThat(all("inventory")).isEqualTo(pantry);
        assertThat(kitchen.read(Query.all("cooking_log"))).hasSize(8);
        kitchen.cooked(log, false, List.of());
        assertThat(all("inventory")).isEqualTo(pantry);
    }

    @Test
    void ofTheStarterCookbook() {
        var empty = DemoKitchen.services(false, WindowSettings.inMemory()).kitchen();

        int added = empty.addStarterCookbook();

        assertThat(added).isGreaterThan(10);
        assertThat(empty.read(Query.all("recipes"))).hasSize(added);
        empty.undo();
        assertThat(empty.read(Query.all("recipes"))).isEmpty();
        assertThat(empty.read(Query.all("recipe_ingredients"))).isEmpty();
    }

    private Set<List<Object>> all(String table) {
        return kitchen.read(Query.all(table)).stream().map(OneUndoTest::facts).collect(Collectors.toSet());
    }

    private static List<Object> facts(Row row) {
        return List.of(row.id(), row.text("name"), row.quantity("quantity"), row.text("unit"),
            row.isTrue("is_purchased"));
    }
}
