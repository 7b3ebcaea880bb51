package alfred.ui.page.text;

import static alfred.ui.fx.Texts.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/// Describes the use of a language model: tokens, and the cost if known, in the currency of the prices the user
/// entered.
public final class UsageText {
    /// The significant digits of displayed costs.
    private static final MathContext SHOWN = new MathContext(3);

    private UsageText() {}

    /// The input and output tokens of a call or turn, its duration and cost.
    ///
    /// @param millis the duration in milliseconds
    public static String words(long input, long output, long millis, Optional<BigDecimal> cost) {
        return with(text("inspector.sum", input, output, millis / 1000.0), cost);
    }

    /// The calls and tokens of a turn; a cost of zero is left out.
    public static String turn(int calls, long tokens, Optional<BigDecimal> cost) {
        return with(text("chat.used", calls, tokens), cost.filter(money -> money.signum() > 0));
    }

    private static String with(String words, Optional<BigDecimal> cost) {
        return cost
            .map(money -> text("fact.two", words,
                money.signum() == 0 ? text("model.free") : text("model.cost", money.round(SHOWN))))
            .orElse(words);
    }
}
