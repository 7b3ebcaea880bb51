package alfred.core.reasoner.model.answer;

import alfred.core.context.Pending;
import alfred.core.crud.call.ToolCall;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.Routing;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Understanding.Curation;
import alfred.core.reasoner.Understanding.EntityMention;
import alfred.core.reasoner.Understanding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Converts validated answers to the stages' results. Unknown refs are ignored, since a model may not invent any.
public record AnswerReader(TurnContext turn) {
    /// An answer that fits its schema but makes no sense; the message is returned to the model.
    public static final class Senseless extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Senseless(String message) {
            super(message, null, false, false);
        }
    }

    public Understanding understanding(Answer a) {
        var curation = a.part("entity_curation");
        var retain = new LinkedHashMap<String, String>();
        curation.list("retain_active").stream().filter(r -> isKnown(r.text("ref")))
            .forEach(r -> retain.put(r.text("ref"), r.text("reason")));
        var mentions = a.list("entity_mentions").stream().filter(m -> isKnown(m.text("ref")))
            .map(m -> new EntityMention(m.text("text"), m.text("ref"), Math.clamp(m.decimal("confidence"), 0, 1)))
            .toList();
        boolean isAnswer = a.isTrue("answers_pending") && turn.conversation().open().isPresent();
        boolean isQuick = a.isTrue("quick_mode") && !a.text("quick_intent").isEmpty();
        return new Understanding(known(a.texts("referenced_entities")), mentions,
            new Curation(retain, known(curation.texts("demote")), known(curation.texts("drop")),
                curation.isTrue("clear_all")),
            isQuick, a.text("quick_intent"), a.text("quick_subdomain"), questions(a), a.texts("constraint_snapshot"),
            isAnswer, isAnswer && a.isTrue("agrees"), a.texts("constraints_withdrawn"), a.isTrue("asks_more"));
    }

    private List<Question> questions(Answer a) {
        var options = known(a.texts("disambiguation_options"));
        if (a.isTrue("needs_disambiguation") && options.size() > 1) {
            var asked = a.texts("clarification_questions");
            var choices = options.stream()
                .map(ref -> new Pending.Choice(turn.entry(ref).map(e -> e.label()).orElse(ref), ref)).toList();
            return List.of(new Question(asked.isEmpty() ? "Which one do you mean?" : asked.getFirst(), choices, ""));
        }
        return a.isTrue("needs_clarification") ? a.texts("clarification_questions").stream().map(Question::of).toList()
            : List.of();
    }

    public Routing routing(Answer a) {
        return new Routing(a.text("agent"), a.text("goal"),
            StepType.Complexity.valueOf(a.text("complexity").toUpperCase(Locale.ROOT)));
    }

    public Plan plan(Answer a) {
        var decision = Plan.Decision.valueOf(a.text("decision").toUpperCase(Locale.ROOT));
        var steps = a.list("steps").stream().map(s -> new Plan.Step(s.text("description"),
            StepType.valueOf(s.text("step_type").toUpperCase(Locale.ROOT)), s.text("subdomain"),
            Math.max(0, s.number("group")))).toList();
        var questions = a.texts("clarification_questions").stream().map(Question::of).toList();
        var proposal = a.text("proposal_message");
        return switch (decision) {
            case PLAN_DIRECT -> {
                yield new Plan(a.text("goal"), steps, decision, proposal, "", List.of());
            }
            case PROPOSE -> {
                require(!proposal.isEmpty(), "A proposal needs \"proposal_message\".");
                yield new Plan(a.text("goal"), List.of(), decision, proposal, a.part("steps").json().toString(),
                    List.of());
            }
            case CLARIFY -> {
                require(!questions.isEmpty(), "A clarification needs \"clarification_questions\".");
                yield new Plan(a.text("goal"), List.of(), decision, "", "", questions);
            }
        };
    }

    public ActDecision act(Answer a) {
        return switch (a.text("action")) {
            case "tool_call" -> new ActDecision.CallTools(calls(a), a.isTrue("step_done"), a.text("note"));
            case "step_complete" -> new ActDecision.CompleteStep(
                a.text("outcome"), a.list("artifacts").stream().map(this::artifact).toList(), a.text("note"));
            case "request_schema" -> new ActDecision.RequestSchema(a.text("subdomain"));
            case "retrieve_step" -> new ActDecision.RetrieveStep(a.number("step"));
            case "retrieve_archive" -> new ActDecision.RetrieveArchive(a.text("key"));
            case "ask_user" -> {
                require(!a.text("question").isEmpty(), "\"ask_user\" needs \"question\".");
                var choices = a.list("choices").stream()
                    .map(c -> new Pending.Choice(c.text("text"), isKnown(c.text("ref")) ? c.text("ref") : "")).toList();
                yield new ActDecision.AskUser(new Question(a.text("question"), choices, ""));
            }
            case "blocked" ->
                new ActDecision.Blocked(a.text("reason_code"), a.text("details"), a.text("suggested_next"));
            default -> new ActDecision.Fail(
                a.text("user_message").isEmpty() ? "That could not be done." : a.text("user_message"));
        };
    }

    public static Summary summary(Answer a) {
        return new Summary(
            a.text("assistant_summary"), a.text("engagement_summary"), a.text("conversation_phase"),
            a.text("user_expressed"),
            a.text("history_summary"));
    }

    public Handoff handoff(Answer a) {
        var action = Stream.of(Handoff.Action.values()).filter(one -> one.word().equals(a.text("action"))).findFirst()
            .orElse(Handoff.Action.CLOSE);
        var drafts = action == Handoff.Action.SAVE ? a.list("artifacts").stream().map(this::artifact).toList()
            : List.<Artifact>of();
        return new Handoff(a.text("summary"), action, a.text("action_detail"), a.text("content"), drafts);
    }

    private static List<ToolCall> calls(Answer a) {
        return Stream.concat(Stream.of(a), a.list("more").stream()).map(AnswerReader::call).toList();
    }

    private static ToolCall call(Answer a) {
        require(!a.text("tool").isEmpty(), "\"tool_call\" needs \"tool\".");
        boolean needsTable = a.text("tool").startsWith("db_");
        require(!needsTable || !a.text("table").isEmpty(), "\"" + a.text("tool") + "\" needs \"table\".");
        return new ToolCall(a.text("tool"), needsTable ? a.text("table") : "", conditions(a, "filters"),
            conditions(a, "or_filters"),
            a.texts("columns"), a.texts("order"), a.number("limit"), rows(a), a.pairs("args"));
    }

    private static List<ToolCall.Condition> conditions(Answer a, String name) {
        return a.list(name).stream().map(f -> new ToolCall.Condition(f.text("field"), f.text("op"), f.value("value")))
            .toList();
    }

    /// Returns one map per row; a single row need not be wrapped.
    private static List<Map<String, @Nullable Object>> rows(Answer a) {
        boolean isOneRow = a.list("data").stream().anyMatch(item -> item.json().has("field"));
        return isOneRow ? List.of(a.pairs("data"))
            : a.list("data").stream().map(item -> item.pairs("fields")).filter(row -> !row.isEmpty()).toList();
    }

    private Artifact artifact(Answer a) {
        var ref = a.text("ref");
        boolean isDraft = turn.entry(ref).filter(e -> e.isUnsaved()).isPresent();
        var content = a.pairs("content");
        content.remove("id");
        require(!content.isEmpty(), "An artifact needs \"content\".");
        return new Artifact(isDraft ? ref : "", a.text("type"), content);
    }

    private List<String> known(List<String> refs) {
        return refs.stream().filter(this::isKnown).distinct().toList();
    }

    private boolean isKnown(String ref) {
        return turn.entry(ref).isPresent();
    }

    private static void require(boolean isMet, String otherwise) {
        if (!isMet) {
            throw new Senseless(otherwise);
        }
    }
}
