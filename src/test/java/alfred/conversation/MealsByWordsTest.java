package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Planned meals changed by words, on a Friday evening.
class MealsByWordsTest {
    private static final String KITCHEN = """
        {"op":"load","rows":{"preferences":[{"allergies":["peanuts"]}],
        "recipes":[{"name":"Dal","servings":4,"ingredients":["300 g red lentils"]},{"name":"Risotto","servings":2,"ingredients":["200 g rice"]},
        {"name":"Satay","servings":2,"ingredients":["100 g peanuts"]}]}}""";
    private static final String PLAN = """
        {"op":"load","rows":{"meals":[{"date":"2026-11-21","meal_type":"dinner","recipe_id":"Dal"},
        {"date":"2026-11-22","meal_type":"dinner","recipe_id":"Risotto"}]}}""";

    @Test
    void freeDaysAreNamed() {
        try (var talk = kitchen()) {
            assertThat(talk.say("which days are free next week")).contains("Free for dinner", "Monday");
        }
    }

    @Test
    void aDayIsCopiedAndUndone() {
        try (var talk = kitchen()) {
            talk.say("copy saturday to monday");
            assertThat(talk.column("meals", "date")).containsExactlyInAnyOrder("2026-11-21", "2026-11-22",
                "2026-11-23");

            talk.say("undo");
            assertThat(talk.rows("meals")).hasSize(2);
        }
    }

    @Test
    void movingOntoATakenDayAsks() {
        try (var talk = kitchen()) {
            assertThat(talk.say("move tomorrow's dinner to sunday")).contains("Risotto already", "Shall I");
            assertThat(talk.column("meals", "date")).containsExactlyInAnyOrder("2026-11-21", "2026-11-22");
        }
    }

    @Test
    void eatingOutAsksBeforeItTakesAMealOff() {
        try (var talk = kitchen()) {
            assertThat(talk.say("we eat out on saturday")).contains("Dal", "Shall I");
            talk.say("yes");

            assertThat(talk.rows("meals")).filteredOn(row -> row.path("date").asText().equals("2026-11-21"))
                .singleElement()
                .satisfies(row -> assertThat(row.path("notes").asText()).isEqualTo("Eating out"));
        }
    }

    @Test
    void anotherDishNotesAndLeftovers() {
        try (var talk = kitchen()) {
            assertThat(talk.say("tomorrow risotto instead")).contains("Risotto instead of Dal");
            assertThat(talk.say("note on tomorrow's dinner: soak the beans")).containsIgnoringCase("soak the beans");
            assertThat(talk.say("leftovers of the dal on monday")).contains("Leftovers of Dal");
        }
    }

    @Test
    void severalDishesAreSeveralMealsAndAnAllergyIsSaidFirst() {
        try (var talk = kitchen()) {
            assertThat(talk.say("have dal on monday and risotto on tuesday")).contains("Dal is planned",
                "Risotto is planned");
            assertThat(talk.say("plan satay for wednesday")).contains("peanuts");
            assertThat(talk.column("meals", "recipe_id")).doesNotContain("Satay");
        }
    }

    private static Dialogue kitchen() {
        var talk = Dialogue.inMemory();
        talk.ask(KITCHEN);
        talk.ask(PLAN);
        return talk;
    }
}
