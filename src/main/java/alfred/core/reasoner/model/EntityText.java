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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Renders the registry for prompts (spec/context.md, entity sections).
///
/// @param loaded the refs whose rows are loaded
record EntityText(TurnContext turn, Set<String> loaded) {
    private static final Comparator<RefEntry> LATEST_FIRST = Comparator.comparingInt(e -> -e.turnLastRef());
    private static final List<Tier> WORTH = List.of(Tier.GENERATED, Tier.ACTIVE, Tier.RETAINED, Tier.NONE);

    static EntityText of(TurnContext turn) {
        return new EntityText(turn, turn.loaded().keySet());
    }

    /// Returns the refs as rows of a table, as many as fit the budget, without those deleted before the window.
    ///
    /// They are selected by tier, then latest touched first, so that the oldest are omitted; they are listed in the
    /// order in which they were given, so that the table's beginning is the same from turn to turn.
    String table(Budget budget) {
        var all = turn.entities();
        var places = IntStream.range(0, all.size()).boxed().collect(Collectors.groupingBy(place -> turn.tierOf(all.get(place))));
        var byWorth = WORTH.stream().flatMap(tier -> places.getOrDefault(tier, List.of()).stream()
            .filter(place -> tier != Tier.NONE || !all.get(place).action().isDeletion())
            .sorted(Comparator.comparing(all::get, LATEST_FIRST))).toList();
        return budget.takePlaces(byWorth, place -> row(all.get(place)));
    }

    private static String row(RefEntry e) {
        return "| " + String.join(" | ", e.ref(), e.type(), label(e), e.isUnsaved() ? "generated, unsaved" : e.action().tag(),
            "" + e.turnCreated(), "" + e.turnLastRef(), reason(e)) + " |";
    }

    /// Returns the unsaved drafts, one per line.
    List<String> generated() {
        return lines(Tier.GENERATED, e -> " [unsaved]");
    }

    /// Returns the entities touched in this turn or the previous one, each with the level of detail read.
    List<String> recent() {
        return lines(Tier.ACTIVE, e -> " [" + tag(e) + "] T" + e.turnLastRef());
    }

    /// Returns the entities retained from earlier turns, each with the reason.
    List<String> retained() {
        return lines(Tier.RETAINED, e -> " (turn " + e.turnLastRef() + "), kept because: " + reason(e));
    }

    /// Returns the names of the saved entities in view, for a reply.
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
