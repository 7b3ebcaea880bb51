package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.core.domain.Fraction;
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

/// What later conversations with a person in the model's place found (src/docs/trials: model-week-3,
/// model-shopping-day, model-vegan-visitor).
class PlayedConversationsTest {
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
            List.of(Map.of("name", "Rice pot", "servings", 2, "ingredients", List.of("200 g rice", "2 onions"))),
            "inventory", List.of(Map.of("name", "rice", "quantity", 1, "unit", "kg"),
                Map.of("name", "vegetable stock cubes", "quantity", 8))));
    }

    @AfterEach
    void close() {
        wiring.close();
        server.close();
    }

    @Test
    void whatIsCookedIsForAsManyAsTheMessageSays() {
        read();
        server.answers(PLANNED).answers(plan("cooking_log", "write")).answers(cook()).answers("Noted.");

        var done = say("We cooked the rice pot, all four of us ate, for four. Log it and take it out of the pantry.");

        assertThat(rows("cooking_log").getFirst().integer("servings")).contains(4L);
        assertThat(quantity("rice")).isEqualTo(Fraction.of(3, 5));
        assertThat(done.writes()).anySatisfy(write -> assertThat(write.words()).endsWith("for 4"));
    }

    @Test
    void whatIsTakenBackToBeDoneAnewIsDoneAnewWithoutAQuestion() {
        read();
        server.answers(PLANNED).answers(plan("cooking_log", "write")).answers(cook()).answers("Noted.");
        say("We cooked the rice pot for four. Log it and take it out of the pantry.");
        server.answers(PLANNED).answers(plan("cooking_log", "write"))
            .answers("{\"action\":\"tool_call\",\"tool\":\"undo\","
                + "\"step_done\":true,\"more\":[" + cook().replace("\"action\":\"tool_call\",", "") + "]}")
            .answers("Done.");

        var done = say("Sorry, that was wrong. Take that back and log it for 3.");

        assertThat(done.response()).doesNotContain("Shall I");
        assertThat(rows("cooking_log")).singleElement()
            .satisfies(log -> assertThat(log.integer("servings")).contains(3L));
        assertThat(quantity("rice")).isEqualTo(Fraction.of(7, 10));
    }

    @Test
    void whatWasComputedAndNotWrittenIsAskedForOnce() {
        read();
        server.answers(PLANNED).answers(plan("shopping", "write")).answers(
            "{\"action\":\"tool_call\",\"tool\":\"shopping_for\",\"step_done\":false,"
                + args("recipes", "[\"recipe_1\"]", "servings", "20") + "}")
            .answers(listed("rice", "1", "kg")).answers(listed("onions", "20", "")).answers("They are on the list.");

        say("Put what is missing for the rice pot for 20 on the shopping list");

        assertThat(rows("shopping_list")).extracting(row -> row.text("name")).containsExactlyInAnyOrder("rice",
            "onions");
        assertThat(server.requests).anySatisfy(request -> assertThat(request.toString())
            .contains("Computed to be added, but not written: 20 onion"));
    }

    @Test
    void stockCubesAreStock() {
        wiring.session().load(Map.of("recipes", List.of(Map.of("name", "Lentil soup", "servings", 2, "ingredients",
            List.of("750 ml vegetable stock")))));
        read();
        server.answers(PLANNED).answers(plan("shopping", "read")).answers(
            "{\"action\":\"tool_call\",\"tool\":\"what_can_i_cook\",\"step_done\":true," + args("text", "\"soup\"")
                + "}")
            .answers("The soup.");

        say("What can I cook without shopping?");

        assertThat(server.requests.getLast().toString()).contains("Lentil soup").doesNotContain("missing: vegetable");
    }

    @Test
    void whatIsMadeAndSavedInOneTurnCanBeShown() {
        server.answers(PLANNED).answers(plan("recipes", "generate", "write"))
            .answers(
                "{\"action\":\"step_complete\",\"outcome\":\"Made\",\"artifacts\":[{\"type\":\"recipe\",\"content\":["
                    + "{\"field\":\"name\",\"value\":\"\\\"Apple crumble\\\"\"},{\"field\":\"servings\",\"value\":\"4\"},"
                    + "{\"field\":\"ingredients\",\"value\":\"[\\\"4 apples\\\", \\\"80 g butter\\\"]\"}]}]}")
            .answers("{\"action\":\"tool_call\",\"tool\":\"save_artifact\",\"step_done\":true,"
                + args("refs", "[\"gen_recipe_1\"]") + "}")
            .answers("Apple crumble: 4 apples, 80 g butter.");

        say("Write me a recipe for an apple crumble and save it");

        assertThat(server.requests.getLast().toString()).contains("MADE AND SAVED", "80 g butter")
            .doesNotContain("MADE, NOT YET SAVED: Apple");
    }

    @Test
    void aSideStandsBesideAMealWithoutAQuestion() {
        wiring.session().load(Map.of("meals",
            List.of(Map.of("date", "2026-01-16", "meal_type", "dinner", "notes", "Pie"))));
        server.answers(PLANNED).answers(plan("meal_plans", "write"))
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_create\","
                + "\"table\":\"meals\",\"step_done\":true,\"data\":[{\"fields\":[{\"field\":\"date\",\"value\":\"\\\"2026-01-16\\\"\"},"
                + "{\"field\":\"notes\",\"value\":\"\\\"Red cabbage\\\"\"}]}]}")
            .answers("Planned.");

        say("Plan red cabbage for Friday's dinner as the side");

        assertThat(rows("meals")).extracting(meal -> meal.text("notes")).contains("Pie", "Red cabbage");
    }

    @Test
    void aStepThatIsPlannedTwiceIsWrittenOnce() {
        server.answers(PLANNED).answers(plan("shopping", "write", "write")).answers(listed("rice", "1", "kg"))
            .answers(listed("rice", "1", "kg")).answers("{\"action\":\"step_complete\",\"outcome\":\"There already\"}")
            .answers("Rice is on the list.");

        say("Put 1 kg rice on the shopping list");

        assertThat(rows("shopping_list")).singleElement()
            .satisfies(row -> assertThat(row.quantity("quantity")).contains(Fraction.ONE));
    }

    @Test
    void aStepForOneDayDoesNotWriteAnother() {
        server.answers(PLANNED).answers(plan("meal_plans", "write").replace("Do it 0", "Plan the pie for 2026-01-18"))
            .answers(meal("2026-01-19")).answers(meal("2026-01-18")).answers("Planned.");

        say("Plan the pie for Sunday's dinner");

        assertThat(rows("meals")).extracting(meal -> meal.text("date")).containsExactly("2026-01-18");
    }

    @Test
    void aDemandForOneDayIsNotHeldAgainstTheOthers() {
        var demand = "{\"quick_mode\":false,\"constraint_snapshot\":[\"no eggs on Friday\"]}";
        wiring.session().load(Map.of("recipes",
            List.of(Map.of("name", "Omelette", "servings", 2, "ingredients", List.of("4 eggs")))));
        read();
        server.answers(demand).answers(plan("meal_plans", "generate")).answers(planned("2026-01-14"))
            .answers("Here is the plan.");
        assertThat(say("Plan the dinners; a guest eats no eggs on Friday").response()).isEqualTo("Here is the plan.");
        server.answers(PLANNED).answers(plan("meal_plans", "generate")).answers(planned("2026-01-16"))
            .answers(planned("2026-01-16")).answers("Here is the plan.");

        assertThat(say("And another one for the days after").response()).contains("without eggs");
    }

    /// A draft of a plan with the first recipe on one day.
    private static String planned(String date) {
        return "{\"action\":\"step_complete\",\"outcome\":\"Made\",\"artifacts\":[{\"type\":\"meal_plan\",\"content\":["
            + "{\"field\":\"name\",\"value\":\"\\\"Dinners\\\"\"},{\"field\":\"start_date\",\"value\":\"\\\"" + date
            + "\\\"\"},{\"field\":\"end_date\",\"value\":\"\\\"" + date
            + "\\\"\"},{\"field\":\"meals\",\"value\":\"[{\\\"date\\\":"
            + "\\\"" + date + "\\\",\\\"recipe_id\\\":\\\"recipe_1\\\"}]\"}]}]}";
    }

    private static String meal(String date) {
        var dish = "{\"field\":\"notes\",\"value\":\"\\\"Pie\\\"\"}";
        return "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"meals\",\"step_done\":true,\"data\":["
            + "{\"fields\":[{\"field\":\"date\",\"value\":\"\\\"" + date + "\\\"\"}," + dish + "]}]}";
    }

    /// A question that needs no model; the recipes have refs then.
    private void read() {
        say("Which recipes do I have?");
    }

    private static String cook() {
        return "{\"action\":\"tool_call\",\"tool\":\"cook\",\"step_done\":true,"
            + args("recipe", "\"recipe_1\"", "log", "true", "deduct", "true") + "}";
    }

    private static String listed(String name, String quantity, String unit) {
        return "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"shopping_list\",\"step_done\":true,\"data\":["
            + "{\"fields\":[{\"field\":\"name\",\"value\":\"\\\"" + name
            + "\\\"\"},{\"field\":\"quantity\",\"value\":\""
            + quantity + "\"},{\"field\":\"unit\",\"value\":\"\\\"" + unit + "\\\"\"}]}]}";
    }

    private static String plan(String part, String... types) {
        var steps = new ArrayList<String>();
        for (var type : types) {
            steps.add("{\"description\":\"Do it " + steps.size() + "\",\"step_type\":\"" + type
                + "\",\"subdomain\":\"" + part + "\",\"group\":" + steps.size() + "}");
        }
        return "{\"goal\":\"It\",\"decision\":\"plan_direct\",\"steps\":" + steps + "}";
    }

    private static String args(String... values) {
        var fields = new ArrayList<String>();
        for (int i = 0; i < values.length; i += 2) {
            fields.add("{\"field\":\"" + values[i] + "\",\"value\":\"" + values[i + 1].replace("\"", "\\\"") + "\"}");
        }
        return "\"args\":" + fields;
    }

    private Done say(String message) {
        var events = new ArrayList<PipelineEvent>();
        wiring.session().say(message, Optional.empty(), events::add).orTimeout(20, TimeUnit.SECONDS).join();
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }

    private Fraction quantity(String name) {
        return rows("inventory").stream().filter(row -> row.text("name").equals(name)).findFirst().orElseThrow()
            .quantity("quantity").orElseThrow();
    }

    private List<Row> rows(String table) {
        return wiring.session().store().read(r -> r.read(Query.all(table)));
    }
}
