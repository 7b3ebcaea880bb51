package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
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

    /// A Friday: tonight satay, tomorrow porridge and dal, on Sunday risotto, on Wednesday a chili.
    private static final String WEEK = """
        {"op":"load","rows":{"recipes":[{"name":"Lentil Chili","servings":4,"ingredients":["300 g lentils"]},
        {"name":"Porridge","servings":1,"ingredients":["60 g oats"]}],
        "meals":[{"date":"2026-11-20","meal_type":"dinner","recipe_id":"Satay","servings":2},
        {"date":"2026-11-21","meal_type":"breakfast","recipe_id":"Porridge","servings":2},
        {"date":"2026-11-21","meal_type":"dinner","recipe_id":"Dal","servings":4},
        {"date":"2026-11-22","meal_type":"dinner","recipe_id":"Risotto","servings":4},
        {"date":"2026-11-25","meal_type":"dinner","recipe_id":"Lentil Chili","servings":4}]}}""";

    private static Dialogue week(Dialogue talk) {
        talk.ask(KITCHEN);
        talk.ask(WEEK);
        return talk;
    }

    private static String planned(Dialogue talk, String date, String meal) {
        return talk.rows("meals").stream().filter(row -> row.path("date").asText().equals(date)
            && row.path("meal_type").asText().equals(meal))
            .map(row -> row.path("recipe_id").asText() + " " + row.path("servings").asText()).findFirst().orElse("");
    }

    @Test
    void aDishIsMovedBeforeAnotherTakesItsPlace() {
        try (var talk = week(Dialogue.inMemory())) {
            talk.say("swap tonight's dinner for porridge and push the satay to monday");

            assertThat(planned(talk, "2026-11-20", "dinner")).startsWith("Porridge");
            assertThat(planned(talk, "2026-11-23", "dinner")).isEqualTo("Satay 2");
        }
    }

    @Test
    void oneNumberIsForBothMealsThatAreNamed() {
        try (var talk = week(Dialogue.inMemory())) {
            talk.say("we'll be 6 for tomorrow's breakfast and dinner");

            assertThat(planned(talk, "2026-11-21", "breakfast")).isEqualTo("Porridge 6");
            assertThat(planned(talk, "2026-11-21", "dinner")).isEqualTo("Dal 6");
        }
    }

    @Test
    void fewerAndMorePeopleAreCountedFromWhatIsPlanned() {
        try (var talk = week(Dialogue.inMemory())) {
            talk.say("one less on sunday");
            talk.say("two more for dinner on wednesday");

            assertThat(planned(talk, "2026-11-22", "dinner")).isEqualTo("Risotto 3");
            assertThat(planned(talk, "2026-11-25", "dinner")).isEqualTo("Lentil Chili 6");
        }
        try (var talk = week(Dialogue.in(Language.of("de")))) {
            talk.say("am sonntag einer weniger");

            assertThat(planned(talk, "2026-11-22", "dinner")).isEqualTo("Risotto 3");
        }
    }

    @Test
    void aPlannedDishIsTakenOffWhereNothingIsOnTheList() {
        try (var talk = week(Dialogue.inMemory())) {
            talk.say("take the chili off, we're eating at the school fair on wednesday");

            assertThat(talk.column("meals", "recipe_id")).doesNotContain("Lentil Chili");
        }
    }

    @Test
    void aRecipeTakesThePlaceOfADish() {
        try (var talk = week(Dialogue.inMemory())) {
            talk.say("porridge. for 3, instead of the risotto");
            talk.say("dal on wednesday instead of the chili");

            assertThat(planned(talk, "2026-11-22", "dinner")).isEqualTo("Porridge 3");
            assertThat(planned(talk, "2026-11-25", "dinner")).startsWith("Dal");
        }
        try (var talk = week(Dialogue.in(Language.of("de")))) {
            talk.say("dal. für 3, statt dem risotto");

            assertThat(planned(talk, "2026-11-22", "dinner")).isEqualTo("Dal 3");
        }
    }

    @Test
    void daysAreCopiedToTheirWeekdaysOfAWeek() {
        try (var talk = week(Dialogue.inMemory())) {
            talk.say("copy wednesday to next week");

            assertThat(talk.column("meals", "date")).contains("2026-12-02").hasSize(6);
        }
    }

    @Test
    void aReminderOnTwoDaysIsTwoTasks() {
        try (var talk = Dialogue.inMemory()) {
            talk.say("remind me to water the herbs tomorrow morning and again on sunday");

            assertThat(talk.column("tasks", "title")).containsExactly("Water the herbs", "Water the herbs");
            assertThat(talk.column("tasks", "due_date")).containsExactlyInAnyOrder("2026-11-21", "2026-11-22");
        }
    }

    @Test
    void aTaskThatIsDoneComesAgain() {
        try (var talk = Dialogue.inMemory()) {
            talk.say("remind me to descale the kettle on monday");
            talk.say("done descaling the kettle, next one in 3 months");

            assertThat(talk.column("tasks", "due_date")).containsExactlyInAnyOrder("2026-11-23", "2027-02-20");
            assertThat(talk.column("tasks", "completed")).containsExactlyInAnyOrder("true", "false");
        }
    }

    @Test
    void howManyAMealIsForMayBeSaidBesideItsDay() {
        try (var talk = week(Dialogue.inMemory())) {
            talk.say("show me the risotto");
            assertThat(talk.say("move the dal to sunday lunch and make it for 3")).contains("Dal, now for 3")
                .doesNotContain("Risotto for 3");
        }
    }

    @Test
    void whatIsTakenOutAfterCookingIsForAsManyAsWereCookedFor() {
        try (var talk = kitchen()) {
            talk.ask("""
                {"op":"load","rows":{"inventory":[{"name":"red lentils","quantity":1,"unit":"kg"}]}}""");
            talk.say("we cooked the dal tonight for 2, 5 stars");
            talk.say("take the ingredients of the dal out of the pantry");

            assertThat(talk.rows("inventory")).singleElement().satisfies(
                lot -> assertThat(lot.path("quantity").asDouble()).isEqualTo(0.85));
        }
    }

    @Test
    void aRecipeThatIsShownSaysWhatSomebodyMustNotHave() {
        try (var talk = kitchen()) {
            assertThat(talk.say("how do I make satay for 3")).contains("Careful", "peanuts");
            assertThat(talk.say("what do I need for the satay")).contains("Careful", "peanuts");
            assertThat(talk.say("show me the dal")).doesNotContain("Careful");
        }
    }
}
