package alfred.core.context;

import alfred.core.crud.call.ToolCall;
import java.util.List;
import java.util.UUID;

/// How to continue once an open question is answered. Never shown to the user.
public sealed interface Resume {
    /// Nothing to resume: the answer is treated like any other message.
    record Nothing() implements Resume {}

    /// A note of the reasoner that asked, readable by that reasoner only.
    record Note(String text) implements Resume {}

    /// The call of the previous turn, which changes too many rows at once to run without confirmation.
    record Many() implements Resume {}

    /// Calls that await confirmation; a yes runs them unchanged.
    ///
    /// @param rest the remaining steps of the plan; empty for none
    record Calls(String goal, List<ToolCall> calls, List<Step> rest) implements Resume {
        public Calls {
            calls = List.copyOf(calls);
            rest = List.copyOf(rest);
        }
    }

    /// The writes of an interrupted turn, to keep or undo.
    ///
    /// @param id the id of the unit of writes
    record Unit(UUID id) implements Resume {}

    /// A planned step that has not started.
    ///
    /// @param type `read`, `analyze`, `generate` or `write`
    /// @param group the group of the step; steps of a group are independent of each other, and groups run in order
    record Step(String description, String type, String subdomain, int group) {}

    /// Wraps a reasoner's note.
    ///
    /// @param text the note; `""` gives [Nothing]
    static Resume note(String text) {
        return text.isEmpty() ? new Nothing() : new Note(text);
    }
}
