package alfred.ui.page;

import static alfred.ui.fx.Texts.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/// What was used of a language model, in words: tokens always, the cost where it is known. The currency is that of the prices the user typed.
public final class UsageText {
    /// Enough to compare two turns by, and not more than is known.
    private static final MathContext SHOWN = new MathContext(3);

    private UsageText() {}

    /// The tokens of a call or a turn, both ways, with its seconds.
    public static String words(long input, long output, long millis, Optional<BigDecimal> cost) {
        return with(text("inspector.sum", input, output, millis / 1000.0), cost);
    }

    /// A turn's calls and tokens; that it was free is said in the inspector only.
    public static String turn(int calls, long tokens, Optional<BigDecimal> cost) {
        return with(text("chat.used", calls, tokens), cost.filter(money -> money.signum() > 0));
    }

    private static String with(String words, Optional<BigDecimal> cost) {
        return cost.map(money -> text("fact.two", words, money.signum() == 0 ? text("model.free") : text("model.cost", money.round(SHOWN))))
            .orElse(words);
    }
}
