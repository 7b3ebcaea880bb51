package alfred.langchain;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.model.call.ModelClient;
import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.langchain.CallFailure.Troubled;
import alfred.langchain.OutputModeLadder.Rung;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Client for an OpenAI-compatible server, built on langchain4j. Returns finished answers only.
///
/// Transient failures (408, 429, 5xx, no connection, a stall) are retried within the deadline of the turn, after
/// the server's `Retry-After` or with exponential backoff and jitter. A rejected schema steps down the output mode
/// ladder. Always uses HTTP/1.1, as LM Studio hangs on the upgrade to HTTP/2. The key is sent in the request only;
/// bodies are never logged or quoted.
public final class OpenAiTransport implements ModelClient, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OpenAiTransport.class);

    private final Endpoint endpoint;
    private final TimeoutPolicy patience;
    private final OutputModeLadder ladder;
    private final HttpClient client;
    private final ScheduledExecutorService watchdog;

    /// One attempt of a call.
    private interface Attempt {
        ModelReply run(GuardedCall call, Rung rung);
    }

    /// @param recall returns a value learned about a server in this session or an earlier one, by name
    /// @param remember stores such a value under its name
    public OpenAiTransport(
        Endpoint endpoint,
        TimeoutPolicy patience,
        Function<String, Optional<String>> recall,
        BiConsumer<String, String> remember) {
        this.endpoint = endpoint;
        this.patience = patience;
        this.ladder = new OutputModeLadder(recall, remember);
        this.client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(patience.connect())
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
        this.watchdog = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("model-watchdog").factory());
    }

    @Override
    public ModelReply ask(ModelRequest request, Cancellation cancellation) {
        var model = endpoint.model(request.complexity());
        return withTries(
            request,
            cancellation,
            () -> true,
            (call, rung) -> new CallAttempt(endpoint, model, client, call).ask(request, rung));
    }

    @Override
    public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
        var model = endpoint.model(request.complexity());
        var heard = new boolean[1];
        Consumer<String> noted = token -> {
            heard[0] = true;
            tokens.accept(token);
        };
        return withTries(
            request,
            cancellation,
            () -> !heard[0],
            (call, _) -> new CallAttempt(endpoint, model, client, call).stream(request, noted));
    }

    @Override
    public void judge(ModelRequest request, boolean isFit) {
        ladder.judge(endpoint, endpoint.model(request.complexity()), isFit);
    }

    @Override
    public void close() {
        watchdog.shutdownNow();
        client.shutdownNow();
    }

    private ModelReply withTries(
        ModelRequest request, Cancellation cancellation, BooleanSupplier mayRetry, Attempt attempt) {
        var model = endpoint.model(request.complexity());
        boolean isStructured = request.output().isPresent();
        var rung = isStructured ? ladder.rung(endpoint, model) : Rung.PROMPT_ONLY;
        for (int tries = 1;;) {
            cancellation.check();
            try (var call = new GuardedCall(patience, request.deadline(), cancellation, watchdog)) {
                var reply = attempt.run(call, rung);
                if (isStructured) {
                    ladder.settle(endpoint, model, rung);
                }
                return reply;
            } catch (Troubled troubled) {
                var trouble = troubled.trouble();
                if (trouble instanceof CallFailure.Cancelled) {
                    throw new Cancellation.Cancelled();
                }
                if (refusesRung(trouble) && !rung.isLast()) {
                    rung = rung.next();
                    continue;
                }
                var pause = pause(trouble, tries + 1);
                boolean goesOn = trouble.isPassing()
                    && mayRetry.getAsBoolean()
                    && tries < patience.tries()
                    && pause.compareTo(request.deadline().left()) < 0;
                LOG.info("a call of {} failed: {}{}", request.node(), trouble, goesOn ? "; it is tried again" : "");
                if (!goesOn) {
                    throw FailureMessages.of(trouble, endpoint, model);
                }
                sleep(pause, cancellation);
                tries++;
            }
        }
    }

    private static boolean refusesRung(CallFailure trouble) {
        return trouble instanceof CallFailure.Status status && (status.code() == 400 || status.code() == 422);
    }

    private Duration pause(CallFailure trouble, int attempt) {
        var asked = trouble instanceof CallFailure.Status status ? status.retryAfter() : Optional.<Duration>empty();
        return asked.orElseGet(() -> patience.pauseBefore(attempt)
            .multipliedBy(ThreadLocalRandom.current().nextInt(80, 121))
            .dividedBy(100));
    }

    private static void sleep(Duration pause, Cancellation cancellation) {
        var woken = new CountDownLatch(1);
        cancellation.onCancel(woken::countDown);
        try {
            if (woken.await(pause.toNanos(), TimeUnit.NANOSECONDS)) {
                throw new Cancellation.Cancelled();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Cancellation.Cancelled();
        }
    }
}
