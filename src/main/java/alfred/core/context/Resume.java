package alfred.core.context;

import alfred.core.crud.ToolCall;
import java.util.List;
import java.util.UUID;

/// How an open question goes on once it is answered. Never shown to the user.
public sealed interface Resume {
    /// The answer is read as any message is.
    record Nothing() implements Resume {}

    /// What the asking reasoner noted for itself; no other mind can read it.
    record Note(String text) implements Resume {}

    /// The call of the turn before, which changes more rows at once than may be changed without a yes.
    record Many() implements Resume {}

    /// Calls that wait for the user's word, carried out exactly as they are after a yes.
    ///
    /// @param rest the steps that were planned after them; empty for none
    record Calls(String goal, List<ToolCall> calls, List<Step> rest) implements Resume {
        public Calls {
            calls = List.copyOf(calls);
            rest = List.copyOf(rest);
        }
    }

    /// What a turn wrote before it was cut off, to be kept or taken back.
    ///
    /// @param id the id of its unit of writes
    record Unit(UUID id) implements Resume {}

    /// A planned step that was not begun.
    ///
    /// @param type `read`, `analyze`, `generate` or `write`
    /// @param group steps of one group do not depend on each other; groups run in order
    record Step(String description, String type, String subdomain, int group) {}

    /// @param text a reasoner's note; `""` for none
    static Resume note(String text) {
        return text.isEmpty() ? new Nothing() : new Note(text);
    }
}
