package alfred.cli;

import alfred.core.session.Session;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// `alfred session`: one JSON request per line in, one JSON event per line out (HEADLESS).
///
/// Requests are carried out in order; `cancel` overtakes. End of input ends the session.
public final class HeadlessSession {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final Session session;
    private final OutputStream out;
    private final Requests requests;
    private final AtomicInteger cancelled = new AtomicInteger();
    private final AtomicInteger waiting = new AtomicInteger();

    public HeadlessSession(Session session, OutputStream out) {
        this.session = session;
        this.out = out;
        this.requests = new Requests(session);
    }

    public void run(InputStream in) throws IOException {
        try (var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
                var inOrder = Executors.newSingleThreadExecutor(Thread.ofPlatform().name("requests").factory())) {
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isBlank()) {
                    take(line, inOrder);
                }
            }
            inOrder.shutdown();
            while (!inOrder.isTerminated() && !awaitEnd(inOrder)) {
                session.cancel();
            }
        }
    }

    private static boolean awaitEnd(ExecutorService executor) {
        try {
            return executor.awaitTermination(1, TimeUnit.MINUTES);
        } catch (InterruptedException _) {
            return false;
        }
    }

    private void take(String line, ExecutorService inOrder) {
        JsonNode request;
        try {
            request = JSON.readTree(line);
        } catch (JsonProcessingException _) {
            write(Requests.error("A request is one JSON object on a line.", "not_json"), JSON.nullNode());
            return;
        }
        if (!request.isObject()) {
            write(Requests.error("A request is one JSON object on a line.", "not_json"), JSON.nullNode());
            return;
        }
        var id = request.path("id");
        switch (request.path("op").asText()) {
            case "cancel" -> cancel(id);
            case "say" -> {
                waiting.incrementAndGet();
                inOrder.execute(() -> say(request, id));
            }
            default -> inOrder.execute(() -> requests.carryOut(request, event -> write(event, id)));
        }
    }

    private void say(JsonNode request, JsonNode id) {
        requests.carryOut(request, event -> {
            if (event.path("type").asText().equals("thinking") && cancelled.getAndSet(0) > 0) {
                session.cancel();
            }
            write(event, id);
        });
        waiting.decrementAndGet();
    }

    /// Stops the turn that runs, or the one that is about to.
    private void cancel(JsonNode id) {
        if (waiting.get() > 0 && !session.isBusy()) {
            cancelled.incrementAndGet();
        }
        session.cancel();
        write(EventJson.node("ok"), id);
    }

    private synchronized void write(ObjectNode event, JsonNode id) {
        if (!id.isMissingNode() && !id.isNull()) {
            event.set("id", id);
        }
        try {
            out.write(JSON.writeValueAsBytes(event));
            out.write('\n');
            out.flush();
        } catch (IOException _) {
            session.cancel();
        }
    }
}
