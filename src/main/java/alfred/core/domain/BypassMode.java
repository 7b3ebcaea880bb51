package alfred.core.domain;

import java.util.List;

/// A mode of a domain that bypasses the pipeline until it is left: beside the stove, for ideas. Its prompt is the
/// resource `prompts/NAME.md`.
///
/// @param name its name in requests, in stored sessions and of its prompt: one word in lower case
/// @param subject the ref type of the entity that is talked about; `""` for nothing in particular
/// @param data the names of the numbers that belong to the mode, such as the step it is at
public record BypassMode(String name, String subject, List<String> data) {
    public BypassMode {
        data = List.copyOf(data);
    }
}
