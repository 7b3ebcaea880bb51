package alfred.ui.model;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/// An entity named in a message.
///
/// @param type the ref type, such as `recipe`
/// @param id the id or ref by which the session finds the entity; `""` to find it by its label
public record Mention(String label, String type, String id) {
    private static final Pattern WRITTEN = Pattern.compile("@\\[(.+?)]\\(([a-z_]+)(?::([^)]*))?\\)");

    public Kind kind() {
        return Kind.ofType(type);
    }

    /// Reads the notation used in messages; empty if the text is not one mention.
    public static Optional<Mention> read(String written) {
        var matcher = WRITTEN.matcher(written);
        return matcher.matches()
            ? Optional
                .of(new Mention(matcher.group(1), matcher.group(2), Objects.requireNonNullElse(matcher.group(3), "")))
            : Optional.empty();
    }

    /// Returns the notation used in messages: `@[Label](type:id)`, or `@[Label](type)` without an id.
    public String written() {
        return "@[" + label + "](" + type + (id.isEmpty() ? "" : ":" + id) + ")";
    }
}
