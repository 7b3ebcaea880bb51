package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import alfred.Corpus;
import alfred.cli.HeadlessSession;
import alfred.Places;
import alfred.wiring.Wiring;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/// A whole conversation with the built-in assistant, through the headless interface, on a Friday evening.
///
/// Every answer is held to what always holds: no id is shown, steps are numbered in order, one end of each turn.
final class Dialogue implements AutoCloseable {
    static final OffsetDateTime NOW = OffsetDateTime.parse("2026-11-20T18:00:00+01:00");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern UUID =
        Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", Pattern.CASE_INSENSITIVE);
    private final Wiring wiring;
    private List<JsonNode> events = List.of();

    private Dialogue(Optional<Path> folder, Language language) {
        var corpus = new Corpus();
        wiring = corpus.over(Wiring.open(Places.of(folder), Clock.fixed(NOW.toInstant(), NOW.getOffset()),
            corpus.builtIn(), _ -> language));
    }

    static Dialogue inMemory() {
        return in(Language.ENGLISH);
    }

    /// As the window in that language has it.
    static Dialogue in(Language language) {
        return new Dialogue(Optional.empty(), language);
    }

    static Dialogue in(Path folder) {
        return new Dialogue(Optional.of(folder), Language.ENGLISH);
    }

    /// Says something and answers with the reply.
    String say(String text) {
        return ask(JSON.createObjectNode().put("op", "say").put("text", text)).path("response").asText();
    }

    /// Sends a request as JSON and answers with the last event but `context_updated`.
    JsonNode ask(String request) {
        try {
            return ask((ObjectNode) JSON.readTree(request));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The events that one line of input is answered with.
    List<JsonNode> line(String line) {
        var out = new ByteArrayOutputStream();
        try {
            new HeadlessSession(wiring.session(), out)
                .run(new ByteArrayInputStream((line + "\n").getBytes(StandardCharsets.UTF_8)));
            var read = new ArrayList<JsonNode>();
            for (var event : out.toString(StandardCharsets.UTF_8).split("\n")) {
                read.add(JSON.readTree(event));
            }
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private JsonNode ask(ObjectNode request) {
        var out = new ByteArrayOutputStream();
        try {
            new HeadlessSession(wiring.session(), out)
                .run(new ByteArrayInputStream((request + "\n").getBytes(StandardCharsets.UTF_8)));
            var read = new ArrayList<JsonNode>();
            for (var line : out.toString(StandardCharsets.UTF_8).split("\n")) {
                read.add(JSON.readTree(line));
            }
            events = read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        checkInvariants(request);
        return events.stream().filter(e -> !type(e).equals("context_updated")).reduce((_, last) -> last).orElseThrow();
    }

    private void checkInvariants(ObjectNode request) {
        var op = request.path("op").asText();
        if (!op.equals("dump")) {
            assertThat(UUID.matcher(events.toString()).find()).as("an id is shown").isFalse();
        }
        if (op.equals("say")) {
            assertThat(events).filteredOn(e -> List.of("done", "failed", "cancelled").contains(type(e))).hasSize(1);
        }
        var steps = events.stream().filter(e -> type(e).equals("step")).map(e -> e.path("step").asInt()).toList();
        for (int i = 0; i < steps.size(); i++) {
            assertThat(steps.get(i)).isEqualTo(i + 1);
        }
    }

    static String type(JsonNode event) {
        return event.path("type").asText();
    }

    /// Labels of what the last turn wrote, with what was done: `created rice`.
    List<String> writes() {
        return events.stream().filter(e -> e.has("writes"))
            .flatMap(e -> StreamSupport.stream(e.get("writes").spliterator(), false))
            .map(w -> w.path("action").asText() + " " + w.path("label").asText()).toList();
    }

    /// How much was told in the last request, in letters.
    int letters() {
        return events.toString().length();
    }

    List<String> eventTypes() {
        return events.stream().map(Dialogue::type).toList();
    }

    /// The values of a column, in the order of the dump.
    List<String> column(String table, String column) {
        return rows(table).stream().map(r -> r.path(column).asText()).toList();
    }

    List<JsonNode> rows(String table) {
        var dump = ask("{\"op\":\"dump\",\"tables\":[\"" + table + "\"]}");
        return StreamSupport.stream(dump.path("tables").path(table).spliterator(), false).toList();
    }

    /// Refs of a tier, as the side panel shows them.
    List<String> tier(String tier) {
        var entities = ask("{\"op\":\"entities\"}").path("entities");
        return StreamSupport.stream(entities.spliterator(), false).filter(e -> e.path("tier").asText().equals(tier))
            .map(e -> e.path("ref").asText()).toList();
    }

    String action(String ref) {
        var entities = ask("{\"op\":\"entities\"}").path("entities");
        return StreamSupport.stream(entities.spliterator(), false).filter(e -> e.path("ref").asText().equals(ref))
            .map(e -> e.path("action").asText())
            .findFirst().orElse("");
    }

    void load(String rows) {
        assertThat(type(ask("{\"op\":\"load\",\"rows\":" + rows + "}"))).isEqualTo("ok");
    }

    @Override
    public void close() {
        wiring.close();
    }
}
