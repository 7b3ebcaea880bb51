package alfred.core.reasoner;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import java.util.List;

/// A question to the user.
///
/// @param resume the continuation once it is answered
/// @param before what the reply says before the question, such as the orders already carried out; `""` for nothing
public record Question(String text, List<Pending.Choice> choices, Resume resume, String before) {
    public Question {
        choices = List.copyOf(choices);
    }

    public Question(String text, List<Pending.Choice> choices, Resume resume) {
        this(text, choices, resume, "");
    }

    /// Returns this question, preceded by a text.
    public Question after(String said) {
        return new Question(text, choices, resume, said);
    }

    /// @param note the reasoner's note for continuing after the answer; `""` for none
    public Question(String text, List<Pending.Choice> choices, String note) {
        this(text, choices, Resume.note(note));
    }

    /// Returns an open-ended question, without choices or a note.
    public static Question of(String text) {
        return new Question(text, List.of(), "");
    }
}
