package alfred.core.reasoner.model;

import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The last look at a prompt: no id of a row ever reaches a model (spec/entities-and-refs.md, no UUID reaches a model). It should find nothing.
public enum UuidGate {
    /// For tests: a leak is an error.
    STRICT,
    /// A leak is blotted out and logged.
    REDACTING;

    private static final Logger LOG = LoggerFactory.getLogger(UuidGate.class);
    private static final Pattern UUID = Pattern.compile("(?i)\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b");

    /// Prompts are long: only where dashes stand as in an id is it looked at more closely.
    private static final int FIRST_DASH = 8;

    Prompt pass(String node, Prompt prompt) {
        if (!leaks(prompt.system()) && !leaks(prompt.user())) {
            return prompt;
        }
        if (this == STRICT) {
            throw new IllegalStateException("an id leaks into the prompt of " + node);
        }
        LOG.error("an id was blotted out of the prompt of {}", node);
        return new Prompt(blotted(prompt.system()), blotted(prompt.user()), prompt.tokens());
    }

    /// A text with any id in it blotted out: for words that are the user's, or came with a recipe, and may hold anything.
    static String blotted(String text) {
        return leaks(text) ? UUID.matcher(text).replaceAll("[an id]") : text;
    }

    private static boolean leaks(String text) {
        for (int at = text.indexOf('-', FIRST_DASH); at >= 0 && at + 10 < text.length(); at = text.indexOf('-', at + 1)) {
            if (text.charAt(at + 5) == '-' && text.charAt(at + 10) == '-'
                    && UUID.matcher(text).useTransparentBounds(true).region(at - FIRST_DASH, text.length()).lookingAt()) {
                return true;
            }
        }
        return false;
    }
}
