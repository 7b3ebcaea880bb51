package alfred.core.reasoner;

import alfred.core.reasoner.ModeContext.Proposal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The way a turn is answered (spec/pipeline.md, modes).
public enum Mode {
    /// Understand may choose the quick path.
    AUTO(8, false, Proposal.NEVER, Verbosity.NORMAL),
    /// Skips planning; one decision at most.
    QUICK(2, true, Proposal.NEVER, Verbosity.SHORT),
    /// Plans that generate and save are proposed first.
    PLAN(8, false, Proposal.UNLESS_ASKED_FOR, Verbosity.NORMAL),
    /// Generates at once: the draft is the proposal, and nothing is asked first.
    CREATE(4, false, Proposal.NEVER, Verbosity.FULL),
    /// Conversation while cooking; bypasses the pipeline.
    COOK(0, true, Proposal.NEVER, Verbosity.SHORT),
    /// Conversation about ideas; bypasses the pipeline.
    BRAINSTORM(0, true, Proposal.NEVER, Verbosity.NORMAL);

    /// The maximum number of tool calls in one step, not counting those that complete an item of its batch.
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

    /// The maximum number of steps in a plan; 0 for a mode that bypasses the pipeline.
    public int maxSteps() {
        return maxSteps;
    }

    /// Whether the turn is answered without a plan.
    public boolean skipsThink() {
        return skipsThink;
    }

    /// The default, unless the user's words override it.
    public Proposal proposal() {
        return proposal;
    }

    /// The default, unless the user's words override it.
    public Verbosity verbosity() {
        return verbosity;
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Returns the mode with this name in lower case; empty if there is none.
    public static Optional<Mode> of(String text) {
        return Arrays.stream(values()).filter(m -> m.text().equals(text)).findFirst();
    }
}
