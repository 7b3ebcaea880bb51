package alfred.core.reasoner.model.call;

import alfred.core.reasoner.StepType.Complexity;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A request to a model.
///
/// @param node the stage that asks, such as `understand`
/// @param schema the schema of the answer; null for plain text
/// @param deadline the time by which all attempts must end
public record ModelRequest(String node, Prompt prompt, @Nullable OutputSchema schema, Complexity complexity,
    Deadline deadline) {
    public Optional<OutputSchema> output() {
        return Optional.ofNullable(schema);
    }
}
