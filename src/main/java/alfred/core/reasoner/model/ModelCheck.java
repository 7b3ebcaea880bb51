package alfred.core.reasoner.model;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.StepType.Complexity;
import alfred.core.reasoner.model.answer.Schemas;
import alfred.core.reasoner.model.call.Deadline;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.Prompt;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.reasoner.model.prompt.PromptTemplate;
import alfred.core.reasoner.model.prompt.UuidGate;
import java.time.Duration;
import java.util.Map;

/// Tests whether a model is reachable, gives usable structured answers, and streams; for the settings page.
public record ModelCheck(ModelClient client) {
    private static final Prompt COUNT = new Prompt("You answer in one short sentence.", "Name ten vegetables.");

    /// The measurements of a streamed reply.
    ///
    /// @param pieces the number of pieces; 1 if the reply came as a whole
    /// @param firstMillis the time to the first piece in milliseconds
    public record Streamed(int pieces, long firstMillis, double wordsPerSecond) {}

    /// Asks for a short structured answer.
    ///
    /// @throws alfred.core.reasoner.ReasonerFailure if there is no usable answer in time; its message says why
    public void run(Duration patience, Cancellation cancellation) {
        var schema = Schemas.check();
        var prompt = PromptTemplate.load("check").fill(Map.of("form", schema.inWords()));
        new ModelCalls(client, TokenCounter.rough(), UuidGate.REDACTING, cancellation)
            .ask("check", prompt, schema, Complexity.LOW, Deadline.in(patience), a -> a.text("answer"));
    }

    /// Streams one sentence and measures it.
    ///
    /// @throws alfred.core.reasoner.ReasonerFailure if there is no reply in time; its message says why
    public Streamed stream(Duration patience, Cancellation cancellation) {
        long start = System.nanoTime();
        var pieces = new int[1];
        var first = new long[1];
        var text = new ModelCalls(client, TokenCounter.rough(), UuidGate.REDACTING, cancellation)
            .stream("check", COUNT, Complexity.LOW, Deadline.in(patience), _ -> {
                if (pieces[0]++ == 0) {
                    first[0] = System.nanoTime() - start;
                }
            });
        double seconds = Math.max(0.001, (System.nanoTime() - start) / 1e9);
        return new Streamed(pieces[0], first[0] / 1_000_000, text.strip().split("\\s+").length / seconds);
    }
}
