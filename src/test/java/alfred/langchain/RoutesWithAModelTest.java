package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.core.context.Pending;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Mode;
import alfred.core.row.Query;
import alfred.kitchen.KitchenModes;
import alfred.wiring.Wiring;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The routes, modes and rows of Reply with a scripted model behind the real transport, as far as no other conversation
/// holds them; `src/docs/routes.md` lists all of them.
class RoutesWithAModelTest {
    private static final String PLANNED = "{\"quick_mode\":false}";
    private static final String QUICK =
        "{\"quick_mode\":true,\"quick_intent\":\"Look\",\"quick_subdomain\":\"shopping\"}";
    private static final String LIST_READ =
        "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"step_done\":true}";
    private static final String WISH = "What is there to buy, would you say?";
    private FakeModel server;
    private Wiring wiring;
    private final List<PipelineEvent> events = new ArrayList<>();

    @BeforeEach
    void open() throws IOException {
        server = new FakeModel();
        wiring = Corpus.withModel(server.url(), Clock.systemDefaultZone());
        wiring.session().load(Map.of("shopping_list", List.of(Map.of("name", "Bread"), Map.of("name", "Rye bread"))));
    }

    @AfterEach
    void close() {
        wiring.close();
        server.close();
    }

    @Test
    void row1UnderstandAsksAndNobodyElseIsAsked() {
        server.answers(
            "{\"quick_mode\":false,\"needs_clarification\":true,\"clarification_questions\":[\"For how many?\"]}");

        var done = say("Something for the party, would you?");

        assertThat(done.response()).isEqualTo("For how many?");
        assertThat(pending(done).kind()).isEqualTo(Pending.Kind.QUESTION);
        assertThat(asked()).containsExactly("UnderstandOutput");
    }

    @Test
    void row1SeveralThatFitAreAskedAboutByName() {
        server.answers(QUICK).answers(LIST_READ).answers("Two kinds of bread.");
        say(WISH);
        server.answers(
            "{\"quick_mode\":false,\"needs_disambiguation\":true,\"clarification_questions\":[\"Which bread?\"],"
                + "\"disambiguation_options\":[\"shop_1\",\"shop_2\"]}");

        var done = say("Make the bread two loaves, would you?");

        assertThat(done.response()).isEqualTo("Which bread?\n- Bread\n- Rye bread");
        assertThat(done.writes()).isEmpty();
        assertThat(asked()).containsExactly("UnderstandOutput");
    }

    @Test
    void row2AQuickReadIsPutIntoWords() {
        server.answers(QUICK).answers(LIST_READ).answers("Two kinds of bread.");

        assertThat(say(WISH).response()).isEqualTo("Two kinds of bread.");
        assertThat(asked()).containsExactly("UnderstandOutput", "ActQuickDecision", "reply");
    }

    @Test
    void row4ThinkAsksBack() {
        server.answers(PLANNED)
            .answers("{\"goal\":\"A party\",\"decision\":\"clarify\",\"clarification_questions\":[\"On which day?\"]}");

        assertThat(say("Plan a party, would you?").response()).isEqualTo("On which day?");
        assertThat(asked()).containsExactly("UnderstandOutput", "ThinkOutput");
    }

    @Test
    void row6AStepAsksAndItsWordsArePassedOn() {
        server.answers(PLANNED).answers(plan("read", "write")).answers(LIST_READ)
            .answers("{\"action\":\"ask_user\",\"question\":\"How many loaves?\","
                + "\"choices\":[{\"text\":\"two\",\"ref\":\"\"},{\"text\":\"three\",\"ref\":\"\"}]}");

        var done = say("See what is on my shopping list and add bread for the party to it");

        assertThat(done.response()).isEqualTo("How many loaves?\n- two\n- three");
        assertThat(pending(done).choices()).extracting(Pending.Choice::text).containsExactly("two", "three");
        assertThat(asked()).containsExactly("UnderstandOutput", "ThinkOutput", "ActDecision", "ActDecision");
    }

    @Test
    void row7AStepThatFailsSaysSoItself() {
        server.answers(PLANNED).answers(plan("analyze"))
            .answers("{\"action\":\"fail\",\"user_message\":\"I cannot weigh that.\"}");

        assertThat(say("How heavy is all of it together, would you say?").response()).isEqualTo("I cannot weigh that.");
        assertThat(asked()).containsExactly("UnderstandOutput", "ThinkOutput", "ActDecision");
    }

