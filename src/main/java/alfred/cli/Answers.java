package alfred.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.file.Path;

/// What a command answers that ends at once: a sentence, or with `--json` one object (HEADLESS, other commands).
public final class Answers {
    private Answers() {}

    /// @param name what the file is in the object
    public static void print(boolean isJson, String words, String name, Path file) {
        System.out.println(isJson ? JsonNodeFactory.instance.objectNode().put(name, file.toString()).toString() : words);
    }
}
