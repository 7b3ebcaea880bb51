package alfred.core.reasoner.model.answer;

import static alfred.core.reasoner.model.call.Shape.essential;
import static alfred.core.reasoner.model.call.Shape.field;
import static alfred.core.reasoner.model.call.Shape.fields;
import static alfred.core.reasoner.model.call.Shape.flag;
import static alfred.core.reasoner.model.call.Shape.text;
import static alfred.core.reasoner.model.call.Shape.texts;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.DraftEdit;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Agent;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.DomainTool;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Subdomain;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.model.call.OutputSchema;
import alfred.core.reasoner.model.call.Shape.Decimal;
import alfred.core.reasoner.model.call.Shape.Field;
import alfred.core.reasoner.model.call.Shape.Fields;
import alfred.core.reasoner.model.call.Shape.Json;
import alfred.core.reasoner.model.call.Shape.ListOf;
import alfred.core.reasoner.model.call.Shape.OneOf;
import alfred.core.reasoner.model.call.Shape.Whole;
import alfred.core.reasoner.model.call.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The output schemas of the stages (spec/design.md, schemas). The names of tables and tools come from the domain.
public final class Schemas {
    static final String NONE = "NONE";
    private static final Shape PAIRS = new ListOf(fields(text("field", ""), field("value", new Json(), "")));

    private Schemas() {}

    public static OutputSchema router(DomainConfig domain) {
        return new OutputSchema("RouterOutput", fields(
            essential("agent", new OneOf(domain.agents().stream().map(Agent::name).toList()), ""),
            essential("goal", new Shape.Text(), "what the user wants, in a sentence"),
            essential("complexity", new OneOf(List.of("low", "medium", "high")), "how much planning it needs")));
    }

    public static OutputSchema understand(DomainConfig domain) {
        return new OutputSchema("UnderstandOutput", fields(
            texts("referenced_entities", "refs the user speaks of"),
            field("entity_mentions", new ListOf(fields(
                text("text", "the user's words"), text("ref", ""), field("confidence", new Decimal(), "0 to 1"))), ""),
            field("entity_curation", fields(
                field("retain_active", new ListOf(fields(text("ref", ""), text("reason", ""))), ""),
                texts("demote", ""), texts("drop", ""), flag("clear_all", "")), ""),
            essential("quick_mode", new Shape.Flag(), "one call answers it"),
            text("quick_intent", "what that call is to do"),
            field("quick_subdomain", new OneOf(withNone(domain.subdomains().stream().map(Subdomain::name))), ""),
            flag("needs_clarification", ""), texts("clarification_questions", ""),
            flag("needs_disambiguation", "several entities fit"), texts("disambiguation_options", "their refs"),
            texts("constraint_snapshot", "new demands"),
            texts("constraints_withdrawn", "standing demands that end, as they are listed"),
            flag("answers_pending", "the message answers the open question"),
            flag("agrees", "the answer is a yes to all of it, in any language"),
            flag("asks_more", "the message also asks for something else")));
    }

    public static OutputSchema think(DomainConfig domain) {
        var step = fields(
            essential("description", new Shape.Text(), ""),
            essential("step_type", new OneOf(List.of("read", "analyze", "generate", "write")), ""),
            essential("subdomain", new OneOf(domain.subdomains().stream().map(Subdomain::name).toList()), ""),
            field("group", new Whole(), "same number: independent of each other"));
        return new OutputSchema("ThinkOutput", fields(
            essential("goal", new Shape.Text(), ""),
            essential("decision", new OneOf(List.of("plan_direct", "propose", "clarify")), ""),
            field("steps", new ListOf(step), "also for a proposal"),
            text("proposal_message", "for propose"), texts("clarification_questions", "for clarify")));
    }

