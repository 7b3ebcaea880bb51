package alfred.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The files of all-MiniLM-L6-v2 (English, quantised) and the runtime for them. Model and vocabulary are packaged in a
/// jar; nothing comes from the network.
final class SentenceModel {
    private static final String FILE = "/all-minilm-l6-v2-q";

    private static final Object LOCK = new Object();
    private static @Nullable WordPieces pieces;

    private SentenceModel() {}

    /// The model's own file, in ONNX's format.
    static byte[] bytes() throws IOException {
        try (var model = resource(FILE + ".onnx")) {
            return model.readAllBytes();
        }
    }

    /// The pieces of words that the model knows, read once.
    static WordPieces pieces() throws IOException {
        synchronized (LOCK) {
            if (pieces == null) {
                pieces = new WordPieces(vocabulary());
            }
            return pieces;
        }
    }

    /// The field `model.vocab` of the model's `tokenizer.json`.
    private static Map<String, Integer> vocabulary() throws IOException {
        var vocabulary = new HashMap<String, Integer>();
        try (var file = resource(FILE + "-tokenizer.json"); var json = new JsonFactory().createParser(file)) {
            while (json.nextToken() != null && !"vocab".equals(json.currentName())) {
                // on to the vocabulary
            }
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                vocabulary.put(json.currentName(), json.nextIntValue(0));
            }
        }
        return vocabulary;
    }

    static OrtEnvironment environment() throws OrtException {
        var environment = OrtEnvironment.getEnvironment("alfred");
        environment.setTelemetry(false);
        return environment;
    }

    /// A session with one thread and no arena: a text takes some milliseconds, and memory use stays small.
    static OrtSession session(byte[] model) throws OrtException {
        try (var options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setCPUArenaAllocator(false);
            options.setSessionLogLevel(OrtLoggingLevel.ORT_LOGGING_LEVEL_ERROR);
            return environment().createSession(model, options);
        }
    }

    private static InputStream resource(String name) throws IOException {
        var in = SentenceModel.class.getResourceAsStream(name);
        if (in == null) {
            throw new IOException(name + " is missing");
        }
        return in;
    }
}
