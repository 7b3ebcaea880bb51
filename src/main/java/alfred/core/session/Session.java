package alfred.core.session;

import alfred.core.context.ConversationTurn;
import alfred.core.context.Pending;
import alfred.core.crud.CrudRefusal.Kind;
import alfred.core.crud.CrudRefusal;
import alfred.core.crud.Store;
import alfred.core.crud.Undo;
import alfred.core.crud.WriteUnit;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Contexts.BypassState;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Reasoner;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One person's session with the kitchen: the window, the terminal and the headless interface all drive this.
///
/// Turns run one after the other on the session's worker. Forms and the panel's buttons run on the caller's thread, never the FX thread, and
/// wait for a running turn only while it touches the store; what they did is told to the registry when the turn is over.
public final class Session implements AutoCloseable {
    final Engine engine;
    final SessionState state;
    final ReentrantLock lock = new ReentrantLock(true);
    private final Forms forms;
    private final TurnRunner turns;
    private final Conversations conversations;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(Thread.ofPlatform().name("session").daemon().factory());
    final Queue<Forms.Written> inbox = new ArrayDeque<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    final RunningTurn running = new RunningTurn();
    final Summaries summaries = new Summaries();
    boolean isInTurn;

    /// Goes on with the owner's latest session, or begins the first.
    public Session(Engine engine) {
        this.engine = engine;
        this.state = new SessionState(engine);
        this.forms = new Forms(engine, state.registry);
        this.turns = new TurnRunner(this);
        this.conversations = new Conversations(this);
        kept(tx -> {
            tx.sessions().latest().ifPresent(saved -> state.restore(saved, tx.sessions().refs(saved.id())));
            state.conversation = new InterruptedTurns(engine.domain(), state.conversation, tx)
                .told(tx.sessions().openTurns(state.id), new Mentions(engine.domain()));
        });
    }

    /// Runs a turn. Its events arrive on the session's worker; the future ends after the last one.
    ///
    /// @param text the user's words, with mentions as `@[Label](type)` or `@[Label](type:id)`
    public CompletableFuture<Void> say(String text, Optional<Mode> mode, Consumer<PipelineEvent> events) {
        return turn(text, mode, events, engine.reasoner());
    }

    /// As [#say], but no language model is asked: for when it is down.
    public CompletableFuture<Void> sayWithoutModel(String text, Optional<Mode> mode, Consumer<PipelineEvent> events) {
        return turn(text, mode, events, () -> engine.reasoner().get().withoutModel());
    }

    private CompletableFuture<Void> turn(String text, Optional<Mode> mode, Consumer<PipelineEvent> events, Supplier<Reasoner> reasoner) {
        return CompletableFuture.runAsync(() -> {
            try {
                turns.run(text, mode, events, running.begin(), reasoner);
            } finally {
                running.end();
                changed();
            }
        }, worker);
    }

    /// Stops the running turn, if there is one.
    public void cancel() {
        running.cancel();
    }

    /// Enters cook mode.
    ///
    /// @param servings 0 for the recipe's own
    public void cook(String recipe, int servings) {
        locked(() -> {
            var entity = entity("recipe");
            var ref = engine.store().read(rows -> {
                var id = forms.find(entity, recipe, rows);
                state.remember(entity, rows.find(entity, id).orElseThrow(), rows);
                return state.registry.refOf(id).orElseThrow();
            });
            state.bypass = new BypassState(Mode.COOK, ref, servings, 0, List.of());
            keep();
            return ref;
        });
    }

    /// Leaves cook or brainstorm mode; the hand-off arrives as an event. False where there is nothing to leave.
    public boolean exit(Consumer<PipelineEvent> events) {
        boolean wasIn = locked(() -> turns.leaveBypass(events));
        changed();
        return wasIn;
    }

    /// What a form does to make a row. Values are texts, numbers, lists, or typed values; references take a label, a ref or an id.
    ///
    /// @return the row as stored
    /// @throws CrudRefusal in words, with the field at fault
    public Row create(String type, Map<String, ? extends @Nullable Object> fields) {
        var entity = entity(type);
        return form(tx -> List.of(forms.create(entity, fields, unit(WriteUnit.Origin.FORM), tx))).getFirst().row();
    }

