package alfred.core.reasoner;

import alfred.core.crud.ToolCall;
import java.util.List;

/// What Act wants next in a step (spec/pipeline.md, Act).
public sealed interface ActDecision {
    /// Calls, in order; with `isStepDone` the step is complete when all of them are done.
    record CallTools(List<ToolCall> calls, boolean isStepDone, String note) implements ActDecision {
        public CallTools {
            calls = List.copyOf(calls);
        }
    }

    /// The step is done.
    ///
    /// @param outcome in words, for the reply
    /// @param artifacts what a generate step made
    /// @param note for the next step
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

    /// @param suggestedNext what could be done instead; `""` for nothing
    record Blocked(String reasonCode, String details, String suggestedNext) implements ActDecision {}

    record Fail(String userMessage) implements ActDecision {}
}
