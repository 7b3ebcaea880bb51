package alfred.core.context;

import java.util.List;
import java.util.Map;

/// What happened in a turn, for the next ones (spec/pipeline.md, what is recorded): layer 3.
///
/// @param decision `plan_direct`, `propose`, `clarify`, or `quick`
/// @param phase exploring, narrowing, confirming or executing; `""` where unknown
/// @param userExpressed such as `prefers quick meals`; `""` for nothing
/// @param blockedReason `""` where nothing was blocked
public record TurnExecutionSummary(
    int turn, String decision, String goal, List<StepSummary> steps, CurationSummary curation, String phase, String userExpressed,
    String blockedReason) {

    /// @param outcome in words, such as `5 rows`
    public record StepSummary(String type, String subdomain, String description, String outcome, List<String> refs) {}

    /// @param retained reasons by ref
    public record CurationSummary(Map<String, String> retained, List<String> demoted, List<String> dropped) {
        public static final CurationSummary NONE = new CurationSummary(Map.of(), List.of(), List.of());
    }

    /// As it is, with what the user seemed to be about; `""` for nothing new.
    TurnExecutionSummary feeling(String newPhase, String newlyExpressed) {
        return new TurnExecutionSummary(turn, decision, goal, steps, curation, newPhase.isEmpty() ? phase : newPhase,
            newlyExpressed.isEmpty() ? userExpressed : newlyExpressed, blockedReason);
    }

    public String inOneLine() {
        var outcomes = String.join("; ", steps.stream().map(s -> s.description() + ": " + s.outcome()).toList());
        return "Turn " + turn + ": " + goal + (outcomes.isEmpty() ? "" : " (" + outcomes + ")");
    }
}
