package alfred.core.session.state;

import alfred.core.context.Conversation;
import alfred.core.context.Pending;
import alfred.core.context.StepRecord;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.read.RefTranslator;
import alfred.core.crud.undo.RefKeeper;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.reasoner.Contexts.BypassState;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.registry.UiChange;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.SessionRecords.SessionRecord;
import alfred.core.row.Store;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A session's state in memory, and its persistence. Guarded by the session's lock.
public final class SessionState {
    /// Number of turns after which an untouched ref is removed (spec/entities-and-refs.md, registry size).
    private static final int TURNS_KEPT = 20;
    /// The maximum number of refs kept from a turn that only read them.
    private static final int MAX_SEEN = 40;
    /// The maximum number of refs, not counting pinned and unsaved ones and those in the window.
    private static final int MAX_REFS = 800;
    private final Engine engine;
    private final SessionJson json;
    private final RefTranslator translator;
    private final SessionIdRegistry registry;
    private UUID id = UUID.randomUUID();
    private String title = "";
    private OffsetDateTime started;
    private Conversation conversation = Conversation.EMPTY;
    private @Nullable BypassState bypass;
    private final ConversationRefs refs;
    /// Supplies the conversation to save in case the process ends during the turn; null outside turns.
    private @Nullable Supplier<Conversation> ifInterrupted;
    /// The head as JSON if a checkpoint saved it last; empty otherwise.
    private String checkpoint = "";

    SessionState(Engine engine) {
        this.engine = engine;
        this.json = new SessionJson(engine.domain());
        this.registry = new SessionIdRegistry(engine.domain());
        this.translator = new RefTranslator(engine.domain(), registry);
        this.started = engine.now().get();
        this.refs = new ConversationRefs(this, json);
    }

    public SessionIdRegistry registry() {
        return registry;
    }

    public UUID id() {
        return id;
    }

    public String title() {
        return title;
    }

    public void setTitle(String next) {
        title = next;
    }

    public Conversation conversation() {
        return conversation;
    }

    public void setConversation(Conversation next) {
        conversation = next;
    }

    /// The talk that the session is in; null for none.
    @Nullable
    public BypassState bypass() {
        return bypass;
    }

    public void setBypass(@Nullable BypassState next) {
        bypass = next;
    }

    /// Resumes the owner's latest session, if there is one, with its rows as they are now, and tells of interrupted
    /// turns.
    public void resumeLatest(Store.Transaction tx) {
        tx.sessions().latest().ifPresent(saved -> {
            restore(saved, tx.sessions().refs(saved.id()));
            catchUp(tx, false);
        });
        conversation = new InterruptedTurns(engine.domain(), conversation, tx).told(tx.sessions().openTurns(id),
            new Mentions(engine.domain()));
    }

    /// The refs of all conversations, for undo.
    public RefKeeper refs() {
        return refs;
    }

    /// Begins a turn: adds the user's own changes to the conversation and drops the results of all but the last two
    /// turns.
    public void beginTurn() {
        if (conversation.open().filter(p -> p.kind() == Pending.Kind.INTERRUPTED && !p.staysOpen()).isPresent()) {
            conversation = conversation.answered();
        }
        var byHand = registry.beginTurn();
        conversation = conversation.begun(registry.currentTurn(), byHand);
    }

    public void ifInterrupted(Supplier<Conversation> kept) {
        ifInterrupted = kept;
    }

    /// @param reply the reply shown to the user
    /// @return whether any refs were removed that the turn had only read
    public boolean endTurn(String reply) {
        ifInterrupted = null;
        registry.endTurn();
        forget(registry.expire(TURNS_KEPT, MAX_REFS));
        var gone = registry.letGo(new ReferencedRefs(registry, conversation, reply), MAX_SEEN);
        forget(gone);
        return !gone.isEmpty();
    }

    /// Closes open questions about writes that have been undone in the meantime.
    public void settle(Store.Transaction tx) {
        while (conversation.open().flatMap(Pending::unit).filter(unit -> tx.journal().done(unit.id()).isEmpty())
            .isPresent()) {
            conversation = conversation.answered();
        }
    }

    /// Saves the changed refs, in the transaction of the change.
    public void saveRefs(Store.Transaction tx) {
        var changed = new LinkedHashMap<String, String>();
        registry.changes().forEach((ref, entry) -> changed.put(ref, entry == null ? "" : json.entry(entry)));
        if (!changed.isEmpty()) {
            tx.sessions().saveRefs(id, changed);
        }
    }

    /// Saves the turn's progress and the ref counters in a transaction of their own, if they have changed since the
    /// last time; not the refs, since refs that were only read may still be removed.
    public void checkpoint(Store store) {
        var now = record(false);
        if (now.state().equals(checkpoint)) {
            return;
        }
        store.change(tx -> {
            tx.sessions().save(now);
        });
        checkpoint = now.state();
    }

    /// Saves the progress, the counters and the changed refs.
    public void save(Store.Transaction tx) {
        checkpoint = "";
        tx.sessions().save(record(false));
        saveRefs(tx);
    }

    void saved() {
        registry.savepoint();
        registry.markStored();
    }

    private SessionRecord record(boolean isClosed) {
        var kept = ifInterrupted == null ? conversation : ifInterrupted.get();
        var head = new SessionJson.Head(registry.currentTurn(), registry.counters(), kept, bypass, registry.byHand());
        return new SessionRecord(id, title, json.head(head), started, engine.now().get(), isClosed);
    }

