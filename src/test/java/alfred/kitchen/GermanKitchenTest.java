package alfred.kitchen;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Places;
import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Shortfall;
import alfred.wiring.Wiring;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A household that speaks German: its words mean foods wherever they are written.
class GermanKitchenTest {
    private final Wiring wiring =
        Wiring.open(Places.empty(), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn(), _ -> Language.of("de"));

    @AfterEach
    void close() {
        wiring.close();
    }

    @Test
    void linesAreLinkedToWhatAGermanMeans() {
        wiring.session().load(Map.of("recipes", List.of(Map.of("name", "Gulasch", "ingredients",
            List.of("500 g Rindergulasch", "2 Paprika, gewürfelt", "2 TL Paprika", "3 große Zwiebeln",
                "100 g Speck")))));

        assertThat(foods("recipe_ingredients")).containsExactlyInAnyOrder("beef", "bell pepper", "paprika", "onion",
            "bacon");
    }

    @Test
    void whatIsAddedInTheOtherNumberJoinsItsLot() {
        wiring.session().create("inv", Map.of("name", "Zwiebeln", "quantity", "2", "unit", ""));
        wiring.session().create("inv", Map.of("name", "Zwiebel", "quantity", "1", "unit", ""));

        assertThat(rows("inventory")).singleElement().satisfies(lot -> {
            assertThat(lot.text("name")).isEqualTo("Zwiebeln");
            assertThat(lot.quantity("quantity")).contains(Fraction.of(3));
        });
    }

    @Test
    void germanAllergiesDislikesAndDietsAreKept() {
        wiring.session().load(Map.of("recipes", List.of(Map.of("name", "Nudeln", "servings", 2, "ingredients",
            List.of("200 g Nudeln", "50 g Erdnussbutter", "1 Bund Koriander", "100 g Speck")))));
        var preferences = rows("preferences").getFirst();
        wiring.session().update("pref", preferences.id().toString(),
            Map.of("allergies", Map.of("add", List.of("Erdnüsse")),
                "disliked_ingredients", Map.of("add", List.of("Koriander")), "dietary_restrictions",
                Map.of("add", List.of("vegetarisch"))));

        var problems = wiring.session().store().read(rows -> {
            var recipe = rows.read(Query.all("recipes")).getFirst();
            return new Suitability(new Household(wiring.foods(), rows))
                .conflicts(recipe.with("ingredients", rows.read(Query.all("recipe_ingredients")))).stream()
                .map(c -> c.toString()).toList();
        });

        assertThat(problems).containsExactlyInAnyOrder("Erdnussbutter: Erdnüsse allergy", "Koriander: disliked",
            "Speck: not vegetarisch");
    }

    @Test
    void whatIsMissingIsCountedInGerman() {
        wiring.session().load(Map.of("recipes",
            List.of(Map.of("name", "Salat", "servings", 1, "ingredients", List.of("1 Orange", "1 Apfel")))));

        var missing = wiring.session().store().read(rows -> {
            var household = new Household(wiring.foods(), rows);
            var recipe = rows.read(Query.all("recipes")).getFirst().with("ingredients",
                rows.read(Query.all("recipe_ingredients")));
            var thrice = Stream.of(1, 1, 1).flatMap(servings -> household.needs(recipe, servings).stream()).toList();
            return Shortfall.of(thrice, household.shelf(LocalDate.EPOCH), household.staples(), household.densities());
        });

        assertThat(missing).extracting(shortage -> shortage.name()).containsExactlyInAnyOrder("Orangen", "Äpfel");
    }

    private List<Row> rows(String table) {
        return wiring.session().store().read(rows -> rows.read(Query.all(table)));
    }

    private List<String> foods(String table) {
        return wiring.session().store().read(rows -> rows.read(Query.all(table)).stream()
            .flatMap(row -> row.reference("ingredient_id").flatMap(id -> wiring.foods().food(id, rows)).map(Food::name)
                .stream())
            .toList());
    }
}
