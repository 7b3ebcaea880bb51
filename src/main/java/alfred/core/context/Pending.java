package alfred.core.context;

import java.util.List;

/// A question or proposal that waits for the user's answer.
///
/// @param text what was asked
/// @param choices what can be chosen; empty for a plain yes or no
/// @param resume what the asking mind needs to go on with the answer; `""` for nothing. Never shown
public record Pending(Kind kind, String text, List<Choice> choices, String resume) {
    /// What resumes a call that waits for a yes to many rows at once.
    public static final String MANY = "many";

    public enum Kind { PROPOSAL, QUESTION, INTERRUPTED }

    /// @param ref the entity that the choice stands for; `""` for none
    public record Choice(String text, String ref) {}

    public Pending {
        choices = List.copyOf(choices);
    }
}
