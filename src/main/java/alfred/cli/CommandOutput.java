package alfred.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;

/// What a command answers that ends at once: a sentence, or with `--json` one object (spec/headless.md, other commands).
public final class CommandOutput {
    private static final ObjectMapper JSON = new ObjectMapper();

    private CommandOutput() {}

    /// @param object by name: texts, numbers, yes or no, and lists and maps of those
    public static void print(boolean isJson, String words, Map<String, ?> object) {
        System.out.println(isJson ? JSON.valueToTree(object).toString() : words);
    }
}
