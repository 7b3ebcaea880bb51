package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The chat and the forms keep one kitchen by one set of rules.
class OneKitchenTest {
    private static final String LASAGNE = """
        {"op":"load","rows":{"recipes":[{"name":"Lasagne","servings":4,"ingredients":["400 g beef mince"]},
        {"name":"Dal","ingredients":["200 g lentils"]}],
        "meals":[{"date":"2026-11-20","meal_type":"lunch","recipe_id":"Lasagne"},{"date":"2026-11-20","meal_type":"dinner","recipe_id":"Lasagne"},
        {"date":"2026-11-19","meal_type":"dinner","recipe_id":"Dal"}]}}""";

    @Test
    void cookingWhatIsPlannedMarksTheMeal() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(LASAGNE);

            talk.say("I cooked the lasagne");
            assertThat(talk.rows("cooking_log")).extracting(row -> row.path("meal_id").asText())
                .containsExactly("Fri 20 Nov [dinner]");

            talk.say("I cooked the dal yesterday");
            assertThat(talk.rows("cooking_log")).extracting(row -> row.path("meal_id").asText())
                .containsExactlyInAnyOrder("Fri 20 Nov [dinner]", "Thu 19 Nov [dinner]");

            talk.ask(
                """
                {"op":"edit","action":"create","type":"log","fields":{"recipe_id":"Lasagne","cooked_at":"2026-11-20T13:00:00+01:00"}}""");
            assertThat(talk.rows("cooking_log")).extracting(row -> row.path("meal_id").asText())
                .contains("Fri 20 Nov [lunch]");
        }
    }

    @Test
    void aCookedMealNeedsNothingMore() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(LASAGNE);
            talk.ask(
                """
                {"op":"edit","action":"create","type":"log","fields":{"recipe_id":"Lasagne","cooked_at":"2026-11-20T13:00:00+01:00"}}""");
            talk.ask(
                """
                {"op":"edit","action":"create","type":"log","fields":{"recipe_id":"Lasagne","cooked_at":"2026-11-20T19:00:00+01:00"}}""");

            talk.say("add what I need for today's meals to the shopping list");

            assertThat(talk.rows("shopping_list")).isEmpty();
        }
    }

    @Test
    void whatIsTickedCountsAsHadUntilItIsPutAway() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(LASAGNE);
            talk.ask(
                """
                {"op":"load","rows":{"shopping_list":[{"name":"beef mince","quantity":300,"unit":"g","is_purchased":true}]}}""");
            assertThat(talk.say("what do I need to buy for the lasagne?")).contains("100 g");

            talk.say("put the shopping away");
            assertThat(talk.rows("shopping_list")).isEmpty();
            assertThat(talk.rows("inventory")).singleElement().returns("fridge", row -> row.path("location").asText());
            assertThat(talk.say("what do I need to buy for the lasagne?")).contains("100 g");
        }
    }

    @Test
    void whatWasBoughtInTheChatIsPutAwayOnce() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(
                "{\"op\":\"load\",\"rows\":{\"shopping_list\":[{\"name\":\"milk\",\"quantity\":1,\"unit\":\"l\"}]}}");
            talk.say("I bought the milk");
            assertThat(talk.rows("shopping_list").getFirst().path("is_purchased").asBoolean()).isTrue();

            talk.say("put the shopping away");

            assertThat(talk.rows("inventory")).singleElement().returns(1, row -> row.path("quantity").asInt());
            assertThat(talk.rows("shopping_list")).isEmpty();
        }
    }

    @Test
    void theHouseholdsChoiceLastTimeWinsAndUndoTakesItBack() {
        try (var talk = Dialogue.inMemory()) {
            talk.say("add bread to the freezer");
            talk.ask("{\"op\":\"edit\",\"action\":\"delete\",\"type\":\"inv\",\"match\":\"bread\"}");
            talk.say("I bought bread");
            assertThat(talk.rows("inventory")).singleElement().returns("freezer", row -> row.path("location").asText());

            talk.ask("{\"op\":\"undo\"}");
            talk.ask("{\"op\":\"undo\"}");
            talk.ask("{\"op\":\"undo\"}");
            talk.say("I bought bread");
            assertThat(talk.rows("inventory")).singleElement().returns("counter", row -> row.path("location").asText());
        }
    }

    @Test
    void aFoodOfOnesOwnIsKnownEverywhere() {
        try (var talk = Dialogue.inMemory()) {
            talk.ask(
                """
                {"op":"edit","action":"create","type":"ing","fields":{"name":"zoodle mash","parent_category":"dairy","storage":"freezer"}}""");
            talk.say("I bought 2 zoodle mash");
            talk.say("add zoodle mash to the shopping list");
            assertThat(talk.rows("inventory")).singleElement().satisfies(row -> {
                assertThat(row.path("location").asText()).isEqualTo("freezer");
                assertThat(row.path("ingredient_id").asText()).isEqualTo("zoodle mash");
            });
            assertThat(talk.rows("shopping_list")).singleElement().returns("dairy",
                row -> row.path("category").asText());
        }
    }
}
