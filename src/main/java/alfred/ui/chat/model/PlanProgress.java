package alfred.ui.chat.model;

import java.time.Duration;
import java.util.List;

/// The progress of a plan, as shown on the plan card.
///
/// @param title the goal of the plan
/// @param isRunning false once the reply has arrived or the turn was stopped
/// @param elapsed the time since the turn started
public record PlanProgress(String title, List<Step> steps, boolean isRunning, Duration elapsed) {
    public PlanProgress {
        steps = List.copyOf(steps);
    }

    /// The status of a step; `STUCK` for a step that was blocked or broken off.
    public enum Status { WAITING, RUNNING, DONE, STUCK }

    /// A step of the plan.
    ///
    /// @param fact the result in a word or two; may be empty
    /// @param looks the tool calls of the step; may be empty
    public record Step(String text, Status status, String fact, List<Look> looks) {
        public Step {
            looks = List.copyOf(looks);
        }
    }

    /// A tool call: its query in words and its result.
    public record Look(String asked, String found) {}

    /// Returns the number, from 1, of the running step, or of the last one that ended.
    public int current() {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).status() == Status.RUNNING) {
                return i + 1;
            }
        }
        return (int) Math.max(1, ended());
    }

    /// Returns the completed share, from 0 to 1; the running step counts half.
    public double share() {
        var running = steps.stream().filter(s -> s.status() == Status.RUNNING).count();
        return steps.isEmpty() ? 0 : (ended() + running * 0.5) / steps.size();
    }

    private long ended() {
        return steps.stream().filter(s -> s.status() == Status.DONE || s.status() == Status.STUCK).count();
    }
}
