package alfred.core.reasoner.model;

import alfred.core.reasoner.TurnContext;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The registry as prompts show it (`sessions-context-entities.md`, entity tiers in context).
///
/// @param loaded the refs whose rows are loaded
record EntityText(TurnContext turn, Set<String> loaded) {
    private static final Comparator<RefEntry> LATEST_FIRST = Comparator.comparingInt(e -> -e.turnLastRef());
    private static final List<Tier> WORTH = List.of(Tier.GENERATED, Tier.ACTIVE, Tier.RETAINED, Tier.NONE);

    static EntityText of(TurnContext turn) {
        return new EntityText(turn, turn.loaded().keySet());
    }

    /// All refs as rows of a table: by tier, then the one touched last first, so that a short budget cuts the oldest.
    List<Supplier<String>> table() {
        var tiers = turn.entities().stream().collect(Collectors.groupingBy(turn::tierOf));
        return WORTH.stream().flatMap(tier -> tiers.getOrDefault(tier, List.of()).stream().sorted(LATEST_FIRST))
            .<Supplier<String>>map(e -> () -> "| " + String.join(" | ", e.ref(), e.type(), label(e),
                e.isUnsaved() ? "generated, unsaved" : e.action().tag(), "" + e.turnCreated(), "" + e.turnLastRef(), reason(e)) + " |")
            .toList();
    }

    /// What is not saved, one a line.
    List<String> generated() {
        return lines(Tier.GENERATED, e -> " [unsaved]");
    }

    /// What was touched in this turn or the last, with how much of it was read.
    List<String> recent() {
        return lines(Tier.ACTIVE, e -> " [" + tag(e) + "] T" + e.turnLastRef());
    }

    /// What is kept from earlier, with the reason.
    List<String> retained() {
        return lines(Tier.RETAINED, e -> " (turn " + e.turnLastRef() + "), kept because: " + reason(e));
    }

    /// Names of what is saved and in view, for a reply.
    List<Supplier<String>> existing() {
        return Stream.of(Tier.ACTIVE, Tier.RETAINED).flatMap(t -> turn.inTier(t).stream()).filter(e -> !e.action().isDeletion())
            .<Supplier<String>>map(e -> () -> label(e) + " (" + title(e) + ")").toList();
    }

    String line(RefEntry entry) {
        return "- " + entry.ref() + ": " + label(entry) + " (" + entry.type() + ")";
    }

    String tag(RefEntry entry) {
        var level = entry.detail().level();
        return entry.action().tag() + (level.isEmpty() ? "" : ":" + level) + (isLoaded(entry) ? "" : ", not loaded");
    }

    private boolean isLoaded(RefEntry entry) {
        return loaded.contains(entry.ref());
    }

    private List<String> lines(Tier tier, Function<RefEntry, String> rest) {
        return turn.inTier(tier).stream().sorted(LATEST_FIRST).map(e -> line(e) + rest.apply(e)).toList();
    }

    private String title(RefEntry entry) {
        return turn.domain().entity(entry.type()).map(d -> d.title()).orElse(entry.type());
    }

    private static String label(RefEntry entry) {
        return PromptRows.words(entry.label()).replace('|', '/').replace('\n', ' ');
    }

    private static String reason(RefEntry entry) {
        return entry.isPinned() ? "pinned by you" : PromptRows.words(entry.reason());
    }
}
