package alfred.core.reasoner.model;

import alfred.core.reasoner.StepType.Complexity;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One call of a model.
///
/// @param node the stage that asks, such as `understand`
/// @param schema what the answer looks like; null for plain text
/// @param deadline until when a try may begin or go on
public record ModelRequest(String node, Prompt prompt, @Nullable OutputSchema schema, Complexity complexity, Deadline deadline) {
    public Optional<OutputSchema> output() {
        return Optional.ofNullable(schema);
    }
}
