package alfred.core.session;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.undo.Settlement;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.TalkMode;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Reasoner;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import alfred.core.row.Store;
import alfred.core.row.WriteUnit;
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

/// One person's session, driven by the window, the terminal and the headless interface.
///
/// Turns run one after the other on the session's worker. Form writes and panel actions run on the caller's thread,
/// which must not be the FX thread, and block only while a running turn accesses the store; form writes made during
/// a turn reach the registry at its end.
public final class Session implements AutoCloseable {
    final Engine engine;
    final SessionState state;
    final ReentrantLock lock = new ReentrantLock(true);
    private final Forms forms;
    private final TurnRunner turns;
    private final Conversations conversations;
    private final ExecutorService worker =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("session").daemon().factory());
    final Queue<Forms.Written> inbox = new ArrayDeque<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    final RunningTurn running = new RunningTurn();
    final Summaries summaries = new Summaries();
    boolean isInTurn;

    /// Resumes the owner's latest session, or starts the first one.
    public Session(Engine engine) {
        this.engine = engine;
        this.state = new SessionState(engine);
        this.forms = new Forms(engine, state.registry);
        this.turns = new TurnRunner(this);
        this.conversations = new Conversations(this);
        engine.store().away().ifPresent(away -> away.settleBy(new Settlement(engine.domain(), engine.middleware())));
        kept(state::resumeLatest);
        engine.store().onCommit(new Elsewhere(this)::committed);
    }

    /// Runs a turn. Events are delivered on the session's worker; the future completes after the last one.
    ///
    /// @param text the user's message, with mentions as `@[Label](type)` or `@[Label](type:id)`
    /// @param mode empty for AUTO or, if one is active, the current bypass mode
    public CompletableFuture<Void> say(String text, Optional<Mode> mode, Consumer<PipelineEvent> events) {
        return turn(text, mode, events, engine.reasoner());
    }

    /// Runs a turn like [#say], but without a language model: for use when it is unavailable.
    public CompletableFuture<Void> sayWithoutModel(String text, Optional<Mode> mode, Consumer<PipelineEvent> events) {
        return turn(text, mode, events, () -> engine.reasoner().get().withoutModel());
    }

    private CompletableFuture<Void> turn(String text, Optional<Mode> mode, Consumer<PipelineEvent> events,
        Supplier<Reasoner> reasoner) {
        return CompletableFuture.runAsync(() -> {
            try {
                turns.run(text, mode, events, running.begin(), reasoner);
            } finally {
                running.end();
                changed();
            }
        }, worker);
    }

    public void cancel() {
        running.cancel();
    }

    /// Enters one of the domain's talks. Throws [CrudRefusal] unless exactly one entity has that label, ref or id.
    ///
    /// @param subject the entity that is talked about
    /// @param data numbers that belong to the talk
    public void enter(TalkMode mode, String subject, Map<String, Integer> data) {
        told(() -> locked(() -> {
            turns.enter(mode, subject, data, forms);
            keep();
            return subject;
        }));
    }

    /// Leaves the talk; the hand-off is delivered as an event. Returns false if there is none.
    public boolean exit(Consumer<PipelineEvent> events) {
        boolean wasIn = locked(() -> turns.leaveBypass(events));
        changed();
        return wasIn;
    }

    /// Creates a row and returns it as stored. Values are texts, numbers, lists or typed values; references take a
    /// label, ref or id. Throws [CrudRefusal], with the field at fault, if a value is not valid.
    public Row create(String type, Map<String, ? extends @Nullable Object> fields) {
        var entity = entity(type);
        return told(() -> form(tx -> List.of(forms.create(entity, fields, unit(WriteUnit.Origin.FORM), tx)))).getFirst()
            .row();
    }

    /// Updates the row with that label, ref or id, or an unsaved draft, which stays unsaved. Returns the new
    /// content. Throws [CrudRefusal] if no row matches, several do, or a value is not valid.
    public Row update(String type, String match, Map<String, ? extends @Nullable Object> fields) {
        var entity = entity(type);
        return told(() -> locked(
            () -> state.registry.entry(match).filter(RefEntry::isUnsaved).map(e -> updateDraft(entity, e, fields)))
            .orElseGet(() -> form(tx -> List
                .of(forms.update(entity, forms.find(entity, match, tx), fields, unit(WriteUnit.Origin.FORM), tx)))
                .getFirst().row()));
    }

    /// Deletes the row with that label, ref or id, or discards an unsaved draft. Throws like [#update].
    public void delete(String type, String match) {
        var entity = entity(type);
        if (locked(() -> state.registry.entry(match).filter(RefEntry::isUnsaved).isPresent())) {
            panel(PanelAction.DISCARD, match);
            return;
        }
        told(() -> form(
            tx -> List.of(forms.delete(entity, forms.find(entity, match, tx), unit(WriteUnit.Origin.FORM), tx))));
    }

    /// Carries out several form writes as one undoable unit and registers each row. Throws [CrudRefusal] if any of
    /// them is refused; none is carried out then.
    public void writeAll(List<? extends FormWrite> writes) {
        var unit = unit(WriteUnit.Origin.FORM);
        told(() -> form(tx -> forms.all(writes, unit, tx)));
    }

    public BulkImport filling() {
        return new BulkImport(this, forms);
    }

    private Row updateDraft(EntityDefinition entity, RefEntry draft, Map<String, ? extends @Nullable Object> fields) {
        var next = engine.store().read(rows -> forms.draft(entity, draft, fields, rows));
        state.registry.updateEntityData(draft.ref(), next);
        state.loaded(entity, 0, List.of(Row.of(Row.ID, draft.ref()).overlaidBy(next)));
        keep();
        changed();
        return next;
    }

    List<Forms.Written> form(Function<Store.Transaction, List<Forms.Written>> work) {
        var written = locked(() -> {
            var done = write(tx -> {
                var rows = work.apply(tx);
                if (!isInTurn) {
                    state.apply(rows, tx);
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

    /// Improves the summary of a turn, if its conversation is still the current one.
    void improve(UUID conversation, int turn, Summary summary) {
        locked(() -> {
            if (!summary.equals(Summary.NONE) && conversation.equals(state.id)) {
                state.conversation =
                    state.conversation.improved(turn, summary.assistantSummary(), summary.engagement(), summary.phase(),
                        summary.userExpressed(), summary.history());
                keep();
            }
            return "";
        });
    }

    /// Carries out a panel action. Throws [CrudRefusal] if the ref is unknown or the action does not apply to it.
    public void panel(PanelAction action, String ref) {
        told(() -> locked(() -> {
            new Panel(engine, state).press(action, ref, unit(WriteUnit.Origin.PANEL));
            keep();
            return ref;
        }));
        changed();
    }

    /// Undoes the latest unit of writes: those of a turn, a form or a panel action.
    public Undo.Result undo() {
        return takeBack(Undo::undo);
    }

    /// Undoes the writes of a turn of the current conversation; does nothing if anything was written since.
    public Undo.Result undo(int turn) {
        return takeBack(undo -> undo.undo(unit -> unit.origin() == WriteUnit.Origin.TURN && unit.turn() == turn
            && unit.sessionId().equals(state.id)));
    }

    /// Undoes the latest writes if they changed this row; does nothing if they did not.
    public Undo.Result undo(UUID row) {
        return takeBack(undo -> undo.undo(row));
    }

    public Undo.Result redo() {
        return takeBack(Undo::redo);
    }

    Undo.Result takeBack(Function<Undo, Undo.Result> work) {
        var result = locked(() -> {
            var done = work.apply(new Undo(engine.domain(), engine.store(), state.registry, state.refs()));
            if (done instanceof Undo.Result.Done d) {
                kept(tx -> {
                    state.written(d.writes(), 0, tx);
                    state.settle(tx);
                });
            }
            return done;
        });
        changed();
        return result;
    }

    /// Starts a new conversation; the kitchen and its undo history stay. Cancels a running turn.
    public void reset() {
        conversations.startNew();
    }

    /// The current conversation and past ones, to list, search and reopen.
    public Conversations conversations() {
        return conversations;
    }

    /// Cancels the running turn, then runs the work on the session's worker. Not to be called within a turn.
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

    /// Adds rows without recording them: for tests and sample data. Throws [CrudRefusal] if any is not valid.
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

    /// Returns a consistent snapshot of the refs and their tiers.
    public InView inView() {
        return locked(() -> new InView(state.registry.entries(), state.registry.inTier(Tier.ACTIVE),
            state.registry.inTier(Tier.GENERATED),
            state.registry.inTier(Tier.RETAINED)));
    }

    public ConversationView snapshot() {
        return locked(() -> new ConversationView(state.registry.currentTurn(), state.bypass == null ? Mode.AUTO
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

    /// Adds a listener that is called, on any thread, after every change to the session.
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

    /// Does the work; a refusal of it names things, never refs.
    private <T> T told(Supplier<T> work) {
        return new ForPeople(engine.domain(), engine.store(), state.registry, engine.now().get()).refusing(work);
    }

    <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /// Runs a transaction under the lock. If it fails, its own changes to the registry and the conversation are
    /// rolled back; earlier ones of a running turn stay.
    <T> T write(Function<Store.Transaction, T> work) {
        return locked(() -> {
            var before = state.conversation;
            Runnable takingBack = () -> {
                state.registry.rollback();
                state.conversation = before;
            };
            state.registry.savepoint();
            try {
                var result = engine.store().write(tx -> {
                    var done = work.apply(tx);
                    state.saveRefs(tx);
                    return done;
                }, takingBack);
                state.saved();
                return result;
            } catch (RuntimeException failure) {
                takingBack.run();
                throw failure;
            }
        });
    }

    void keep() {
        kept(_ -> {});
    }

    /// Does the work and saves the state in the same transaction.
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
        return engine.domain().entity(type)
            .orElseThrow(() -> new CrudRefusal(Kind.UNKNOWN_TABLE, "There is no type \"" + type + "\". Types: "
                + String.join(", ", engine.domain().entities().stream().map(EntityDefinition::type).toList()) + "."));
    }
}
