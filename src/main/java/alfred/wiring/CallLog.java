package alfred.wiring;

import alfred.core.reasoner.model.call.LoggedModelClient;
import alfred.core.reasoner.model.call.ModelCall;
import alfred.store.folder.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The model calls shown in the inspector. Recorded only if the user has switched it on; the last three sessions
/// with calls are kept.
final class CallLog implements Consumer<ModelCall> {
    private static final int SESSIONS = 3;
    private static final int SHORTEST_KEY = 8;
    private final Settings settings;
    private final Optional<Path> folder;
    private final Supplier<String> key;
    private final List<ModelCall> calls = new ArrayList<>();
    private @Nullable Consumer<ModelCall> file;

    /// @param folder the data folder, in which each session has a file; empty to keep calls in memory only
    /// @param key returns the API key, which is redacted from all entries
    CallLog(Settings settings, Optional<Path> folder, Supplier<String> key) {
        this.settings = settings;
        this.folder = folder.map(f -> f.resolve("model-calls"));
        this.key = key;
    }

    boolean isOn() {
        return settings.get("model.inspect").filter("on"::equals).isPresent();
    }

    /// Switches recording on or off. Switching it off deletes everything recorded.
    synchronized void turn(boolean on) {
        settings.set("model.inspect", on ? "on" : "off");
        if (!on) {
            calls.clear();
            file = null;
            sessions().forEach(CallLog::delete);
        }
    }

    @Override
    public synchronized void accept(ModelCall call) {
        if (!isOn()) {
            return;
        }
        var kept = redacted(call);
        calls.add(kept);
        var out = file == null ? begin() : file;
        file = out;
        out.accept(kept);
    }

    /// Returns all recorded calls, oldest first.
    synchronized List<ModelCall> all() {
        var all = new ArrayList<ModelCall>();
        var sessions = sessions();
        var earlier = file == null ? sessions : sessions.subList(0, Math.max(0, sessions.size() - 1));
        for (var session : earlier) {
            try (var lines = Files.lines(session)) {
                lines.flatMap(line -> ModelCall.fromJson(line).stream()).forEach(all::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        all.addAll(calls);
        return all;
    }

    private Consumer<ModelCall> begin() {
        if (folder.isEmpty()) {
            return _ -> {};
        }
        try {
            Files.createDirectories(folder.get());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var old = sessions();
        old.stream().limit(Math.max(0, old.size() - SESSIONS + 1)).forEach(CallLog::delete);
        return LoggedModelClient.to(folder.get().resolve(Instant.now().toEpochMilli() + ".jsonl"));
    }

    private List<Path> sessions() {
        if (folder.isEmpty() || !Files.isDirectory(folder.get())) {
            return List.of();
        }
        try (var files = Files.list(folder.get())) {
            return files.filter(f -> f.toString().endsWith(".jsonl")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ModelCall redacted(ModelCall call) {
        var secret = key.get();
        return secret.length() < SHORTEST_KEY ? call : call.without(secret);
    }
}
