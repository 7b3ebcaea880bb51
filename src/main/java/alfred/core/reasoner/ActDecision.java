package alfred.core.reasoner;

import alfred.core.crud.call.ToolCall;
import java.util.List;
import java.util.function.UnaryOperator;

/// The next decision of Act within a step (spec/pipeline.md, Act).
public sealed interface ActDecision {
    /// Calls tools in order. With `isStepDone` the step is complete once all calls have succeeded.
    record CallTools(List<ToolCall> calls, boolean isStepDone, String note) implements ActDecision {
        public CallTools {
            calls = List.copyOf(calls);
        }

        /// Returns the same with each call changed.
        public CallTools with(UnaryOperator<ToolCall> change) {
            return new CallTools(calls.stream().map(change).toList(), isStepDone, note);
        }
    }

    /// Completes the step.
    ///
    /// @param outcome a description of the outcome, for the reply
    /// @param artifacts the content made by a generate step
    /// @param note a note for the next step
    record CompleteStep(String outcome, List<Artifact> artifacts, String note) implements ActDecision {
        public CompleteStep {
            artifacts = List.copyOf(artifacts);
        }
    }

    record RequestSchema(String subdomain) implements ActDecision {}

    /// @param step the number of an earlier step of this turn, from 1
    record RetrieveStep(int step) implements ActDecision {}

    record RetrieveArchive(String key) implements ActDecision {}

    record AskUser(Question question) implements ActDecision {}

    /// @param suggestedNext an alternative to suggest to the user; `""` for none
    record Blocked(String reasonCode, String details, String suggestedNext) implements ActDecision {}

    record Fail(String userMessage) implements ActDecision {}
}
