package alfred.cli;

import alfred.core.context.Pending;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.RowJson;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.StepOutcome;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// Converts events to the JSON of the headless interface (spec/headless.md, event fields).
final class EventJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    /// Maximum number of rows included in the event of a step; `tool_calls` counts all of them.
    private static final int MAX_ROWS = 100;

    private EventJson() {}

    static ObjectNode of(PipelineEvent event) {
        return switch (event) {
            case PipelineEvent.Thinking e -> node("thinking").put("message", e.message());
            case PipelineEvent.ThinkComplete e ->
                node("think_complete").put("goal", e.goal()).put("stepCount", e.stepCount());
            case PipelineEvent.PlanMade e -> node("plan").put("goal", e.goal()).put("total_steps", e.steps().size())
                .set("steps", array(e.steps(), EventJson::step));
            case PipelineEvent.Propose e -> node("propose").put("goal", e.goal()).put("proposal_message", e.proposal())
                .set("choices", choices(e.choices()));
            case PipelineEvent.Clarify e ->
                node("clarify").put("goal", e.goal()).set("questions", array(e.questions(), EventJson::question));
            case PipelineEvent.StepStarted e -> node("step").put("step", e.number()).put("total", e.total())
                .put("description", e.step().description()).put("step_type", e.step().type().text())
                .put("group", e.step().group());
            case PipelineEvent.StepCompleted e -> stepComplete(e.outcome(), e.total());
            case PipelineEvent.Working e -> node("working").put("step", e.step());
            case PipelineEvent.ActiveContext e -> activeContext(e);
            case PipelineEvent.Token e -> node("token").put("text", e.text());
            case PipelineEvent.Done e -> node("done").put("response", e.response())
                .<ObjectNode>set("writes", array(e.writes(), EventJson::write))
                .put("model_calls", e.usage().calls()).put("ms", e.millis())
                .put("understood", e.understood());
            case PipelineEvent.ContextUpdated e -> node("context_updated").put("turn", e.turn());
            case PipelineEvent.CancelledTurn e -> node("cancelled").set("writes", array(e.writes(), EventJson::write));
            case PipelineEvent.Failed e ->
                node("failed").put("message", e.message()).put("kind", e.kind()).put("retriable", e.isRetriable())
                    .set("writes", array(e.writes(), EventJson::write));
            case PipelineEvent.HandedOff e ->
                node("handoff").put("summary", e.handoff().summary()).put("action", e.handoff().action().word())
                    .put("action_detail", e.handoff().actionDetail()).put("content", e.handoff().content());
        };
    }

    static ObjectNode node(String type) {
        return JSON.objectNode().put("type", type);
    }

    static <T> ArrayNode array(Collection<T> items, Function<T, ObjectNode> each) {
        var array = JSON.arrayNode();
        items.forEach(item -> array.add(each.apply(item)));
        return array;
    }

    private static ObjectNode step(Plan.Step step) {
        return JSON.objectNode().put("description", step.description()).put("step_type", step.type().text())
            .put("subdomain", step.subdomain())
            .put("group", step.group());
    }

    private static ObjectNode question(Question question) {
        return JSON.objectNode().put("text", question.text()).set("choices", choices(question.choices()));
    }

    /// Returns what is sent for each choice, as a script would send it.
    private static ArrayNode choices(List<Pending.Choice> choices) {
        return texts(choices.stream().map(Pending.Choice::message).toList());
    }

    private static ArrayNode texts(List<String> texts) {
        var array = JSON.arrayNode();
        texts.forEach(array::add);
        return array;
    }

    private static ObjectNode stepComplete(StepOutcome outcome, int total) {
        var data = JSON.arrayNode();
        outcome.results().stream().flatMap(r -> r.rows().stream()).limit(MAX_ROWS)
            .forEach(row -> data.add(RowJson.show(row)));
        return node("step_complete").put("step", outcome.number()).put("total", total)
            .put("outcome", outcome.status().text())
            .<ObjectNode>set("data", data).set("tool_calls", array(outcome.results(), EventJson::toolCall));
    }

    private static ObjectNode toolCall(ToolResult result) {
        var filters = JSON.arrayNode();
        result.call().filters().forEach(f -> filters.add(f.toString()));
        result.call().orFilters().forEach(f -> filters.add("or " + f));
        return JSON.objectNode().put("tool", result.call().tool()).put("table", result.call().table())
            .<ObjectNode>set("filters", filters)
            .put("rows", result.rows().size()).put("ms", result.millis());
    }

    static ObjectNode write(ToolResult.Write write) {
        return JSON.objectNode().put("action", write.action().word()).put("ref", write.ref()).put("type", write.type())
            .put("label", write.label());
    }

    private static ObjectNode activeContext(PipelineEvent.ActiveContext event) {
        return node("active_context").<ObjectNode>set("active", array(event.active(), EventJson::card))
            .<ObjectNode>set("generated", array(event.generated(), EventJson::card))
            .set("retained", array(event.retained(), EventJson::card));
    }

    private static ObjectNode card(RefEntry entry) {
        return by(entry).put("ref", entry.ref()).put("type", entry.type()).put("label", entry.label())
            .put("action", entry.action().tag())
            .put("turn", entry.turnLastRef()).put("reason", reason(entry)).put("unsaved", entry.isUnsaved());
    }

    /// A node with who in the household did the last action elsewhere, if somebody did.
    private static ObjectNode by(RefEntry entry) {
        return entry.by().isEmpty() ? JSON.objectNode() : JSON.objectNode().put("by", entry.by());
    }

    static ObjectNode entity(RefEntry entry, Tier tier) {
        return by(entry).put("ref", entry.ref()).put("type", entry.type()).put("label", entry.label())
            .put("action", entry.action().tag())
            .put("tier", tier.text()).put("turn_created", entry.turnCreated()).put("turn_last_ref", entry.turnLastRef())
            .put("reason", reason(entry)).put("pinned", entry.isPinned()).put("unsaved", entry.isUnsaved())
            .put("detail", entry.detail().level());
    }

    private static String reason(RefEntry entry) {
        return entry.isPinned() ? "pinned by you" : entry.reason();
    }

    static ObjectNode pending(Pending pending) {
        return JSON.objectNode().put("kind", pending.kind().name().toLowerCase(Locale.ROOT)).put("text", pending.text())
            .set("choices", choices(pending.choices()));
    }
}
