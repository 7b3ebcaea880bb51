package alfred.core.reasoner.model.prompt;

import alfred.core.reasoner.model.call.Prompt;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The final check of a prompt: no row id ever reaches a model
/// (spec/entities-and-refs.md, no UUID reaches a model). It is not expected to find any.
public enum UuidGate {
    /// For tests: throws [IllegalStateException] if a prompt contains an id.
    STRICT,
    /// Redacts and logs ids.
    REDACTING;

    private static final Logger LOG = LoggerFactory.getLogger(UuidGate.class);
    private static final Pattern UUID = Pattern.compile("(?i)\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b");

    /// The position of an id's first dash. Prompts are long, so the pattern is only tried where the dashes fit.
    private static final int FIRST_DASH = 8;

    public Prompt pass(String node, Prompt prompt) {
        if (!leaks(prompt.system()) && !leaks(prompt.user())) {
            return prompt;
        }
        if (this == STRICT) {
            throw new IllegalStateException("an id leaks into the prompt of " + node);
        }
        LOG.error("an id was blotted out of the prompt of {}", node);
        return new Prompt(blotted(prompt.system()), blotted(prompt.user()), prompt.tokens());
    }

    /// Returns the text with all ids redacted: for user input and imported text, which may contain anything.
    static String blotted(String text) {
        return leaks(text) ? UUID.matcher(text).replaceAll("[an id]") : text;
    }

    private static boolean leaks(String text) {
        for (int at = text.indexOf('-', FIRST_DASH); at >= 0 && at + 10 < text.length();
            at = text.indexOf('-', at + 1)) {
            if (text.charAt(at + 5) == '-' && text.charAt(at + 10) == '-'
                && UUID.matcher(text).useTransparentBounds(true).region(at - FIRST_DASH, text.length()).lookingAt()) {
                return true;
            }
        }
        return false;
    }
}