    public static OutputSchema act(DomainConfig domain) {
        var all = new ArrayList<Field>();
        all.add(essential("action",
            new OneOf(List.of("tool_call", "step_complete", "request_schema", "retrieve_step", "retrieve_archive",
                "ask_user", "blocked", "fail")),
            ""));
        all.addAll(call(domain));
        all.add(field("more", new ListOf(new Fields(call(domain))),
            "tool_call: further calls of this step, carried out in order"));
        all.add(flag("step_done", "tool_call: the step is complete once its calls are done"));
        all.add(text("outcome", "step_complete: what the step found or did"));
        all.add(text("note", "for the next step"));
        all.add(field("artifacts", artifacts(domain), "step_complete of a generate step: what was made"));
        all.add(field("subdomain", new OneOf(withNone(domain.subdomains().stream().map(Subdomain::name))),
            "request_schema"));
        all.add(field("step", new Whole(), "retrieve_step: its number"));
        all.add(text("key", "retrieve_archive"));
        all.add(text("question", "ask_user"));
        all.add(field("choices", new ListOf(fields(text("text", ""), text("ref", ""))), "ask_user"));
        all.add(text("reason_code", "blocked"));
        all.add(text("details", "blocked: why, in a sentence"));
        all.add(text("suggested_next", "blocked"));
        all.add(text("user_message", "fail"));
        return new OutputSchema("ActDecision", new Fields(all));
    }

    public static OutputSchema actQuick(DomainConfig domain) {
        var all = new ArrayList<Field>();
        all.add(essential("action", new OneOf(List.of("tool_call", "blocked")), "blocked: one call cannot do it"));
        all.addAll(call(domain));
        all.add(flag("rows_suffice", "a read: its rows as a plain English list are the whole answer"));
        all.add(text("details", "blocked: why, in a sentence"));
        return new OutputSchema("ActQuickDecision", new Fields(all));
    }

    public static OutputSchema summarize() {
        return new OutputSchema("SummarizeOutput", fields(
            essential("assistant_summary", new Shape.Text(), "the assistant's message in at most 100 words"),
            text("engagement_summary", "what the conversation is about, in one sentence"),
            field("conversation_phase",
                new OneOf(withNone(Stream.of("exploring", "narrowing", "confirming", "executing"))), ""),
            text("user_expressed", "a lasting wish, such as \"prefers it short\""),
            text("history_summary", "what came earlier, merged, in at most 300 words")));
    }

    private static Shape artifacts(DomainConfig domain) {
        return new ListOf(fields(
            text("ref", "the draft it replaces, \"\" for a new one"),
            essential("type", new OneOf(domain.entities().stream().map(EntityDefinition::type).toList()), ""),
            essential("content", PAIRS, "")));
    }

    public static OutputSchema handoff(DomainConfig domain) {
        return new OutputSchema("HandoffOutput", fields(
            essential("summary", new Shape.Text(), "what was talked about, in two sentences"),
            essential("action", new OneOf(Stream.of(Handoff.Action.values()).map(Handoff.Action::word).toList()), ""),
            text("action_detail", "what to save or update"), text("content", "the text itself"),
            field("artifacts", artifacts(domain), "save: what is to be kept, with its fields")));
    }

    /// A one-word answer, to test whether a model is reachable and follows a schema.
    public static OutputSchema check() {
        return new OutputSchema("Check", fields(essential("answer", new OneOf(List.of("yes", "no")), "")));
    }

    private static List<Field> call(DomainConfig domain) {
        var tools = Stream.concat(
            Stream.of(ToolCall.READ, ToolCall.CREATE, ToolCall.UPDATE, ToolCall.DELETE, SaveArtifact.NAME,
                DraftEdit.NAME,
                "undo", "redo"),
            domain.tools().stream().map(DomainTool::name));
        var filters = new ListOf(fields(text("field", ""), text("op", ""), field("value", new Json(), "")));
        return List.of(
            field("tool", new OneOf(withNone(tools), "the name of a tool, or \"NONE\""), "tool_call"),
            field("table", new OneOf(withNone(domain.entities().stream().map(EntityDefinition::table))),
                "for the db_ tools"),
            field("filters", filters, "all must hold"), field("or_filters", filters, "one of them must hold"),
            texts("columns", "[] for the usual ones"), texts("order", "such as \"expiry_date\" or \"rating desc\""),
            field("limit", new Whole(), "0 for all"),
            field("data", new ListOf(fields(field("fields", PAIRS, ""))),
                "rows to create, or one with the fields to set"),
            field("args", PAIRS, "for the other tools, one entry for each argument"));
    }

    private static List<String> withNone(Stream<String> names) {
        return Stream.concat(names.distinct(), Stream.of(NONE)).toList();
    }
}
