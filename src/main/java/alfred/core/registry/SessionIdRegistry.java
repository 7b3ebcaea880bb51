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

/// The single source of truth for a session's refs (spec/entities-and-refs.md): models see `recipe_1`, the store sees ids.
///
/// Owned by the session's worker; not safe for use by several threads at once. Changes since the last [#savepoint] can be rolled back,
/// so that the registry moves with the transaction of a tool call.
public final class SessionIdRegistry {
    private final DomainConfig domain;
    private final RefShape shape;
    private final RefTable table = new RefTable();
    private final Counters counters = new Counters();
    /// Refs that this turn wrote or mentioned: a read does not hide it.
    private final Set<String> marked = new HashSet<>();
    /// Refs that the user's hand touched since the last turn ended: the next turn counts as the one that touched them.
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

    /// What was done by hand since the last turn is seen in this one and the next, as if it were done in this one
    /// (the changes come in with the message; spec/entities-and-refs.md, the window).
    ///
    /// @return the refs that were touched by hand
    public Set<String> beginTurn() {
        marked.clear();
        isInTurn = true;
        currentTurn++;
        var touched = Set.copyOf(byHand);
        touched.forEach(this::touch);
        byHand.clear();
        return touched;
    }

    /// What happens from here on is the user's own doing, until the next turn begins.
    public void endTurn() {
        isInTurn = false;
        clearTurnPromoted();
    }

    /// Refs that were touched by hand since the last turn ended.
    public Set<String> byHand() {
        return Set.copyOf(byHand);
    }

    /// Forgets what no turn has touched for a while, and the longest untouched where there are too many; pinned refs, drafts and what is in the
    /// window stay, and numbers are not given again (spec/entities-and-refs.md, registry size).
    ///
    /// @param turns how many turns a ref may be left alone
    /// @param most how many refs there may be
    /// @return the refs that went
    public List<String> expire(int turns, int most) {
        var going = table.all().stream().filter(e -> !e.isPinned() && !e.isUnsaved() && !TierPolicy.isRecent(e, currentTurn))
            .sorted(Comparator.comparingInt(RefEntry::turnLastRef)).toList();
        int tooMany = table.all().size() - most;
        var gone = IntStream.range(0, going.size()).filter(i -> i < tooMany || currentTurn - going.get(i).turnLastRef() >= turns)
            .mapToObj(i -> going.get(i).ref()).toList();
        gone.forEach(table::remove);
        return gone;
    }

    /// Lets go of most of what this turn only came across: of the refs that it gave for reading or as a link, those stay that are meant, and of
    /// the others the first.
    ///
    /// @param isMeant whether a ref is named in the reply, or needed by what stays
    /// @param most how many may stay that are not meant
    /// @return the refs that went
    public List<String> letGo(Predicate<RefEntry> isMeant, int most) {
        var gone = table.all().stream().filter(this::isOnlySeen).filter(isMeant.negate()).map(RefEntry::ref).skip(most).toList();
        gone.forEach(table::remove);
        return gone;
    }

    private boolean isOnlySeen(RefEntry e) {
        return e.turnCreated() == currentTurn && (e.action() == Action.READ || e.action() == Action.LINKED) && e.uuid() != null && !e.isPinned()
            && e.reason().isEmpty() && !marked.contains(e.ref());
    }

    private void mark(String ref) {
        marked.add(ref);
        if (!isInTurn) {
            byHand.add(ref);
        }
    }

    public boolean isRef(String text) {
        return shape.isRef(text);
    }

    public Optional<RefEntry> entry(String ref) {
        return Optional.ofNullable(table.get(ref));
    }

    public Optional<UUID> uuidOf(String ref) {
        return entry(ref).map(RefEntry::uuid);
    }

    public Optional<String> refOf(UUID id) {
        return table.refOf(id);
    }

    /// All refs, in the order in which they were given.
    public List<RefEntry> entries() {
        return table.all();
    }

    public Tier tierOf(RefEntry entry) {
        return TierPolicy.tierOf(entry, currentTurn);
    }

    /// The refs of a tier; pinned ones first, then in the order in which they were given.
    public List<RefEntry> inTier(Tier tier) {
        return table.all().stream().filter(e -> tierOf(e) == tier)
            .sorted((a, b) -> Boolean.compare(b.isPinned(), a.isPinned())).toList();
    }

    /// A row that a read brought. A ref that was written in this turn keeps the tag of its write.
    public String registerRead(EntityDefinition entity, Row row) {
        var ref = refFor(row.id(), entity.type(), domain.label(entity, row), Action.READ);
        var entry = require(ref);
        var next = (marked.contains(ref) ? entry.touched(currentTurn) : entry.after(Action.READ, currentTurn)).labelled(domain.label(entity, row));
        table.put(entity.isTrackedInDetail() ? domain.detailLevel(entity, row).map(l -> next.seen(l, currentTurn)).orElse(next) : next);
        return ref;
    }

    /// A row that another row refers to; its name may come later.
    public String registerLinked(UUID id, String type) {
        var ref = refFor(id, type, "", Action.LINKED);
        touch(ref);
        return ref;
    }

