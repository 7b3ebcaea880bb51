package alfred.core.reasoner.model.prompt;

import alfred.core.context.LoadedRow;
import alfred.core.domain.ChildRows;
import alfred.core.domain.Row;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Renders the registry for prompts (spec/context.md, entity sections).
///
/// @param loaded the loaded rows by ref
/// @param nested the parents of the children that stand in a loaded row of their parent, by ref
/// @param parentColumns the columns that hold the parent's ref, by type of the child
record EntityText(TurnContext turn, Map<String, LoadedRow> loaded, Map<String, String> nested,
    Map<String, String> parentColumns) {
    private static final List<Tier> WORTH = List.of(Tier.GENERATED, Tier.ACTIVE, Tier.RETAINED, Tier.NONE);

    static EntityText of(TurnContext turn) {
        var loaded = turn.loaded();
        var nested = new HashMap<String, String>();
        var children = turn.domain().entities().stream().flatMap(e -> e.children().stream()).toList();
        loaded.values().stream().map(LoadedRow::row)
            .forEach(row -> children.stream().flatMap(c -> row.rows(c.key()).stream())
                .filter(child -> child.has(Row.ID)).forEach(child -> nested.put(child.text(Row.ID), row.text(Row.ID))));
        return new EntityText(turn, loaded, nested,
            children.stream().collect(Collectors.toMap(ChildRows::type, ChildRows::parentColumn)));
    }

    /// The parent of a child as far as it is loaded; `""` if that is not known.
    private String parentOf(RefEntry entry) {
        var column = parentColumns.getOrDefault(entry.type(), "");
        var row = column.isEmpty() ? null : loaded.get(entry.ref());
        return nested.getOrDefault(entry.ref(), row == null ? "" : row.row().text(column));
    }

    /// Returns the refs as rows of a table, as many as fit the budget, without those deleted before the window.
    ///
    /// They are selected by tier, then by type and latest touched first, so that the oldest are omitted; they are
    /// listed in the order in which they were given, so that the table's beginning is the same from turn to turn.
    /// Children stand under their parents.
    String table(Budget budget) {
        var all = underParents(turn.entities());
        var places =
            IntStream.range(0, all.size()).boxed().collect(Collectors.groupingBy(place -> turn.tierOf(all.get(place))));
        var byWorth = WORTH.stream().flatMap(tier -> places.getOrDefault(tier, List.of()).stream()
            .filter(place -> tier != Tier.NONE || !all.get(place).action().isDeletion())
            .sorted(Comparator.comparing(all::get, worth()))).toList();
        return budget.takePlaces(byWorth, place -> row(all.get(place))).text();
    }

    private List<RefEntry> underParents(List<RefEntry> entries) {
        var known = entries.stream().map(RefEntry::ref).collect(Collectors.toSet());
        var byParent = entries.stream().collect(Collectors.groupingBy(e -> {
            var parent = parentOf(e);
            return known.contains(parent) ? parent : "";
        }));
        return byParent.getOrDefault("", List.of()).stream()
            .flatMap(e -> Stream.concat(Stream.of(e), byParent.getOrDefault(e.ref(), List.of()).stream())).toList();
    }

    /// The types that a condensed prompt shows come before those that only belong to them, then the latest come first.
    private Comparator<RefEntry> worth() {
        var relevant = turn.domain().relevantTypes();
        return Comparator.<RefEntry, Boolean>comparing(e -> !relevant.contains(e.type()))
            .thenComparing(e -> -e.turnLastRef());
    }

    private static String row(RefEntry e) {
        return "| " + String.join(" | ", e.ref(), e.type(), label(e), e.isUnsaved() ? "generated, unsaved" : e.did(),
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
        return lines(Tier.RETAINED, this::because);
    }

    String because(RefEntry entry) {
        return " (turn " + entry.turnLastRef() + "), kept because: " + reason(entry);
    }

    /// Returns the names of the saved entities in view, for a reply.
    List<Supplier<String>> existing() {
        return Stream.of(Tier.ACTIVE, Tier.RETAINED).flatMap(t -> turn.inTier(t).stream())
            .filter(e -> !e.action().isDeletion())
            .<Supplier<String>>map(e -> () -> label(e) + " (" + title(e) + ")").toList();
    }

    String line(RefEntry entry) {
        return "- " + entry.ref() + ": " + label(entry) + " (" + entry.type() + ")";
    }

    /// The last action and how much of the row is loaded: `read:full`, `read:summary` or `read, not loaded`.
    String tag(RefEntry entry) {
        var action = entry.did();
        if (entry.action().isDeletion()) {
            return action;
        }
        var row = loaded.get(entry.ref());
        return action + (row != null ? row.isFull() ? ":full" : ":summary"
            : nested.containsKey(entry.ref()) ? ", under its parent" : ", not loaded");
    }

    /// Whether the row of a child stands in a row that is shown.
    boolean isUnderItsParent(RefEntry entry, Collection<String> shown) {
        return shown.contains(nested.getOrDefault(entry.ref(), ""));
    }

    /// Returns the entities of a tier, by worth.
    List<RefEntry> sorted(Tier tier) {
        return turn.inTier(tier).stream().sorted(worth()).toList();
    }

    private List<String> lines(Tier tier, Function<RefEntry, String> rest) {
        return sorted(tier).stream().map(e -> line(e) + rest.apply(e)).toList();
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
