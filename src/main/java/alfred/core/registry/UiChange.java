package alfred.core.registry;

import java.util.UUID;

/// A row that the user changed in a form or mentioned, as reported to the registry
/// (spec/entities-and-refs.md, the user's changes).
///
/// @param by who in the household made the change elsewhere; `""` for this session's user
public record UiChange(UUID id, String type, String label, Action action, String by) {
    public UiChange(UUID id, String type, String label, Action action) {
        this(id, type, label, action, "");
    }
}
