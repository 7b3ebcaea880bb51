package alfred.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;

/// The files of all-MiniLM-L6-v2 (English, quantised) and the runtime for them. Model and vocabulary are packaged in a
/// jar; nothing comes from the network.
final class SentenceModel {
    private static final String FILE = "/all-minilm-l6-v2-q";

    private SentenceModel() {}

    /// The model's own file, in ONNX's format.
    static byte[] bytes() throws IOException {
        try (var model = resource(FILE + ".onnx")) {
            return model.readAllBytes();
        }
    }

    static WordPieces pieces() throws IOException {
        try (var words = resource(FILE + "-tokenizer.json")) {
            return new WordPieces(new ObjectMapper().readTree(words));
        }
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