    /// Changes a row. A label, a ref or an id names it; an unsaved ref's draft is changed instead, which is no write.
    public Row update(String type, String match, Map<String, ? extends @Nullable Object> fields) {
        var entity = entity(type);
        var draft = locked(() -> state.registry.entry(match).filter(RefEntry::isUnsaved).map(e -> updateDraft(entity, e, fields)));
        return draft.orElseGet(() -> form(tx ->
            List.of(forms.update(entity, forms.find(entity, match, tx), fields, unit(WriteUnit.Origin.FORM), tx))).getFirst().row());
    }

    public void delete(String type, String match) {
        var entity = entity(type);
        if (locked(() -> state.registry.entry(match).filter(RefEntry::isUnsaved).isPresent())) {
            panel(PanelAction.DISCARD, match);
            return;
        }
        form(tx -> List.of(forms.delete(entity, forms.find(entity, match, tx), unit(WriteUnit.Origin.FORM), tx)));
    }

    /// Carries out several form writes as one: all or none of them, and one undo takes all back. The registry is told of each row.
    ///
    /// @throws CrudRefusal as a single one would
    public void writeAll(List<? extends FormWrite> writes) {
        var unit = unit(WriteUnit.Origin.FORM);
        form(tx -> forms.all(writes, unit, tx));
    }

    /// What brings rows in bulk, and takes them out again.
    public BulkImport filling() {
        return new BulkImport(this, forms);
    }

    private Row updateDraft(EntityDefinition entity, RefEntry draft, Map<String, ? extends @Nullable Object> fields) {
        var content = draft.content() == null ? Row.EMPTY : draft.content();
        var changed = engine.store().read(rows -> forms.payloads(rows).typed(entity, fields, content));
        var next = content;
        for (var field : changed.entrySet()) {
            next = next.with(field.getKey(), field.getValue() instanceof UUID id
                ? state.registry.refOf(id).orElseGet(() -> state.registry.registerLinked(id, entity.column(field.getKey())
                    .flatMap(c -> c.relation()).orElseThrow().type())) : field.getValue());
        }
        state.registry.updateEntityData(draft.ref(), next);
        state.loaded(entity, 0, Row.of(Row.ID, draft.ref()).overlaidBy(next));
        keep();
        changed();
        return next;
    }

    List<Forms.Written> form(Function<Store.Transaction, List<Forms.Written>> work) {
        var written = locked(() -> {
            var done = write(tx -> {
                var rows = work.apply(tx);
                if (!isInTurn) {
                    rows.forEach(row -> state.apply(row, tx));
                    state.save(tx);
                }
                return rows;
            });
            if (isInTurn) {
                inbox.addAll(done);
            }
            return done;
        });
        changed();
        return written;
    }

    /// Puts a better summary of a turn into the conversation that it belongs to, if that still goes on.
    void improve(UUID conversation, int turn, Summary summary) {
        locked(() -> {
            if (!summary.equals(Summary.NONE) && conversation.equals(state.id)) {
                state.conversation = state.conversation.improved(turn, summary.assistantSummary(), summary.engagement(), summary.phase(),
                    summary.userExpressed());
                keep();
            }
            return "";
        });
    }

    public void panel(PanelAction action, String ref) {
        locked(() -> {
            new Panel(engine, state).press(action, ref, unit(WriteUnit.Origin.PANEL));
            keep();
            return ref;
        });
        changed();
    }

    public Undo.Result undo() {
        return takeBack(Undo::undo);
    }

    /// Takes back what that turn of this session wrote; nothing, where something was written since.
    public Undo.Result undo(int turn) {
        return takeBack(undo -> undo.undo(unit ->
            unit.origin() == WriteUnit.Origin.TURN && unit.turn() == turn && unit.sessionId().equals(state.id)));
    }

    /// Takes back the latest change where it is that row's; nothing, where something else was written since.
    public Undo.Result undo(UUID row) {
        return takeBack(undo -> undo.undo(row));
    }

    public Undo.Result redo() {
        return takeBack(Undo::redo);
    }

