package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Twelve scenarios of KitchenBench as processes with `--model openai`, against a server that plays a scripted model:
/// what the built-in assistant is sure of it answers itself, the rest goes through every stage over HTTP. Skipped where
/// the scenarios are not beside the project.
@Tag("long")
class KitchenbenchWithAModelTest {
    private static final Path BENCH = Path.of("..", "shared", "kitchenbench");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> SCENARIOS =
        List.of("05", "06", "07", "09", "11", "12", "13", "15", "16", "21", "22", "24");

    @TempDir
    private Path folder;

    @Test
    void twelveScenariosPass() throws IOException, InterruptedException {
        assumeThat(BENCH.resolve("runner.py")).as("the shared scenarios are not here").exists();
        var script = JSON.readTree(
            KitchenbenchWithAModelTest.class.getResourceAsStream("/alfred/langchain/kitchenbench-model.json"));
        try (var server = new FakeModel()) {
            server.otherwise(request -> answer(request, script));

            var output = run(server);

            assertThat(output).as(output).contains(SCENARIOS.size() + " passed, 0 failed");
            assertThat(server.requests).as("the model was asked").hasSizeGreaterThan(SCENARIOS.size());
        }
    }

    /// What the script has for the stage that asks and the message it is about: the last of its messages that the
    /// prompt holds.
    private static String answer(JsonNode request, JsonNode script) {
        var prompt = request.path("messages").path(1).path("content").asText();
        var turn =
            StreamSupport.stream(script.spliterator(), false).filter(t -> prompt.contains(t.path("say").asText()))
                .max(Comparator.comparingInt(t -> prompt.lastIndexOf(t.path("say").asText())))
                .orElseThrow(() -> new IllegalStateException("no script for " + prompt));
        var form = request.path("response_format").path("json_schema").path("name").asText();
        return switch (form) {
            case "UnderstandOutput" -> turn.has("plan") ? "{\"quick_mode\":false}"
                : "{\"quick_mode\":true,\"quick_intent\":\"Do it\",\"quick_subdomain\":\""
                    + turn.path("part").asText("inventory") + "\"}";
            case "ThinkOutput" -> turn.path("plan").toString();
            case "ActQuickDecision" -> turn.path("call").toString();
            case "ActDecision" -> act(prompt, turn).toString();
            case "SummarizeOutput" -> "{\"assistant_summary\":\"It was done.\"}";
            default -> turn.path("reply").asText("Here it is.");
        };
    }

    /// The decision for the step whose description the prompt names last.
    private static JsonNode act(String prompt, JsonNode turn) {
        var steps = new ArrayList<JsonNode>();
        turn.path("plan").path("steps").forEach(steps::add);
        int at = 0;
        for (int i = 0; i < steps.size(); i++) {
            var here = steps.get(i).path("description").asText();
            var best = steps.get(at).path("description").asText();
            at = prompt.lastIndexOf(here) > prompt.lastIndexOf(best) ? i : at;
        }
        return turn.path("acts").path(at);
    }

    private String run(FakeModel server) throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var alfred = Files.writeString(folder.resolve("alfred"),
            "#!/bin/sh\nexec " + java + " -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '"
                + classes
                + "' alfred.Launcher \"$@\"\n");
        assertThat(alfred.toFile().setExecutable(true)).isTrue();
        var command = new ArrayList<>(List.of("python3", BENCH.resolve("runner.py").toString(), "--alfred",
            alfred.toString(), "--model", "openai",
            "--timeout", "60", "--verbose"));
        try (var files = Files.list(BENCH.resolve("scenarios"))) {
            files
                .filter(
                    f -> SCENARIOS.contains(f.getFileName().toString().split("-")[0]) && f.toString().endsWith(".json"))
                .sorted()
                .map(Path::toString).forEach(command::add);
        }
        var out = folder.resolve("out.txt");
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment()
            .putAll(Map.of("ALFRED_BASE_URL", server.url(), "ALFRED_API_KEY", "sk-test", "ALFRED_MODEL", "scripted"));
        var process = builder.start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        return Files.readString(out);
    }
}
