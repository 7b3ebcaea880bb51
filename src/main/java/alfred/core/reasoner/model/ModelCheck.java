package alfred.core.reasoner.model;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.StepType.Complexity;
import java.time.Duration;
import java.util.Map;

/// Finds out whether a model is there and answers in a form that can be used: for the settings page and `alfred doctor`.
public record ModelCheck(ModelClient client) {
    /// @throws alfred.core.reasoner.ReasonerFailure that says what is wrong
    public void run(Duration patience, Cancellation cancellation) {
        var schema = Schemas.check();
        var prompt = PromptTemplate.load("check").fill(Map.of("form", schema.inWords()));
        new ModelCalls(client, TokenCounter.rough(), UuidGate.REDACTING, cancellation)
            .ask("check", prompt, schema, Complexity.LOW, Deadline.in(patience), a -> a.text("answer"));
    }
}
