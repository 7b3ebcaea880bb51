package alfred.core.reasoner;

import alfred.core.reasoner.StepType.Complexity;

/// The router's choice of agent for a turn (spec/pipeline.md, Router).
///
/// @param agent the name of one of the domain's agents; `""` if there is only one and no router was asked
/// @param goal the user's goal, in a sentence
/// @param complexity the complexity of the planning, which selects the model
public record Routing(String agent, String goal, Complexity complexity) {
    /// The routing of a domain with a single agent.
    public static final Routing NONE = new Routing("", "", Complexity.MEDIUM);
}
