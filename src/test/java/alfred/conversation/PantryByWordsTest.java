package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Lots of the pantry and rows of the list changed by words: parts, places, amounts, and what an allergy says to it.
class PantryByWordsTest {
    private static final String KITCHEN = """
        {"op":"load","rows":{"preferences":[{"allergies":["peanuts"]}],
        "inventory":[{"name":"salmon fillets","quantity":4,"location":"freezer"},
        {"name":"spinach","quantity":200,"unit":"g","location":"fridge"},
        {"name":"ground beef","quantity":400,"unit":"g","location":"fridge"},{"name":"ground beef","quantity":500,"unit":"g","location":"freezer"},
        {"name":"butter","quantity":250,"unit":"g","location":"fridge"},{"name":"chickpeas","quantity":2,"unit":"can"}],
        "shopping_list":[{"name":"lemons","quantity":3},{"name":"garlic","quantity":2,"unit":"bulb"},
        {"name":"sourdough bread","quantity":1,"unit":"loaf"}]}}""";

    @Test
    void aPartOfALotIsMovedAndUndoPutsItTogetherAgain() {
        try (var talk = kitchen()) {
            assertThat(talk.say("move 2 of the salmon fillets to the fridge")).contains("Moved 2 salmon fillets",
                "2 stay in the freezer");
            assertThat(amounts(talk, "salmon fillets")).containsExactlyInAnyOrder("2 freezer", "2 fridge");

            talk.say("undo");
            assertThat(amounts(talk, "salmon fillets")).containsExactly("4 freezer");
        }
    }

    @Test
    void aPartIsThrownAwayAndTheRestStays() {
        try (var talk = kitchen()) {
            talk.say("threw away 100 g of spinach");
            talk.say("only half the butter left");

            assertThat(amounts(talk, "spinach")).containsExactly("100 fridge");
            assertThat(amounts(talk, "butter")).containsExactly("125 fridge");
        }
    }

    @Test
    void thePlaceTellsLotsApart() {
        try (var talk = kitchen()) {
            talk.say("used 200 g of ground beef from the freezer");
            assertThat(amounts(talk, "ground beef")).containsExactlyInAnyOrder("400 fridge", "300 freezer");

            talk.say("throw away the ground beef in the fridge");
            assertThat(amounts(talk, "ground beef")).containsExactly("300 freezer");
        }
    }

    @Test
    void anAllergyIsRemarkedOnWithWhatIsDone() {
        try (var talk = kitchen()) {
            assertThat(talk.say("add peanut butter to the pantry")).contains("Added", "Careful", "peanuts");
            assertThat(amounts(talk, "peanut butter")).hasSize(1);
        }
    }

    @Test
    void whatIsCountedInContainersIsCounted() {
        try (var talk = kitchen()) {
            assertThat(talk.say("how many cans do I have")).contains("2 cans", "chickpeas");
        }
    }

    @Test
    void rowsOfTheListAreChangedMovedAndExchanged() {
        try (var talk = kitchen()) {
            assertThat(talk.say("change lemons to 6 on the list")).contains("6 lemons");
            assertThat(talk.say("move the garlic to the market list")).contains("Market");
            assertThat(talk.say("swap the sourdough for rye bread on the list")).contains("rye bread", "instead of");
            assertThat(talk.say("add garlic to the list")).contains("already", "2 bulbs");

            assertThat(talk.column("shopping_list", "name")).containsExactlyInAnyOrder("garlic", "lemons", "rye bread");
        }
    }

    @Test
    void whetherAThingHasToBeBoughtIsToldFromPantryAndList() {
        try (var talk = kitchen()) {
            assertThat(talk.say("do I need to buy butter?")).contains("No need", "250 g");
            assertThat(talk.say("do I need to buy garlic?")).contains("On the list already");
        }
    }

    private static Dialogue kitchen() {
        var talk = Dialogue.inMemory();
        talk.ask(KITCHEN);
        return talk;
    }

    private static List<String> amounts(Dialogue talk, String name) {
        return talk.rows("inventory").stream().filter(row -> row.path("name").asText().equals(name))
            .map(row -> row.path("quantity").asText() + " " + row.path("location").asText()).toList();
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "bought 500g yogurt best before yesterday|2026-11-19", "bought 2 litres of milk, use by friday|2026-11-27",
        "add 250 g quark to the pantry, best before yesterday|2026-11-19"})
    void theLastDayOfWhatWasBoughtIsKept(String message, String day) {
        try (var talk = Dialogue.inMemory()) {
            assertThat(talk.say(message)).isNotBlank();

            assertThat(talk.column("inventory", "expiry_date")).containsExactly(day);
        }
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "put 2 onions, some basil and 2,5 kg potatoes on the list|onions, basil, potatoes",
        "put fresh basil from the market on the list|fresh basil"})
    void whatStandsOnTheList(String message, String names) {
        try (var talk = Dialogue.inMemory()) {
            talk.say(message);

            assertThat(talk.column("shopping_list", "name")).containsExactlyInAnyOrder(names.split(", "));
            assertThat(talk.column("shopping_list", "list")).allMatch(String::isBlank);
        }
    }

    @Test
    void severalAllergiesAreOneList() {
        try (var talk = Dialogue.inMemory()) {
            talk.say("my son Finn is allergic to sesame and celery, he hates mushrooms");
            talk.say("yes");

            assertThat(talk.rows("preferences").getFirst().path("allergies").toString()).contains("sesame", "celery")
                .doesNotContain("mushrooms");
            assertThat(talk.rows("preferences").getFirst().path("disliked_ingredients").toString())
                .contains("mushrooms").doesNotContain("celery");
        }
    }

    @Test
    void ofWhatThereIsNothingThereIsNone() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask("""
                {"op":"load","rows":{"inventory":[{"name":"eggs","quantity":0,"location":"fridge"}]}}""");

            assertThat(talk.say("have we got any eggs")).startsWith("No");
        }
    }

    @Test
    void aTemplateAloneAddsNoPronoun() {
        try (var talk = Dialogue.inMemory()) {
            talk.say("get me dwight howard shooting average");

            assertThat(talk.rows("shopping_list")).isEmpty();
        }
    }
}
