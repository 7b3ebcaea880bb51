package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A model changes drafts by single fields and lines (spec/pipeline.md, drafts are edited).
class DraftEditsTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-12T10:00:00Z"), ZoneOffset.UTC);
    private static final String PLANNED = "{\"quick_mode\":false}";
    private FakeModel server;
    private Wiring wiring;

    @BeforeEach
    void open() throws IOException {
        server = new FakeModel();
        wiring = Corpus.withModel(server.url(), CLOCK);
        wiring.session().load(Map.of("recipes", List.of(Map.of("name", "Chili"), Map.of("name", "Curry")),
            "preferences", List.of(Map.of("allergies", List.of("nuts")))));
        say("show me my recipes");
        made("recipe", """
            {"field":"name","value":"\\"Rice pot\\""},{"field":"servings","value":"4"},
            {"field":"ingredients","value":"[\\"250 g rice\\",\\"1 l stock\\",\\"2 leeks\\"]"},
            {"field":"instructions","value":"[\\"Chop.\\",\\"Boil.\\",\\"Serve.\\"]"}""");
        made("meal_plan",
            """
            {"field":"name","value":"\\"Week\\""},{"field":"start_date","value":"\\"2026-01-14\\""},{"field":"end_date","value":"\\"2026-01-15\\""},
            {"field":"meals","value":"[{\\"date\\":\\"2026-01-14\\",\\"meal_type\\":\\"dinner\\",\\"recipe_id\\":\\"%s\\"},
             {\\"date\\":\\"2026-01-15\\",\\"meal_type\\":\\"dinner\\",\\"recipe_id\\":\\"%s\\"}]"}"""
                .formatted(ref("Chili"), ref("Chili"))
                .replace("\n", ""));
    }

    @AfterEach
    void close() {
        wiring.close();
        server.close();
    }

    private static String plan(String type) {
        return "{\"goal\":\"It\",\"decision\":\"plan_direct\",\"steps\":[{\"description\":\"Do it\",\"step_type\":\""
            + type
            + "\",\"subdomain\":\"recipes\"}]}";
    }

    private void made(String type, String content) {
        server.answers(PLANNED).answers(plan("generate"))
            .answers("{\"action\":\"step_complete\",\"outcome\":\"Made\",\"artifacts\":[{\"type\":\""
                + type + "\",\"content\":[" + content + "]}]}")
            .answers("Here it is.");
        say("Come up with something of the kind we like best, would you?");
    }

    private static String edit(String ref, String changes) {
        return "{\"action\":\"tool_call\",\"tool\":\"edit_draft\",\"step_done\":true,\"args\":[{\"field\":\"ref\",\"value\":\"\\\""
            + ref
            + "\\\"\"},{\"field\":\"changes\",\"value\":\"" + changes.replace("\"", "\\\"") + "\"}]}";
    }

    private Done edited(String... edits) {
        server.answers(PLANNED).answers(plan("generate"));
        for (var edit : edits) {
            server.answers(edit);
        }
        server.answers("Changed in the draft.");
        return say("Could the second of them be a bit more to our taste, would you say?");
    }

    @Test
    void whatIsNotNamedStays() {
        edited(edit("gen_recipe_1", """
            [{"set":"servings","to":6},{"set":"ingredients","line":"rice","to":"300 g rice"},{"add":"ingredients","to":"1 tsp chilli"},
             {"remove":"instructions","line":1}]""".replace("\n", "")));

        var draft = draft("gen_recipe_1");
        assertThat(draft.text("name")).isEqualTo("Rice pot");
        assertThat(draft.integer("servings")).contains(6L);
        assertThat(draft.rows("ingredients")).extracting(line -> line.text("quantity") + " " + line.text("name"))
            .containsExactly("300 rice", "1 stock", "2 leeks", "1 chilli");
        assertThat(draft.texts("instructions")).containsExactly("Boil.", "Serve.");
    }

    @Test
    void anAmountAloneIsOfTheFoodThatStoodThere() {
        edited(edit("gen_recipe_1", "[{\"set\":\"ingredients\",\"line\":\"rice\",\"to\":\"150 g\"}]"));

        assertThat(draft("gen_recipe_1").rows("ingredients"))
            .extracting(line -> line.text("quantity") + line.text("unit") + " " + line.text("name"))
            .contains("150g rice");
    }

    @Test
    void aMealOfAPlanIsNamedByItsDayAndKind() {
        edited(edit("gen_meal_plan_1",
            "[{\"set\":\"meals\",\"line\":\"2026-01-15 dinner\",\"to\":{\"recipe_id\":\"" + ref("Curry") + "\"}}]"));

        assertThat(draft("gen_meal_plan_1").rows("meals"))
            .extracting(meal -> meal.text("date") + " " + meal.text("recipe_id"))
            .containsExactly("2026-01-14 " + ref("Chili"), "2026-01-15 " + ref("Curry"));
    }

    @Test
    void aBadEditSaysWhatIsAllowedAndIsMendedOnce() {
        edited(edit("gen_recipe_1", "[{\"set\":\"portions\",\"to\":6}]"),
            edit("gen_recipe_1", "[{\"set\":\"servings\",\"to\":6}]"));

        assertThat(draft("gen_recipe_1").integer("servings")).contains(6L);
        assertThat(server.requests.get(server.requests.size() - 2).toString()).contains("has no field", "portions",
            "servings", "A call is");
    }

    @Test
    void anEditThatBringsAnAllergenIsMended() {
        edited(edit("gen_recipe_1", "[{\"add\":\"ingredients\",\"to\":\"50 g walnuts\"}]"),
            edit("gen_recipe_1", "[{\"remove\":\"ingredients\",\"line\":\"walnuts\"}]"));

        assertThat(draft("gen_recipe_1").rows("ingredients")).hasSize(3);
    }

    private Row draft(String ref) {
        return Objects.requireNonNull(
            wiring.session().entities().stream().filter(e -> e.ref().equals(ref)).findFirst().orElseThrow().content());
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
}
