package alfred.core.reasoner.model;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.StepType.Complexity;
import alfred.core.reasoner.Usage;
import alfred.core.reasoner.model.answer.Answer;
import alfred.core.reasoner.model.answer.AnswerReader;
import alfred.core.reasoner.model.answer.JsonAnswer;
import alfred.core.reasoner.model.call.Deadline;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.core.reasoner.model.call.OutputSchema;
import alfred.core.reasoner.model.call.Prompt;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.reasoner.model.prompt.PromptRows;
import alfred.core.reasoner.model.prompt.UuidGate;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Makes and counts the model calls of one turn. An unusable answer is requested once more, with its faults; a
/// second unusable answer fails the turn (spec/design.md, only what was finished).
final class ModelCalls {
    private static final Logger LOG = LoggerFactory.getLogger(ModelCalls.class);
    private static final int SHOWN = 2_000;
    /// The maximum number of calls in one turn; a plan of eight steps with three calls each needs fewer.
    private static final int MAX_CALLS = 40;
    private static final Usage CALL = new Usage(1, 0, 0, BigDecimal.ZERO);

    private final ModelClient client;
    private final UuidGate gate;
    private final Cancellation cancellation;
    private final TokenCounter counter;
    private Usage used = Usage.NONE;

    /// The result of reading an answer.
    private sealed interface Reading<T> {
        record Fit<T>(T result) implements Reading<T> {}

        record Unfit<T>(List<String> faults) implements Reading<T> {}
    }

    ModelCalls(ModelClient client, TokenCounter counter, UuidGate gate, Cancellation cancellation) {
        this.client = client;
        this.counter = counter;
        this.gate = gate;
        this.cancellation = cancellation;
    }

    /// Returns the usage so far. Failed calls are counted, although their tokens are unknown.
    synchronized Usage usage() {
        return used;
    }

    private synchronized Usage use(Usage more) {
        used = used.plus(more);
        return used;
    }

    /// Asks for a structured answer.
    ///
    /// @param reader converts the answer; if it throws [AnswerReader.Senseless], the answer is requested once more
    /// @throws ReasonerFailure if the second answer is unusable too
    <T> T ask(String node, Prompt prompt, OutputSchema schema, Complexity complexity, Deadline deadline,
        Function<Answer, T> reader) {
        var request = new ModelRequest(node, gate.pass(node, prompt), schema, complexity, deadline);
        var first = send(request);
        var reading = read(first, schema, reader);
        client.judge(request, reading instanceof Reading.Fit);
        if (reading instanceof Reading.Unfit<T> unfit) {
            LOG.info("the answer of {} is asked for once more: {}", node, unfit.faults());
            var again = new ModelRequest(node, gate.pass(node, prompt.followedBy(complaint(first, unfit.faults()))),
                schema, complexity, deadline);
            reading = read(send(again), schema, reader);
            client.judge(again, reading instanceof Reading.Fit);
        }
        return switch (reading) {
            case Reading.Fit<T> fit -> fit.result();
            case Reading.Unfit<T> unfit -> {
                LOG.warn("the answer of {} was of no use twice: {}", node, unfit.faults());
                throw new ReasonerFailure(ReasonerFailure.Reason.UNFIT);
            }
        };
    }

    /// Asks for plain text; passes its pieces to `tokens` as they arrive.
    String stream(String node, Prompt prompt, Complexity complexity, Deadline deadline, Consumer<String> tokens) {
        var request = new ModelRequest(node, gate.pass(node, prompt), null, complexity, deadline);
        begin();
        return counted(client.stream(request, tokens, cancellation)).text();
    }

    private String send(ModelRequest request) {
        int number = begin();
        var reply = counted(client.ask(request, cancellation));
        int counted = request.prompt().tokens();
        if (reply.inputTokens() > 0 && counted > 0 && number == 1) {
            counter.learn(counted, reply.inputTokens());
        }
        return reply.text();
    }

    private ModelReply counted(ModelReply reply) {
        use(new Usage(0, reply.inputTokens(), reply.outputTokens(), reply.knownCost()));
        return reply;
    }

    /// @return the number of the call within the turn, from 1
    private int begin() {
        cancellation.check();
        int number = use(CALL).calls();
        if (number > MAX_CALLS) {
            throw new ReasonerFailure(ReasonerFailure.Reason.TOO_MANY_CALLS, MAX_CALLS);
        }
        return number;
    }

    private static <T> Reading<T> read(String text, OutputSchema schema, Function<Answer, T> reader) {
        JsonNode json = JsonAnswer.find(text).orElse(null);
        if (json == null) {
            return new Reading.Unfit<>(List.of("It is not one complete JSON object."));
        }
        var faults = schema.faults(json);
        if (!faults.isEmpty()) {
            return new Reading.Unfit<>(faults);
        }
        try {
            return new Reading.Fit<>(reader.apply(new Answer(json)));
        } catch (AnswerReader.Senseless senseless) {
            return new Reading.Unfit<>(List.of(String.valueOf(senseless.getMessage())));
        }
    }

    private static String complaint(String answer, List<String> faults) {
        var shown = answer.length() <= SHOWN ? answer : answer.substring(0, SHOWN) + " …";
        return "You answered:\n<data>\n" + PromptRows.words(shown) + "\n</data>\n\nThat cannot be used: "
            + PromptRows.words(String.join(" ", faults.subList(0, Math.min(5, faults.size()))))
            + " Answer again, with the one JSON object only.";
    }
}
