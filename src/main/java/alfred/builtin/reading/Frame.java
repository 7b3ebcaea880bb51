package alfred.builtin.reading;

import java.util.List;
import java.util.Optional;

/// One reading of a clause: a job, and the words that fill its slots.
///
/// @param share how likely the job is, from 0 to 1
/// @param slots in the order of the message; a slot may be filled twice
/// @param loose words that fill no slot and do not belong to the job, as typed
public record Frame(String job, float share, List<Slot> slots, List<String> loose) {
    /// Words of the message that fill a slot.
    ///
    /// @param text as typed, slips of the pen mended
    public record Slot(String name, String text) {}

    public Frame {
        slots = List.copyOf(slots);
        loose = List.copyOf(loose);
    }

    /// The same reading with another share.
    public Frame withShare(float other) {
        return new Frame(job, other, slots, loose);
    }

    /// What first fills a slot.
    public Optional<String> slot(String name) {
        return slots.stream().filter(s -> s.name().equals(name)).map(Slot::text).findFirst();
    }
}
