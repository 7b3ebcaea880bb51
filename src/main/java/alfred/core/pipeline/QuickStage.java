package alfred.core.pipeline;

import alfred.core.context.Resume;
import alfred.core.crud.call.ToolResult;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The fast path: one decision, no plan (spec/pipeline.md, Act Quick).
final class QuickStage {
    private final TurnServices services;
    private final Reasoner.Turn reasoner;
    private final Cancellation cancellation;

    QuickStage(TurnServices services, Reasoner.Turn reasoner, Cancellation cancellation) {
        this.services = services;
        this.reasoner = reasoner;
        this.cancellation = cancellation;
    }

    void run(TurnState state) {
        var understanding = state.understood();
        var any = new Plan.Step(understanding.quickIntent(), StepType.WRITE, understanding.quickSubdomain(), 0);
        var run =
            new StepRun(services, 1, any, Batch.none(services.registry()), List.of(), Mode.MAX_TOOL_CALLS_PER_STEP);
        var ending = ending(state, run);
        if (ending instanceof ActDecision.Blocked && hasFailed(run)) {
            ending = ending(state, run);
        }
        var status = ending == null ? StepOutcome.Status.DONE : StepOutcome.Status.BLOCKED;
        var words = ending instanceof ActDecision.Blocked blocked ? blocked.details() : "";
        services.emitContext();
        boolean isWrite = run.results().stream().anyMatch(result -> services.writes(result.call()));
        var step = new Plan.Step(understanding.quickIntent(), isWrite ? StepType.WRITE : StepType.READ,
            understanding.quickSubdomain(), 0);
        state.add(new StepOutcome(1, step, status, words, run.results(), List.of()), ending, "");
    }

    private static boolean hasFailed(StepRun run) {
        return !run.results().isEmpty() && run.results().getLast().outcome() == ToolResult.Outcome.REFUSED;
    }

    /// Asks for the decision, with what came of an earlier one, and carries it out; null if all went well.
    private @Nullable ActDecision ending(TurnState state, StepRun run) {
        cancellation.check();
        var decision = reasoner.actQuick(
            new ActContext(services.context(), state.understood(), null, 0, List.of(), run.results(), List.of(), "",
                List.of()));
        return decision instanceof ActDecision.CallTools calls
            ? call(calls.with(services::completed), run, state.understood().quickIntent())
            : decision;
    }

    private @Nullable ActDecision call(ActDecision.CallTools calls, StepRun run, String intent) {
        for (int i = 0; i < calls.calls().size(); i++) {
            cancellation.check();
            run.call(calls.calls().get(i));
            var result = run.results().getLast();
            if (result.outcome() == ToolResult.Outcome.REFUSED) {
                return new ActDecision.Blocked("tool_error", result.message(), "");
            }
            if (!result.isDone()) {
                return StepRun.question(services, result,
                    new Resume.Calls(intent, calls.calls().subList(i, calls.calls().size()), List.of()));
            }
        }
        return null;
    }
}
