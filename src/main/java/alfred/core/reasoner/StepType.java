package alfred.core.reasoner;

import java.util.Locale;

/// What a step does, and how much mind it needs (spec/pipeline.md, step types).
public enum StepType {
    READ(Complexity.LOW), ANALYZE(Complexity.MEDIUM), GENERATE(Complexity.HIGH), WRITE(Complexity.LOW);

    /// Which of the user's models is asked.
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
