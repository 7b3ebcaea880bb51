package alfred.builtin.understand;

import alfred.builtin.reading.ReadingModel;
import alfred.onnx.MessageEncoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/// The classifiers trained from the example messages during the build, one per language. Each is loaded on first
/// use.
final class ReadingModels {
    private static final Map<String, Optional<ReadingModel>> READ = new ConcurrentHashMap<>();

    private ReadingModels() {}

    /// Returns the model of a language.
    ///
    /// @param language a language code such as `en`
    /// @return the model; empty if the language has none
    static Optional<ReadingModel> of(String language) {
        return READ.computeIfAbsent(language, ReadingModels::read);
    }

    private static Optional<ReadingModel> read(String language) {
        var encoder = CompletableFuture.supplyAsync(() -> MessageEncoder.of(language));
        try (var in = ReadingModels.class.getResourceAsStream("/alfred/builtin/" + language + ".model")) {
            if (in == null) {
                return Optional.empty();
            }
            var model = ReadingModel.read(in);
            return Optional.of(encoder.join().map(model::with).orElse(model));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
