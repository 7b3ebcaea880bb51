package alfred.core.registry;

import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The single source of truth for a session's refs (spec/entities-and-refs.md): models see `recipe_1`, the store
/// sees ids.
///
/// Owned by the session's worker; not thread-safe. Changes since the last [#savepoint] can be rolled back together
/// with the transaction of a tool call. Methods that change a single ref ignore unknown refs.
public final class SessionIdRegistry {
    private final DomainConfig domain;
    private final RefShape shape;
    private final RefTable table = new RefTable();
    private final Counters counters = new Counters();
    /// Refs written or mentioned in this turn; a later read does not replace their action tag.
    private final Set<String> marked = new HashSet<>();
    /// Refs the user changed by hand since the last turn ended; the next turn touches them.
    private final Set<String> byHand = new LinkedHashSet<>();
    private Set<String> byHandBefore = Set.of();
    private boolean isInTurn;
    private int currentTurn;

    public SessionIdRegistry(DomainConfig domain) {
        this.domain = domain;
        this.shape = new RefShape(domain.entities().stream().map(EntityDefinition::type).toList());
    }

    public int currentTurn() {
        return currentTurn;
    }

    /// Starts the next turn. Refs changed by hand since the last turn count as touched in this one
    /// (the changes come in with the message; spec/entities-and-refs.md, the window).
    ///
    /// @return the refs that were changed by hand
    public Set<String> beginTurn() {
        marked.clear();
        isInTurn = true;
        currentTurn++;
        var touched = Set.copyOf(byHand);
        touched.forEach(this::touch);
        byHand.clear();
        return touched;
    }

    /// Ends the turn: changes until the next [#beginTurn] count as made by the user's hand.
    public void endTurn() {
        isInTurn = false;
        clearTurnPromoted();
    }

    /// Refs changed by hand since the last turn ended.
    public Set<String> byHand() {
        return Set.copyOf(byHand);
    }

    /// Removes refs that have not been touched for a while, and the least recently touched ones above the limit
    /// (spec/entities-and-refs.md, registry size). Pinned refs, drafts and refs within the window stay, even above
    /// the limit. Numbers are not reused.
    ///
    /// @param turns the number of turns after which an untouched ref is removed
    /// @param limit the number of refs to reduce the registry to
    /// @return the removed refs
    public List<String> expire(int turns, int limit) {
        var going =
            table.all().stream().filter(e -> !e.isPinned() && !e.isUnsaved() && !TierPolicy.isRecent(e, currentTurn))
                .sorted(Comparator.comparingInt(RefEntry::turnLastRef)).toList();
        int tooMany = table.all().size() - limit;
        var gone = IntStream.range(0, going.size())
            .filter(i -> i < tooMany || currentTurn - going.get(i).turnLastRef() >= turns)
            .mapToObj(i -> going.get(i).ref()).toList();
        gone.forEach(table::remove);
        return gone;
    }

    /// Removes most of the refs that this turn created only by reading or linking rows. Refs that are written,
    /// mentioned, pinned, or kept for a reason stay.
    ///
    /// @param isMeant whether a ref has to stay because the reply names it or a kept entry needs it
    /// @param limit the maximum number of other refs to keep; the earliest stay
    /// @return the removed refs
    public List<String> letGo(Predicate<RefEntry> isMeant, int limit) {
        var gone = table.all().stream().filter(this::isOnlySeen).filter(isMeant.negate()).map(RefEntry::ref).skip(limit)
            .toList();
        gone.forEach(table::remove);
        return gone;
    }

    private boolean isOnlySeen(RefEntry e) {
        return e.turnCreated() == currentTurn && (e.action() == Action.READ || e.action() == Action.LINKED)
            && e.uuid() != null && !e.isPinned()
            && e.reason().isEmpty() && !marked.contains(e.ref());
    }

    private void mark(String ref) {
        marked.add(ref);
        if (!isInTurn) {
            byHand.add(ref);
        }
    }

    /// Whether the text has the shape of a ref of a registered type; the ref itself may be unknown.
    public boolean isRef(String text) {
        return shape.isRef(text);
    }

    /// The type in a ref, known or not; empty if the text has not the shape of a ref.
    public Optional<String> typeOf(String text) {
        return shape.typeOf(text);
    }

    public Optional<RefEntry> entry(String ref) {
        return Optional.ofNullable(table.get(ref));
    }

    /// The id of the row behind a ref; empty for an unknown ref or an unsaved draft.
    public Optional<UUID> uuidOf(String ref) {
        return entry(ref).map(RefEntry::uuid);
    }

    public Optional<String> refOf(UUID id) {
        return table.refOf(id);
    }

