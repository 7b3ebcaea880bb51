package alfred.core.reasoner;

import alfred.core.crud.ToolResult;
import java.util.List;
import java.util.Locale;

/// What a step came to.
///
/// @param number from 1
/// @param words the outcome as Act put it; `""` where only the results speak
/// @param results its calls, in order
/// @param artifacts refs that it made or changed
public record StepOutcome(int number, Plan.Step step, Status status, String words, List<ToolResult> results, List<String> artifacts) {
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
