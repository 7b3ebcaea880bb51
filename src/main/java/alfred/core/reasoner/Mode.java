package alfred.core.reasoner;

import alfred.core.domain.BypassMode;
import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.ModeContext.Proposal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The way a turn is answered (spec/pipeline.md, modes): by the pipeline, or in one of the domain's bypass modes.
public sealed interface Mode {
    /// Understand may choose the quick path.
    Mode AUTO = Planned.AUTO;
    /// Skips planning; one decision at most.
    Mode QUICK = Planned.QUICK;
    /// Plans that generate and save are proposed first.
    Mode PLAN = Planned.PLAN;
    /// Generates at once: the draft is the proposal, and nothing is asked first.
    Mode CREATE = Planned.CREATE;

    /// The maximum number of tool calls in one step, not counting those that complete an item of its batch.
    int MAX_TOOL_CALLS_PER_STEP = 3;
    int MAX_SCHEMA_REQUESTS = 2;

    /// The maximum number of steps in a plan; 0 for a mode that bypasses the pipeline.
    int maxSteps();

    /// Whether the turn is answered without a plan.
    boolean skipsThink();

    /// The default, unless the user's words override it.
    Proposal proposal();

    /// The default, unless the user's words override it.
    Verbosity verbosity();

    /// Its name in requests.
    String text();

    /// A mode of the pipeline.
    enum Planned implements Mode {
        AUTO(8, false, Proposal.NEVER, Verbosity.NORMAL),
        QUICK(2, true, Proposal.NEVER, Verbosity.SHORT),
        PLAN(8, false, Proposal.UNLESS_ASKED_FOR, Verbosity.NORMAL),
        CREATE(4, false, Proposal.NEVER, Verbosity.FULL);

        private final int maxSteps;
        private final boolean skipsThink;
        private final Proposal proposal;
        private final Verbosity verbosity;

        Planned(int maxSteps, boolean skipsThink, Proposal proposal, Verbosity verbosity) {
            this.maxSteps = maxSteps;
            this.skipsThink = skipsThink;
            this.proposal = proposal;
            this.verbosity = verbosity;
        }

        @Override
        public int maxSteps() {
            return maxSteps;
        }

        @Override
        public boolean skipsThink() {
            return skipsThink;
        }

        @Override
        public Proposal proposal() {
            return proposal;
        }

        @Override
        public Verbosity verbosity() {
            return verbosity;
        }

        @Override
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// A bypass mode of the domain.
    record Bypass(BypassMode is) implements Mode {
        @Override
        public int maxSteps() {
            return 0;
        }

        @Override
        public boolean skipsThink() {
            return true;
        }

        @Override
        public Proposal proposal() {
            return Proposal.NEVER;
        }

        @Override
        public Verbosity verbosity() {
            return Verbosity.SHORT;
        }

        @Override
        public String text() {
            return is.name();
        }
    }

    /// Returns the modes of the pipeline and the bypass modes of the domain.
    static List<Mode> all(DomainConfig domain) {
        return Stream.concat(Arrays.stream(Planned.values()), domain.bypassModes().stream().map(Bypass::new)).toList();
    }

    /// Returns the mode with this name; empty if there is none.
    static Optional<Mode> of(String text, DomainConfig domain) {
        return all(domain).stream().filter(mode -> mode.text().equals(text)).findFirst();
    }
}
