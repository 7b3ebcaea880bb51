package alfred.core.reasoner;

import alfred.core.context.Resume;
import java.util.List;
import java.util.Locale;

/// What Think decided (spec/pipeline.md, Think).
///
/// @param proposal what is shown for a yes; `""` unless the decision is to propose
/// @param note what the proposing reasoner needs to go on after a yes; `""` for nothing
/// @param questions for a clarification
public record Plan(String goal, List<Step> steps, Decision decision, String proposal, String note, List<Question> questions) {
    public enum Decision { PLAN_DIRECT, PROPOSE, CLARIFY }

    /// One step.
    ///
    /// @param group steps of one group do not depend on each other; groups run in order
    public record Step(String description, StepType type, String subdomain, int group) {
        /// A step that waited for the user's word.
        public static Step of(Resume.Step kept) {
            return new Step(kept.description(), StepType.valueOf(kept.type().toUpperCase(Locale.ROOT)), kept.subdomain(), kept.group());
        }

        /// The step as an open question keeps it.
        public Resume.Step kept() {
            return new Resume.Step(description, type.text(), subdomain, group);
        }
    }

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

    public static Plan propose(String goal, String message, String note) {
        return new Plan(goal, List.of(), Decision.PROPOSE, message, note, List.of());
    }

    public static Plan clarify(String goal, Question question) {
        return new Plan(goal, List.of(), Decision.CLARIFY, "", "", List.of(question));
    }
}
