package alfred.core.pipeline;

import alfred.core.context.Pending;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.Understanding;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The state of a turn between stages. Immutable.
///
/// @param ending the decision that ended the plan early; null if there is none
/// @param note the previous step's note for the next
/// @param pending the question that the reply asks; null if there is none
record TurnState(
    @Nullable Understanding understanding, @Nullable Plan plan, List<StepOutcome> outcomes,
    @Nullable ActDecision ending, String note,
    String reply, @Nullable Pending pending) {

    static final TurnState START = new TurnState(null, null, List.of(), null, "", "", null);

    TurnState {
        outcomes = List.copyOf(outcomes);
    }

    Understanding understood() {
        if (understanding == null) {
            throw new IllegalStateException("Understand has not run");
        }
        return understanding;
    }

    int nextStep() {
        return outcomes.size();
    }

    boolean hasMoreSteps() {
        return plan != null && ending == null && outcomes.size() < plan.steps().size();
    }

    TurnState with(Understanding next) {
        return new TurnState(next, plan, outcomes, ending, note, reply, pending);
    }

    TurnState with(Plan next) {
        return new TurnState(understanding, next, outcomes, ending, note, reply, pending);
    }

    TurnState and(StepOutcome outcome, @Nullable ActDecision end, String newNote) {
        var all = new ArrayList<>(outcomes);
        all.add(outcome);
        return new TurnState(understanding, plan, all, end, newNote, reply, pending);
    }

    TurnState answered(String text, @Nullable Pending open) {
        return new TurnState(understanding, plan, outcomes, ending, note, text, open);
    }
}
