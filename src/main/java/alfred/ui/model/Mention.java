package alfred.ui.model;

import alfred.ui.fx.Kind;

/// An entity named in a message.
///
/// @param type the ref type, such as `recipe`
/// @param id the id or ref by which the session finds the entity; `""` to find it by its label
public record Mention(String label, String type, String id) {
    public Kind kind() {
        return Kind.ofType(type);
    }

    /// Returns the notation used in messages: `@[Label](type:id)`, or `@[Label](type)` without an id.
    public String written() {
        return "@[" + label + "](" + type + (id.isEmpty() ? "" : ":" + id) + ")";
    }
}
