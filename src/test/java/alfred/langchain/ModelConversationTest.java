package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.rule.DomainBriefing;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent.Failed;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.model.ModelReasoner;
import alfred.core.reasoner.model.call.LoggedModelClient;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.reasoner.model.prompt.PromptCorpus;
import alfred.core.reasoner.model.prompt.UuidGate;
import alfred.core.row.Query;
import alfred.core.session.Session;
import alfred.core.session.state.Engine;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenModes;
import alfred.store.SqlStore;
import alfred.store.database.TestDatabases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whole conversations with a model over HTTP: every stage, the store and the journal are the real ones.
class ModelConversationTest {
    private static final String QUICK = """
        {"referenced_entities":[],"quick_mode":true,"quick_intent":"Show the fridge","quick_subdomain":"inventory"}""";
    private static final String PLANNED = "{\"referenced_entities\":[],\"quick_mode\":false}";
    private static final String FRIDGE =
        """
        {"action":"tool_call","tool":"db_read","table":"inventory","filters":[{"field":"location","op":"=","value":"\\"fridge\\""}]}""";
    private static final String SOUP = """
        {"action":"step_complete","outcome":"A soup","artifacts":[{"ref":"","type":"recipe","content":[{"field":"name","value":"\\"Leek soup\\""},
         {"field":"servings","value":"4"},{"field":"instructions","value":"[\\"Chop.\\",\\"Boil.\\"]"},
         {"field":"ingredients","value":"[\\"3 leeks\\",\\"1 l stock\\"]"}]}]}""";

    @TempDir
    private Path folder;
    private FakeModel server;
    private OpenAiTransport transport;
    private Session session;
    private final List<PipelineEvent> events = new ArrayList<>();

    @BeforeEach
    void start() throws IOException {
        server = new FakeModel();
        transport = new OpenAiTransport(Endpoint.of(server.url(), "sk-secret", "test-model"),
            new TimeoutPolicy(Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofSeconds(2), 2,
                Duration.ofMillis(5)),
            _ -> Optional.empty(), (_, _) -> {});
        var domain = new KitchenDomain(List.of());
        var reasoner = new ModelReasoner(domain,
            new LoggedModelClient(transport, LoggedModelClient.to(folder.resolve("prompts.jsonl"))),
            TokenCounter.rough(), UuidGate.STRICT,
            Duration.ofSeconds(20));
        var store = new SqlStore(TestDatabases.empty(), domain.entities(), Clock.systemUTC());
        var corpus = new PromptCorpus(reasoner, domain).over(store);
        session = new Session(new Engine(domain, CrudMiddleware.NONE, DomainBriefing.NONE, List.of(), store,
            () -> corpus, OffsetDateTime::now));
        session.load(new HashMap<>(Map.of("inventory", List.of(
            Map.of("name", "Leeks", "location", "fridge"), Map.of("name", "Flour", "location", "pantry")))));
    }

    @AfterEach
    void stop() {
        session.close();
        server.close();
        transport.close();
    }

    @Test
    void aQuestionTakesTheQuickPath() throws IOException {
        server.answers(QUICK).answers(FRIDGE).answers("There are leeks in your fridge.");

        var done = say("What's in my fridge?");

        assertThat(done.response()).isEqualTo("There are leeks in your fridge.");
        assertThat(done.usage().calls()).isEqualTo(3);
        assertThat(events).filteredOn(PipelineEvent.Token.class::isInstance).isNotEmpty();
        assertThat(server.requests.getLast().toString()).contains("Leeks").doesNotContain("Flour", "inv_1");
        assertThat(Files.readAllLines(folder.resolve("prompts.jsonl"))).hasSize(3)
            .allSatisfy(line -> assertThat(line).doesNotContain("sk-secret"));
    }

