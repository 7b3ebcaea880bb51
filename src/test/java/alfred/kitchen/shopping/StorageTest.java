package alfred.kitchen.shopping;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.Places;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenCalls;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodRows;
import alfred.wiring.Wiring;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where food is kept is one rule for whoever adds it: forms, the button that puts things away, and tools.
class StorageTest {
    private static final List<Food> FOODS = FoodCatalogue.standardFoods();
    private static final Map<String, String> PLACES = FOODS.stream().collect(
        Collectors.toMap(Food::name, Food::storage, (a, _) -> a, TreeMap::new));

    @ParameterizedTest @CsvSource({"ice cream, freezer", "sorbet, freezer", "peas, freezer", "fish finger, freezer",
        "milk, fridge", "butter, fridge", "egg, fridge", "cheddar, fridge", "hummus, fridge", "chicken breast, fridge",
        "salmon, fridge", "tofu, fridge", "lettuce, fridge", "strawberry, fridge", "onion, pantry", "garlic, pantry",
        "potato, pantry", "canned tuna, pantry", "rice, pantry", "flour, pantry", "cumin, pantry", "olive oil, pantry",
        "UHT milk, pantry", "banana, counter", "mango, counter", "tomato, counter",
        "bread, counter", "avocado, counter"})
    void theCatalogueSaysWhere(String food, String place) {
        assertThat(PLACES).containsEntry(food, place);
    }

    @Test
    void howLongThingsKeepNamesTheSamePlace() throws IOException {
        try (var in = new BufferedReader(new InputStreamReader(
            Objects.requireNonNull(Food.class.getResourceAsStream("/alfred/catalogue/keeping.txt")),
            StandardCharsets.UTF_8))) {
            var best = in.lines().filter(line -> !line.startsWith("#")).map(line -> line.split("\\|", -1))
                .filter(columns -> columns.length > 7 && columns[2].isBlank() && PLACES.containsKey(columns[0].strip()))
                .collect(Collectors.toMap(columns -> columns[0].strip(), columns -> columns[7].strip()));
            assertThat(best).hasSizeGreaterThan(400);
            assertThat(PLACES).containsAllEntriesOf(best);
        }
    }

    @Test
    void everyFoodIsPutInItsPlaceByFormsAndByTheButton() {
        try (var wiring = Wiring.open(Places.empty(), Clock.systemUTC(), new Corpus().builtIn())) {
            var session = wiring.session();
            session.writeAll(
                FOODS.stream().map(food -> new FormWrite.Create("inv", Map.of("name", food.name()))).toList());
            assertThat(places(session.store().read(rows -> rows.read(Query.all("inventory"))))).isEqualTo(PLACES);
            session.undo();
            session.load(Map.of("shopping_list",
                FOODS.stream().map(food -> Map.<String, Object>of("name", food.name(), "is_purchased", true))
                    .toList()));
            session.writeAll(List.of(new FormWrite.Run("put_away", Map.of())));
            assertThat(places(session.store().read(rows -> rows.read(Query.all("inventory"))))).isEqualTo(PLACES);
        }
    }

    @Test
    void everyFoodIsPutInItsPlaceByTools() {
        try (var kitchen = new KitchenCalls()) {
            kitchen.store.write(tx -> {
                FOODS.forEach(food -> tx.insert(KitchenEntities.INGREDIENT, FoodRows.row(food)));
                return "";
            });
            kitchen.run(ToolCall.create("inventory",
                FOODS.stream().map(food -> Map.<String, Object>of("name", food.name())).toList()));
            assertThat(places(kitchen.store.read(rows -> rows.read(Query.all("inventory"))))).isEqualTo(PLACES);
            kitchen.undo.undo();
            kitchen.run(ToolCall.domain("buy",
                Map.of("items", FOODS.stream().map(food -> Map.of("name", food.name())).toList())));
            assertThat(places(kitchen.store.read(rows -> rows.read(Query.all("inventory"))))).isEqualTo(PLACES);
        }
    }

    private static Map<String, String> places(List<Row> lots) {
        return lots.stream()
            .collect(Collectors.toMap(lot -> lot.text("name"), lot -> lot.text("location"), (a, _) -> a, TreeMap::new));
    }
}
