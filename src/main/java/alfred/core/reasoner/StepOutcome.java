package alfred.core.reasoner;

import alfred.core.crud.call.ToolResult;
import java.util.List;
import java.util.Locale;

/// The outcome of a step.
///
/// @param number the step's number, from 1
/// @param words the outcome as described by Act; `""` if Act gave none
/// @param results the step's calls, in order
/// @param artifacts the refs of the drafts made or changed
public record StepOutcome(int number, Plan.Step step, Status status, String words, List<ToolResult> results,
    List<String> artifacts) {
    public enum Status {
        DONE, BLOCKED, BROKEN_OFF;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public StepOutcome {
        results = List.copyOf(results);
        artifacts = List.copyOf(artifacts);
    }

    public List<ToolResult.Write> writes() {
        return results.stream().flatMap(r -> r.writes().stream()).toList();
    }
}
