package alfred.core.reasoner;

import alfred.core.reasoner.ModeContext.Proposal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How a turn is to be answered (spec/pipeline.md, modes).
public enum Mode {
    /// Understand may choose the quick path.
    AUTO(8, false, Proposal.NEVER, Verbosity.NORMAL),
    /// Never plans; one call at most.
    QUICK(2, true, Proposal.NEVER, Verbosity.SHORT),
    /// A plan that generates and saves is proposed first.
    PLAN(8, false, Proposal.UNLESS_ASKED_FOR, Verbosity.NORMAL),
    /// The draft is the proposal; nothing is asked first.
    CREATE(4, false, Proposal.NEVER, Verbosity.FULL),
    /// Talk while cooking; bypasses the pipeline.
    COOK(0, true, Proposal.NEVER, Verbosity.SHORT),
    /// Talk about ideas; bypasses the pipeline.
    BRAINSTORM(0, true, Proposal.NEVER, Verbosity.NORMAL);

    /// Tool calls in one step, but for those that complete an item of its batch.
    public static final int MAX_TOOL_CALLS_PER_STEP = 3;
    public static final int MAX_SCHEMA_REQUESTS = 2;

    private final int maxSteps;
    private final boolean skipsThink;
    private final Proposal proposal;
    private final Verbosity verbosity;

    Mode(int maxSteps, boolean skipsThink, Proposal proposal, Verbosity verbosity) {
        this.maxSteps = maxSteps;
        this.skipsThink = skipsThink;
        this.proposal = proposal;
        this.verbosity = verbosity;
    }

    public int maxSteps() {
        return maxSteps;
    }

    public boolean skipsThink() {
        return skipsThink;
    }

    /// What holds where the user's words say nothing else.
    public Proposal proposal() {
        return proposal;
    }

    /// What holds where the user's words say nothing else.
    public Verbosity verbosity() {
        return verbosity;
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Mode> of(String text) {
        return Arrays.stream(values()).filter(m -> m.text().equals(text)).findFirst();
    }
}
