package alfred.core.context;

import java.util.List;
import java.util.Map;

/// The execution of a turn, recorded for the next ones (spec/pipeline.md, what is recorded): layer 3.
///
/// @param decision `plan_direct`, `propose`, `clarify`, `quick` or, for a turn without a reply, `stopped`, `failed`
/// or `cut_off` where it was interrupted
/// @param phase exploring, narrowing, confirming or executing; `""` if unknown
/// @param userExpressed a preference the user expressed, such as `prefers quick meals`; `""` for none
/// @param blockedReason why the turn was blocked; `""` if it was not
public record TurnExecutionSummary(
    int turn, String decision, String goal, List<StepSummary> steps, CurationSummary curation, String phase,
    String userExpressed,
    String blockedReason) {

    /// @param outcome a short text, such as `5 rows`
    public record StepSummary(String type, String subdomain, String description, String outcome, List<String> refs) {}

    /// The refs that Understand kept or removed.
    ///
    /// @param retained the reasons for keeping, by ref
    public record CurationSummary(Map<String, String> retained, List<String> demoted, List<String> dropped) {
        public static final CurationSummary NONE = new CurationSummary(Map.of(), List.of(), List.of());
    }

    /// A copy with a new phase and preference; `""` leaves the present value.
    TurnExecutionSummary feeling(String newPhase, String newlyExpressed) {
        return new TurnExecutionSummary(turn, decision, goal, steps, curation, newPhase.isEmpty() ? phase : newPhase,
            newlyExpressed.isEmpty() ? userExpressed : newlyExpressed, blockedReason);
    }

    /// The turn's number, goal and step outcomes on one line.
    public String inOneLine() {
        var outcomes = String.join("; ", steps.stream().map(s -> s.description() + ": " + s.outcome()).toList());
        return "Turn " + turn + ": " + goal + (outcomes.isEmpty() ? "" : " (" + outcomes + ")");
    }
}
