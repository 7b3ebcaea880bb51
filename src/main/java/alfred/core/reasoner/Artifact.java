package alfred.core.reasoner;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Content that a generate step made, unchecked.
///
/// @param ref the unsaved draft that it replaces; `""` for a new one
/// @param type the ref type, such as `recipe`
/// @param content fields as in a payload, children nested
public record Artifact(String ref, String type, Map<String, @Nullable Object> content) {}