    /// Restores a saved session.
    ///
    /// @param refs the saved refs as JSON, by ref
    public void restore(SessionRecord saved, Map<String, String> refs) {
        id = saved.id();
        title = saved.title();
        started = saved.started();
        var head = json.head(saved.state());
        conversation = head.conversation();
        bypass = head.bypass();
        registry.restore(head.turn(), head.counters(),
            refs.entrySet().stream().map(e -> json.entry(e.getKey(), e.getValue())).toList(),
            head.byHand());
    }

    /// Returns the record of an empty conversation; ref counters continue.
    public SessionRecord fresh() {
        var head =
            new SessionJson.Head(registry.currentTurn(), registry.counters(), Conversation.EMPTY, null, Set.of());
        var now = engine.now().get();
        return new SessionRecord(UUID.randomUUID(), "", json.head(head), now, now, false);
    }

    /// Closes this conversation; deletes it if it has no turns.
    public void leave(Store.Transaction tx) {
        checkpoint = "";
        saveRefs(tx);
        tx.sessions().save(record(true));
        if (tx.sessions().turns(id, 0, 1).isEmpty()) {
            tx.sessions().delete(id);
        }
    }

    /// Updates a reopened conversation to the current rows: refreshes labels and loaded rows, and marks deleted rows.
    ///
    /// @param isWritten whether others wrote in the meantime
    public void catchUp(Rows rows, boolean isWritten) {
        registry.entries().stream().filter(e -> e.uuid() != null).collect(Collectors.groupingBy(RefEntry::type))
            .forEach(
                (type, entries) -> engine.domain().entity(type).ifPresent(entity -> catchUp(entity, entries, rows)));
        refresh(rows, isWritten);
    }

    /// Brings the loaded rows up to date after something was written.
    void refresh(Rows rows) {
        refresh(rows, true);
    }

    private void refresh(Rows rows, boolean isWritten) {
        conversation = conversation.withResults(
            new CurrentRows(engine.domain(), registry, translator, rows).of(conversation.results(), isWritten));
    }

    /// Loads the rows that a call wrote, in full, and brings the others up to date.
    ///
    /// @param step the step that wrote, from 1; 0 outside a plan
    public void written(List<ToolResult.Write> writes, int step, Rows rows) {
        reload(writes.stream().map(ToolResult.Write::ref).toList(), step, rows);
    }

    private void reload(List<String> refs, int step, Rows rows) {
        forget(refs);
        refresh(rows);
        refs.stream().flatMap(ref -> registry.entry(ref).stream()).filter(e -> e.uuid() != null)
            .collect(Collectors.groupingBy(RefEntry::type, LinkedHashMap::new,
                Collectors.mapping(RefEntry::uuid, Collectors.toList())))
            .forEach((type, ids) -> {
                var entity = engine.domain().entity(type).orElseThrow();
                var found = ids.size() == 1 ? rows.find(entity, ids.getFirst()).stream().toList()
                    : rows.read(Query.where(entity.table(), new Filter(Row.ID, Operator.IN, List.<Object>copyOf(ids))));
                remember(entity, found.stream().sorted(Comparator.comparingInt(row -> ids.indexOf(row.id()))).toList(),
                    step, rows);
            });
    }

    private void catchUp(EntityDefinition entity, List<RefEntry> entries, Rows rows) {
        var ids = entries.stream().map(e -> (Object) e.uuid()).toList();
        var there = rows
            .read(Query.where(entity.table(), new Filter(Row.ID, Operator.IN, ids))
                .withColumns(engine.domain().labelColumns(entity)))
            .stream().collect(Collectors.toMap(Row::id, row -> row));
        boolean isNamed = entity.column(entity.labelColumn()).filter(c -> c.type() == ColumnType.TEXT).isPresent();
        for (var entry : entries) {
            var row = there.get(entry.uuid());
            if (row == null) {
                registry.markDeletedElsewhere(entry.ref());
            } else if (isNamed) {
                registry.label(entry.ref(), engine.domain().label(entity, row));
            }
        }
    }

    /// Registers what the user wrote by hand, and the known rows among those it changed besides, and loads them.
    public void apply(Collection<Forms.Written> written, Rows rows) {
        var refs = new ArrayList<String>();
        for (var one : written) {
            refs.add(byHand(one.change()));
            one.followers().stream().filter(f -> registry.refOf(f.id()).isPresent()).forEach(f -> refs.add(byHand(f)));
        }
        if (!refs.isEmpty()) {
            reload(refs, 0, rows);
        }
    }

    private String byHand(UiChange change) {
        return registry.registerFromUi(change);
    }

    /// Adds rows and their children to the loaded rows.
    public void remember(EntityDefinition entity, List<Row> stored, int step, Rows rows) {
        var whole = CurrentRows.withChildren(engine.domain(), entity, stored, rows);
        loaded(entity, step, translator.toRefs(entity, whole, rows));
    }

    /// Adds rows, identified by their refs, to the loaded rows.
    public void loaded(EntityDefinition entity, int step, List<Row> shown) {
        if (!shown.isEmpty()) {
            conversation = conversation.and(new StepRecord(registry.currentTurn(), step, entity.table(), "", shown));
        }
    }

    /// Removes a ref's rows from the loaded ones and its content from the archive.
    public void forget(String ref) {
        forget(List.of(ref));
    }

    private void forget(Collection<String> gone) {
        if (gone.isEmpty()) {
            return;
        }
        var kept = conversation.results().stream()
            .map(r -> r.with(r.rows().stream().filter(row -> !gone.contains(row.text(Row.ID))).toList()))
            .filter(r -> !r.rows().isEmpty()).toList();
        var archive = new LinkedHashMap<>(conversation.archive());
        archive.keySet().removeAll(gone);
        conversation = conversation.withResults(kept).withArchive(archive);
    }

    public Optional<EntityDefinition> entity(String type) {
        return engine.domain().entity(type);
    }
}
