package alfred.core.context;

import alfred.core.domain.DomainConfig;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Shortens a long assistant message by one of three patterns (spec/context.md, three patterns): generated content,
/// lists, or anything else.
public final class AssistantSummary {
    private static final int MARKERS = 3;
    private static final int ITEMS = 5;
    private static final int LENGTH = 400;

    private AssistantSummary() {}

    /// Summarises generated content by its headings and a list of five or more items by its first three. Cuts any
    /// other message after the last sentence within 400 characters; a shorter one is returned unchanged. Keeps the
    /// names of what the message is about.
    ///
    /// @param names the labels of the entities that the message names, in its order
    /// @param hasMade whether the turn made or changed drafts; what only reads like new content is not called generated
    public static String of(String message, DomainConfig domain, List<String> names, boolean hasMade) {
        var folded = message.toLowerCase(Locale.ROOT);
        for (var kind : hasMade ? domain.generatedContentMarkers().entrySet()
            : Set.<Map.Entry<String, List<String>>>of()) {
            if (kind.getValue().stream().filter(folded::contains).count() >= MARKERS) {
                var made = names.isEmpty() ? headings(message, kind.getValue()) : first(names);
                return "Generated " + kind.getKey() + "(s): " + made + ". [Content archived]";
            }
        }
        var items = message.lines().map(String::strip).filter(l -> l.startsWith("- ") || l.startsWith("* "))
            .map(l -> l.substring(2)).toList();
        if (items.size() >= ITEMS) {
            var intro = message.lines().findFirst().orElse("").strip();
            var others = names.stream()
                .filter(name -> !intro.contains(name) && items.stream().noneMatch(i -> i.contains(name))).toList();
            return intro + (others.isEmpty() ? "" : " " + first(others)) + " (" + items.size() + " items: "
                + String.join(", ", items.subList(0, 3)) + " +" + (items.size() - 3) + " more)";
        }
        return Shortened.text(message, LENGTH, "... [content continues in step results]");
    }

    private static String first(List<String> names) {
        return String.join(", ", names.subList(0, Math.min(5, names.size())));
    }

    /// The headings that are no markers themselves, such as `Ingredients`.
    private static String headings(String message, List<String> markers) {
        var found = message.lines().map(String::strip).filter(l -> l.startsWith("#") || l.startsWith("**"))
            .map(l -> l.replaceAll("[#*:]", "").strip())
            .filter(l -> !l.isEmpty() && !markers.contains(l.toLowerCase(Locale.ROOT))).limit(5)
            .collect(Collectors.joining(", "));
        return found.isEmpty() ? message.lines().findFirst().orElse("").strip() : found;
    }
}
