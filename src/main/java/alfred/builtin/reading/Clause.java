package alfred.builtin.reading;

import java.util.List;

/// A part of a message that asks for one thing, with its likeliest readings.
///
/// @param text as typed
/// @param isQuestion whether it ends in a question mark
/// @param frames the likeliest first; never empty
/// @param strange numbers, and words that were never seen in an example and are no known thing, that fill no slot
public record Clause(String text, boolean isQuestion, List<Frame> frames, List<String> strange) {
    public Clause {
        frames = List.copyOf(frames);
        strange = List.copyOf(strange);
    }

    /// This clause with other frames.
    public Clause with(List<Frame> others) {
        return new Clause(text, isQuestion, others, strange);
    }

    public Frame best() {
        return frames.getFirst();
    }
}
