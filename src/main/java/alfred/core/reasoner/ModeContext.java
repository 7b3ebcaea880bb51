package alfred.core.reasoner;

import java.util.Optional;
import java.util.regex.Pattern;

/// A mode with the overrides of one message applied (spec/pipeline.md, overrides): "briefly", "in detail", "ask me
/// first", "without asking".
///
/// Overrides change how a turn is answered and what is proposed first, never what it may write, which is determined
/// separately.
///
/// @param proposal when a plan is proposed before it is carried out
public record ModeContext(Mode mode, Verbosity verbosity, Proposal proposal) {
    private static final Pattern SHORT = Pattern.compile("(?i)\\b(briefly|in brief|be brief|in short|(keep|make) it (short|brief)"
        + "|(short|quick|brief) answer|in (one|a) (word|sentence|line)|tl;?dr)\\b");
    private static final Pattern FULL = Pattern.compile("(?i)\\b(in (full )?detail|in full|at length|thoroughly|explain|all the details|every "
        + "detail)\\b");
    private static final Pattern FIRST = Pattern.compile("(?i)\\b((ask|check with) me (\\w+ ){0,2}(first|before)"
        + "|(propose|suggest) (it|that|them|something|a plan|the plan) first|before you (\\w+ ){1,4}(ask|check with) me)\\b");
    private static final Pattern UNASKED = Pattern.compile("(?i)\\b(without asking|(do not|don['’]?t|no need to|need not) ask( me)?)\\b");

    /// When a plan that writes is proposed first.
    public enum Proposal {
        /// For every plan that writes.
        ALWAYS,
        /// If the plan saves what it generates and the user's words did not ask for the save.
        UNLESS_ASKED_FOR,
        NEVER
    }

    /// @param words the user's message
    public static ModeContext of(Mode mode, String words) {
        var verbosity = has(SHORT, words, Verbosity.SHORT).or(() -> has(FULL, words, Verbosity.FULL));
        var proposal = has(FIRST, words, Proposal.ALWAYS).or(() -> has(UNASKED, words, Proposal.NEVER));
        return new ModeContext(mode, verbosity.orElse(mode.verbosity()), proposal.orElse(mode.proposal()));
    }

    private static <T> Optional<T> has(Pattern pattern, String words, T override) {
        return pattern.matcher(words).find() ? Optional.of(override) : Optional.empty();
    }
}
