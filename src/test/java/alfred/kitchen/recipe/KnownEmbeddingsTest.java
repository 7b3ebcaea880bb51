package alfred.kitchen.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Places;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.onnx.MiniLm;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The kept embeddings are those of today's catalogue. `mvn test -Dtest=KnownEmbeddingsTest -Dembeddings=write` writes
/// them anew.
class KnownEmbeddingsTest {
    private static final Path FILE = Path.of("src/test/resources/alfred/kitchen/foods.embeddings");
    private static List<String> texts = List.of();

    @BeforeAll
    static void readFoods() throws IOException {
        try (var wiring = Wiring.open(Places.empty(), Clock.systemUTC(), Wiring.ReasonerFactory.builtIn())) {
            texts = wiring.session().store().read(rows -> List.copyOf(EmbeddingText
                .of("ingredients", rows.read(Query.all("ingredients")).stream().map(Row::id).toList(), rows).values()));
        }
        if ("write".equals(System.getProperty("embeddings"))) {
            try (var model = new MiniLm()) {
                Files.write(FILE, KnownEmbeddings.file(model, texts));
            }
        }
    }

    @Test
    void nearlyAllFoodsAreAmongThem() {
        var known = texts.stream().filter(KnownEmbeddings::holds).toList();

        assertThat(known).as("write them anew, as above").hasSizeGreaterThan(texts.size() * 9 / 10);
    }

    @Test
    void theyAreWhatTheModelSays() {
        try (var model = new MiniLm()) {
            var kept = new KnownEmbeddings(model);
            for (int i = 0; i < texts.size(); i += 100) {
                var text = texts.get(i);
                var said = QuantizedEmbedding.of(model.embed(text).orElseThrow());

                var likeness = QuantizedEmbedding.of(kept.embed(text).orElseThrow()).likeness(said);

                assertThat(likeness).as(text).isGreaterThan(0.98);
            }
        }
    }
}
