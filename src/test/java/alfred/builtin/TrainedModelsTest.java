package alfred.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.onnx.MessageEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The reading models among the resources were trained from the example messages that lie beside them.
class TrainedModelsTest {
    private static final Path EXAMPLES = Path.of("src/main/sentences");
    private static final Path MODELS = Path.of("src/main/resources/alfred/builtin");
    private static final long MOST_BYTES = 5_000_000;

    static List<Path> languages() throws IOException {
        try (var folders = Files.list(EXAMPLES)) {
            return folders.filter(Files::isDirectory).toList();
        }
    }

    @ParameterizedTest @MethodSource("languages")
    void aModelIsOfTodaysExamples(Path examples) throws IOException {
        assertThat(TrainReader.isCurrent(examples, MODELS))
            .as("train anew: mvn compile exec:exec@sentences").isTrue();
    }

    @ParameterizedTest @MethodSource("languages")
    void anEncoderIsOfTheSameExamples(Path examples) throws IOException {
        var language = examples.getFileName().toString();
        var encoder = MessageEncoder.of(language);

        assertThat(encoder.isPresent()).isEqualTo(Files.exists(MODELS.resolve(language + ".encoder.onnx")));
        if (encoder.isPresent()) {
            assertThat(Files.readString(MODELS.resolve(language + ".model.stamp")))
                .as("train anew: python3 src/train/encoder.py " + language)
                .endsWith(" " + encoder.get().examples());
        }
    }

    @ParameterizedTest @MethodSource("languages")
    void aModelIsSmall(Path examples) throws IOException {
        assertThat(Files.size(MODELS.resolve(examples.getFileName() + ".model"))).isLessThan(MOST_BYTES);
    }

    @Test
    void anExampleMoreIsNoticed(@TempDir Path folder) throws IOException {
        var examples = Files.createDirectory(folder.resolve("en"));
        Files.writeString(folder.resolve("en.model"), "");
        Files.writeString(folder.resolve("en.model.stamp"), "");
        Files.writeString(examples.resolve("one.txt"), "talk.yes: yes\n");

        assertThat(TrainReader.isCurrent(examples, folder)).isFalse();
    }
}
