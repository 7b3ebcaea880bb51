package alfred.core.pipeline;

import alfred.core.context.AssistantSummary;
import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.context.TurnExecutionSummary.CurationSummary;
import alfred.core.context.TurnExecutionSummary.StepSummary;
import alfred.core.domain.Row;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.StepOutcome;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Keeps what the next turns need of this one (spec/pipeline.md, Summarize). Decisions of Understand are recorded here, not carried out.
final class SummarizeStage {
    private final Workbench bench;

    SummarizeStage(Workbench bench) {
        this.bench = bench;
    }

    void run(TurnState state, Summary summary) {
        var registry = bench.registry();
        registry.clearTurnPromoted();
        var context = bench.context();
        var shortened = summary.assistantSummary().isEmpty() ? AssistantSummary.of(state.reply(), bench.domain()) : summary.assistantSummary();
        var turn = new ConversationTurn(context.turn(), context.message(), state.reply(), shortened.equals(state.reply()) ? "" : shortened);
        var next = bench.conversation().after(turn, execution(state, summary, context.turn())).with(state.pending()).withMemo(summary.memo())
            .withMemo(Map.of(Conversation.ASKED_WITH, state.pending() == null ? "" : bench.words()));
        bench.conversation(summary.engagement().isEmpty() ? next : next.withEngagement(summary.engagement()));
    }

    private static TurnExecutionSummary execution(TurnState state, Summary summary, int turn) {
        var understanding = state.understood();
        var plan = state.plan();
        var curation = understanding.curation();
        return new TurnExecutionSummary(turn,
            plan == null ? "quick" : plan.decision().name().toLowerCase(Locale.ROOT),
            plan == null ? understanding.quickIntent() : plan.goal(),
            state.outcomes().stream().map(SummarizeStage::step).toList(),
            new CurationSummary(curation.retain(), curation.demote(), curation.drop()),
            summary.phase(), summary.userExpressed(),
            state.ending() instanceof ActDecision.Blocked blocked ? blocked.details() : "");
    }

    private static StepSummary step(StepOutcome outcome) {
        var refs = outcome.results().stream().flatMap(r -> r.rows().stream()).map(r -> r.text(Row.ID)).filter(r -> !r.isEmpty()).distinct()
            .limit(20).toList();
        var words = outcome.status() == StepOutcome.Status.DONE ? did(outcome) : outcome.status().text() + ": " + outcome.words();
        return new StepSummary(outcome.step().type().text(), outcome.step().subdomain(), outcome.step().description(), words, refs);
    }

    /// What happened to entities, such as `updated recipe_3`; else how many rows were found.
    private static String did(StepOutcome outcome) {
        var done = Stream.concat(outcome.writes().stream().map(w -> w.action() + " " + w.ref()), outcome.artifacts().stream()
            .map(ref -> "made " + ref))
            .limit(20).collect(Collectors.joining(", "));
        return done.isEmpty() ? outcome.results().stream().mapToLong(r -> r.rows().size()).sum() + " rows" : done;
    }
}
