package alfred.core.reasoner.model.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.context.AssistantSummary;
import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.StepRecord;
import alfred.core.context.TurnExecutionSummary.CurationSummary;
import alfred.core.context.TurnExecutionSummary.StepSummary;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Understanding.EntityMention;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.model.Turns;
import alfred.core.reasoner.model.answer.Answer;
import alfred.core.reasoner.model.answer.AnswerReader;
import alfred.core.reasoner.model.answer.JsonAnswer;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.registry.RefEntry;
import alfred.core.row.Change;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Rules of spec/pipeline.md and spec/context.md that are easily overlooked: a test for each that shows in a prompt,
/// named after it.
class OverlookedPromptsTest {
    private static final TokenCounter COUNTER = TokenCounter.rough();
    private static final StagePrompts STAGES = new StagePrompts(Turns.DOMAIN, COUNTER);
    private static final ActPrompts ACTS = new ActPrompts(Turns.DOMAIN, COUNTER);
    private static final ReplyPrompts REPLIES = new ReplyPrompts(Turns.DOMAIN, COUNTER);
    private static final Understanding PLANNED = Understanding.planned(List.of(), false);
    private static final String CUT = "more, not shown";

    @Test
    void understandsDecisionHistory() {
        var turn = Turns.turn("Go on", List.of(), Conversation.EMPTY.withDecisions(List.of(
            new Conversation.Decision(3, "recipe_1", "retain", "the week"),
            new Conversation.Decision(4, "recipe_2", "demote", ""))));

        assertThat(STAGES.understand(new UnderstandContext(turn)).user())
            .contains(
                "What you decided before (turn, ref, decision, reason):\n3, recipe_1, retain, the week\n4, recipe_2, demote");
    }

    /// Engagement, entities, the last turns, and history if space remains: what is worth less goes first.
    @Test
    void thePriorityOrderOfCondensedContext() {
        var said = "word ".repeat(2_300);

        var tightHistory = think(refs(40, 5), "hello", lines(2_000));
        assertThat(tightHistory).contains("Planning a week.", "recipe_40", "User: hello", CUT);
        assertThat(after(tightHistory, "Earlier, in short:")).contains(CUT);

        var tightTurns = think(refs(90, 5), said, lines(10));
        assertThat(tightTurns).contains("Planning a week.", "recipe_1:", "recipe_90:").doesNotContain(said);

        var tightRefs = think(refs(3_000, 5), "hello", lines(10));
        assertThat(tightRefs).contains("Planning a week.");
        assertThat(after(tightRefs, "Recent (this turn and the last):")).contains(CUT);
    }

    /// Loaded rows, engagement, turns and history; the names of what is not loaded come at the end.
    @Test
    void thePriorityOrderOfFullContext() {
        var loaded = Row.of(Row.ID, "recipe_1", "name", "Soup", "instructions", List.of("Boil it."));
        var crowded = act(
            conversation("hello", lines(500))
                .withResults(List.of(new StepRecord(5, 1, "recipes", "", List.of(loaded)))),
            refs(6_000, 5));
        assertThat(crowded).contains("Boil it.", "Planning a week.", "User: hello", "line 0\n", "line 499");
        assertThat(between(crowded, "## Recent, data NOT loaded", "It is ")).contains(CUT);

        var talkative = act(
            conversation("hello", lines(20_000))
                .withResults(List.of(new StepRecord(5, 1, "recipes", "", List.of(loaded)))),
            refs(40, 5));
        assertThat(talkative).contains("Boil it.", "Planning a week.", "User: hello", "line 19999", "recipe_40");
        assertThat(between(talkative, "Earlier, in short:", "The conversation so far:")).contains(CUT);
    }

    @Test
    void theLegendsMarkersAndRelevantTypesOfTheDomain() {
        var entities = List.of(Turns.saved("recipe_1", "recipe", "Soup", 5), Turns.saved("ri_1", "ri", "a leek", 5),
            Turns.saved("log_1", "log", "Dal", 5));

        var think = STAGES.think(new ThinkContext(Turns.turn("Go on", entities, Conversation.EMPTY), PLANNED));
        var spoken = STAGES.think(new ThinkContext(Turns.turn("Rate it", entities, Conversation.EMPTY),
            Understanding.planned(List.of("log_1"), false)));

        assertThat(think.system()).as("the legend").contains("[read:summary] has no steps and no ingredient lines");
        assertThat(think.user()).as("relevant types").contains("recipe_1").doesNotContain("ri_1", "log_1");
        assertThat(spoken.user()).as("whatever is spoken of").contains("log_1: Dal").doesNotContain("ri_1");
        assertThat(STAGES.understand(new UnderstandContext(Turns.turn("Go on", entities, Conversation.EMPTY))).user())
            .as("all refs")
            .contains("recipe_1", "ri_1", "log_1");
        assertThat(
            AssistantSummary.of("**Soup**\nIngredients, instructions and servings", Turns.DOMAIN, List.of(), true))
            .as("markers")
            .isEqualTo("Generated recipe(s): Soup. [Content archived]");
    }

