package alfred.core.reasoner.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A prompt as a Markdown resource: the system's part, a line `<!-- user -->`, the user's part.
///
/// `{{name}}` is filled; `{{?name}} … {{/name}}` stays only where the slot has something. Every slot must be filled and used.
final class PromptTemplate {
    private static final Pattern SLOT = Pattern.compile("\\{\\{(\\w+)}}");
    private static final Pattern SECTION = Pattern.compile("\\{\\{\\?(\\w+)}}\n?(.*?)\\{\\{/\\1}}\n?", Pattern.DOTALL);
    private static final String DIVIDER = "<!-- user -->\n";

    private final String name;
    private final String system;
    private final String user;
    private final Set<String> slots;
    private final String fixedText;

    private PromptTemplate(String name, String text) {
        this.name = name;
        int at = text.indexOf(DIVIDER);
        if (at < 0) {
            throw new IllegalStateException("the prompt " + name + " has no user part");
        }
        this.system = text.substring(0, at).strip();
        this.user = text.substring(at + DIVIDER.length()).strip();
        this.slots = SLOT.matcher(system + user).results().map(r -> r.group(1)).collect(Collectors.toUnmodifiableSet());
        this.fixedText = SLOT.matcher(system + "\n" + user).replaceAll("");
    }

    static PromptTemplate load(String name) {
        try (var in = PromptTemplate.class.getResourceAsStream("/alfred/prompts/" + name + ".md")) {
            if (in == null) {
                throw new IllegalStateException("the prompt " + name + " is missing");
            }
            return new PromptTemplate(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Set<String> slots() {
        return slots;
    }

    /// The text that stays whatever fills the slots: what a budget has to count first.
    String fixedText() {
        return fixedText;
    }

    /// @throws IllegalStateException for a slot without a value, or a value without a slot
    Prompt fill(Map<String, String> values) {
        if (!values.keySet().equals(slots)) {
            throw new IllegalStateException("the prompt " + name + " has the slots " + slots + ", given were " + values.keySet());
        }
        return new Prompt(filled(system, values), filled(user, values));
    }

    private static String filled(String template, Map<String, String> values) {
        var kept = SECTION.matcher(template).replaceAll(
            r -> Matcher.quoteReplacement(values.getOrDefault(r.group(1), "").isBlank() ? "" : r.group(2)));
        return SLOT.matcher(kept).replaceAll(r -> Matcher.quoteReplacement(values.getOrDefault(r.group(1), ""))).strip();
    }
}
