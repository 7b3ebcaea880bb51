package alfred.core.reasoner;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How a turn is to be answered (RULINGS, modes; limits after `pipeline-stages.md`).
public enum Mode {
    /// Understand may choose the quick path.
    AUTO(8, false, false),
    /// Never plans; one call at most.
    QUICK(2, true, false),
    /// A plan that generates and saves is proposed first.
    PLAN(8, false, true),
    /// The draft is the proposal; nothing is asked first.
    CREATE(4, false, false),
    /// Talk while cooking; bypasses the pipeline.
    COOK(0, true, false),
    /// Talk about ideas; bypasses the pipeline.
    BRAINSTORM(0, true, false);

    /// Tool calls in one step, but for those that complete an item of its batch.
    public static final int MAX_TOOL_CALLS_PER_STEP = 3;
    public static final int MAX_SCHEMA_REQUESTS = 2;

    private final int maxSteps;
    private final boolean skipsThink;
    private final boolean needsProposal;

    Mode(int maxSteps, boolean skipsThink, boolean needsProposal) {
        this.maxSteps = maxSteps;
        this.skipsThink = skipsThink;
        this.needsProposal = needsProposal;
    }

    public int maxSteps() {
        return maxSteps;
    }

    public boolean skipsThink() {
        return skipsThink;
    }

    public boolean needsProposal() {
        return needsProposal;
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Mode> of(String text) {
        return Arrays.stream(values()).filter(m -> m.text().equals(text)).findFirst();
    }
}
