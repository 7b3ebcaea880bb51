package alfred.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;

/// The result of a one-shot command: a sentence, or with `--json` a single JSON object
/// (spec/headless.md, other commands).
public final class CommandOutput {
    private static final ObjectMapper JSON = new ObjectMapper();

    private CommandOutput() {}

    /// Prints the result to standard output.
    ///
    /// @param words the sentence printed unless `isJson` is set
    /// @param object the fields of the JSON object by name: strings, numbers, booleans, and lists and maps of those
    public static void print(boolean isJson, String words, Map<String, ?> object) {
        System.out.println(isJson ? JSON.valueToTree(object).toString() : words);
    }
}
