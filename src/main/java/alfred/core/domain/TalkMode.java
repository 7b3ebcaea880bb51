package alfred.core.domain;

import java.util.List;

/// A mode of a domain in which one talks without a plan until it is left: at the stove, about ideas. Its prompt is the
/// resource `prompts/NAME.md`.
///
/// @param name its name in requests, in stored sessions and of its prompt: one word in lower case
/// @param subject the ref type of the entity that is talked about; `""` for nothing in particular
/// @param data the names of the numbers that belong to the talk, such as the step it is at
public record TalkMode(String name, String subject, List<String> data) {
    public TalkMode {
        data = List.copyOf(data);
    }
}
