package alfred.core.reasoner.model.call;

/// A prompt: the instructions and the current case. Both start with their stable parts, since servers cache
/// prefixes.
///
/// @param tokens the estimated number of tokens; 0 if the prompt has no budget
public record Prompt(String system, String user, int tokens) {
    public Prompt(String system, String user) {
        this(system, user, 0);
    }

    /// Returns the prompt with its estimated number of tokens.
    public Prompt withTokens(int spent) {
        return new Prompt(system, user, spent);
    }

    public Prompt followedBy(String more) {
        return new Prompt(system, user + "\n\n" + more);
    }
}
