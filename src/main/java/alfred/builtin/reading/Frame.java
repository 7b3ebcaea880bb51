package alfred.builtin.reading;

import java.util.List;
import java.util.Optional;

/// One reading of a clause: a job, and the words that fill its slots.
///
/// @param share how likely the job is, from 0 to 1
/// @param slots in the order of the message; a slot may be filled twice
public record Frame(String job, float share, List<Slot> slots) {
    /// Words of the message that fill a slot.
    ///
    /// @param text as typed, slips of the pen mended
    public record Slot(String name, String text) {}

    public Frame {
        slots = List.copyOf(slots);
    }

    /// What first fills a slot.
    public Optional<String> slot(String name) {
        return slots.stream().filter(s -> s.name().equals(name)).map(Slot::text).findFirst();
    }
}