    @Test
    void refsSufficientPerStepType() {
        var system = STAGES.think(new ThinkContext(Turns.saying("Go on"), PLANNED)).system();

        assertThat(lineOf(system, "- `write`")).contains("its ref is enough");
        assertThat(lineOf(system, "- `analyze`")).contains("refs are not enough, read first");
        assertThat(lineOf(system, "- `generate`")).contains("For a plan of meals the recipes' refs are enough");
        assertThat(system).contains("vary a recipe, read it first");
    }

    @Test
    void theNarrativeLayerBesideTheDataTable() {
        var row = Row.of(Row.ID, "recipe_1", "name", "Soup", "servings", 4L);
        var talk = new Conversation("", List.of(new ConversationTurn(3, "show me soups", "Here.", ""),
            new ConversationTurn(4, "for four", "Done.", "")),
            "", Map.of(), null, List.of(did(3, "read", "1 rows"), did(4, "write", "updated recipe_1")), "",
            List.of(new StepRecord(3, 1, "recipes", "", List.of(row.with("servings", 2L))),
                new StepRecord(4, 1, "recipes", "", List.of(row))),
            List.of(), List.of(), Map.of());

        var user = act(talk, List.of(Turns.saved("recipe_1", "recipe", "Soup", 4)));

        assertThat(between(user, "Turn 3", "Turn 4")).contains("Done: read recipe_1");
        assertThat(user).contains("Done: updated recipe_1").containsOnlyOnce("\"recipe_1\"").contains("\"servings\":4")
            .doesNotContain("\"servings\":2");
    }

    @Test
    void mentionConfidence() {
        var soup = Turns.saved("recipe_1", "recipe", "Soup", 5);
        var stew = Turns.saved("recipe_2", "recipe", "Stew", 5);
        var turn = Turns.turn("Delete that one", List.of(soup, stew), Conversation.EMPTY);
        var read = new AnswerReader(turn).understanding(new Answer(JsonAnswer.find("""
            {"referenced_entities":["recipe_1","recipe_2"],"entity_mentions":[{"text":"that one","ref":"recipe_1","confidence":0.4},
             {"text":"stew","ref":"recipe_2","confidence":7}]}""").orElseThrow()));

        assertThat(read.mentions()).containsExactly(new EntityMention("that one", "recipe_1", 0.4),
            new EntityMention("stew", "recipe_2", 1));
        var think = STAGES.think(new ThinkContext(turn, read));
        assertThat(think.user())
            .contains("The message speaks of: recipe_1 (Soup), which is not sure, recipe_2 (Stew)\n");
        assertThat(think.system()).contains(
            "Where it is not sure what the message speaks of, and the plan would change or delete it, `clarify`");
    }

    @Test
    void theFieldsOfABlockedAction() {
        var blocked = new AnswerReader(Turns.saying("Go on")).act(new Answer(JsonAnswer.find("""
            {"action":"blocked","reason_code":"no_data","details":"No cod is left.","suggested_next":"Take salmon."}""")
            .orElseThrow()));

        assertThat(blocked).isEqualTo(new ActDecision.Blocked("no_data", "No cod is left.", "Take salmon."));
        assertThat(reply("Cook the cod", List.of(), blocked, List.of())).contains("BLOCKED: No cod is left.\n",
            "What could come next: Take salmon.");
    }

    @Test
    void theActionMismatchWarningInReply() {
        var read = outcome(StepType.READ, StepOutcome.Status.DONE, List.of(), List.of());
        var warning = "Nothing was changed in this turn, although the message may ask for it.";

        assertThat(reply("Change the servings to six", List.of(read), null, List.of())).contains(warning);
        assertThat(reply("How long does it take?", List.of(read), null, List.of())).doesNotContain(warning);
        var wrote = outcome(StepType.WRITE, StepOutcome.Status.DONE,
            List.of(new ToolResult.Write(Change.Kind.UPDATED, "recipe_1", "recipe", "Soup")),
            List.of());
        assertThat(reply("Change the servings to six", List.of(wrote), null, List.of())).doesNotContain(warning);
    }

