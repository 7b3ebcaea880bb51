package alfred.builtin.understand;

import alfred.builtin.intent.Orders;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.TimeWords;
import alfred.builtin.template.Intent;
import java.util.Optional;

/// Several times of day in one task: "at 8 and at 6 pm" are two tasks, "at 4 … in the afternoon" is one.
final class TaskTimes {
    private TaskTimes() {}

    /// Returns a task with what its times come to; empty if it has but one.
    static Optional<Intent> of(Intent reading, Frame frame) {
        var times =
            frame.slots().stream().filter(slot -> slot.name().equals("time")).map(Frame.Slot::text).distinct().toList();
        if (!reading.skill().equals("task.add") || times.size() < 2) {
            return Optional.empty();
        }
        var together = String.join(" ", times);
        if (TimeWords.time(together).isPresent()) {
            return Optional.of(reading.with("at", together));
        }
        return times.stream().allMatch(time -> TimeWords.time(time).isPresent())
            ? Optional.of(Orders.of(times.stream().map(time -> reading.with("at", time)).toList())) : Optional.empty();
    }
}
