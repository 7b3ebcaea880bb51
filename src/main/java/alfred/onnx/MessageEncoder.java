package alfred.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A network that reads the words of a message: all-MiniLM-L6-v2 with small matrices beside each of its own ones, and
/// three layers on top, learnt from the example messages (`src/train/encoder.py`). A language's file holds only what
/// was learnt; the rest comes from the sentence model.
///
/// Loaded with [#of], which takes half a second; a message takes some milliseconds. Thread-safe.
public final class MessageEncoder {
    private static final Logger LOG = LoggerFactory.getLogger(MessageEncoder.class);
    private static final int MAX_PIECES = 126;
    private static final int MAX_OF_A_WORD = 8;
    private static final int KEPT = 64;
    private final OrtSession session;
    private final WordPieces pieces;
    private final List<String> jobs;
    private final List<String> slots;
    private final String examples;
    private final Map<List<String>, Encoding> kept = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<String>, Encoding> eldest) {
            return size() > KEPT;
        }
    };

    /// What the network makes of some words; scores are logarithms of odds, not normed.
    ///
    /// @param jobs a score for each job, as if the words were one clause
    /// @param starts for each word how likely a clause begins with it; fewer than there are words where the text is too
    ///   long
    /// @param slots for each word a score for each of [MessageEncoder#slots]
    public record Encoding(float[] jobs, float[] starts, float[][] slots) {}

    private MessageEncoder(OrtSession session, WordPieces pieces) throws OrtException {
        this.session = session;
        this.pieces = pieces;
        var known = session.getMetadata().getCustomMetadata();
        this.jobs = List.of(known.getOrDefault("jobs", "").split(" "));
        this.slots = List.of(known.getOrDefault("slots", "").split(" "));
        this.examples = known.getOrDefault("examples", "");
    }

    /// The network of a language; empty if it has none, or if it cannot be run here, which is logged: messages are read
    /// without it then, not as well.
    ///
    /// @param language a language code such as `en`
    public static Optional<MessageEncoder> of(String language) {
        try (var own = MessageEncoder.class.getResourceAsStream("/alfred/builtin/" + language + ".encoder.onnx")) {
            if (own == null) {
                return Optional.empty();
            }
            var whole = SharedWeights.complete(own.readAllBytes(), SentenceModel.bytes());
            return Optional.of(new MessageEncoder(SentenceModel.session(whole), SentenceModel.pieces()));
        } catch (OrtException | IOException | LinkageError | IllegalArgumentException e) {
            LOG.warn("messages are read without the network of {}: {}", language, e.toString());
            return Optional.empty();
        }
    }

    /// The jobs, in the order of their scores.
    public List<String> jobs() {
        return jobs;
    }

    /// What a word may be, in the order of the scores: `O` for no slot, `Bitems` for the first word of a slot, `Iitems`
    /// for a further one.
    public List<String> slots() {
        return slots;
    }

    /// The checksum of the examples from which it was learnt (CRC-32 of their lines, in decimal).
    public String examples() {
        return examples;
    }

    /// @param words in lower or upper case
    public synchronized Encoding read(List<String> words) {
        return kept.computeIfAbsent(List.copyOf(words), this::run);
    }

    private Encoding run(List<String> words) {
        var ids = new ArrayList<Integer>(List.of(pieces.start()));
        var firsts = new ArrayList<Integer>();
        for (var word : words) {
            var own = pieces.within(word, MAX_OF_A_WORD);
            if (ids.size() + own.size() > MAX_PIECES) {
                break;
            }
            firsts.add(ids.size());
            ids.addAll(own);
        }
        ids.add(pieces.end());
        try {
            return run(ids.stream().mapToLong(Integer::longValue).toArray(), firsts);
        } catch (OrtException e) {
            throw new IllegalStateException("the network that reads messages cannot be run here", e);
        }
    }

    private Encoding run(long[] ids, List<Integer> firsts) throws OrtException {
        var environment = SentenceModel.environment();
        var ones = new long[ids.length];
        Arrays.fill(ones, 1);
        try (var input = OnnxTensor.createTensor(environment, new long[][] {ids});
            var mask = OnnxTensor.createTensor(environment, new long[][] {ones});
            var types = OnnxTensor.createTensor(environment, new long[][] {new long[ids.length]});
            var result = session.run(Map.of("input_ids", input, "attention_mask", mask, "token_type_ids", types))) {
            var scores = ((float[][]) result.get(0).getValue())[0];
            var starts = ((float[][][]) result.get(1).getValue())[0];
            var filled = ((float[][][]) result.get(2).getValue())[0];
            var ofWords = new float[firsts.size()];
            for (int i = 0; i < ofWords.length; i++) {
                ofWords[i] = starts[firsts.get(i)][0];
            }
            return new Encoding(scores, ofWords, firsts.stream().map(at -> filled[at]).toArray(float[][]::new));
        }
    }
}
