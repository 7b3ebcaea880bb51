package alfred.langchain;

import alfred.core.reasoner.model.TokenCounter;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import org.jspecify.annotations.Nullable;

/// Token counter with the o200k vocabulary. With a margin of 5 %, the count is close enough for any model; the
/// margin grows up to 50 % when a server reports more tokens. The vocabulary is loaded at the first count.
public final class TokensO200k implements TokenCounter {
    private static final double MARGIN = 1.05;

    private @Nullable Encoding encoding;
    private double factor = MARGIN;

    @Override
    public synchronized int count(String text) {
        return (int) Math.ceil(encoding().countTokensOrdinary(text) * factor);
    }

    @Override
    public synchronized void learn(int counted, int reported) {
        double needed = factor * reported / Math.max(1, counted) * MARGIN;
        factor = Math.clamp(Math.max(factor, needed), MARGIN, 1.5);
    }

    private Encoding encoding() {
        if (encoding == null) {
            encoding = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
        }
        return encoding;
    }
}
