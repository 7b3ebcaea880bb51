package alfred.core.reasoner.model;

/// A prompt: the instructions and the current case. Both start with their stable parts, since servers cache
/// prefixes.
///
/// @param tokens the estimated number of tokens; 0 if the prompt has no budget
public record Prompt(String system, String user, int tokens) {
    public Prompt(String system, String user) {
        this(system, user, 0);
    }

    Prompt of(Budget budget) {
        return new Prompt(system, user, budget.spent());
    }

    Prompt followedBy(String more) {
        return new Prompt(system, user + "\n\n" + more);
    }
}
