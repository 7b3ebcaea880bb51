package alfred.core.reasoner;

import alfred.core.context.Pending;
import java.util.List;

/// A question to the user.
///
/// @param resume what the asking mind needs to go on with the answer; `""` for nothing
public record Question(String text, List<Pending.Choice> choices, String resume) {
    public Question {
        choices = List.copyOf(choices);
    }

    public static Question of(String text) {
        return new Question(text, List.of(), "");
    }
}