    @Test
    void anIdeaIsMadeKeptShownAndSavedOnTheUsersWord() {
        server.answers("```json\n" + PLANNED + "\n```").answers("""
            {"goal":"A soup","decision":"plan_direct",
             "steps":[{"description":"Make up a leek soup","step_type":"generate","subdomain":"recipes","group":0}]}""")
            .answers(SOUP).answers("I've saved it for you. Here is Leek soup for four: chop, then boil.");
        var idea = say("Suggest a soup");

        assertThat(idea.writes()).isEmpty();
        assertThat(idea.response())
            .isEqualTo("Here is Leek soup for four: chop, then boil.\n\nNothing was saved or changed.");
        assertThat(session.entities()).anySatisfy(e -> assertThat(e.ref()).isEqualTo("gen_recipe_1"));

        server.answers("{\"referenced_entities\":[\"gen_recipe_1\"],\"quick_mode\":false}").answers("""
            Of course: {"goal":"Save it","decision":"plan_direct",
             "steps":[{"description":"Save gen_recipe_1","step_type":"write","subdomain":"recipes"}]}""")
            .answers(
                """
            {"action":"tool_call","tool":"save_artifact","args":[{"field":"refs","value":"[\\"gen_recipe_1\\"]"}],"step_done":true}""")
            .answers("I've saved Leek soup.");
        var saved = say("Save it");

        assertThat(saved.response()).isEqualTo("I've saved Leek soup.");
        assertThat(saved.writes()).extracting(w -> w.action().word() + " " + w.label())
            .containsExactly("created Leek soup");
        assertThat(rows("recipe_ingredients")).hasSize(2);
        assertThat(server.requests.get(6).toString()).as("Act sees the draft's content").contains("3 leeks");
    }

    @Test
    void aProposalWaitsForAYes() {
        server.answers(PLANNED).answers("""
            {"goal":"A list","decision":"propose","proposal_message":"Shall I put stock on your list?","steps":[{"description":"Add stock",
             "step_type":"write","subdomain":"shopping"}]}""");
        var proposal = say("We might need stock", Mode.PLAN);
        assertThat(proposal.response()).isEqualTo("Shall I put stock on your list?");
        assertThat(proposal.usage().calls()).isEqualTo(2);

        server.answers("{\"quick_mode\":false,\"answers_pending\":true}")
            .answers(
                """
            {"goal":"Stock","decision":"plan_direct","steps":[{"description":"Add stock","step_type":"write","subdomain":"shopping"}]}""")
            .answers("""
            {"action":"tool_call","tool":"db_create","table":"shopping_list",
             "data":[{"fields":[{"field":"name","value":"\\"Stock\\""}]}],"step_done":true}""")
            .answers("Added stock to your list.");
        say("yes");

        assertThat(rows("shopping_list")).extracting(r -> r.text("name")).containsExactly("Stock");
        assertThat(server.requests.get(3).toString()).contains("Shall I put stock on your list?")
            .contains("The plan behind it");
    }

    @Test
    void aWrongAnswerIsAskedForOnceMoreWithWhatWasWrong() {
        server.answers("{\"quick_mode\":\"maybe\"}").answers(QUICK).answers("{\"action\":\"dance\"}").answers(FRIDGE)
            .answers("Leeks.");

        var done = say("What's in my fridge?");

        assertThat(done.response()).isEqualTo("Leeks.");
        assertThat(done.usage().calls()).isEqualTo(5);
        assertThat(server.requests.get(1).toString()).contains("quick_mode").contains("must be true | false");
        assertThat(server.requests.get(3).toString())
            .contains("must be \\\\\\\"tool_call\\\\\\\"".replace("\\\\\\", "\\"));
    }

    @Test
    void truncatedJsonTwiceIsAnHonestFailure() {
        server.answers("{\"quick_mode\":true,").answers("{\"quick_mode\":true,");

        run("What's in my fridge?", Optional.empty());

        var failed = (Failed) events.getLast();
        assertThat(failed.kind()).isEqualTo("rubbish");
        assertThat(failed.message()).contains("Your message is kept");
        assertThat(server.requests).hasSize(2);
    }

    @Test
    void whatWasWrittenIsToldThoughTheModelFallsSilent() {
        server.answers(PLANNED)
            .answers(
                """
            {"goal":"Salt","decision":"plan_direct","steps":[{"description":"Add salt","step_type":"write","subdomain":"shopping"}]}""")
            .answers("""
            {"action":"tool_call","tool":"db_create","table":"shopping_list",
             "data":[{"fields":[{"field":"name","value":"\\"Salt\\""}]}],"step_done":true}""")
            .fails(500).fails(500);

        var done = say("Salt is out");

        assertThat(done.response()).startsWith("Added the shopping item Salt.");
        assertThat(done.writes()).hasSize(1);
    }

