package alfred.core.context;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A question or proposal that waits for the user's answer.
///
/// @param text what was asked
/// @param choices what can be chosen; empty for a plain yes or no
/// @param resume how it goes on with the answer
/// @param before the question that is open again once this one is answered or has lapsed; null for none
public record Pending(Kind kind, String text, List<Choice> choices, Resume resume, @Nullable Pending before) {
    public enum Kind { PROPOSAL, QUESTION, INTERRUPTED }

    /// @param ref the entity that the choice stands for; `""` for none
    public record Choice(String text, String ref) {}

    public Pending {
        choices = List.copyOf(choices);
    }

    public Pending(Kind kind, String text, List<Choice> choices, Resume resume) {
        this(kind, text, choices, resume, null);
    }

    /// What the asking reasoner noted for itself; `""` for nothing.
    public String note() {
        return resume instanceof Resume.Note note ? note.text() : "";
    }

    /// The unit of writes that it asks about; empty for a question about anything else.
    public Optional<Resume.Unit> unit() {
        return resume instanceof Resume.Unit unit ? Optional.of(unit) : Optional.empty();
    }

    /// Whether it stays open whatever else is said: what a turn left half done is kept or taken back by the user alone.
    public boolean staysOpen() {
        return unit().isPresent();
    }

    /// This question, asked while another one is open that stays so.
    Pending after(@Nullable Pending open) {
        return new Pending(kind, text, choices, resume, open);
    }
}
