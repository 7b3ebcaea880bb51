package alfred.ui.chat;

import java.time.Duration;
import java.util.List;

/// How far a plan is, as the plan card shows it.
///
/// @param title what the plan is for
/// @param isRunning false once the reply is there or the turn was stopped
public record PlanProgress(String title, List<Step> steps, boolean isRunning, Duration elapsed) {
    public PlanProgress {
        steps = List.copyOf(steps);
    }

    /// Where one step stands.
    public enum Status { WAITING, RUNNING, DONE, STUCK }

    /// @param fact what came of it, in a word or two; may be empty
    /// @param looks what was asked of the kitchen; may be empty
    public record Step(String text, Status status, String fact, List<Look> looks) {
        public Step {
            looks = List.copyOf(looks);
        }

        Step as(Status next, String result, List<Look> found) {
            return new Step(text, next, result, found);
        }
    }

    /// One call: what was asked, in words, and what it brought.
    public record Look(String asked, String found) {}

    /// The number of the running step from 1, or of the last one that ended.
    public int current() {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).status() == Status.RUNNING) {
                return i + 1;
            }
        }
        return (int) Math.max(1, ended());
    }

    /// The share that is done, a running step counting half.
    public double share() {
        var running = steps.stream().filter(s -> s.status() == Status.RUNNING).count();
        return steps.isEmpty() ? 0 : (ended() + running * 0.5) / steps.size();
    }

    private long ended() {
        return steps.stream().filter(s -> s.status() == Status.DONE || s.status() == Status.STUCK).count();
    }
}
