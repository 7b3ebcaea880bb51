package alfred.langchain;

import alfred.core.reasoner.model.call.TokenCounter;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/// Token counter with the o200k vocabulary. With a margin of 5 %, the count is close enough for any model; the
/// margin grows up to 50 % when a server reports more tokens. The vocabulary is loaded at the first count.
public final class TokensO200k implements TokenCounter {
    private static final double MARGIN = 1.05;

    private double factor = MARGIN;

    @Override
    public synchronized int count(String text) {
        return (int) Math.ceil(Vocabulary.O200K.countTokensOrdinary(text) * factor);
    }

    @Override
    public synchronized void learn(int counted, int reported) {
        double needed = factor * reported / Math.max(1, counted) * MARGIN;
        factor = Math.clamp(Math.max(factor, needed), MARGIN, 1.5);
    }

    /// Loaded once for all counters: it never changes, and loading takes long.
    private static final class Vocabulary {
        static final Encoding O200K = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }
}
