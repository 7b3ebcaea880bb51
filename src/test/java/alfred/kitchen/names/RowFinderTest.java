package alfred.kitchen.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import alfred.core.crud.call.ToolCall;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenCalls;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodRows;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.tool.FindByName;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The finder on a real kitchen: what is meant for which purpose, slips of the pen, titles, and a model's reads by
/// name.
class RowFinderTest {
    private final KitchenCalls kitchen = new KitchenCalls();
    private final RowFinder finder = new RowFinder(new Foods());

    @BeforeEach
    void fill() {
        kitchen.store.write(tx -> {
            FoodCatalogue.standardFoods().forEach(food -> tx.insert(KitchenEntities.INGREDIENT, FoodRows.row(food)));
            return "";
        });
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    private void have(String table, String column, String... names) {
        for (var name : names) {
            assertThat(kitchen.run(ToolCall.create(table, List.of(Map.of(column, name)))).isDone()).isTrue();
        }
    }

    private NameMatches find(EntityDefinition entity, String name, Purpose purpose) {
        return kitchen.store.read(rows -> finder.find(entity, name, purpose, rows));
    }

    private List<String> meant(EntityDefinition entity, String name, Purpose purpose) {
        var found = find(entity, name, purpose);
        return found.isMeant() ? found.rows().stream().map(row -> row.text(entity.labelColumn())).toList() : List.of();
    }

    private List<String> read(String table, String name) {
        var result = kitchen.run(ToolCall.read(table, ToolCall.where("name", "=", name)));
        return result.rows().stream().map(row -> row.text("name")).toList();
    }

    @Test
    void aModelsReadByNameFindsByWords() {
        for (var table : List.of("inventory", "shopping_list")) {
            have(table, "name", "eggplant", "ginger ale", "coconut milk", "hamburger buns", "chicken breast",
                "chicken thighs", "chicken stock cubes", "zucchini", "free-range eggs");

            assertThat(read(table, "eggs")).containsExactly("free-range eggs");
            assertThat(read(table, "aubergines")).containsExactly("eggplant");
            assertThat(read(table, "gin")).isEmpty();
            assertThat(read(table, "milk")).isEmpty();
            assertThat(read(table, "ham")).isEmpty();
            assertThat(read(table, "nut")).isEmpty();
            assertThat(read(table, "courgettes")).containsExactly("zucchini");
            assertThat(read(table, "chicken")).containsExactlyInAnyOrder("chicken breast", "chicken thighs");
            assertThat(read(table, "poultry")).containsExactlyInAnyOrder("chicken breast", "chicken thighs");
            assertThat(read(table, "chiken breast")).as("a slip").containsExactly("chicken breast");
        }
    }

    @Test
    void poultryIsChickenTurkeyAndDuckAndNothingMadeOfThem() {
        var found = kitchen
            .run(ToolCall.read("ingredients", ToolCall.where("_semantic", "similar", "poultry")).withColumns("name"))
            .rows().stream().map(row -> row.text("name")).toList();

        assertThat(found).contains("chicken", "turkey", "duck", "goose")
            .doesNotContain("chicken stock cube", "meatball", "rabbit", "suckling pig", "duck fat");
        assertThat(found.subList(0, 2)).as("everyday ones first").contains("chicken");
    }

    @Test
    void theHouseholdsOwnAndMergedFoodsAreKnown() {
        assertThat(kitchen
            .run(ToolCall.create("ingredients", List.of(Map.of("name", "dragon pearl", "aliases", List.of("moonberry"),
                "family", "dragon pearl"))))
            .isDone()).isTrue();
        have("inventory", "name", "dragon pearls");

        assertThat(read("inventory", "moonberries")).containsExactly("dragon pearls");
        assertThat(meant(KitchenEntities.INVENTORY, "moonberry", Purpose.DELETE)).containsExactly("dragon pearls");
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "onoin | CHANGE | onion", "tomatos | CHANGE | tomatoes", "zuchini | DELETE | zucchini",
        "basli | CHANGE | basil",
        "mlik | CHANGE | ''", "botter | CHANGE | ''", "botter | LIST | butter"})
    void aSlipIsMeantWhereItCanBeOneOnly(String said, Purpose purpose, String meant) {
        have("inventory", "name", "onion", "tomatoes", "zucchini", "basil", "butter", "milk", "potter's butter");

        assertThat(String.join(", ", meant(KitchenEntities.INVENTORY, said, purpose).stream().limit(1).toList()))
            .isEqualTo(meant);
    }

    @Test
    void aTaskIsMeantByWordsOfOneTitle() {
        have("tasks", "title", "Scrub the grill", "Clean the oven", "Clean the fridge", "Order the turkey");

        assertThat(meant(KitchenEntities.TASK, "the grill is scrubbed", Purpose.CHANGE))
            .containsExactly("Scrub the grill");
        assertThat(meant(KitchenEntities.TASK, "turkey", Purpose.DELETE)).containsExactly("Order the turkey");
        assertThat(meant(KitchenEntities.TASK, "cleaning", Purpose.CHANGE)).as("asked which").hasSize(2);
        assertThat(meant(KitchenEntities.TASK, "the rid", Purpose.CHANGE)).as("letters of fridge").isEmpty();
    }

    @Test
    void partOfARecipesNameIsEnoughToChangeItButNotToDeleteIt() {
        have("recipes", "name", "Banana Bread", "Pizza Margherita", "Zucchini Soup", "Lasagne");

        assertThat(meant(KitchenEntities.RECIPE, "margherita", Purpose.CHANGE)).containsExactly("Pizza Margherita");
        assertThat(meant(KitchenEntities.RECIPE, "margherita", Purpose.DELETE)).isEmpty();
        assertThat(find(KitchenEntities.RECIPE, "margherita", Purpose.DELETE).rows()).as("asked about").hasSize(1);
        assertThat(meant(KitchenEntities.RECIPE, "bread", Purpose.CHANGE)).as("a kind of dish").isEmpty();
        assertThat(meant(KitchenEntities.RECIPE, "bread", Purpose.REFER)).containsExactly("Banana Bread");
        assertThat(meant(KitchenEntities.RECIPE, "courgette soup recipe", Purpose.DELETE))
            .containsExactly("Zucchini Soup");
        assertThat(meant(KitchenEntities.RECIPE, "the lasagna", Purpose.DELETE)).containsExactly("Lasagne");
        assertThat(meant(KitchenEntities.RECIPE, "soup with zucchini", Purpose.DELETE))
            .containsExactly("Zucchini Soup");
        assertThat(meant(KitchenEntities.RECIPE, "it", Purpose.REFER)).isEmpty();
        assertThat(meant(KitchenEntities.RECIPE, "rita", Purpose.REFER)).isEmpty();
    }

    @Test
    void theToolSaysHowSureItIsOfEachRow() {
        have("shopping_list", "name", "hamburger buns", "eggs");

        var rows = kitchen.run(FindByName.call("shopping_list", List.of("ham", "egg"), "change")).rows();

        assertThat(rows)
            .extracting(row -> row.text("name"), row -> row.text("wanted"), row -> row.text("match"),
                row -> row.isTrue("sure"))
            .containsExactly(tuple("hamburger buns", "ham", "beginning", false),
                tuple("eggs", "egg", "same", true));
        assertThat(rows.getFirst().text(Row.ID)).startsWith("shop_");
        assertThat(kitchen.run(FindByName.call("preferences", List.of("x"), "list")).message())
            .contains("recipes, inventory, shopping_list or tasks");
    }
}