    private Undo.Result takeBack(Function<Undo, Undo.Result> work) {
        var result = locked(() -> {
            var done = work.apply(new Undo(engine.domain(), engine.store(), state.registry, state.refs()));
            if (done instanceof Undo.Result.Done d) {
                d.writes().forEach(w -> state.forget(w.ref()));
                kept(state::settle);
            }
            return done;
        });
        changed();
        return result;
    }

    /// A new conversation; the kitchen and what can be undone stay. A turn that runs is stopped.
    public void reset() {
        conversations.startNew();
    }

    /// The conversations of before, to look through and to go on with.
    public Conversations conversations() {
        return conversations;
    }

    /// Runs the work where turns run, after the one that runs now, which is stopped.
    void betweenTurns(Runnable work) {
        if (lock.isHeldByCurrentThread()) {
            throw new IllegalStateException("not within a turn");
        }
        cancel();
        try {
            CompletableFuture.runAsync(() -> locked(() -> {
                work.run();
                return "";
            }), worker).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
        changed();
    }

    /// Adds rows without a trace: for tests and first fillings.
    public void load(Map<String, List<Map<String, @Nullable Object>>> tables) {
        kept(tx -> new Fixtures(engine, forms).load(tables, tx));
        changed();
    }

    public List<RefEntry> entities() {
        return locked(state.registry::entries);
    }

    public Tier tierOf(RefEntry entry) {
        return locked(() -> state.registry.tierOf(entry));
    }

    public List<RefEntry> inTier(Tier tier) {
        return locked(() -> state.registry.inTier(tier));
    }

    /// All refs and their tiers, as they are at one moment.
    public InView inView() {
        return locked(() -> new InView(state.registry.entries(), state.registry.inTier(Tier.ACTIVE), state.registry.inTier(Tier.GENERATED),
            state.registry.inTier(Tier.RETAINED)));
    }

    public Snapshot snapshot() {
        return locked(() -> new Snapshot(state.registry.currentTurn(), state.bypass == null ? Mode.AUTO
            : state.bypass.mode(), state.conversation.open().orElse(null),
            state.conversation.constraints(), state.conversation.recentTurns(), state.title));
    }

    UUID currentId() {
        return locked(() -> state.id);
    }

    public Store store() {
        return engine.store();
    }

    public Engine engine() {
        return engine;
    }

    /// Calls the listener, on any thread, after anything here has changed.
    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    @Override
    public void close() {
        cancel();
        summaries.close();
        worker.shutdown();
        try {
            if (!worker.awaitTermination(5, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /// A transaction under the lock; what it did to the registry goes back with it where it fails, what a running turn did before stays.
    <T> T write(Function<Store.Transaction, T> work) {
        return locked(() -> {
            var before = state.conversation;
            state.registry.savepoint();
            try {
                var result = engine.store().write(tx -> {
                    var done = work.apply(tx);
                    state.saveRefs(tx);
                    return done;
                });
                state.saved();
                return result;
            } catch (RuntimeException failure) {
                state.registry.rollback();
                state.conversation = before;
                throw failure;
            }
        });
    }

    void keep() {
        kept(_ -> { });
    }

    /// Does the work and keeps the state with it.
    private void kept(Consumer<Store.Transaction> work) {
        write(tx -> {
            work.accept(tx);
            state.save(tx);
            return "";
        });
    }

    void changed() {
        listeners.forEach(Runnable::run);
    }

    WriteUnit unit(WriteUnit.Origin origin) {
        return new WriteUnit(UUID.randomUUID(), state.id, state.registry.currentTurn(), origin);
    }

    EntityDefinition entity(String type) {
        return engine.domain().entity(type).orElseThrow(() -> new CrudRefusal(Kind.UNKNOWN_TABLE, "There is no type \"" + type + "\". Types: "
            + String.join(", ", engine.domain().entities().stream().map(EntityDefinition::type).toList()) + "."));
    }

    /// Where the conversation stands.
    ///
    /// @param mode AUTO, or the bypass mode that it is in
    public record Snapshot(
        int turn, Mode mode, @Nullable Pending pending, List<String> constraints, List<ConversationTurn> recent, String title) {}
}
