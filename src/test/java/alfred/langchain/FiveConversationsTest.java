package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Mode;
import alfred.core.row.Query;
import alfred.kitchen.KitchenModes;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What five conversations with a person in the model's place found (src/docs/trials, model-*.md).
class FiveConversationsTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-12T10:00:00Z"), ZoneOffset.UTC);
    private static final String PLANNED = "{\"quick_mode\":false}";
    private FakeModel server;
    private Wiring wiring;

    @BeforeEach
    void open() throws IOException {
        server = new FakeModel();
        wiring = Corpus.withModel(server.url(), CLOCK);
        wiring.session().load(Map.of(
            "recipes",
            List.of(
                Map.of("name", "Rice pot", "servings", 3, "ingredients", List.of("300 g rice", "1 onion", "2 eggs"))),
            "inventory", List.of(Map.of("name", "rice", "quantity", 1, "unit", "kg"))));
    }

    @AfterEach
    void close() {
        wiring.close();
        server.close();
    }

    @Test
    void otherServingsSayThatTheAmountsStay() {
        server.answers(PLANNED).answers(plan("write")).answers(call("db_update",
            "\"table\":\"recipes\",\"filters\":[{\"field\":\"name\",\"op\":\"=\","
                + "\"value\":\"\\\"Rice pot\\\"\"}],\"data\":[{\"fields\":[{\"field\":\"servings\",\"value\":\"10\"}]}]"))
            .answers("It serves ten.");

        var done = say("Change the servings of the Rice pot to 10");

        assertThat(done.writes()).singleElement()
            .satisfies(write -> assertThat(write.words()).contains("its amounts stay those for 3"));
        assertThat(server.requests.getLast().toString()).contains("its amounts stay those for 3");
    }

    @Test
    void aRecipeIsKeptForMorePeopleWithItsAmounts() {
        server.answers(PLANNED).answers(plan("read", "write").replaceFirst("(.*)\"group\":0", "$1\"group\":1"))
            .answers(call("db_read", "\"table\":\"recipes\""))
            .answers(call("update_recipe", args("recipe", "\"recipe_1\"", "scale_to", "6"))).answers("Done.");

        say("Change the recipe Rice pot so that it serves 6, amounts too, please");

        assertThat(rows("recipes").getFirst().integer("servings")).contains(6L);
        assertThat(rows("recipe_ingredients")).extracting(line -> line.quantity("quantity").orElseThrow())
            .containsExactlyInAnyOrder(Fraction.of(600), Fraction.of(2), Fraction.of(4));
    }

    @Test
    void aDraftIsThrownAwayLikeARow() {
        drafted("Soup");
        server.answers(PLANNED).answers(plan("write"))
            .answers(call("db_delete", "\"table\":\"recipes\",\"filters\":[{\"field\":\"id\",\"op\":\"=\","
                + "\"value\":\"\\\"gen_recipe_1\\\"\"}]"))
            .answers("It is gone.");

        say("Discard the other one then, please");

        assertThat(draft()).isEmpty();
        assertThat(server.requests.getLast().toString()).contains("Thrown away, never saved: Soup");

        assertThat(say("undo").response()).contains("Soup");
        assertThat(draft()).hasValueSatisfying(row -> assertThat(row.text("name")).isEqualTo("Soup"));
    }

    @Test
    void whatIsCookedForIsWhatWasPlanned() {
        wiring.session()
            .load(Map.of("meals", List.of(Map.of("date", "2026-01-12", "recipe_id", "Rice pot", "servings", 6))));
        server.answers(PLANNED).answers(plan("read", "write").replaceFirst("(.*)\"group\":0", "$1\"group\":1"))
            .answers(call("db_read", "\"table\":\"recipes\""))
            .answers(call("cook", args("recipe", "\"recipe_1\"", "log", "true", "deduct", "true"))).answers("Noted.");

        say("I cooked the Rice pot as planned; log it and take it from the pantry");

        assertThat(rows("cooking_log").getFirst().integer("servings")).contains(6L);
        assertThat(rows("inventory").getFirst().quantity("quantity")).contains(Fraction.of(2, 5));
    }

    @Test
    void aPlannedMealIsToldWithItsDish() {
        server.answers(PLANNED).answers(plan("read", "write").replaceFirst("(.*)\"group\":0", "$1\"group\":1"))
            .answers(call("db_read", "\"table\":\"recipes\""))
            .answers(call("db_create",
                "\"table\":\"meals\",\"data\":[{\"fields\":[{\"field\":\"date\",\"value\":\"2026-01-14\"},"
                    + "{\"field\":\"recipe_id\",\"value\":\"\\\"recipe_1\\\"\"}]}]"))
            .answers("Planned.");

        assertThat(say("Plan the Rice pot for Wednesday").writes().getFirst().words()).contains("Rice pot");
        assertThat(say("undo").response()).contains("Rice pot");
    }

    @Test
    void whatIsDemandedForNowHoldsForDrafts() {
        server.answers("{\"quick_mode\":false,\"constraint_snapshot\":[\"vegan for the visit\",\"no peppers\"]}")
            .answers(plan("generate"))
            .answers(artifact("Stew", "[\"20 g butter\", \"1 red pepper\", \"2 carrots\"]"))
            .answers(artifact("Stew", "[\"20 g margarine\", \"2 carrots\"]").replace("\"artifacts\":[{",
                "\"artifacts\":[{\"ref\":\"gen_recipe_1\","))
            .answers("A stew.");

        say("Think up a stew; all vegan for the visit, and no peppers");

        assertThat(server.requests.toString()).contains("butter: not vegan", "you wanted it without peppers");
        assertThat(draft().orElseThrow().rows("ingredients")).hasSize(2);
    }

    @Test
    void fiveDraftsAreChangedInOneStep() {
        for (var name : List.of("One", "Two", "Three", "Four", "Five")) {
            drafted(name);
        }
        server.answers(PLANNED).answers(plan("generate"));
        var calls = new ArrayList<String>();
        for (int i = 1; i <= 5; i++) {
            calls.add("{\"tool\":\"edit_draft\","
                + args("ref", "\"gen_recipe_" + i + "\"", "changes", "[{\"set\":\"servings\",\"to\":8}]") + "}");
        }
        var first = calls.removeFirst();
        server.answers("{\"action\":\"tool_call\",\"step_done\":true,\"more\":" + calls + "," + first.substring(1))
            .answers("All for eight.");

        say("Could all five be for eight?");

        assertThat(wiring.session().entities()).filteredOn(entry -> entry.isUnsaved()).hasSize(5)
            .allSatisfy(entry -> assertThat(entry.content().integer("servings")).contains(8L));
    }

    @Test
    void besideTheStoveAmountsAreComputed() {
        wiring.session().enter(new Mode.Bypass(KitchenModes.COOK).is(), "Rice pot", Map.of(KitchenModes.SERVINGS, 6));
        server.answers("600 g.");

        say("I wonder about the rice, how much was that again, my friend, and what else goes in with it?");

        assertThat(server.requests.getLast().toString()).contains("Amounts for 6 servings: 600 g rice; 2 onion",
            "Not at home, or too little of it");
    }

    @Test
    void ideasKnowWhatIsAtHome() {
        server.answers("Rice pudding.");

        say("What could be done with what is there?", Optional.of(new Mode.Bypass(KitchenModes.BRAINSTORM)));

        assertThat(server.requests.getLast().toString()).contains("At home: rice", "Saved recipes: Rice pot");
    }

    @Test
    void whatOneCallCannotDoIsPlanned() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Plan it\",\"quick_subdomain\":\"meal_plans\"}")
            .answers("{\"action\":\"blocked\",\"details\":\"The recipe has to be looked up first.\"}")
            .answers(plan("read", "write").replaceFirst("(.*)\"group\":0", "$1\"group\":1"))
            .answers(call("db_read", "\"table\":\"recipes\""))
            .answers(call("db_create",
                "\"table\":\"meals\",\"data\":[{\"fields\":[{\"field\":\"date\",\"value\":\"2026-01-14\"},"
                    + "{\"field\":\"recipe_id\",\"value\":\"\\\"recipe_1\\\"\"}]}]"))
            .answers("Planned.");

        assertThat(say("Plan the Rice pot for Wednesday dinner").writes()).hasSize(1);
        assertThat(server.requests.get(2).toString()).contains("One call was tried for this message",
            "has to be looked up first");
    }

    @Test
    void aNameForARefIsAnsweredWithTheRef() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Plan it\",\"quick_subdomain\":\"meal_plans\"}");
        var meal =
            "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"meals\",\"data\":[{\"fields\":[{\"field\":\"date\",\"value\":"
                + "\"2026-01-14\"},{\"field\":\"recipe_id\",\"value\":\"\\\"%s\\\"\"}]}]}";
        server.answers(meal.formatted("rice pot")).answers(meal.formatted("recipe_1"));

        assertThat(say("Plan the Rice pot for Wednesday dinner").writes().getFirst().words()).contains("Rice pot");
    }

    @Test
    void aMealWhoseNoteIsARecipeIsThatRecipe() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Plan it\",\"quick_subdomain\":\"meal_plans\"}")
            .answers("{\"action\":\"tool_call\","
                + "\"tool\":\"db_create\",\"table\":\"meals\",\"data\":[{\"fields\":[{\"field\":\"date\",\"value\":\"2026-01-14\"},{\"field\":"
                + "\"notes\",\"value\":\"\\\"rice pot\\\"\"}]}]}");

        say("Plan rice pot for Wednesday dinner");

        assertThat(rows("meals").getFirst().reference("recipe_id")).contains(rows("recipes").getFirst().id());
    }

    @Test
    void ofAListOfNamesTheMissingOnesAreTold() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Delete them\",\"quick_subdomain\":\"recipes\"}")
            .answers("{\"action\":\"tool_call\","
                + "\"tool\":\"db_delete\",\"table\":\"recipes\",\"filters\":[{\"field\":\"name\",\"op\":\"in\",\"value\":"
                + "\"[\\\"Rice pot\\\", \\\"Beef Wellington\\\"]\"}]}");

        assertThat(say("Delete the recipes Rice pot and Beef Wellington").response()).contains("Rice pot",
            "There is no Beef Wellington");
        assertThat(rows("recipes")).isEmpty();
        assertThat(say("undo").response()).contains("Back again");
    }

    @Test
    void aSetIsCarriedOutWithoutAskingWhichOne() {
        wiring.session().load(Map.of("inventory", List.of(Map.of("name", "ham", "expiry_date", "2026-01-02"),
            Map.of("name", "brie", "expiry_date", "2026-01-05"))));
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Throw it away\",\"quick_subdomain\":\"inventory\"}")
            .answers("{\"action\":"
                + "\"tool_call\",\"tool\":\"db_delete\",\"table\":\"inventory\",\"filters\":[{\"field\":\"expiry_date\",\"op\":\"<\",\"value\":"
                + "\"2026-01-12\"}]}");

        assertThat(say("Throw away everything in the pantry that has expired").writes()).hasSize(2);
    }

    @Test
    void theOnlyRowNeedsNoRef() {
        wiring.session().load(Map.of("preferences", List.of(Map.of("household_adults", 2))));
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Note it\",\"quick_subdomain\":\"preferences\"}")
            .answers("{\"action\":\"tool_call\","
                + "\"tool\":\"db_update\",\"table\":\"preferences\",\"data\":[{\"fields\":[{\"field\":\"allergies\",\"value\":"
                + "\"{\\\"add\\\": [\\\"mango\\\"]}\"}]}]}");

        say("I'm allergic to mango as well");

        assertThat(rows("preferences").getFirst().texts("allergies")).containsExactly("mango");
    }

    @Test
    void whatWasLookedForInVainIsNamed() {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Look for saffron\",\"quick_subdomain\":\"inventory\"}")
            .answers("{\"action\":"
                + "\"tool_call\",\"tool\":\"db_read\",\"table\":\"inventory\",\"filters\":[{\"field\":\"name\",\"op\":\"ilike\",\"value\":"
                + "\"\\\"%saffron%\\\"\"}]}");

        assertThat(say("Would there be any saffron?").response())
            .isEqualTo("I looked for saffron. There is nothing like that in the pantry.");
    }

    @Test
    void aDraftForOtherServingsHasTheirAmounts() {
        drafted("Soup");
        server.answers(PLANNED).answers(plan("generate"))
            .answers(call("edit_draft", args("ref", "\"gen_recipe_1\"", "changes",
                "[{\"set\":\"servings\",\"to\":8}]")))
            .answers("For eight.");

        say("Could it be for eight?");

        assertThat(draft().orElseThrow().rows("ingredients")).singleElement()
            .satisfies(line -> assertThat(line.quantity("quantity")).contains(Fraction.of(2)));
    }

    @Test
    void aRecipesStepIsNoClaim() {
        server.answers(PLANNED).answers(plan("generate")).answers(artifact("Soup", "[\"1 onion\"]"))
            .answers("Soup:\n1. Put the rice on.\n2. Fry the onion.\n\nNeither has walnuts, and neither is saved.");

        assertThat(say("Come up with something of the kind we like best, would you?").response())
            .contains("1. Put the rice on.\n2. Fry the onion.", "neither is saved").doesNotContain("Nothing was saved");
    }

    private void drafted(String name) {
        server.answers(PLANNED).answers(plan("generate")).answers(artifact(name, "[\"1 onion\"]"))
            .answers("Here it is.");
        say("Come up with something of the kind we like best, would you?");
    }

    private static String artifact(String name, String lines) {
        return "{\"action\":\"step_complete\",\"outcome\":\"Made\",\"artifacts\":[{\"type\":\"recipe\",\"content\":["
            + "{\"field\":\"name\",\"value\":\"\\\"" + name + "\\\"\"},{\"field\":\"servings\",\"value\":\"4\"},"
            + "{\"field\":\"ingredients\",\"value\":\"" + lines.replace("\"", "\\\"") + "\"}]}]}";
    }

    private static String plan(String... types) {
        var steps = new ArrayList<String>();
        for (var type : types) {
            steps.add("{\"description\":\"Do it " + steps.size() + "\",\"step_type\":\"" + type
                + "\",\"subdomain\":\"recipes\",\"group\":0}");
        }
        return "{\"goal\":\"It\",\"decision\":\"plan_direct\",\"steps\":" + steps + "}";
    }

    private static String call(String tool, String rest) {
        return "{\"action\":\"tool_call\",\"tool\":\"" + tool + "\",\"step_done\":true," + rest + "}";
    }

    private static String args(String... values) {
        var fields = new ArrayList<String>();
        for (int i = 0; i < values.length; i += 2) {
            fields.add("{\"field\":\"" + values[i] + "\",\"value\":\"" + values[i + 1].replace("\"", "\\\"") + "\"}");
        }
        return "\"args\":" + fields;
    }

    private Optional<Row> draft() {
        return wiring.session().entities().stream().filter(entry -> entry.isUnsaved()).map(entry -> entry.content())
            .findFirst();
    }

    private Done say(String message) {
        return say(message, Optional.empty());
    }

    private Done say(String message, Optional<Mode> mode) {
        var events = new ArrayList<PipelineEvent>();
        wiring.session().say(message, mode, events::add).orTimeout(20, TimeUnit.SECONDS).join();
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }

    private List<Row> rows(String table) {
        return wiring.session().store().read(r -> r.read(Query.all(table)));
    }
}
