package alfred.builtin.reading;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

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

    /// This clause with each share multiplied by a weight, the likeliest first. The shares keep their sum; a clause
    /// none of whose readings has any weight stays as it is.
    ///
    /// @param weight of a reading, at least 0
    public Clause weighed(ToDoubleFunction<Frame> weight) {
        double before = frames.stream().mapToDouble(Frame::share).sum();
        double after = frames.stream().mapToDouble(frame -> frame.share() * weight.applyAsDouble(frame)).sum();
        return after <= 0 ? this : with(frames.stream()
            .map(frame -> frame
                .withShare((float) Math.min(1, frame.share() * weight.applyAsDouble(frame) * before / after)))
            .sorted(Comparator.comparing(Frame::share).reversed()).toList());
    }

    public Frame best() {
        return frames.getFirst();
    }
}
