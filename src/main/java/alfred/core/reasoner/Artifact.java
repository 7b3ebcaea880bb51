package alfred.core.reasoner;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Content made by a generate step, not yet validated.
///
/// @param ref the unsaved draft to replace; `""` for a new one
/// @param type the entity type, such as `recipe`
/// @param content the fields as in a payload, with children nested
public record Artifact(String ref, String type, Map<String, @Nullable Object> content) {}
