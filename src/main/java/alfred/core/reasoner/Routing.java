package alfred.core.reasoner;

import alfred.core.reasoner.StepType.Complexity;

/// Whom the router hands a turn to (spec/pipeline.md, Router).
///
/// @param agent the name of one of the domain's agents; `""` where there is one alone and nobody was asked
/// @param goal what the user wants, in a sentence
/// @param complexity how much mind the planning needs
public record Routing(String agent, String goal, Complexity complexity) {
    /// Of a domain with one agent.
    public static final Routing NONE = new Routing("", "", Complexity.MEDIUM);
}
