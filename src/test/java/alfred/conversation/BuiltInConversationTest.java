package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuiltInConversationTest {
    private static final String KITCHEN = """
        {"inventory":[{"name":"Eggs","quantity":8,"unit":"piece","location":"fridge","expiry_date":"2026-11-25"},
                      {"name":"Olive oil","quantity":500,"unit":"ml","location":"cabinet"},
                      {"name":"Milk","quantity":1,"unit":"l","location":"fridge","expiry_date":"2026-11-21"}],
         "recipes":[{"name":"Lasagne","servings":4,"prep_time_minutes":30,"cook_time_minutes":50,
                     "ingredients":["250 g lasagne sheets","500 g minced beef","1 onion"],"instructions":["Layer.","Bake."]},
                    {"name":"Omelette","servings":1,"ingredients":["3 eggs","1 tbsp olive oil"],"instructions":["Beat.","Fry."]},
                    {"name":"Dal","servings":4,"ingredients":["200 g lentils"],"instructions":["Simmer."]}]}""";
    private Dialogue kitchen;

    @BeforeEach
    void open() {
        kitchen = Dialogue.inMemory();
        kitchen.load(KITCHEN);
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    @Test
    void whatWasTalkedAboutBeforeIsFoundByDayAndByWords() {
        kitchen
            .load("{\"recipes\":[{\"name\":\"Lasagne\",\"servings\":4,\"ingredients\":[\"250 g lasagne sheets\"]}]}");
        assertThat(kitchen.say("show our past conversations")).isEqualTo("This is our first conversation.");
        kitchen.say("show me the lasagne");
        kitchen.ask("{\"op\":\"reset\"}");
        kitchen.say("what expires soon?");
        kitchen.ask("{\"op\":\"reset\"}");

        assertThat(kitchen.say("show our past conversations"))
            .contains("- What expires soon? (today)\n- Show our past conversations (today)");
        assertThat(kitchen.say("find the conversation about lasagna"))
            .contains("Show our past conversations", "“show me the lasagne”")
            .doesNotContain("find the conversation");
        assertThat(kitchen.say("have we ever talked about sourdough?"))
            .isEqualTo("I find no earlier conversation about sourdough.");
        assertThat(kitchen.say("what did we talk about yesterday?"))
            .isEqualTo("I find nothing that we talked about then.");
        assertThat(kitchen.say("what have we talked about today?")).contains("“show me the lasagne”",
            "What expires soon?");
        assertThat(kitchen.writes()).isEmpty();
        assertThat(kitchen.eventTypes()).as("one look, no plan").doesNotContain("plan");
    }

    @Test
    void aDayAndAllDaysUpToItAreTwoQuestions() {
        kitchen.say("add 1 l milk to the fridge, best before tomorrow");
        kitchen.say("add 500 g ham to the fridge, best before Monday");

        assertThat(kitchen.say("what expires by monday?")).startsWith("This expires by Monday:").contains("Milk",
            "ham");
        assertThat(kitchen.say("what expires on monday?")).startsWith("This expires on Monday:").contains("ham")
            .doesNotContain("Milk");
    }

    @Test
    void aShortAnswerHasTheFactsAndNoSuggestion() {
        assertThat(kitchen.say("suggest something with cod")).contains("It is a draft.")
            .endsWith("Say \"save it\" to keep it.");
        assertThat(kitchen.say("suggest something with lentils, briefly")).contains("entil")
            .endsWith("Dal: missing lentils");
    }

    @Test
    void whatIsDeletedIsWhereverItIs() {
        kitchen.say("remind me to buy candles");
        kitchen.say("put milk on the list");

        assertThat(kitchen.say("delete the olive oil")).isEqualTo("Removed from the pantry: Olive oil.");
        assertThat(kitchen.say("delete buy candles")).isEqualTo("Deleted the task: Buy candles.");
        assertThat(kitchen.say("delete the milk")).startsWith("There is one in each of these.");
        assertThat(kitchen.say("the shopping list")).isEqualTo("Removed from the shopping list: milk.");
        assertThat(kitchen.say("delete the caviar")).isEqualTo("I found nothing called caviar.");
        assertThat(kitchen.column("inventory", "name")).containsExactlyInAnyOrder("Eggs", "Milk");
    }

    @Test
    void itMovesToAnotherDay() {
        kitchen.say("plan the lasagne for Friday");
        assertThat(kitchen.say("move it to Saturday")).startsWith("Moved Lasagne to ");
        assertThat(kitchen.writes()).hasSize(1);

        kitchen.say("remind me to buy candles tomorrow");
        assertThat(kitchen.say("move it to Sunday")).startsWith("Buy candles is due ");
    }

    @Test
    void whatWasCookedBeforeIsLoggedForItsDay() {
        assertThat(kitchen.say("I cooked the lasagne yesterday, 4 stars")).startsWith("Logged: Lasagne, yesterday");
        assertThat(kitchen.say("when did we last have the lasagne?")).contains("yesterday", "4 of 5 stars");
        assertThat(kitchen.say("undo")).isNotBlank();
        assertThat(kitchen.writes()).as("the tastes that followed are not spoken of")
            .allMatch(w -> w.startsWith("deleted ") && w.length() > 8);
    }

    @Test
    void amountsAreDoubledAndHalved() {
        assertThat(kitchen.say("double the recipe for lasagne")).contains("Lasagne for 8", "500 g lasagne sheets",
            "2 onions");
        assertThat(kitchen.say("halve it")).contains("Lasagne for 2", "125 g lasagne sheets", "½ onion");
        assertThat(kitchen.say("halve the omelette")).contains("serves 1").contains("For how many people");
    }

    @Test
    void aRecipeInTheUsersWordsIsADraftFirst() {
        assertThat(kitchen.say("new recipe: crepes with 2 eggs, 200 g flour and 300 ml milk")).contains("2 eggs",
            "200 g flour", "300 ml milk");
        assertThat(kitchen.rows("recipes")).hasSize(3);
        assertThat(kitchen.say("save it")).isEqualTo("Saved: Crepes.");
        assertThat(kitchen.say("what am I missing for the crepes?")).contains("flour").doesNotContain("eggs");
    }

    @Test
    void allTasksGoAfterAYes() {
        kitchen.say("remind me to buy candles");
        kitchen.say("remind me to descale the kettle");

        assertThat(kitchen.say("delete all tasks")).isEqualTo("Shall I delete all 2 tasks?");
        assertThat(kitchen.rows("tasks")).hasSize(2);
        assertThat(kitchen.say("yes")).startsWith("Deleted 2 tasks");
        assertThat(kitchen.rows("tasks")).isEmpty();
    }

    @Test
    void aFirstEveningWithAlfred() {
        assertThat(kitchen.say("what's in my pantry?")).contains("Eggs: 8", "500 ml", "best before tomorrow");
        assertThat(kitchen.tier("active")).contains("inv_1", "inv_2", "inv_3");

        kitchen.say("add 2 kg rice and a dozen eggs to my shopping list");
        assertThat(kitchen.writes()).containsExactly("created rice", "created eggs");
        assertThat(kitchen.column("shopping_list", "quantity")).containsExactly("12", "2");

        assertThat(kitchen.say("suggest something with cod")).containsIgnoringCase("cod").contains("draft");
        assertThat(kitchen.tier("generated")).containsExactly("gen_recipe_1");
        assertThat(kitchen.eventTypes()).doesNotContain("error");

        kitchen.say("save it");
        assertThat(kitchen.tier("generated")).isEmpty();
        assertThat(kitchen.action("gen_recipe_1")).isEqualTo("created");
        assertThat(kitchen.rows("recipes")).hasSize(4);

        kitchen.say("undo");
        assertThat(kitchen.rows("recipes")).hasSize(3);
        assertThat(kitchen.tier("generated")).containsExactly("gen_recipe_1");
    }

    @Test
    void whatTheProgramKeepsForItselfIsDumpedWhenNamed() {
        kitchen.say("add eggs to my shopping list, and look at @[Dal](recipe)");
        kitchen.ask(
            "{\"op\":\"edit\",\"action\":\"update\",\"type\":\"inv\",\"match\":\"Milk\",\"fields\":{\"quantity\":2}}");

        assertThat(kitchen.column("turns", "message"))
            .containsExactly("add eggs to my shopping list, and look at @[Dal](recipe)");
        assertThat(kitchen.rows("sessions")).hasSize(1);
        var journal = kitchen.rows("journal").getLast();
        assertThat(journal.path("table").asText()).isEqualTo("inventory");
        assertThat(journal.path("before").path("quantity").asInt()).isEqualTo(1);
        assertThat(journal.path("after").path("quantity").asInt()).isEqualTo(2);
        assertThat(journal.path("after").path("ingredient_id").asText()).as("a label, no id").isEqualTo("milk");
        assertThat(kitchen.ask("{\"op\":\"dump\"}").path("tables").has("journal")).isFalse();
        assertThat(kitchen.ask("{\"op\":\"dump\",\"tables\":[\"secrets\"]}").path("message").asText())
            .contains("journal");
    }

    @Test
    void aPlanIsADraftUntilItIsSaved() {
        assertThat(kitchen.say("plan dinners for Monday to Wednesday")).contains("Mon 23 Nov", "Wed 25 Nov", "draft");
        assertThat(kitchen.rows("meals")).isEmpty();

        kitchen.say("save it");

        assertThat(kitchen.column("meals", "date")).containsExactlyInAnyOrder("2026-11-23", "2026-11-24", "2026-11-25");
        assertThat(kitchen.rows("meal_plans")).hasSize(1);
        kitchen.say("undo");
        assertThat(kitchen.rows("meals")).isEmpty();
        assertThat(kitchen.rows("meal_plans")).isEmpty();
    }

    @Test
    void theNextDaysBeginTonightWhereTheEveningIsFree() {
        assertThat(kitchen.say("plan dinners for the next three days")).contains("Fri 20 Nov", "Sat 21 Nov",
            "Sun 22 Nov");

        kitchen.load("{\"meals\":[{\"date\":\"2026-11-20\",\"meal_type\":\"dinner\",\"recipe_id\":\"Omelette\"}]}");
        assertThat(kitchen.say("plan dinners for the next two days")).contains("Sat 21 Nov", "Sun 22 Nov")
            .doesNotContain("has a dinner already");
    }

    @Test
    void aDishIsPlannedForTheHousehold() {
        kitchen.load("{\"preferences\":[{\"household_adults\":2,\"household_kids\":1}]}");
        kitchen.say("plan the omelette for Sunday");

        assertThat(kitchen.rows("meals")).singleElement()
            .satisfies(meal -> assertThat(meal.path("servings").asInt()).isEqualTo(3));
    }

    @Test
    void whatIsCookedLeavesThePantryAndSaysSo() {
        assertThat(kitchen.say("I have cooked the omelette")).contains("The pantry is as it was.");
    }

    @Test
    void aWeekdayIsThatOfThePlanBeingTalkedAbout() {
        kitchen.load("{\"meals\":[{\"date\":\"2026-11-21\",\"meal_type\":\"dinner\",\"recipe_id\":\"Omelette\"}]}");
        kitchen.say("plan dinners for Saturday and Sunday next week");

        assertThat(kitchen.say("swap Saturday's dinner for something else")).contains("Sat 28 Nov",
            "It is still a draft.");

        assertThat(kitchen.writes()).as("the meal of tomorrow stays").isEmpty();
        kitchen.say("what's in my pantry?");
        kitchen.say("what is on my shopping list?");
        assertThat(kitchen.say("swap Saturday's dinner for the Dal")).as("the plan was left").contains("omorrow");
    }

    @Test
    void aFormsChangeIsKnownToTheNextTurn() {
        kitchen.ask(
            "{\"op\":\"edit\",\"action\":\"update\",\"type\":\"inv\",\"match\":\"Milk\",\"fields\":{\"quantity\":2}}");
        assertThat(kitchen.action("inv_1")).isEqualTo("updated:user");

        assertThat(kitchen.say("how much milk do I have?")).contains("2 l");

        kitchen.ask("{\"op\":\"edit\",\"action\":\"delete\",\"type\":\"inv\",\"match\":\"Milk\"}");
        assertThat(kitchen.action("inv_1")).isEqualTo("deleted:user");
        assertThat(kitchen.say("do I have any milk?")).startsWith("No");
    }

    @Test
    void aMentionNamesWhatIsMeant() {
        assertThat(kitchen.say("show me @[Lasagne](recipe)")).contains("Lasagne", "250 g lasagne sheets");
        assertThat(kitchen.say("what do I need for it?")).contains("beef");
        assertThat(kitchen.say("put that on the list")).contains("lasagne sheets");
        assertThat(kitchen.rows("shopping_list")).hasSize(3);
    }

    @Test
    void whereNothingSaysWhereTheUserIsAsked() {
        kitchen.say("add oat milk");
        assertThat(kitchen.writes()).isEmpty();
        assertThat(kitchen.eventTypes()).contains("clarify");

        kitchen.say("the shopping list");

        assertThat(kitchen.column("shopping_list", "name")).containsExactly("oat milk");
    }

    @Test
    void anOpenQuestionLapsesWhenTheTalkGoesOn() {
        kitchen.say("add oat milk");
        kitchen.say("what's in the fridge?");

        assertThat(kitchen.say("the shopping list")).contains("nothing left to buy");
        assertThat(kitchen.rows("shopping_list")).isEmpty();
    }

    @Test
    void moreThanTenAtOnceNeedAYes() {
        for (int i = 0; i < 12; i++) {
            kitchen.ask("{\"op\":\"edit\",\"action\":\"create\",\"type\":\"shop\",\"fields\":{\"name\":\"thing %d\"}}"
                .formatted(i));
        }
        assertThat(kitchen.say("clear my shopping list")).contains("12 at once");
        assertThat(kitchen.rows("shopping_list")).hasSize(12);

        kitchen.say("yes");

        assertThat(kitchen.rows("shopping_list")).isEmpty();
    }

    @Test
    void aNoWritesNothing() {
        for (int i = 0; i < 12; i++) {
            kitchen.ask("{\"op\":\"edit\",\"action\":\"create\",\"type\":\"shop\",\"fields\":{\"name\":\"thing %d\"}}"
                .formatted(i));
        }
        kitchen.say("clear my shopping list");

        kitchen.say("no");
        kitchen.say("yes");

        assertThat(kitchen.rows("shopping_list")).hasSize(12);
    }

    @Test
    void usingMoreThanThereIsAsksAndWritesNothing() {
        assertThat(kitchen.say("I used 10 eggs")).contains("2 more", "?");
        assertThat(kitchen.writes()).isEmpty();

        kitchen.say("yes");

        assertThat(kitchen.column("inventory", "name")).doesNotContain("Eggs");
        kitchen.say("undo");
        assertThat(kitchen.column("inventory", "name")).contains("Eggs");
    }

    @Test
    void doneSaysWhetherTheMessageWasUnderstood() {
        assertThat(kitchen.ask("{\"op\":\"say\",\"text\":\"what is in the fridge?\"}").path("understood").asBoolean())
            .isTrue();
        assertThat(kitchen.ask("{\"op\":\"say\",\"text\":\"grumbl mfft\"}").path("understood").asBoolean(true))
            .isFalse();
    }

    @Test
    void whatIsBeyondItIsSaidAndNothingIsWritten() {
        assertThat(kitchen.say("share the lasagne with the neighbours")).containsAnyOf("did not understand",
            "are not mine");
        assertThat(kitchen.writes()).isEmpty();
    }

    @Test
    void theConversationGoesOnAfterARestart(@TempDir Path folder) {
        try (var first = Dialogue.in(folder)) {
            first.load(KITCHEN);
            first.say("suggest something with cod");
            first.say("remind me to thaw the cod on Thursday");
        }
        try (var second = Dialogue.in(folder)) {
            assertThat(second.tier("generated")).containsExactly("gen_recipe_1");
            assertThat(second.ask("{\"op\":\"state\"}").path("turn").asInt()).isEqualTo(2);

            second.say("save it");

            assertThat(second.rows("recipes")).hasSize(4);
            assertThat(second.column("tasks", "due_date")).containsExactly("2026-11-26");
        }
    }

    @Test
    void startingOverForgetsTheTalkAndKeepsTheKitchen() {
        kitchen.say("suggest something with cod");
        kitchen.say("start over");

        assertThat(kitchen.tier("generated")).isEmpty();
        assertThat(kitchen.rows("recipes")).hasSize(3);
        kitchen.say("suggest something with cod");
        assertThat(kitchen.tier("generated")).as("numbers go on").containsExactly("gen_recipe_2");
    }
}
