package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.row.Query;
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

/// What code checks of all that is made or changed, whatever a model says (spec/kitchen-rules.md, allergies, diets).
class HouseholdChecksTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-12T10:00:00Z"), ZoneOffset.UTC);
    private static final String PLANNED = "{\"quick_mode\":false}";
    private static final String WISH = "Come up with something quick for those of us who love pasta, would you?";
    private FakeModel server;
    private Wiring wiring;

    @BeforeEach
    void open() throws IOException {
        server = new FakeModel();
        wiring = Corpus.withModel(server.url(), CLOCK);
        wiring.session().load(Map.of("preferences",
            List.of(Map.of("allergies", List.of("nuts"), "disliked_ingredients", List.of("olives"),
                "household_adults", 2)),
            "recipes",
            List.of(Map.of("name", "Peanut noodles", "ingredients", List.of("200 g noodles", "3 tbsp peanut butter")),
                Map.of("name", "Chili", "ingredients", List.of("500 g beef"))),
            "meals", List.of(Map.of("date", "2026-01-14", "meal_type", "dinner", "recipe_id", "Chili"))));
    }

    @AfterEach
    void close() {
        wiring.close();
        server.close();
    }

    private static String plan(String type, String subdomain) {
        return "{\"goal\":\"It\",\"decision\":\"plan_direct\",\"steps\":[{\"description\":\"Do it\",\"step_type\":\""
            + type + "\",\"subdomain\":\""
            + subdomain + "\"}]}";
    }

    private static String pasta(String ref, String... lines) {
        return "{\"action\":\"step_complete\",\"outcome\":\"Made\",\"artifacts\":[{\"ref\":\"" + ref
            + "\",\"type\":\"recipe\",\"content\":["
            + "{\"field\":\"name\",\"value\":\"\\\"Pasta\\\"\"},{\"field\":\"ingredients\",\"value\":\"[\\\""
            + String.join("\\\",\\\"", lines)
            + "\\\"]\"}]}]}";
    }

    @Test
    void aDraftWithAnAllergenIsMendedBeforeItIsShown() {
        server.answers(PLANNED).answers(plan("generate", "recipes"))
            .answers(pasta("", "200 g pasta", "50 g ground almonds"))
            .answers(pasta("", "200 g pasta", "2 tbsp olive oil")).answers("Here is Pasta.");

        var done = say(WISH);

        assertThat(server.requests.get(3).toString()).contains("allergy to nuts", "gen_recipe_1");
        assertThat(done.response()).isEqualTo("Here is Pasta.");
        assertThat(wiring.session().entities()).extracting(e -> e.ref()).contains("gen_recipe_1")
            .doesNotContain("gen_recipe_2");
    }

    @Test
    void aDraftThatStillDoesNotFitIsShownWithAWarningAndSavedOnlyAfterAYes() {
        server.answers(PLANNED).answers(plan("generate", "recipes")).answers(pasta("", "200 g pasta", "50 g walnuts"))
            .answers(pasta("gen_recipe_1", "200 g pasta", "40 g walnuts")).answers("Here is Pasta.");
        assertThat(say(WISH).response()).startsWith("Here is Pasta.").contains("Careful:", "walnuts: allergy to nuts");

        server.answers("{\"quick_mode\":false,\"referenced_entities\":[\"gen_recipe_1\"]}")
            .answers(plan("write", "recipes")).answers(
                """
            {"action":"tool_call","tool":"save_artifact","args":[{"field":"refs","value":"[\\"gen_recipe_1\\"]"}],"step_done":true}""");
        var asked = say("That would be one to save for the two of us, I think");

        assertThat(asked.writes()).isEmpty();
        assertThat(asked.response()).contains("save the recipe Pasta", "walnuts: allergy to nuts", "Shall I?");
        assertThat(say("yes").writes()).extracting(w -> w.label()).containsExactly("Pasta");
    }

    @Test
    void anAllergenThatOnlyTheStepsNameCountsToo() {
        var steps = "{\"field\":\"instructions\",\"value\":\"[\\\"Boil.\\\",\\\"Scatter the almonds over it.\\\"]\"},";
        var harmless = "{\"field\":\"instructions\",\"value\":\"[\\\"Boil.\\\",\\\"Serve without nuts.\\\"]\"},";
        server.answers(PLANNED).answers(plan("generate", "recipes"))
            .answers(
                pasta("", "200 g pasta").replace("{\"field\":\"ingredients\"", steps + "{\"field\":\"ingredients\""))
            .answers(pasta("gen_recipe_1", "200 g pasta").replace("{\"field\":\"ingredients\"",
                harmless + "{\"field\":\"ingredients\""))
            .answers("Here is Pasta.");

        assertThat(say(WISH).response()).isEqualTo("Here is Pasta.");
        assertThat(server.requests.get(3).toString()).contains("(in its steps): allergy to nuts");
    }

    @Test
    void aDislikeIsAFoodAndNotItsLetters() {
        server.answers(PLANNED).answers(plan("generate", "recipes"))
            .answers(pasta("", "200 g pasta", "2 tbsp olive oil")).answers("Here is Pasta.");
        assertThat(say(WISH).response()).isEqualTo("Here is Pasta.");

        server.answers(PLANNED).answers(plan("generate", "recipes"))
            .answers(pasta("", "200 g pasta", "10 black olives"))
            .answers(pasta("", "200 g pasta", "10 black olives")).answers("Here is Pasta.");
        assertThat(say(WISH).response()).contains("black olives: disliked");
    }

    @Test
    void aMealThatHarmsOrIsTakenOrPastIsAskedAboutBeforeItIsWritten() {
        say("show me my recipes");

        assertThat(planned("2026-01-15", "Peanut noodles")).contains("Peanut noodles", "peanut butter: allergy to nuts",
            "Shall I?");
        assertThat(planned("2026-01-14", "Chili")).contains("Wed 14 Jan dinner is taken: Chili");
        assertThat(planned("2026-01-05", "Chili")).contains("Mon 5 Jan dinner is past");
        assertThat(rows("meals")).hasSize(1);
    }

    private String planned(String date, String recipe) {
        var ref = ref(recipe);
        server.answers(PLANNED).answers(plan("write", "meal_plans")).answers(
            "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"meals\",\"step_done\":true,\"data\":[{\"fields\":["
                + "{\"field\":\"date\",\"value\":\"\\\"" + date + "\\\"\"},{\"field\":\"recipe_id\",\"value\":\"\\\""
                + ref + "\\\"\"}]}]}");
        return say("Would you kindly plan the one we spoke of as a meal, the way I described it?").response();
    }

    @Test
    void twoDishesForOneDinnerDoNotTakeItFromEachOtherNorDoesOneTakenOffInTheSameTurn() {
        wiring.session()
            .load(Map.of("recipes", List.of(Map.of("name", "Curry", "ingredients", List.of("400 g chickpeas")))));
        say("show me my recipes");
        say("show me my meals");
        var meal =
            wiring.session().entities().stream().filter(e -> e.type().equals("meal")).findFirst().orElseThrow().ref();
        server.answers(PLANNED).answers(plan("write", "meal_plans"))
            .answers(("{\"action\":\"tool_call\",\"tool\":\"db_delete\","
                + "\"table\":\"meals\",\"filters\":[{\"field\":\"id\",\"op\":\"=\",\"value\":\"\\\"%s\\\"\"}]}")
                .formatted(meal))
            .answers(
                "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"meals\",\"step_done\":true,\"data\":["
                    + dish("2026-01-14", "Chili") + "," + dish("2026-01-14", "Curry") + "]}")
            .answers("Both are on Wednesday.");

        var done = say("Delete the dinner on Wednesday and add the meals Chili and Curry there");

        assertThat(done.response()).isEqualTo("Both are on Wednesday.");
        assertThat(rows("meals")).hasSize(2);
        server.answers(PLANNED).answers(plan("write", "meal_plans"))
            .answers(
                "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"meals\",\"step_done\":true,\"data\":["
                    + dish("2026-01-16", "Chili") + "," + dish("2026-01-16", "Chili") + "]}");
        assertThat(say("Add the two meals on Friday").response()).contains("Fri 16 Jan dinner is planned twice")
            .doesNotContain("taken");
    }

    @Test
    void aReminderInThePastIsAskedAboutAndAConfirmationTellsDayAndTime() {
        var task = """
            {"action":"tool_call","tool":"db_create","table":"tasks","step_done":true,
             "data":[{"fields":[{"field":"title","value":"\\"Take out mince\\""},
             {"field":"due_date","value":"\\"2026-01-%s\\""},{"field":"due_time","value":"\\"09:00\\""}]}]}""";
        server.answers(PLANNED).answers(plan("write", "tasks")).answers(task.formatted("12"));
        assertThat(say("Remind me to take out the mince tomorrow at 9").response())
            .contains("Careful: Take out mince, Mon 12 Jan at 09:00 is past");

        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Remind\",\"quick_subdomain\":\"tasks\"}")
            .answers(task.formatted("13"));
        assertThat(say("Add a task: take out the mince tomorrow at 9, would you").response())
            .contains("Take out mince, due Tue 13 Jan, at 09:00");
    }

    @Test
    void aQuestionBeforeSeveralWritesNamesAllWithTheirAmounts() {
        server.answers(PLANNED).answers(plan("write", "shopping")).answers("""
            {"action":"tool_call","tool":"db_create","table":"shopping_list","step_done":true,
             "data":[{"fields":[{"field":"name","value":"\\"Shiso\\""},
             {"field":"quantity","value":"2"},{"field":"unit","value":"\\"bunch\\""}]}],"more":[
             {"tool":"db_create","table":"inventory","data":[{"fields":[{"field":"name","value":"\\"Yuzu\\""},{"field":"quantity","value":"3"},
             {"field":"location","value":"\\"fridge\\""}]}]}]}""");

        assertThat(say("Nos falta shiso para el domingo, creo yo").response()).contains("2 bunches shiso",
            "Yuzu, 3, fridge", "Shall I?");
        assertThat(rows("inventory")).isEmpty();
        assertThat(say("yes").response()).contains("2 bunches shiso", "Yuzu, 3, fridge");
        assertThat(rows("inventory")).hasSize(1);
    }

    @Test
    void recipesAndDatesTogetherCountWhatPlannedMealsNeedBefore() {
        wiring.session()
            .load(Map.of("recipes", List.of(Map.of("name", "Meatballs", "ingredients", List.of("400 g beef"))),
                "inventory", List.of(Map.of("name", "Beef", "quantity", 700, "unit", "g", "location", "fridge"))));
        say("show me my recipes");
        var call =
            "{\"action\":\"tool_call\",\"tool\":\"shopping_for\",\"step_done\":true,\"args\":[{\"field\":\"recipes\",\"value\":\"[\\\""
                + ref("Meatballs") + "\\\"]\"},{\"field\":\"dates\",\"value\":\"[\\\"2026-01-14\\\"]\"}]}";
        server.answers(PLANNED).answers(plan("analyze", "shopping")).answers(call).answers("Beef is short.");

        say("Would the beef do for meatballs on Thursday and what is planned before?");

        assertThat(server.requests.get(2).toString()).contains("other meals planned until then are set aside first");
        assertThat(server.requests.get(3).toString()).contains("200 g beef");
    }

    private String dish(String date, String recipe) {
        return "{\"fields\":[{\"field\":\"date\",\"value\":\"\\\"" + date
            + "\\\"\"},{\"field\":\"recipe_id\",\"value\":\"\\\"" + ref(recipe)
            + "\\\"\"}]}";
    }

    @Test
    void aPlanDraftWithWalnutsOnATakenDayIsWarnedOf() {
        say("show me my recipes");
        var ref = ref("Peanut noodles");
        var week =
            """
            {"action":"step_complete","outcome":"A week","artifacts":[{"ref":"%s","type":"meal_plan","content":[
             {"field":"name","value":"\\"Week\\""},{"field":"start_date","value":"\\"2026-01-14\\""},{"field":"end_date","value":"\\"2026-01-15\\""},
             {"field":"meals","value":"[{\\"date\\":\\"2026-01-14\\",\\"meal_type\\":\\"dinner\\",\\"recipe_id\\":\\"%s\\"}]"}]}]}""";
        server.answers(PLANNED).answers(plan("generate", "meal_plans")).answers(week.formatted("", ref))
            .answers(week.formatted("gen_meal_plan_1", ref))
            .answers("Here is the week.");

        var told = say("Think up the days ahead for us with the noodles, would you?").response();

        assertThat(told).contains("Peanut noodles (peanut butter: allergy to nuts)", "taken: Chili");
    }

    @Test
    void contentThatIsRefusedIsAskedForOnceMoreAndNoHalfOfItIsKept() {
        server.answers(PLANNED).answers(plan("generate", "recipes")).answers("""
            {"action":"step_complete","outcome":"Made","artifacts":[{"type":"recipe","content":[{"field":"name","value":"\\"Soup\\""}]},
             {"type":"recipe","content":[{"field":"servings","value":"4"}]}]}""").answers(pasta("", "200 g pasta"))
            .answers("Here is Pasta.");

        assertThat(say(WISH).response()).isEqualTo("Here is Pasta.");
        assertThat(server.requests.get(3).toString()).contains("REFUSED: A recipe needs a name");
        assertThat(wiring.session().entities()).extracting(e -> e.label()).contains("Pasta").doesNotContain("Soup");
    }

    @Test
    void aDraftThatIsGivenInPartKeepsTheRest() {
        server.answers(PLANNED).answers(plan("generate", "recipes")).answers(pasta("", "200 g pasta"))
            .answers("Here is Pasta.");
        say(WISH);
        server.answers(PLANNED).answers(plan("generate", "recipes")).answers("""
            {"action":"step_complete","outcome":"Renamed","artifacts":[{"ref":"gen_recipe_1","type":"recipe","content":[
             {"field":"description","value":"\\"Quick\\""}]}]}""").answers("Done so.");
        say("Would it get a word about what it is like?");

        var content = wiring.session().entities().stream().filter(e -> e.ref().equals("gen_recipe_1")).findFirst()
            .orElseThrow().content();
        assertThat(content).isNotNull();
        assertThat(content.text("description")).isEqualTo("Quick");
        assertThat(content.rows("ingredients")).hasSize(1);
    }

    private String ref(String label) {
        return wiring.session().entities().stream().filter(e -> e.label().equals(label)).findFirst().orElseThrow()
            .ref();
    }

    private Done say(String message) {
        var events = new ArrayList<PipelineEvent>();
        wiring.session().say(message, Optional.empty(), events::add).orTimeout(20, TimeUnit.SECONDS).join();
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }

    private List<Row> rows(String table) {
        return wiring.session().store().read(r -> r.read(Query.all(table)));
    }
}
