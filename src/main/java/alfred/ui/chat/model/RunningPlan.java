package alfred.ui.chat.model;

import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepOutcome;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// The plan of the running turn, followed step by step. On the FX thread only.
final class RunningPlan {
    private final Clock clock;
    private final Instant started;
    private final ObjectProperty<PlanProgress> progress;

    /// @param started when the turn began
    RunningPlan(PipelineEvent.PlanMade made, Instant started, Clock clock) {
        this.clock = clock;
        this.started = started;
        var steps = made.steps().stream().map(Plan.Step::description)
            .map(words -> new PlanProgress.Step(words, PlanProgress.Status.WAITING, "", List.of())).toList();
        progress = new SimpleObjectProperty<>(new PlanProgress(made.goal(), steps, true, Duration.ZERO));
    }

    ObjectProperty<PlanProgress> progress() {
        return progress;
    }

    void started(PipelineEvent.StepStarted step) {
        show(step.number(),
            new PlanProgress.Step(step.step().description(), PlanProgress.Status.RUNNING, "", List.of()));
    }

    void completed(StepOutcome outcome) {
        var status = outcome.status() == StepOutcome.Status.DONE ? PlanProgress.Status.DONE : PlanProgress.Status.STUCK;
        show(outcome.number(), new PlanProgress.Step(outcome.step().description(), status, ReadSummary.fact(outcome),
            outcome.results().stream().map(ReadSummary::of).toList()));
    }

    /// A number that is none of the plan's steps is ignored.
    private void show(int number, PlanProgress.Step step) {
        var steps = new ArrayList<>(progress.get().steps());
        if (number >= 1 && number <= steps.size()) {
            steps.set(number - 1, step);
            become(steps, true);
        }
    }

    /// Updates the elapsed time.
    void tick() {
        if (progress.get().isRunning()) {
            become(progress.get().steps(), true);
        }
    }

    /// Ends the plan: its card folds.
    void end() {
        become(progress.get().steps(), false);
    }

    private void become(List<PlanProgress.Step> steps, boolean isRunning) {
        progress.set(new PlanProgress(progress.get().title(), steps, isRunning,
            Duration.between(started, clock.instant())));
    }
}
