package alfred.core.reasoner;

import java.util.Locale;

/// The type of a step, and the complexity that selects its model (spec/pipeline.md, step types).
public enum StepType {
    READ(Complexity.LOW), ANALYZE(Complexity.MEDIUM), GENERATE(Complexity.HIGH), WRITE(Complexity.LOW);

    /// The complexity of a request, which selects one of the user's models.
    public enum Complexity { LOW, MEDIUM, HIGH }

    private final Complexity complexity;

    StepType(Complexity complexity) {
        this.complexity = complexity;
    }

    public Complexity complexity() {
        return complexity;
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
