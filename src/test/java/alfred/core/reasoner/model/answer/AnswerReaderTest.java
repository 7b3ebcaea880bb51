package alfred.core.reasoner.model.answer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.Conversation;
import alfred.core.crud.call.ToolCall;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.model.Turns;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerReaderTest {
    private final AnswerReader answers = new AnswerReader(Turns.turn("Hello", List.of(
        Turns.saved("recipe_1", "recipe", "Soup", 5), Turns.saved("recipe_2", "recipe", "Stew", 5),
        Turns.draft("gen_recipe_1", "Pie")),
        Conversation.EMPTY));

    @Test
    void refsThatDoNotExistArePassedOver() {
        var understanding = answers.understanding(answer(
            """
            {"referenced_entities":["recipe_1","recipe_9"],"entity_mentions":[{"text":"it","ref":"recipe_9","confidence":1}],
             "entity_curation":{"retain_active":[{"ref":"recipe_2","reason":"the week"},{"ref":"x","reason":"y"}],"demote":[],"drop":["inv_1"],
             "clear_all":false},"quick_mode":true,"quick_intent":"Show it","quick_subdomain":"recipes","answers_pending":true}"""));

        assertThat(understanding.referencedEntities()).containsExactly("recipe_1");
        assertThat(understanding.mentions()).isEmpty();
        assertThat(understanding.curation().retain()).isEqualTo(Map.of("recipe_2", "the week"));
        assertThat(understanding.curation().drop()).isEmpty();
        assertThat(understanding.isQuick()).isTrue();
        assertThat(understanding.isAnswer()).as("no question is open").isFalse();
    }

    @Test
    void severalThatFitBecomeAQuestionByName() {
        var understanding = answers.understanding(answer("""
            {"quick_mode":false,"needs_disambiguation":true,"disambiguation_options":["recipe_1","recipe_2"]}"""));

        assertThat(understanding.questions().getFirst().choices()).extracting(c -> c.text() + " " + c.ref())
            .containsExactly("Soup recipe_1", "Stew recipe_2");
    }

    @Test
    void aPlanAndAProposalAreRead() {
        var plan = answers.plan(answer(
            """
            {"goal":"Soup","decision":"plan_direct","steps":[{"description":"Read it","step_type":"read","subdomain":"recipes","group":0}]}"""));
        var proposal = answers.plan(answer("""
            {"goal":"Week","decision":"propose","proposal_message":"Shall I?",
             "steps":[{"description":"d","step_type":"write","subdomain":"tasks"}]}"""));

        assertThat(plan.steps()).containsExactly(new Plan.Step("Read it", StepType.READ, "recipes", 0));
        assertThat(proposal.decision()).isEqualTo(Plan.Decision.PROPOSE);
        assertThat(proposal.note()).contains("\"write\"");
    }

    @Test
    void aCallsValuesAreJsonInTexts() {
        var decision = answers.act(answer("""
            {"action":"tool_call","tool":"db_create","table":"shopping_list","filters":[],"data":[{"fields":[{"field":"name","value":"\\"Eggs\\""},
             {"field":"quantity","value":"6"},{"field":"is_purchased","value":"false"},{"field":"notes","value":"null"},{"field":"unit","value":"kg"},
             {"field":"x","value":"[\\"a\\",\\"b\\"]"},{"field":"d","value":"2026-01-12"}]},{"fields":[{"field":"name","value":"\\"Milk\\""}]}],
             "step_done":true,"note":""}"""));

        var call = ((ActDecision.CallTools) decision).calls().getFirst();
        assertThat(call.tool()).isEqualTo(ToolCall.CREATE);
        assertThat(call.data().getFirst().values()).containsExactlyElementsOf(
            Arrays.asList("Eggs", 6L, false, null, "kg", List.of("a", "b"), "2026-01-12"));
        assertThat(call.data().get(1)).isEqualTo(Map.of("name", "Milk"));
    }

    @Test
    void aFilterKeepsItsOperatorAndValue() {
        var decision = answers.act(answer("""
            {"action":"tool_call","tool":"db_read","table":"inventory","filters":[{"field":"expiry_date","op":"<=","value":"\\"2026-01-15\\""}],
             "or_filters":[],"columns":[],"order":["expiry_date desc"],"limit":3}"""));

        var call = ((ActDecision.CallTools) decision).calls().getFirst();
        assertThat(call.filters()).containsExactly(ToolCall.where("expiry_date", "<=", "2026-01-15"));
        assertThat(call.limit()).isEqualTo(3);
    }

    @Test
    void anArtifactNamesADraftOnlyIfThereIsOne() {
        var complete = (ActDecision.CompleteStep) answers.act(answer("""
            {"action":"step_complete","outcome":"Two pies","artifacts":[
              {"ref":"gen_recipe_1","type":"recipe","content":[{"field":"name","value":"Pie"}]},
              {"ref":"gen_recipe_7","type":"recipe","content":[{"field":"name","value":"Tart"}]}]}"""));

        assertThat(complete.artifacts()).extracting(a -> a.ref() + a.content().get("name"))
            .containsExactly("gen_recipe_1Pie", "Tart");
    }

    @ParameterizedTest @ValueSource(strings = {
        "{\"a\":1}", "```json\n{\"a\":1}\n```", "Sure! Here it is:\n{\"a\":1}\nHope that helps.",
        "{\"a\":1} trailing {", "[x] {\"a\":1}", "<think>Maybe {\"a\":2}? No.</think>{\"a\":1}",
        "Perhaps {\"a\":2} it is.</think>\n{\"a\":1}", "Not {\"a\":2} but {\"a\":1,\"b\":2}."})
    void theObjectIsFoundWhateverStandsAroundIt(String text) {
        assertThat(JsonAnswer.find(text)).hasValueSatisfying(json -> assertThat(json.path("a").asInt()).isEqualTo(1));
    }

    @ParameterizedTest @ValueSource(
        strings = {"", "no", "{\"a\":{\"b\":1}", "```json\n{\"a\":{\"b\":1},", "{\"a\":1,\"a\":2}", "[1,2]",
            "<think>{\"a\":1}"})
    void whatIsTruncatedOrNoObjectIsNotMended(String text) {
        assertThat(JsonAnswer.find(text)).isEmpty();
    }

    @Test
    void faultsAreNamed() {
        var schema = Schemas.think(Turns.DOMAIN);

        assertThat(schema.faults(
            answer("{\"goal\":3,\"steps\":[{\"description\":\"d\",\"step_type\":\"dance\",\"subdomain\":\"recipes\"}]}")
                .json()))
            .anySatisfy(f -> assertThat(f).contains("goal", "text"))
            .anySatisfy(f -> assertThat(f).contains("decision", "missing"))
            .anySatisfy(f -> assertThat(f).contains("step_type", "\"read\" | \"analyze\""));
        assertThat(schema
            .faults(answer("{\"goal\":\"g\",\"decision\":\"propose\",\"proposal_message\":null,\"more\":1}").json()))
            .isEmpty();
    }

    private static Answer answer(String json) {
        return new Answer(JsonAnswer.find(json).orElseThrow());
    }
}
