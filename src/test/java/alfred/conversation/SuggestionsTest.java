package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import org.junit.jupiter.api.Test;

/// What could be cooked: the household's own recipes first, each with what it lacks, and nothing that an allergy
/// forbids.
class SuggestionsTest {
    private static final String KITCHEN =
        """
        {"op":"load","rows":{"preferences":[{"allergies":["peanuts"],"household_adults":2}],
        "inventory":[{"name":"leeks","quantity":3,"location":"fridge","expiry_date":"2026-11-22"},{"name":"butter","quantity":200,"unit":"g"},
        {"name":"eggs","quantity":6},{"name":"potatoes","quantity":1,"unit":"kg"}],
        "recipes":[{"name":"Leek Soup","prep_time_minutes":10,"cook_time_minutes":30,"servings":2,
        "ingredients":["3 leeks","500 g potatoes","1 onion"]},
        {"name":"Leek Omelette","prep_time_minutes":5,"cook_time_minutes":10,"servings":2,"ingredients":["1 leek","4 eggs","20 g butter"]},
        {"name":"Satay Noodles","prep_time_minutes":10,"cook_time_minutes":10,"servings":2,"ingredients":["200 g noodles","100 g peanuts"]},
        {"name":"Honey Cake","prep_time_minutes":10,"cook_time_minutes":40,"servings":8,"ingredients":["200 g honey","4 eggs","200 g flour"]},
        {"name":"Beef Stew","prep_time_minutes":20,"cook_time_minutes":120,"servings":4,"ingredients":["800 g beef","3 carrots","1 leek"]}]}}""";

    @Test
    void ownRecipesComeFirstWithWhatTheyLack() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(KITCHEN);

            var said = talk.say("what can I make with the leeks");

            assertThat(said).contains("Leek Omelette", "everything is there", "Leek Soup", "missing onion",
                "leeks that should go soon");
            assertThat(said.indexOf("Leek Omelette")).isLessThan(said.indexOf("Leek Soup"));
            assertThat(talk.say("something else with leeks")).doesNotContain("Leek Omelette");
        }
    }

    @Test
    void whatIsNotWantedIsLeftOut() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(KITCHEN);

            assertThat(talk.say("dinner ideas without meat and fish")).contains("Leek Omelette", "Leek Soup")
                .doesNotContain("Beef Stew", "Honey Cake", "Satay");
            assertThat(talk.say("what can I make in under 20 minutes")).contains("Leek Omelette")
                .doesNotContain("Leek Soup", "- Satay Noodles (20 min)");
        }
    }

    @Test
    void whatAnAllergyForbidsIsNamedAndNotOffered() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(KITCHEN);

            assertThat(talk.say("any ideas with peanuts")).contains("allergies: Satay Noodles (peanuts)")
                .doesNotContain("- Satay");
            assertThat(talk.say("recipes with peanuts")).contains("Satay Noodles", "contains peanuts");
        }
    }

    @Test
    void theCookbookHelpsOnlyWhereNoOwnRecipeFits() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(KITCHEN);

            assertThat(talk.say("suggest something with cod")).contains("None of your own recipes", "It is a draft");
            assertThat(talk.say("suggest a new recipe with leeks")).contains("It is a draft");
        }
    }

    @Test
    void theQuickestComesFirst() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(KITCHEN);

            var said = talk.say("what's the quickest recipe I have");

            assertThat(said.indexOf("Leek Omelette")).isLessThan(said.indexOf("Beef Stew"));
        }
    }

    @Test
    void germanWishesAreHeldToTheSame() {
        try (var talk = Dialogue.in(Language.of("de"))) {
            talk.ask("""
                {"op":"load","rows":{"preferences":[{"allergies":["Erdnüsse"]}],"recipes":[
                {"name":"Lauchsuppe","servings":2,"ingredients":["3 Stangen Lauch","500 g Kartoffeln"]},
                {"name":"Erdnussnudeln","servings":2,"ingredients":["200 g Nudeln","100 g Erdnüsse"]}]}}""");

            assertThat(talk.say("etwas ohne Fleisch und Fisch")).contains("Lauchsuppe").doesNotContain("Erdnussnudeln");
        }
    }
}
