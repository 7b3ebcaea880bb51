package alfred.ui.model;

import alfred.ui.fx.Kind;

/// A thing named in a message.
///
/// @param type its ref type, such as `recipe`
/// @param id what the session looks it up by; `""` where the label alone must do
public record Mention(String label, String type, String id) {
    public Kind kind() {
        return Kind.ofType(type);
    }

    /// As the session reads it: `@[Label](type:id)`.
    public String written() {
        return "@[" + label + "](" + type + (id.isEmpty() ? "" : ":" + id) + ")";
    }
}
