package alfred.core.reasoner.model;

/// What a model is given: what it is to do, and the case at hand. What is stable comes first in both, since servers cache prefixes.
public record Prompt(String system, String user) {
    Prompt followedBy(String more) {
        return new Prompt(system, user + "\n\n" + more);
    }
}
