package alfred.core.reasoner.model;

import alfred.core.reasoner.Cancellation;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Appends every model call to a file, as one JSON line each (HEADLESS, `--log-prompts`). Holds no key: none is part of a request.
public record LoggedModelClient(ModelClient client, Path file) implements ModelClient {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public ModelReply ask(ModelRequest request, Cancellation cancellation) {
        return logged(request, () -> client.ask(request, cancellation));
    }

    @Override
    public ModelReply stream(ModelRequest request, Consumer<String> tokens, Cancellation cancellation) {
        return logged(request, () -> client.stream(request, tokens, cancellation));
    }

    @Override
    public void judge(ModelRequest request, boolean isFit) {
        client.judge(request, isFit);
    }

    private ModelReply logged(ModelRequest request, Supplier<ModelReply> call) {
        long start = System.nanoTime();
        var line = JSON.createObjectNode().put("node", request.node());
        line.putArray("messages").add(message("system", request.prompt().system())).add(message("user", request.prompt().user()));
        line.put("schema", request.output().map(OutputSchema::name).orElse(""));
        try {
            var reply = call.get();
            line.put("reply", reply.text()).put("model", reply.model());
            line.putObject("usage").put("input", reply.inputTokens()).put("output", reply.outputTokens());
            return reply;
        } catch (RuntimeException failure) {
            line.put("failure", failure.getClass().getSimpleName() + ": " + failure.getMessage());
            throw failure;
        } finally {
            append(line.put("ms", (System.nanoTime() - start) / 1_000_000));
        }
    }

    private static ObjectNode message(String role, String content) {
        return JSON.createObjectNode().put("role", role).put("content", content);
    }

    private synchronized void append(ObjectNode line) {
        try {
            Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