    /// All refs, in the order of registration.
    public List<RefEntry> entries() {
        return table.all();
    }

    public Tier tierOf(RefEntry entry) {
        return TierPolicy.tierOf(entry, currentTurn);
    }

    /// The refs of a tier: pinned ones first, then in the order of registration.
    public List<RefEntry> inTier(Tier tier) {
        return table.all().stream().filter(e -> tierOf(e) == tier)
            .sorted((a, b) -> Boolean.compare(b.isPinned(), a.isPinned())).toList();
    }

    /// Registers a row returned by a read. A ref written or mentioned in this turn keeps its action tag.
    ///
    /// @return the ref of the row
    public String registerRead(EntityDefinition entity, Row row) {
        var ref = registerShown(entity, row);
        if (entity.isTrackedInDetail()) {
            domain.detailLevel(entity, row).ifPresent(level -> table.put(require(ref).seen(level, currentTurn)));
        }
        return ref;
    }

    /// Like [#registerRead], for a row that a computed tool names: it says nothing about how much of the row was read.
    public String registerShown(EntityDefinition entity, Row row) {
        var ref = refFor(row.id(), entity.type(), domain.label(entity, row), Action.READ);
        var entry = require(ref);
        table.put((marked.contains(ref) ? entry.touched(currentTurn) : entry.after(Action.READ, currentTurn))
            .labelled(domain.label(entity, row)));
        return ref;
    }

    /// Registers a row that another row refers to. A new entry has an empty label, to be set later with [#label].
    ///
    /// @return the ref of the row
    public String registerLinked(UUID id, String type) {
        var ref = refFor(id, type, "", Action.LINKED);
        touch(ref);
        return ref;
    }

    /// Registers the output of a generate step as an unsaved draft.
    ///
    /// @param step the step that generated it, from 1; 0 for none
    /// @return the new `gen_` ref
    public String registerGenerated(String type, String label, Row content, int step) {
        var ref = RefShape.GENERATED + type + "_" + counters.next(RefShape.GENERATED + type);
        table.put(RefEntry.fresh(ref, type, null, label, Action.GENERATED, currentTurn).holding(content).madeIn(step));
        return ref;
    }

    /// Registers a created row (spec/entities-and-refs.md, promotion). Promotes the given draft; without one, the
    /// first unsaved draft of the type with the same label, ignoring case. If there is no such draft, the row gets
    /// a ref of its own.
    ///
    /// @param draft the `gen_` ref named by the call; null for none
    /// @return the ref of the row
    public String registerCreated(@Nullable String draft, UUID id, String type, String label, Action action) {
        var promoted = draft != null
            ? entry(draft).filter(e -> e.isUnsaved() && e.type().equals(type)) : unsavedNamed(type, label);
        if (promoted.isPresent() && refOf(id).isEmpty()) {
            table.put(promoted.get().promoted(id, action, currentTurn).labelled(label));
            mark(promoted.get().ref());
            return promoted.get().ref();
        }
        return registerFromUi(id, type, label, action);
    }

    /// Registers a change made in a form or the panel, or a mention
    /// (spec/entities-and-refs.md, entry by the user's hand).
    ///
    /// @param label the row's label; a blank one keeps the present label
    /// @return the ref of the row
    public String registerFromUi(UUID id, String type, String label, Action action) {
        return registerFromUi(new UiChange(id, type, label, action));
    }

    /// As above.
    public String registerFromUi(UiChange change) {
        var ref = refFor(change.id(), change.type(), change.label(), change.action());
        table.put(require(ref).after(change.action(), currentTurn, change.by()).labelled(change.label()));
        mark(ref);
        return ref;
    }

    /// Registers an update or a deletion. The row gets a ref if it has none.
    public String registerWritten(UUID id, String type, String label, Action action) {
        return registerFromUi(id, type, label, action);
    }

    private String refFor(UUID id, String type, String label, Action action) {
        return refOf(id).orElseGet(() -> {
            var ref = type + "_" + counters.next(type);
            table.put(RefEntry.fresh(ref, type, id, label, action, currentTurn));
            return ref;
        });
    }

    private Optional<RefEntry> unsavedNamed(String type, String label) {
        var wanted = label.strip();
        return table.all().stream()
            .filter(e -> e.isUnsaved() && e.type().equals(type) && e.label().strip().equalsIgnoreCase(wanted))
            .findFirst();
    }

    /// Marks a row deleted outside this session. Does not count as touching the ref.
    public void markDeletedElsewhere(String ref) {
        entry(ref).filter(e -> !e.action().isDeletion())
            .ifPresent(e -> table.put(e.after(Action.DELETED, e.turnLastRef())));
    }

