package alfred.core.reasoner;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import java.util.List;

/// A question to the user.
///
/// @param resume how it goes on with the answer
public record Question(String text, List<Pending.Choice> choices, Resume resume) {
    public Question {
        choices = List.copyOf(choices);
    }

    /// @param note what the asking reasoner needs to go on with the answer; `""` for nothing
    public Question(String text, List<Pending.Choice> choices, String note) {
        this(text, choices, Resume.note(note));
    }

    public static Question of(String text) {
        return new Question(text, List.of(), "");
    }
}
