package alfred.builtin.reading;

import alfred.onnx.MessageEncoder;
import java.util.Arrays;
import java.util.List;

/// What an encoder says of a clause, in the order of the jobs and slots of a [ReadingModel]. All are natural logarithms
/// of probabilities.
final class EncodedWords {
    private static final String NO_SLOT = "O";
    /// Of a job or slot that the encoder does not know.
    private static final float UNKNOWN = -12;
    private final MessageEncoder encoder;
    private final int[] jobs;
    /// The slot of the model that each label of the encoder stands for.
    private final int[] slots;
    private final int slotCount;

    /// @param jobs the jobs of the model
    /// @param slots the slots of the model, `""` for none
    EncodedWords(MessageEncoder encoder, List<String> jobs, List<String> slots) {
        this.encoder = encoder;
        this.jobs = jobs.stream().mapToInt(encoder.jobs()::indexOf).toArray();
        this.slots = encoder.slots().stream()
            .mapToInt(label -> slots.indexOf(label.equals(NO_SLOT) ? LabelledClause.OUTSIDE : label.substring(1)))
            .toArray();
        this.slotCount = slots.size();
    }

    /// For each job of the model, how likely the words are that job.
    float[] jobs(List<Token> clause) {
        var likely = logarithms(encoding(clause).jobs());
        var ofModel = new float[jobs.length];
        for (int i = 0; i < jobs.length; i++) {
            ofModel[i] = jobs[i] < 0 ? UNKNOWN : likely[jobs[i]];
        }
        return ofModel;
    }

    /// For each word how likely a clause begins with it, from 0 to 1; a text that is too long for the encoder has
    /// fewer.
    float[] starts(List<Token> words) {
        var starts = encoding(words).starts();
        var likely = new float[starts.length];
        for (int i = 0; i < likely.length; i++) {
            likely[i] = (float) (1 / (1 + Math.exp(-starts[i])));
        }
        return likely;
    }

    /// For each word, and each slot of the model, how likely the word fills it; a text that is too long for the encoder
    /// has fewer.
    float[][] slots(List<Token> clause) {
        return Arrays.stream(encoding(clause).slots()).map(this::ofModel).toArray(float[][]::new);
    }

    private float[] ofModel(float[] scores) {
        var likely = logarithms(scores);
        var sums = new double[slotCount];
        for (int i = 0; i < likely.length; i++) {
            if (slots[i] >= 0) {
                sums[slots[i]] += Math.exp(likely[i]);
            }
        }
        var ofModel = new float[slotCount];
        for (int i = 0; i < slotCount; i++) {
            ofModel[i] = (float) Math.max(UNKNOWN, Math.log(sums[i]));
        }
        return ofModel;
    }

    private MessageEncoder.Encoding encoding(List<Token> words) {
        return encoder.read(words.stream().map(Token::norm).toList());
    }

    private static float[] logarithms(float[] scores) {
        float most = Float.NEGATIVE_INFINITY;
        for (float score : scores) {
            most = Math.max(most, score);
        }
        double sum = 0;
        for (float score : scores) {
            sum += Math.exp(score - most);
        }
        float norm = (float) (most + Math.log(sum));
        var likely = new float[scores.length];
        for (int i = 0; i < likely.length; i++) {
            likely[i] = scores[i] - norm;
        }
        return likely;
    }
}