    @Test
    void aRefusedCallGoesBackToTheModelOnce() {
        server.answers(PLANNED)
            .answers(
                """
            {"goal":"Salt","decision":"plan_direct","steps":[{"description":"Add salt","step_type":"write","subdomain":"shopping"}]}""")
            .answers("""
            {"action":"tool_call","tool":"db_create","table":"shopping_list",
             "data":[{"fields":[{"field":"nome","value":"\\"Salt\\""}]}],"step_done":true}""")
            .answers("""
            {"action":"tool_call","tool":"db_create","table":"shopping_list",
             "data":[{"fields":[{"field":"name","value":"\\"Salt\\""}]}],"step_done":true}""")
            .answers("Added salt.");

        assertThat(say("Put salt on my list").writes()).hasSize(1);
        assertThat(server.requests.get(3).toString()).contains("REFUSED").contains("nome");
    }

    @Test
    void oneAnswerMayHoldSeveralCalls() {
        server.answers(PLANNED).answers("""
            {"goal":"Two things","decision":"plan_direct",
             "steps":[{"description":"Add both","step_type":"write","subdomain":"shopping"}]}""")
            .answers(
                """
            {"action":"tool_call","tool":"db_create","table":"shopping_list","data":[{"fields":[{"field":"name","value":"\\"Salt\\""}]}],
             "more":[{"tool":"db_create","table":"tasks","data":[{"fields":[{"field":"title","value":"\\"Cook\\""}]}]}],"step_done":true}""")
            .answers("Both are noted.");

        var done = say("Put salt on the list and add a task to cook");

        assertThat(done.usage().calls()).isEqualTo(4);
        assertThat(done.writes()).extracting(w -> w.label()).containsExactly("Salt", "Cook");
    }

    @Test
    void stepsOfOneGroupAskTogetherAndAreCarriedOutInOrder() {
        var both = new CountDownLatch(2);
        server.answers(PLANNED).answers("""
            {"goal":"Look","decision":"plan_direct","steps":[
             {"description":"Read the fridge","step_type":"read","subdomain":"inventory","group":1},
             {"description":"Read the list","step_type":"read","subdomain":"shopping","group":1}]}""");
        for (int i = 0; i < 2; i++) {
            server.then((exchange, _) -> {
                both.countDown();
                await(both);
                FakeModel.send(exchange, 200, "application/json", FakeModel.completion(
                    "{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"inventory\",\"step_done\":true}",
                    "stop"));
            });
        }
        server.answers("There are leeks.");

        var done = say("What is there?");

        assertThat(both.getCount()).as("both calls were open at the same time").isZero();
        assertThat(done.usage().calls()).isEqualTo(5);
        assertThat(events).filteredOn(PipelineEvent.StepStarted.class::isInstance)
            .extracting(e -> ((PipelineEvent.StepStarted) e).number())
            .containsExactly(1, 2);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(1, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void cookingStreamsAndEndsWithAHandOff() {
        session.load(new HashMap<>(
            Map.of("recipes", List.of(Map.of("name", "Leek soup", "instructions", List.of("Chop.", "Boil."))))));
        session.enter(KitchenModes.COOK, "Leek soup", Map.of(KitchenModes.SERVINGS, 2));
        server.answers("Step 1: chop the leeks.").answers("{\"summary\":\"Soup was cooked.\",\"action\":\"close\"}");

        assertThat(say("What first?").response()).isEqualTo("Step 1: chop the leeks.");
        session.exit(events::add);

        assertThat(events.getLast()).isInstanceOfSatisfying(PipelineEvent.HandedOff.class,
            h -> assertThat(h.handoff().action().word()).isEqualTo("close"));
        assertThat(server.requests.getFirst().toString()).contains("Boil.");
    }

    private Done say(String text) {
        return say(text, Mode.AUTO);
    }

    private Done say(String text, Mode mode) {
        events.clear();
        run(text, mode == Mode.AUTO ? Optional.empty() : Optional.of(mode));
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }

    private void run(String text, Optional<Mode> mode) {
        session.say(text, mode, events::add).orTimeout(20, TimeUnit.SECONDS).join();
    }

    private List<Row> rows(String table) {
        return session.store().read(r -> r.read(Query.all(table)));
    }
}
