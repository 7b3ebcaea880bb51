package alfred.core.reasoner.model;

/// What a model is given: what it is to do, and the case at hand. What is stable comes first in both, since servers cache prefixes.
///
/// @param tokens what its budget counted for it; 0 where it has none
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
