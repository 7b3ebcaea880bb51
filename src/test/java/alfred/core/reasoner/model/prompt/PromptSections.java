package alfred.core.reasoner.model.prompt;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Optional;

/// The sections of a prompt's text, and the rows in them.
final class PromptSections {
    private static final ObjectMapper JSON = new ObjectMapper();

    private PromptSections() {}

    /// The JSON objects of the lines that begin with a word.
    static Collection<JsonNode> objects(String section, String begin) {
        var objects = new LinkedHashMap<String, JsonNode>();
        section.lines().filter(line -> line.startsWith(begin + "{"))
            .forEach(line -> read(line.substring(begin.length())).ifPresent(node -> objects.put(line, node)));
        return objects.values();
    }

    static Optional<JsonNode> read(String line) {
        try {
            return Optional.of(JSON.readTree(line));
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    /// The text after a heading, up to the end of its `<data>` or else to the next empty line; `""` where the heading
    /// is not there.
    static String section(String user, String heading) {
        int at = user.indexOf(heading);
        if (at < 0) {
            return "";
        }
        int from = at + heading.length();
        int end = user
            .indexOf(user.startsWith("<data>", from) || heading.startsWith("## Loaded") ? "\n</data>" : "\n\n", from);
        return user.substring(from, end < 0 ? user.length() : end);
    }
}
