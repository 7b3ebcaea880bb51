package alfred.core.pipeline;

import alfred.core.context.Pending;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.Understanding;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the stages of one turn have come to so far. Belongs to its pipeline, and to the thread that runs the turn.
final class TurnState {
    private final List<StepOutcome> outcomes = new ArrayList<>();
    private @Nullable Understanding understanding;
    private @Nullable Plan plan;
    private @Nullable ActDecision ending;
    private @Nullable Pending pending;
    private String note = "";
    private String reply = "";

    /// What Understand returned.
    ///
    /// @throws IllegalStateException if it has not run
    Understanding understood() {
        if (understanding == null) {
            throw new IllegalStateException("Understand has not run");
        }
        return understanding;
    }

    /// As [#understood()]; null if Understand has not run.
    @Nullable
    Understanding understanding() {
        return understanding;
    }

    /// The plan; null before Think, and on the quick path.
    @Nullable
    Plan plan() {
        return plan;
    }

    /// The outcomes of the steps so far.
    List<StepOutcome> outcomes() {
        return List.copyOf(outcomes);
    }

    /// The decision that ended the plan early; null if there is none.
    @Nullable
    ActDecision ending() {
        return ending;
    }

    /// The previous step's note for the next.
    String note() {
        return note;
    }

    String reply() {
        return reply;
    }

    /// The question that the reply asks; null if there is none.
    @Nullable
    Pending pending() {
        return pending;
    }

    int nextStep() {
        return outcomes.size();
    }

    boolean hasMoreSteps() {
        return plan != null && ending == null && outcomes.size() < plan.steps().size();
    }

    void understand(Understanding next) {
        understanding = next;
    }

    void plan(Plan next) {
        plan = next;
    }

    /// Adds the outcome of a step.
    ///
    /// @param end the decision that ends the plan with it; null if it goes on
    void add(StepOutcome outcome, @Nullable ActDecision end, String newNote) {
        outcomes.add(outcome);
        ending = end;
        note = newNote;
    }

    /// @param open the question that the reply asks; null if there is none
    void answer(String text, @Nullable Pending open) {
        reply = text;
        pending = open;
    }
}