    @Test
    void row8WhatIsBlockedIsPutIntoWordsWithItsReason() {
        server.answers(PLANNED).answers(plan("read", "analyze")).answers(LIST_READ)
            .answers(
                "{\"action\":\"blocked\",\"reason_code\":\"no_price\",\"details\":\"No price is known.\",\"suggested_next\":\"Ask the baker.\"}")
            .answers("Two breads are on it, but I know no prices.");

        assertThat(say("What will my list cost me, would you say?").response())
            .isEqualTo("Two breads are on it, but I know no prices.");
        assertThat(asked()).containsExactly("UnderstandOutput", "ThinkOutput", "ActDecision", "ActDecision", "reply");
        assertThat(server.requests.getLast().toString()).contains("No price is known.", "Ask the baker.", "Rye bread");
    }

    @Test
    void row9APlanWithoutStepsIsSentBackAndOneWithAProposalIsProposed() {
        server.answers(PLANNED).answers("{\"goal\":\"Hm\",\"decision\":\"plan_direct\",\"steps\":[]}")
            .answers(plan("read")).answers(LIST_READ)
            .answers("Two kinds of bread.");
        assertThat(say("And what is there to buy, would you say?").response()).isEqualTo("Two kinds of bread.");
        assertThat(server.requests.get(2).toString()).contains("The plan had no steps");

        server.answers(PLANNED).answers(
            "{\"goal\":\"Rolls\",\"decision\":\"plan_direct\",\"steps\":[],\"proposal_message\":\"Shall I add rolls?\"}");
        assertThat(pending(say("Rolls might be nice")).kind()).isEqualTo(Pending.Kind.PROPOSAL);
    }

    @Test
    void quickNeverPlansWhateverUnderstandSays() {
        server.answers(PLANNED).answers(LIST_READ).answers("Two kinds of bread.");

        say(WISH, Mode.QUICK);

        assertThat(asked()).containsExactly("UnderstandOutput", "ActQuickDecision", "reply");
    }

    @Test
    void planThinksAndProposesWhatItWouldMakeAndSave() {
        server.answers(QUICK).answers(plan("generate", "write"));

        var done = say("A soup for the party would be good", Mode.PLAN);

        assertThat(asked()).containsExactly("UnderstandOutput", "ThinkOutput");
        assertThat(pending(done).kind()).isEqualTo(Pending.Kind.PROPOSAL);
        assertThat(rows("recipes")).isZero();
    }

    @Test
    void createMakesTheDraftAtOnceAndTakesFourStepsAtMost() {
        server.answers(PLANNED).answers(plan("generate", "analyze", "analyze", "analyze", "analyze", "analyze"))
            .answers("""
            {"action":"step_complete","outcome":"A soup","artifacts":[{"ref":"","type":"recipe","content":[
             {"field":"name","value":"\\"Leek soup\\""},{"field":"instructions","value":"[\\"Boil.\\"]"}]}]}""")
            .answers("{\"action\":\"step_complete\",\"outcome\":\"Fine.\"}")
            .answers("{\"action\":\"step_complete\",\"outcome\":\"Fine.\"}")
            .answers("{\"action\":\"step_complete\",\"outcome\":\"Fine.\"}").answers("Here is a leek soup.");

        var done = say("A soup for the party would be good", Mode.CREATE);

        assertThat(asked()).filteredOn("ActDecision"::equals).hasSize(4);
        assertThat(done.response()).startsWith("Here is a leek soup.");
        assertThat(wiring.session().entities()).extracting(e -> e.ref()).contains("gen_recipe_1");
        assertThat(rows("recipes")).as("the draft is the proposal").isZero();
    }