    /// Content that a generate step made; not saved.
    ///
    /// @param step the step of the turn that made it, from 1; 0 for none
    public String registerGenerated(String type, String label, Row content, int step) {
        var ref = RefShape.GENERATED + type + "_" + counters.next(RefShape.GENERATED + type);
        table.put(RefEntry.fresh(ref, type, null, label, Action.GENERATED, currentTurn).holding(content).madeIn(step));
        return ref;
    }

    /// A row that was created. An explicit draft wins; else the first unsaved draft of the type with the same label is promoted; else the
    /// row gets a ref of its own (spec/entities-and-refs.md, promotion).
    ///
    /// @param draft the `gen_` ref that the call named; null for none
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

    /// What a form, the panel or a mention did (spec/entities-and-refs.md, entry by the user's hand).
    public String registerFromUi(UUID id, String type, String label, Action action) {
        var ref = refFor(id, type, label, action);
        table.put(require(ref).after(action, currentTurn).labelled(label));
        mark(ref);
        return ref;
    }

    /// An update or a deletion of a row that may have no ref yet.
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

    /// A row that went while nobody was looking; that is no touch.
    public void markDeletedElsewhere(String ref) {
        entry(ref).filter(e -> !e.action().isDeletion()).ifPresent(e -> table.put(e.after(Action.DELETED, e.turnLastRef())));
    }

    /// A draft's content; empty for a ref whose data only the store has.
    public Optional<Row> entityData(String ref) {
        return entry(ref).map(RefEntry::content);
    }

    /// Replaces the content of an unsaved draft; false where the ref is none.
    public boolean updateEntityData(String ref, Row content) {
        var draft = entry(ref).filter(RefEntry::isUnsaved);
        draft.ifPresent(e -> {
            var label = domain.entity(e.type()).map(d -> domain.label(d, content)).orElse("");
            table.put(e.holding(content).touched(currentTurn).labelled(label));
        });
        return draft.isPresent();
    }

    /// Drafts that are not saved, in the order in which they were made.
    public List<RefEntry> unsaved() {
        return table.all().stream().filter(RefEntry::isUnsaved).toList();
    }

    /// Drafts that this turn saved; their content can still be read.
    public List<RefEntry> justPromoted() {
        return table.all().stream().filter(e -> e.turnPromoted() == currentTurn && e.content() != null && e.uuid() != null).toList();
    }

    /// Lets go of the content of saved drafts; at the end of a turn.
    public void clearTurnPromoted() {
        table.all().stream().filter(e -> e.uuid() != null && e.content() != null).forEach(e -> table.put(e.holding(null)));
    }

    /// Makes a saved draft unsaved again, with its content: its save was undone (spec/reading-and-writing.md, undoing a save).
    public void demote(String ref, Row content) {
        entry(ref).ifPresent(e -> table.put(e.demoted(content).touched(currentTurn)));
    }

    /// Points an unsaved draft at its row again: its save was redone.
    public void repromote(String ref, UUID id, Action action) {
        entry(ref).ifPresent(e -> table.put(e.promoted(id, action, currentTurn).holding(null)));
    }

    /// Marks a ref as used in this turn.
    public void touch(String ref) {
        entry(ref).ifPresent(e -> table.put(e.touched(currentTurn)));
    }

    public void setActiveReason(String ref, String reason) {
        entry(ref).ifPresent(e -> table.put(e.keptFor(reason)));
    }

    /// Lets an older ref leave the prompts; a pinned one stays (spec/entities-and-refs.md, pinned).
    public void clearActiveReason(String ref) {
        entry(ref).ifPresent(e -> table.put(e.keptFor("")));
    }

    public void pin(String ref, boolean isPinned) {
        entry(ref).ifPresent(e -> table.put(e.pinned(isPinned)));
    }

    public void label(String ref, String label) {
        entry(ref).ifPresent(e -> table.put(e.labelled(label)));
    }

    /// Forgets a ref with everything about it; no row is touched. Its number is never given again.
    public void drop(String ref) {
        table.remove(ref);
    }

    public void clearAll() {
        entries().forEach(e -> table.remove(e.ref()));
    }

    public void savepoint() {
        byHandBefore = Set.copyOf(byHand);
        table.savepoint();
    }

    /// Takes back every change since the last savepoint; numbers that were given stay used.
    public void rollback() {
        byHand.clear();
        byHand.addAll(byHandBefore);
        table.rollback();
    }

    /// What the store does not hold yet: entries by ref, null where a ref is gone.
    public Map<String, @Nullable RefEntry> changes() {
        return table.changes();
    }

    public void markStored() {
        table.markStored();
    }

    public Map<String, Integer> counters() {
        return counters.toMap();
    }

    /// Brings back a saved session in place of what is here. Its refs count too: one may have been kept with a write after the counters were.
    ///
    /// @param touched by hand since the last turn ended
    public void restore(int turn, Map<String, Integer> savedCounters, List<RefEntry> saved, Collection<String> touched) {
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