    /// The content of a draft; empty for an unknown ref or a row whose data is only in the store.
    public Optional<Row> entityData(String ref) {
        return entry(ref).map(RefEntry::content);
    }

    /// Replaces the content and label of an unsaved draft.
    ///
    /// @return false, without a change, if the ref is not an unsaved draft
    public boolean updateEntityData(String ref, Row content) {
        var draft = entry(ref).filter(RefEntry::isUnsaved);
        draft.ifPresent(e -> {
            var label = domain.entity(e.type()).map(d -> domain.label(d, content)).orElse("");
            table.put(e.holding(content).touched(currentTurn).labelled(label));
        });
        return draft.isPresent();
    }

    /// Unsaved drafts, in the order of registration.
    public List<RefEntry> unsaved() {
        return table.all().stream().filter(RefEntry::isUnsaved).toList();
    }

    /// Discards the content of saved drafts; called at the end of a turn.
    public void clearTurnPromoted() {
        table.all().stream().filter(e -> e.uuid() != null && e.content() != null)
            .forEach(e -> table.put(e.holding(null)));
    }

    /// Turns a saved draft back into an unsaved one after its save was undone
    /// (spec/reading-and-writing.md, undoing a save).
    public void demote(String ref, Row content) {
        entry(ref).ifPresent(e -> table.put(e.demoted(content).touched(currentTurn)));
    }

    /// Points an unsaved draft at its row again after its save was redone.
    public void repromote(String ref, UUID id, Action action) {
        entry(ref).ifPresent(e -> table.put(e.promoted(id, action, currentTurn).holding(null)));
    }

    /// Marks a ref as touched in the current turn.
    public void touch(String ref) {
        entry(ref).ifPresent(e -> table.put(e.touched(currentTurn)));
    }

    /// Keeps prompts mentioning a ref after it has left the window.
    public void setActiveReason(String ref, String reason) {
        entry(ref).ifPresent(e -> table.put(e.keptFor(reason)));
    }

    /// Removes the reason for keeping a ref, so that it leaves the prompts once it is older than the window; a
    /// pinned ref stays (spec/entities-and-refs.md, pinned).
    public void clearActiveReason(String ref) {
        entry(ref).ifPresent(e -> table.put(e.keptFor("")));
    }

    public void pin(String ref, boolean isPinned) {
        entry(ref).ifPresent(e -> table.put(e.pinned(isPinned)));
    }

    /// Sets the label of a ref; a blank label is ignored.
    public void label(String ref, String label) {
        entry(ref).ifPresent(e -> table.put(e.labelled(label)));
    }

    /// Removes a ref; its row is not changed. The number is never reused.
    public void drop(String ref) {
        table.remove(ref);
    }

    /// Removes all refs. Counters are kept.
    public void clearAll() {
        entries().forEach(e -> table.remove(e.ref()));
    }

    /// Sets the state that [#rollback] returns to.
    public void savepoint() {
        byHandBefore = Set.copyOf(byHand);
        table.savepoint();
    }

    /// Reverts all changes since the last savepoint. Numbers assigned since stay used.
    public void rollback() {
        byHand.clear();
        byHand.addAll(byHandBefore);
        table.rollback();
    }

    /// Changes not saved yet: the current entry by ref, null for a removed ref.
    public Map<String, @Nullable RefEntry> changes() {
        return table.changes();
    }

    /// Marks all changes as saved; called after the store has committed them.
    public void markStored() {
        table.markStored();
    }

    /// The last number assigned per type and, with the prefix `gen_`, per type of draft.
    public Map<String, Integer> counters() {
        return counters.toMap();
    }

    /// Replaces the contents with a saved session. Counters never decrease, and are raised to the numbers of the
    /// saved refs, because a ref may have been saved with a write after the counters were.
    ///
    /// @param turn the current turn of the saved session
    /// @param touched the refs changed by hand since its last turn ended
    public void restore(int turn, Map<String, Integer> savedCounters, List<RefEntry> saved,
        Collection<String> touched) {
        currentTurn = turn;
        marked.clear();
        byHand.clear();
        byHand.addAll(touched);
        table.clear();
        counters.raiseTo(savedCounters);
        saved.forEach(e -> counters.raiseTo(RefShape.countedAs(e.ref()), RefShape.numberOf(e.ref())));
        saved.forEach(table::load);
    }

    private RefEntry require(String ref) {
        var entry = table.get(ref);
        if (entry == null) {
            throw new IllegalStateException("no entry for " + ref);
        }
        return entry;
    }
}