    @Test
    void brainstormStreamsEndsWithAHandOffAndLeavesThePlanAlone() {
        server.answers(PLANNED)
            .answers("{\"goal\":\"Rolls\",\"decision\":\"propose\",\"proposal_message\":\"Shall I add rolls?\"}");
        var open = pending(say("Rolls might be nice"));
        server.answers("Rye, or with seeds. I have added rolls.")
            .answers("{\"summary\":\"Talk of rolls.\",\"action\":\"close\"}");

        var done = say("Which kinds are there?", new Mode.Bypass(KitchenModes.BRAINSTORM));
        wiring.session().exit(events::add);

        assertThat(asked()).as("no stage but its own").containsExactly("reply");
        assertThat(done.response()).startsWith("Rye, or with seeds.").endsWith("Nothing was saved or changed.");
        assertThat(events).filteredOn(PipelineEvent.Token.class::isInstance).isNotEmpty();
        assertThat(events.getLast()).isInstanceOfSatisfying(PipelineEvent.HandedOff.class,
            handed -> assertThat(handed.handoff().summary()).isEqualTo("Talk of rolls."));
        assertThat(wiring.session().snapshot().pending()).isEqualTo(open);
    }

    @Test
    void anAnswerNeedsNoSteps() {
        server.answers(PLANNED).answers("{\"goal\":\"Say where we are\",\"decision\":\"plan_direct\",\"steps\":[]}")
            .answers("We spoke of rolls for the party.");

        assertThat(say("Where were we with all of that?").response()).isEqualTo("We spoke of rolls for the party.");
        assertThat(asked()).containsExactly("UnderstandOutput", "ThinkOutput", "reply");
    }

    @Test
    void aChangeThatWasOrderedIsNotAnsweredByAnEmptyPlan() {
        var empty = "{\"goal\":\"Add\",\"decision\":\"plan_direct\",\"steps\":[]}";
        server.answers(PLANNED).answers(empty).answers(empty);

        assertThat(say("Add whatever goes with a fondue for six to the shopping list, would you?").response())
            .contains("nothing was done");
    }

    @Test
    void aRefusedQuickCallIsMendedOnce() {
        server.answers(QUICK)
            .answers(
                "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"columns\":[\"colour\"]}")
            .answers(LIST_READ)
            .answers("Bread.");

        assertThat(say(WISH).response()).isEqualTo("Bread.");
        assertThat(server.requests.get(server.requests.size() - 2).toString()).contains("REFUSED", "colour",
            "is_purchased");
    }

    @Test
    void theNextTurnIsToldWhatBlockedAStep() {
        var bad =
            "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"columns\":[\"colour\"]}";
        server.answers(QUICK).answers(bad).answers(bad).answers(plan("read")).answers(bad).answers(bad)
            .answers("That cannot be told.");
        say(WISH);
        server.answers(PLANNED).answers("{\"goal\":\"Say why\",\"decision\":\"plan_direct\",\"steps\":[]}")
            .answers("It has no colours.");
        say("Why was that, would you say?");

        assertThat(server.requests.getLast().toString()).contains("blocked: ").contains("colour");
    }

    private static String plan(String... types) {
        var steps = new ArrayList<String>();
        for (var type : types) {
            steps.add("{\"description\":\"Step\",\"step_type\":\"" + type + "\",\"subdomain\":\""
                + (type.equals("generate") ? "recipes" : "shopping")
                + "\",\"group\":" + steps.size() + "}");
        }
        return "{\"goal\":\"As asked\",\"decision\":\"plan_direct\",\"steps\":[" + String.join(",", steps) + "]}";
    }

    private Done say(String text) {
        return say(text, Mode.AUTO);
    }

    private Done say(String text, Mode mode) {
        events.clear();
        before = server.requests.size();
        wiring.session().say(text, mode == Mode.AUTO ? Optional.empty() : Optional.of(mode), events::add)
            .orTimeout(20, TimeUnit.SECONDS).join();
        made = server.requests.size();
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }

    private int before;
    private int made;

    /// The forms that the last turn's calls asked for, in order; `reply` for plain words.
    private List<String> asked() {
        return server.requests.subList(before, made).stream().map(RoutesWithAModelTest::form).toList();
    }

    private static String form(JsonNode request) {
        return request.path("stream").asBoolean() ? "reply"
            : request.path("response_format").path("json_schema").path("name").asText();
    }

    private static Pending pending(Done done) {
        assertThat(done.pending()).isNotNull();
        return done.pending();
    }

    private int rows(String table) {
        return wiring.session().store().read(rows -> rows.read(Query.all(table))).size();
    }
}
