package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `alfred session --model openai --log-prompts FILE` as a process, against a scripted endpoint (spec/headless.md).
class SessionProcessTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String KEY = "sk-test-1234567890";
    private static final String UUID = "(?i)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

    @TempDir
    private Path folder;

    @Test
    void everyModelCallIsOneLineOfTheLog() throws IOException, InterruptedException {
        try (var server = new FakeModel()) {
            script(server);

            var events = converse(server, List.of(
                "{\"op\":\"load\",\"rows\":{\"inventory\":[{\"name\":\"Leeks\",\"location\":\"fridge\"}]}}",
                "{\"op\":\"say\",\"id\":\"a\",\"text\":\"What's in my fridge?\"}",
                "{\"op\":\"say\",\"id\":\"b\",\"text\":\"Which of my vegetables would go into a chowder?\"}",
                "{\"op\":\"say\",\"id\":\"c\",\"text\":\"Put some celeriac for it on my shopping list\"}",
                "{\"op\":\"say\",\"id\":\"d\",\"text\":\"Would thyme go with it?\"}",
                "{\"op\":\"say\",\"id\":\"e\",\"text\":\"yes\"}", "{\"op\":\"dump\",\"tables\":[\"shopping_list\"]}"));

            assertThat(calls(events, "a")).as("the built-in assistant answers").isZero();
            assertThat(calls(events, "b")).isEqualTo(4);
            assertThat(done(events, "b").path("response").asText()).isEqualTo("Your leeks would.");
            assertThat(done(events, "c").path("response").asText()).isEqualTo("Added the shopping item Celeriac.");
            assertThat(done(events, "d").path("response").asText())
                .isEqualTo("I would add the shopping item Thyme. Shall I?");
            assertThat(calls(events, "e")).as("a yes needs no model").isZero();
            assertThat(done(events, "e").path("response").asText()).isEqualTo("Added the shopping item Thyme.");
            assertThat(events.getLast().path("tables").path("shopping_list").findValuesAsText("name"))
                .containsExactly("Celeriac", "Thyme");
            checkLog(server);
        }
    }

    private void checkLog(FakeModel server) throws IOException {
        var text = Files.readString(folder.resolve("prompts.jsonl"));
        var lines = new ArrayList<JsonNode>();
        for (var line : text.lines().toList()) {
            lines.add(JSON.readTree(line));
        }
        assertThat(lines).extracting(l -> l.path("node").asText() + " " + l.path("schema").asText()).containsExactly(
            "understand UnderstandOutput", "think ThinkOutput", "act ActDecision", "reply ",
            "understand UnderstandOutput", "act_quick ActQuickDecision", "understand UnderstandOutput",
            "act_quick ActQuickDecision");
        assertThat(lines).hasSameSizeAs(server.requests).allSatisfy(line -> {
            assertThat(line.path("messages")).hasSize(2)
                .allSatisfy(m -> assertThat(m.path("content").asText()).isNotBlank());
            assertThat(line.path("reply").asText()).isNotBlank();
            assertThat(line.path("usage").has("input")).isTrue();
            assertThat(line.path("ms").isIntegralNumber()).isTrue();
        });
        assertThat(text).doesNotContain(KEY).doesNotContainPattern(UUID);
        assertThat(server.keys).containsOnly("Bearer " + KEY);
        assertThat(server.requests.toString()).doesNotContainPattern(UUID);
    }

    private static void script(FakeModel server) {
        server.answers("{\"quick_mode\":false}")
            .answers(
                "{\"goal\":\"Look\",\"decision\":\"plan_direct\",\"steps\":[{\"description\":\"Read the vegetables\",\"step_type\":\"read\","
                    + "\"subdomain\":\"inventory\",\"group\":0}]}")
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"inventory\",\"step_done\":true}")
            .answers("Your leeks would.");
        quickWrite(server, "Celeriac");
        quickWrite(server, "Thyme");
    }

    private static void quickWrite(FakeModel server, String name) {
        server.answers("{\"quick_mode\":true,\"quick_intent\":\"Add it\",\"quick_subdomain\":\"shopping\"}")
            .answers(
                "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"shopping_list\",\"data\":[{\"fields\":[{\"field\":\"name\","
                    + "\"value\":\"\\\"" + name + "\\\"\"}]}]}");
    }

    private List<JsonNode> converse(FakeModel server, List<String> requests) throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var out = folder.resolve("events.jsonl");
        var builder = new ProcessBuilder(java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classes,
            "alfred.Launcher", "session", "--memory", "--model", "openai",
            "--log-prompts", folder.resolve("prompts.jsonl").toString()).redirectOutput(out.toFile())
            .redirectError(folder.resolve("errors.txt").toFile());
        builder.environment()
            .putAll(Map.of("ALFRED_BASE_URL", server.url(), "ALFRED_API_KEY", KEY, "ALFRED_MODEL", "test-model"));
        var process = builder.start();
        try (var in = process.getOutputStream()) {
            in.write((String.join("\n", requests) + "\n").getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(folder.resolve("errors.txt"))).isZero();
        var events = new ArrayList<JsonNode>();
        for (var line : Files.readAllLines(out)) {
            events.add(JSON.readTree(line));
        }
        return events;
    }

    private static int calls(List<JsonNode> events, String id) {
        return done(events, id).path("model_calls").asInt(-1);
    }

    private static JsonNode done(List<JsonNode> events, String id) {
        return events.stream().filter(e -> e.path("id").asText().equals(id) && e.path("type").asText().equals("done"))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no done for " + id + " in " + events));
    }
}
