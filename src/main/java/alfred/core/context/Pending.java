package alfred.core.context;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A question or proposal that awaits the user's answer.
///
/// @param text the question
/// @param choices the choices offered; empty for a yes-or-no question
/// @param resume how to continue with the answer
/// @param before the question that is open again once this one is answered or has lapsed; null for none
public record Pending(Kind kind, String text, List<Choice> choices, Resume resume, @Nullable Pending before) {
    public enum Kind { PROPOSAL, QUESTION, INTERRUPTED }

    /// @param text what the user sees
    /// @param ref the entity of the choice; `""` for none
    /// @param say the message that choosing it sends; null for the text
    public record Choice(String text, String ref, @Nullable String say) {
        public Choice(String text, String ref) {
            this(text, ref, null);
        }

        /// The message that choosing it sends, as if the user had typed it.
        public String message() {
            return say == null ? text : say;
        }
    }

    public Pending {
        choices = List.copyOf(choices);
    }

    public Pending(Kind kind, String text, List<Choice> choices, Resume resume) {
        this(kind, text, choices, resume, null);
    }

    /// The note of the reasoner that asked; `""` for none.
    public String note() {
        return resume instanceof Resume.Note note ? note.text() : "";
    }

    /// The unit of writes to keep or undo; empty for any other question.
    public Optional<Resume.Unit> unit() {
        return resume instanceof Resume.Unit unit ? Optional.of(unit) : Optional.empty();
    }

    /// Whether this question stays open when the user talks about something else. Only the user decides whether to
    /// keep or undo the writes of an interrupted turn.
    public boolean staysOpen() {
        return unit().isPresent();
    }

    /// A copy of this question, followed by another one that stays open.
    Pending after(@Nullable Pending open) {
        return new Pending(kind, text, choices, resume, open);
    }
}
