package alfred.core.reasoner.model.prompt;

import alfred.core.reasoner.model.call.Prompt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A prompt template, loaded from a Markdown resource: the system part, a line `<!-- user -->` and the user part.
///
/// `{{name}}` is a slot; the section `{{?name}} … {{/name}}` is kept only if the slot is not blank. Values must be
/// given for exactly the slots of the template.
public final class PromptTemplate {
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

    public static PromptTemplate load(String name) {
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

    /// The template's text without its slots, to be counted first in a budget.
    String fixedText() {
        return fixedText;
    }

    /// @throws IllegalStateException if a slot has no value, or a value has no slot
    public Prompt fill(Map<String, String> values) {
        if (!values.keySet().equals(slots)) {
            throw new IllegalStateException(
                "the prompt " + name + " has the slots " + slots + ", given were " + values.keySet());
        }
        return new Prompt(filled(system, values), filled(user, values));
    }

    private static String filled(String template, Map<String, String> values) {
        var kept = SECTION.matcher(template).replaceAll(
            r -> Matcher.quoteReplacement(values.getOrDefault(r.group(1), "").isBlank() ? "" : r.group(2)));
        return SLOT.matcher(kept).replaceAll(r -> Matcher.quoteReplacement(values.getOrDefault(r.group(1), "")))
            .strip();
    }
}
