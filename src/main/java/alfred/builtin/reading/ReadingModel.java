package alfred.builtin.reading;

import alfred.builtin.net.ClauseNet;
import alfred.onnx.MessageEncoder;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/// What was learnt from the example messages of one language: where clauses begin, which job a clause is (by a linear
/// model and a small network together), which words fill which slot.
public final class ReadingModel {
    private static final String BEGINS = "begins";
    private static final int BUFFER = 1 << 16;
    /// By what the scores of the two models are multiplied before they are added: half from each, so that a share says
    /// how often a job is right, on messages held back from training. (Features that training leaves out make the
    /// linear model's weights too large for all of them.)
    private static final float OF_LINEAR = 0.43f;
    private static final float OF_NET = 0.6f;
    /// By what those are multiplied where there is an encoder, and by what its logarithms of probabilities.
    private static final float OF_OTHERS = 0.5f;
    private static final float OF_ENCODER = 0.5f;
    /// The encoder's part in where a clause begins, from 0 to 1.
    private static final float OF_STARTS = 0.7f;
    /// By what the encoder's logarithms are multiplied to stand beside the scores of the sequence model.
    private static final float OF_SLOTS = 1;
    private final LinearModel boundaries;
    private final LinearModel jobs;
    private final ClauseNet net;
    private final List<String> kinds;
    private final NetInput input;
    private final SequenceModel slots;
    private final Vocabulary vocabulary;
    private final WordUse uses;
    private final @Nullable EncodedWords encoded;

    /// A job and how likely it is, from 0 to 1.
    public record Guess(String job, float share) {}

    /// @param net sorts a clause into the same jobs as `jobs` does
    /// @param kinds the kinds of thing that the network was trained with
    ReadingModel(LinearModel boundaries, LinearModel jobs, ClauseNet net, List<String> kinds, SequenceModel slots,
        Vocabulary vocabulary, WordUse uses) {
        this(boundaries, jobs, net, kinds, slots, vocabulary, uses, null);
    }

    private ReadingModel(LinearModel boundaries, LinearModel jobs, ClauseNet net, List<String> kinds,
        SequenceModel slots, Vocabulary vocabulary, WordUse uses, @Nullable EncodedWords encoded) {
        this.boundaries = boundaries;
        this.jobs = jobs;
        this.net = net;
        this.kinds = List.copyOf(kinds);
        this.input = new NetInput(vocabulary, kinds);
        this.slots = slots;
        this.vocabulary = vocabulary;
        this.uses = uses;
        this.encoded = encoded;
    }

    /// This model with an encoder beside its own parts.
    public ReadingModel with(MessageEncoder encoder) {
        return new ReadingModel(boundaries, jobs, net, kinds, slots, vocabulary, uses,
            new EncodedWords(encoder, jobs.classes(), slots.labels()));
    }

    Vocabulary vocabulary() {
        return vocabulary;
    }

    WordUse uses() {
        return uses;
    }

    /// How likely a clause begins at each token, from 0 to 1; 1 at the first.
    List<Float> starts(List<Token> tokens, List<Set<String>> kinds) {
        var starts = new ArrayList<Float>();
        int at = boundaries.classes().indexOf(BEGINS);
        for (int i = 0; i < tokens.size(); i++) {
            starts.add(i == 0 ? 1f
                : LinearModel.softmax(boundaries.scores(new HashSet<>(Features.boundary(i, tokens, kinds))))[at]);
        }
        if (encoded != null) {
            var others = encoded.starts(tokens);
            for (int i = 1; i < others.length; i++) {
                starts.set(i, starts.get(i) * (1 - OF_STARTS) + others[i] * OF_STARTS);
            }
        }
        for (int i = 1; i < tokens.size(); i++) {
            // as in the name of a meal: "Fri 27 Nov [dinner]"
            starts.set(i, tokens.get(i).norm().equals("[") ? 0f : starts.get(i));
        }
        return starts;
    }

    /// The likeliest jobs of a clause, the likeliest first.
    ///
    /// @param prior by how much each job is likelier now than in the examples; 0 for those that cannot be, which take
    ///   no share
    /// @param limit how many at most
    List<Guess> jobs(List<Token> clause, List<Set<String>> kinds, ToDoubleFunction<String> prior, int limit) {
        var scores = jobs.scores(new HashSet<>(Features.clause(clause, kinds, vocabulary)));
        var others = net.scores(input.of(clause, kinds));
        for (int i = 0; i < scores.length; i++) {
            scores[i] = scores[i] * OF_LINEAR + others[i] * OF_NET;
        }
        if (encoded != null) {
            var ofWords = encoded.jobs(clause);
            for (int i = 0; i < scores.length; i++) {
                scores[i] = scores[i] * OF_OTHERS + ofWords[i] * OF_ENCODER;
            }
        }
        for (int i = 0; i < scores.length; i++) {
            double factor = prior.applyAsDouble(jobs.classes().get(i));
            scores[i] = factor == 0 ? Float.NEGATIVE_INFINITY : scores[i] + (float) Math.log(factor);
        }
        var shares = LinearModel.softmax(scores);
        var all = new ArrayList<Guess>();
        for (int i = 0; i < shares.length; i++) {
            all.add(new Guess(jobs.classes().get(i), shares[i]));
        }
        all.sort((a, b) -> Float.compare(b.share(), a.share()));
        return List.copyOf(all.subList(0, Math.min(limit, all.size())));
    }

    /// The slot that each token of a clause fills, `""` for none.
    List<String> slots(String job, List<Token> clause, List<Set<String>> kinds) {
        var features = Features.tokens(job, clause, kinds, vocabulary);
        return encoded == null ? slots.best(features) : slots.best(features, encoded.slots(clause), OF_SLOTS);
    }

    /// Writes this model, compressed.
    public void write(OutputStream file) throws IOException {
        var deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (var out = new DataOutputStream(
            new BufferedOutputStream(new DeflaterOutputStream(file, deflater), BUFFER))) {
            vocabulary.write(out);
            boundaries.write(out);
            jobs.write(out);
            out.writeByte(kinds.size());
            for (var kind : kinds) {
                out.writeUTF(kind);
            }
            net.write(out);
            slots.write(out);
            uses.write(out);
        } finally {
            deflater.end();
        }
    }

    public static ReadingModel read(InputStream file) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(file), BUFFER))) {
            var vocabulary = Vocabulary.read(in);
            var boundaries = LinearModel.read(in);
            var jobs = LinearModel.read(in);
            var kinds = new String[in.readUnsignedByte()];
            for (int i = 0; i < kinds.length; i++) {
                kinds[i] = in.readUTF();
            }
            return new ReadingModel(boundaries, jobs, ClauseNet.read(in), List.of(kinds), SequenceModel.read(in),
                vocabulary, WordUse.read(in));
        }
    }
}
