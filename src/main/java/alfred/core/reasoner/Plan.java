package alfred.core.reasoner;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import java.util.List;
import java.util.Locale;

/// The result of Think (spec/pipeline.md, Think).
///
/// @param proposal the text to approve; `""` unless the decision is to propose
/// @param note the reasoner's note for continuing after a yes; `""` for none
/// @param questions the questions of a clarification; of a proposal, itself with its choices, if it has any of its own
public record Plan(String goal, List<Step> steps, Decision decision, String proposal, String note,
    List<Question> questions) {
    public enum Decision { PLAN_DIRECT, PROPOSE, CLARIFY }

    /// One step.
    ///
    /// @param group the group's number: steps of one group are independent of each other, and groups run in order
    public record Step(String description, StepType type, String subdomain, int group) {
        /// Returns the step that was kept with an open question.
        public static Step of(Resume.Step kept) {
            return new Step(kept.description(), StepType.valueOf(kept.type().toUpperCase(Locale.ROOT)),
                kept.subdomain(), kept.group());
        }

        /// Returns the step in the form kept with an open question.
        public Resume.Step kept() {
            return new Resume.Step(description, type.text(), subdomain, group);
        }
    }

    /// Turns a direct plan with a proposal but no steps into a proposal
    /// (spec/pipeline.md, Think may have no steps).
    public Plan {
        steps = List.copyOf(steps);
        questions = List.copyOf(questions);
        if (decision == Decision.PLAN_DIRECT && steps.isEmpty() && !proposal.isBlank()) {
            decision = Decision.PROPOSE;
        }
    }

    /// Returns a plan to carry out without asking.
    public static Plan direct(String goal, List<Step> steps) {
        return new Plan(goal, steps, Decision.PLAN_DIRECT, "", "", List.of());
    }

    /// Returns a proposal that waits for a yes.
    public static Plan propose(String goal, String message, String note) {
        return new Plan(goal, List.of(), Decision.PROPOSE, message, note, List.of());
    }

    /// The answers of a proposal to choose from; empty for a yes and a no.
    public List<Pending.Choice> choices() {
        return questions.stream().flatMap(question -> question.choices().stream()).toList();
    }
}
