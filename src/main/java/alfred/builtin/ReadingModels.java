package alfred.builtin;

import alfred.builtin.reading.ReadingModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The models that the build learnt from the example messages, one for each language; each is read when a message first needs it.
final class ReadingModels {
    private static final Map<String, Optional<ReadingModel>> READ = new ConcurrentHashMap<>();

    private ReadingModels() {}

    /// @param language such as `en`
    /// @return empty where there are no examples in the language
    static Optional<ReadingModel> of(String language) {
        return READ.computeIfAbsent(language, ReadingModels::read);
    }

    private static Optional<ReadingModel> read(String language) {
        try (var in = ReadingModels.class.getResourceAsStream("/alfred/builtin/" + language + ".model")) {
            return in == null ? Optional.empty() : Optional.of(ReadingModel.read(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
