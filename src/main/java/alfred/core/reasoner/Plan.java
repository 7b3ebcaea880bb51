package alfred.core.reasoner;

import java.util.List;

/// What Think decided (spec/pipeline.md, Think).
///
/// @param proposal what is shown for a yes; `""` unless the decision is to propose
/// @param resume what the proposing mind needs to go on after a yes; `""` for nothing
/// @param questions for a clarification
public record Plan(String goal, List<Step> steps, Decision decision, String proposal, String resume, List<Question> questions) {
    public enum Decision { PLAN_DIRECT, PROPOSE, CLARIFY }

    /// One step.
    ///
    /// @param group steps of one group do not depend on each other; groups run in order
    public record Step(String description, StepType type, String subdomain, int group) {}

    /// Corrects a direct plan without steps that has a proposal: it is a proposal (spec/pipeline.md, Think may have no steps).
    public Plan {
        steps = List.copyOf(steps);
        questions = List.copyOf(questions);
        if (decision == Decision.PLAN_DIRECT && steps.isEmpty() && !proposal.isBlank()) {
            decision = Decision.PROPOSE;
        }
    }

    public static Plan direct(String goal, List<Step> steps) {
        return new Plan(goal, steps, Decision.PLAN_DIRECT, "", "", List.of());
    }

    public static Plan propose(String goal, String message, String resume) {
        return new Plan(goal, List.of(), Decision.PROPOSE, message, resume, List.of());
    }

    public static Plan clarify(String goal, Question question) {
        return new Plan(goal, List.of(), Decision.CLARIFY, "", "", List.of(question));
    }
}
