package alfred.core.context;

import alfred.core.domain.DomainConfig;
import java.util.Locale;
import java.util.stream.Collectors;

/// Shortens a long assistant message by one of three patterns (spec/context.md, three patterns): generated content,
/// lists, or anything else.
public final class AssistantSummary {
    private static final int MARKERS = 3;
    private static final int ITEMS = 5;
    private static final int LENGTH = 400;

    private AssistantSummary() {}

    /// Summarises generated content by its headings and a list of five or more items by its first three. Cuts any
    /// other message after 400 characters; a shorter one is returned unchanged.
    public static String of(String message, DomainConfig domain) {
        var folded = message.toLowerCase(Locale.ROOT);
        for (var kind : domain.generatedContentMarkers().entrySet()) {
            if (kind.getValue().stream().filter(folded::contains).count() >= MARKERS) {
                return "Generated " + kind.getKey() + "(s): " + headings(message) + ". [Content archived]";
            }
        }
        var items = message.lines().map(String::strip).filter(l -> l.startsWith("- ") || l.startsWith("* ")).map(l -> l.substring(2)).toList();
        if (items.size() >= ITEMS) {
            var intro = message.lines().findFirst().orElse("").strip();
            return intro + " (" + items.size() + " items: " + String.join(", ", items.subList(0, 3)) + " +" + (items.size() - 3) + " more)";
        }
        return message.length() <= LENGTH ? message : message.substring(0, LENGTH) + "... [content continues in step results]";
    }

    private static String headings(String message) {
        var found = message.lines().map(String::strip).filter(l -> l.startsWith("#") || l.startsWith("**"))
            .map(l -> l.replaceAll("[#*]", "").strip()).filter(l -> !l.isEmpty()).limit(5).collect(Collectors.joining(", "));
        return found.isEmpty() ? message.lines().findFirst().orElse("").strip() : found;
    }
}
