package alfred.langchain;

import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.model.call.Deadline;
import alfred.langchain.CallFailure.Troubled;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// One exchange with a server under a watchdog, which checks the time to the headers, pauses in the answer, the
/// deadline and cancellation of the turn. The first condition to fail closes the connection at once and becomes the
/// verdict. No thread is interrupted.
final class GuardedCall implements AutoCloseable {
    private static final long LOOKS_EVERY_MS = 50;
    /// Maximum response size in bytes, protocol overhead included; a longer response is cut off. No genuine answer
    /// comes near it.
    private static final long MAX_BYTES = 4L * 1024 * 1024;

    private final TimeoutPolicy patience;
    private final Deadline deadline;
    private final AtomicReference<@Nullable CallFailure> verdict = new AtomicReference<>();
    private final ScheduledFuture<?> watch;
    private final AtomicLong received = new AtomicLong();
    private volatile @Nullable CompletableFuture<HttpResponse<InputStream>> exchange;
    private volatile @Nullable InputStream body;
    private volatile long since = System.nanoTime();

    GuardedCall(TimeoutPolicy patience, Deadline deadline, Cancellation cancellation,
        ScheduledExecutorService watchdog) {
        this.patience = patience;
        this.deadline = deadline;
        this.watch = watchdog.scheduleWithFixedDelay(this::look, LOOKS_EVERY_MS, LOOKS_EVERY_MS, TimeUnit.MILLISECONDS);
        cancellation.onCancel(() -> strike(new CallFailure.Cancelled()));
    }

    /// Returns the failure that ended the call early; null if there is none.
    @Nullable
    CallFailure verdict() {
        return verdict.get();
    }

    /// Sends the request and returns when the headers have arrived. The body is guarded as it is read.
    HttpResponse<InputStream> send(HttpClient client, HttpRequest request) {
        if (verdict.get() != null) {
            throw ended();
        }
        var sent = client.sendAsync(request, BodyHandlers.ofInputStream());
        exchange = sent;
        if (verdict.get() != null) {
            sent.cancel(true);
        }
        try {
            var response = sent.get();
            body = response.body();
            since = System.nanoTime();
            return response;
        } catch (ExecutionException | CancellationException _) {
            throw verdict.get() == null ? new Troubled(new CallFailure.NoConnection()) : ended();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            strike(new CallFailure.Cancelled());
            throw ended();
        }
    }

    /// Returns the body as a stream on which each read resets the idle timer. Reaching its end throws if the call
    /// was ended or the connection broke.
    InputStream watched(InputStream source) {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                var one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                int count = source.read(bytes, from, length);
                if (verdict.get() != null) {
                    throw new IOException("ended");
                }
                since = System.nanoTime();
                if (received.addAndGet(Math.max(0, count)) > MAX_BYTES) {
                    strike(new CallFailure.TooLong());
                    throw new IOException("too long");
                }
                return count;
            }

            @Override
            public void close() throws IOException {
                source.close();
            }
        };
    }

    Troubled ended() {
        var trouble = verdict.get();
        return new Troubled(trouble == null ? new CallFailure.CutOff() : trouble);
    }

    void strike(CallFailure trouble) {
        if (verdict.compareAndSet(null, trouble)) {
            closeConnection();
        }
    }

    @Override
    public void close() {
        watch.cancel(false);
        closeConnection();
    }

    private void look() {
        boolean isReading = body != null;
        var pause = Duration.ofNanos(System.nanoTime() - since);
        if (deadline.isOver()) {
            strike(new CallFailure.DeadlineOver());
        } else if (!isReading && pause.compareTo(patience.firstByte()) > 0) {
            strike(new CallFailure.NoHeaders());
        } else if (isReading && pause.compareTo(patience.idle()) > 0) {
            strike(new CallFailure.Stalled());
        }
    }

    private void closeConnection() {
        var open = body;
        var sent = exchange;
        if (sent != null) {
            sent.cancel(true);
        }
        if (open != null) {
            try {
                open.close();
            } catch (IOException _) {
                // a failure to close is of no consequence
            }
        }
    }
}
