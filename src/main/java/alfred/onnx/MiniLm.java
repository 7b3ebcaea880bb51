package alfred.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import alfred.core.reasoner.Embedder;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The sentence embedding model all-MiniLM-L6-v2 (English, quantised), run in-process by ONNX Runtime. No network
/// access: model and vocabulary are packaged in a jar (src/docs/decisions/search-by-meaning.md).
///
/// The model is loaded with the first text, which takes about a second. Thread-safe; texts are processed one at a
/// time. The embeddings of the latest texts are kept: a kitchen that is opened after another in one process has the
/// same foods. If the model cannot be loaded or run, every embedding is empty from then on.
public final class MiniLm implements Embedder, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(MiniLm.class);
    /// Maximum number of tokens per text, the start and end tokens included. Further text changes the embedding
    /// little and doubles the cost.
    private static final int PIECES = 128;

    private static final int MAX_KEPT = 2_500;
    /// Embeddings by text, the latest last; for all instances.
    private static final Map<String, float[]> KEPT =
        Collections.synchronizedMap(new LinkedHashMap<>(MAX_KEPT, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, float[]> eldest) {
                return size() > MAX_KEPT;
            }
        });

    private @Nullable Loaded loaded;
    private boolean isBroken;

    private record Loaded(OrtEnvironment environment, OrtSession session, WordPieces pieces) {}

    @Override
    public String name() {
        return "all-MiniLM-L6-v2-q";
    }

    @Override
    public synchronized Optional<float[]> embed(String text) {
        if (isBroken) {
            return Optional.empty();
        }
        var kept = KEPT.get(text);
        if (kept != null) {
            return Optional.of(kept.clone());
        }
        try {
            var model = loaded == null ? load() : loaded;
            loaded = model;
            var embedding = direction(model, model.pieces().of(text, PIECES));
            KEPT.put(text, embedding.clone());
            return Optional.of(embedding);
        } catch (OrtException | IOException | LinkageError e) {
            LOG.warn("search by meaning is off, by words it goes on: {}", e.toString());
            isBroken = true;
            return Optional.empty();
        }
    }

    /// Unloads the model; the next text loads it again.
    @Override
    public synchronized void close() {
        if (loaded != null) {
            try {
                loaded.session().close();
            } catch (OrtException e) {
                LOG.warn("the sentence model could not be closed: {}", e.toString());
            }
            loaded = null;
        }
    }

    private static Loaded load() throws OrtException, IOException {
        return new Loaded(SentenceModel.environment(), SentenceModel.session(SentenceModel.bytes()),
            SentenceModel.pieces());
    }

    private static float[] direction(Loaded model, long[] pieces) throws OrtException {
        var ones = new long[pieces.length];
        Arrays.fill(ones, 1);
        try (var ids = OnnxTensor.createTensor(model.environment(), new long[][] {pieces});
            var mask = OnnxTensor.createTensor(model.environment(), new long[][] {ones});
            var types = OnnxTensor.createTensor(model.environment(), new long[][] {new long[pieces.length]});
            var result =
                model.session().run(Map.of("input_ids", ids, "attention_mask", mask, "token_type_ids", types))) {
            return mean(((float[][][]) result.get(0).getValue())[0]);
        }
    }

    /// Mean pooling: returns the mean of the token vectors, normalised to length 1.
    private static float[] mean(float[][] vectors) {
        var sum = new float[vectors[0].length];
        for (var vector : vectors) {
            for (int i = 0; i < sum.length; i++) {
                sum[i] += vector[i];
            }
        }
        double length = 0;
        for (float part : sum) {
            length += (double) part * part;
        }
        float scale = (float) (1 / Math.sqrt(length));
        for (int i = 0; i < sum.length; i++) {
            sum[i] *= scale;
        }
        return sum;
    }
}