    @Test
    void theSingleNextStepSuggestionInReply() {
        var made = outcome(StepType.GENERATE, StepOutcome.Status.DONE, List.of(), List.of("gen_recipe_1"));
        var broken = outcome(StepType.WRITE, StepOutcome.Status.BROKEN_OFF, List.of(), List.of());
        var soup = List.of(Turns.draft("gen_recipe_1", "Soup"));

        assertThat(reply("Make me a soup", List.of(made), null, soup)).containsOnlyOnce("What could come next")
            .contains("next: to save Soup\n");
        assertThat(reply("Make me a soup", List.of(made, broken), null, soup)).as("one alone")
            .containsOnlyOnce("What could come next");
        assertThat(reply("Put it there", List.of(broken), null, List.of()))
            .contains("next: to go on with what is left of this: Do it\n");
        assertThat(reply("Show me soups",
            List.of(outcome(StepType.READ, StepOutcome.Status.DONE, List.of(), List.of())), null, List.of()))
            .doesNotContain("What could come next");
    }

    @Test
    void theVerbosityOfModes() {
        var made = outcome(StepType.GENERATE, StepOutcome.Status.DONE, List.of(), List.of("gen_recipe_1"));
        var soup = List.of(Turns.draft("gen_recipe_1", "Soup"));

        assertThat(reply("Make me a soup, briefly", List.of(made), null, soup)).contains("Be short:")
            .doesNotContain("What could come next");
        assertThat(reply("Make me a soup", List.of(made), null, soup)).doesNotContain("Be short:", "Say it in full:");
        assertThat(reply("Make me a soup and explain why", List.of(made), null, soup)).contains("Say it in full:");
        assertThat(reply(Mode.QUICK, "Make me a soup", List.of(made), null, soup)).contains("Be short:");
        assertThat(reply(Mode.CREATE, "Make me a soup", List.of(made), null, soup)).contains("Say it in full:");
        assertThat(reply(Mode.CREATE, "Make me a soup, keep it short", List.of(made), null, soup)).as("the words win")
            .contains("Be short:");
    }

    private static String think(List<RefEntry> entities, String said, String history) {
        return STAGES.think(new ThinkContext(Turns.turn("Go on", entities, conversation(said, history)), PLANNED))
            .user();
    }

    private static String act(Conversation conversation, List<RefEntry> entities) {
        var plan = Plan.direct("goal", List.of(new Plan.Step("Do it", StepType.ANALYZE, "recipes", 0)));
        return ACTS
            .act(new ActContext(Turns.turn("Go on", entities, conversation), PLANNED, plan, 0, List.of(), List.of(),
                List.of(), "", List.of()))
            .user();
    }

    private static String reply(String message, List<StepOutcome> outcomes, @Nullable ActDecision ending,
        List<RefEntry> entities) {
        return reply(Mode.AUTO, message, outcomes, ending, entities);
    }

    private static String reply(Mode mode, String message, List<StepOutcome> outcomes, @Nullable ActDecision ending,
        List<RefEntry> entities) {
        var turn =
            new TurnContext(Turns.DOMAIN, message, List.of(), mode, 5, Turns.NOW, entities, Conversation.EMPTY, "", "");
        return REPLIES.reply(new ReplyContext(turn, PLANNED, Plan.direct("goal", List.of()), outcomes, ending)).user();
    }

    private static StepOutcome outcome(StepType type, StepOutcome.Status status, List<ToolResult.Write> writes,
        List<String> artifacts) {
        var result =
            new ToolResult(ToolCall.read("recipes"), ToolResult.Outcome.DONE, List.of(), "", List.of(), writes, 1);
        return new StepOutcome(1, new Plan.Step("Do it", type, "recipes", 0), status, "", List.of(result), artifacts);
    }

    private static TurnExecutionSummary did(int turn, String type, String outcome) {
        return new TurnExecutionSummary(turn, "plan_direct", "goal",
            List.of(new StepSummary(type, "recipes", "step", outcome, List.of("recipe_1"))), CurationSummary.NONE, "",
            "", "");
    }

    private static Conversation conversation(String said, String history) {
        return new Conversation("Planning a week.",
            List.of(new ConversationTurn(3, "before", "yes", ""), new ConversationTurn(4, said, "yes", "")),
            history, Map.of(), null, List.of(), "", List.of(), List.of(), List.of(), Map.of());
    }

    private static List<RefEntry> refs(int count, int turn) {
        return IntStream.rangeClosed(1, count)
            .mapToObj(i -> Turns.saved("recipe_" + i, "recipe", "A dish of the name " + i, turn)).toList();
    }

    private static String lines(int count) {
        return IntStream.range(0, count).mapToObj(i -> "Turn: the user asked for something, line " + i)
            .collect(Collectors.joining("\n"));
    }

    private static String lineOf(String text, String start) {
        return text.lines().filter(line -> line.startsWith(start)).collect(Collectors.joining("\n"));
    }

    private static String after(String text, String heading) {
        return between(text, heading, "</data>");
    }

    private static String between(String text, String from, String to) {
        int start = text.indexOf(from);
        assertThat(start).as(from).isNotNegative();
        int end = text.indexOf(to, start);
        return text.substring(start, end < 0 ? text.length() : end);
    }
}
