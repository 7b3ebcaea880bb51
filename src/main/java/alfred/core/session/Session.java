package alfred.core.session;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.undo.Settlement;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.BypassMode;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Reasoner;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import alfred.core.row.Store;
import alfred.core.row.WriteUnit;
import alfred.core.session.state.Elsewhere;
import alfred.core.session.state.Engine;
import alfred.core.session.state.FormWrite;
import alfred.core.session.state.Forms;
import alfred.core.session.state.SessionContext;
import alfred.core.session.state.SessionState;
import alfred.core.session.turn.Conversations;
import alfred.core.session.turn.ForPeople;
import alfred.core.session.turn.RunningTurn;
import alfred.core.session.turn.Summaries;
import alfred.core.session.turn.TurnRunner;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One person's session, driven by the window, the terminal and the headless interface.
///
/// Turns run one after the other on the session's worker. Form writes and panel actions run on the caller's thread,
/// which must not be the FX thread, and block only while a running turn accesses the store; form writes made during
/// a turn reach the registry at its end.
public final class Session implements AutoCloseable {
    private final SessionContext context;
    private final Engine engine;
    private final SessionState state;
    private final Forms forms;
    private final TurnRunner turns;
    private final Conversations conversations;
    private final ExecutorService worker =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("session").daemon().factory());
    private final RunningTurn running = new RunningTurn();
    private final Summaries summaries = new Summaries();

    /// Resumes the owner's latest session, or starts the first one.
    public Session(Engine engine) {
        this.context = new SessionContext(engine);
        this.engine = engine;
        this.state = context.state();
        this.forms = new Forms(engine, state.registry());
        this.conversations = new Conversations(context, this::betweenTurns);
        this.turns = new TurnRunner(context, conversations, summaries);
        engine.store().away().ifPresent(away -> away.settleBy(new Settlement(engine.domain(), engine.middleware())));
        context.keep(state::resumeLatest);
        engine.store().onCommit(new Elsewhere(context)::committed);
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
                context.changed();
            }
        }, worker);
    }

    public void cancel() {
        running.cancel();
    }

    /// Enters one of the domain's bypass modes. Throws [CrudRefusal] unless exactly one entity has that label, ref or
    /// id.
    ///
    /// @param subject the entity that is talked about
    /// @param data numbers that belong to the mode
    public void enter(BypassMode mode, String subject, Map<String, Integer> data) {
        told(() -> context.locked(() -> {
            turns.enter(mode, subject, data, forms);
            context.keep();
            return subject;
        }));
    }

    /// Leaves the bypass mode; the hand-off is delivered as an event. Returns false if there is none.
    public boolean exit(Consumer<PipelineEvent> events) {
        boolean wasIn = context.locked(() -> turns.leaveBypass(events));
        context.changed();
        return wasIn;
    }

    /// Creates a row and returns it as stored. Values are texts, numbers, lists or typed values; references take a
    /// label, ref or id. Throws [CrudRefusal], with the field at fault, if a value is not valid.
    public Row create(String type, Map<String, ? extends @Nullable Object> fields) {
        var entity = entity(type);
        return told(
            () -> context.form(tx -> List.of(forms.create(entity, fields, context.unit(WriteUnit.Origin.FORM), tx))))
            .getFirst()
            .row();
    }

    /// Updates the row with that label, ref or id, or an unsaved draft, which stays unsaved. Returns the new
    /// content. Throws [CrudRefusal] if no row matches, several do, or a value is not valid.
    public Row update(String type, String match, Map<String, ? extends @Nullable Object> fields) {
        var entity = entity(type);
        return told(() -> context.locked(
            () -> state.registry().entry(match).filter(RefEntry::isUnsaved).map(e -> updateDraft(entity, e, fields)))
            .orElseGet(() -> context.form(tx -> List
                .of(forms.update(entity, forms.find(entity, match, tx), fields, context.unit(WriteUnit.Origin.FORM),
                    tx)))
                .getFirst().row()));
    }

    /// Deletes the row with that label, ref or id, or discards an unsaved draft. Throws like [#update].
    public void delete(String type, String match) {
        var entity = entity(type);
        if (context.locked(() -> state.registry().entry(match).filter(RefEntry::isUnsaved).isPresent())) {
            panel(PanelAction.DISCARD, match);
            return;
        }
        told(() -> context.form(
            tx -> List
                .of(forms.delete(entity, forms.find(entity, match, tx), context.unit(WriteUnit.Origin.FORM), tx))));
    }

    /// Carries out several form writes as one undoable unit and registers each row. Throws [CrudRefusal] if any of
    /// them is refused; none is carried out then.
    public void writeAll(List<? extends FormWrite> writes) {
        var unit = context.unit(WriteUnit.Origin.FORM);
        told(() -> context.form(tx -> forms.all(writes, unit, tx)));
    }

    public BulkImport filling() {
        return new BulkImport(context, forms);
    }

    private Row updateDraft(EntityDefinition entity, RefEntry draft, Map<String, ? extends @Nullable Object> fields) {
        var next = engine.store().read(rows -> forms.draft(entity, draft, fields, rows));
        state.registry().updateEntityData(draft.ref(), next);
        state.loaded(entity, 0, List.of(Row.of(Row.ID, draft.ref()).overlaidBy(next)));
        context.keep();
        context.changed();
        return next;
    }

    /// Carries out a panel action. Throws [CrudRefusal] if the ref is unknown or the action does not apply to it.
    public void panel(PanelAction action, String ref) {
        told(() -> context.locked(() -> {
            new Panel(engine, state).press(action, ref, context.unit(WriteUnit.Origin.PANEL));
            context.keep();
            return ref;
        }));
        context.changed();
    }

    /// Undoes the latest unit of writes: those of a turn, a form or a panel action.
    public Undo.Result undo() {
        return context.takeBack(Undo::undo);
    }

    /// Undoes the writes of a turn of the current conversation; does nothing if anything was written since.
    public Undo.Result undo(int turn) {
        return context.takeBack(undo -> undo.undo(unit -> unit.origin() == WriteUnit.Origin.TURN && unit.turn() == turn
            && unit.sessionId().equals(state.id())));
    }

    /// Undoes the latest writes if they changed this row; does nothing if they did not.
    public Undo.Result undo(UUID row) {
        return context.takeBack(undo -> undo.undo(row));
    }

    public Undo.Result redo() {
        return context.takeBack(Undo::redo);
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
    private void betweenTurns(Runnable work) {
        if (context.lock().isHeldByCurrentThread()) {
            throw new IllegalStateException("not within a turn");
        }
        cancel();
        try {
            CompletableFuture.runAsync(() -> context.locked(work), worker).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
        context.changed();
    }

    /// Adds rows without recording them: for tests and sample data. Throws [CrudRefusal] if any is not valid.
    public void load(Map<String, List<Map<String, @Nullable Object>>> tables) {
        context.keep(tx -> new Fixtures(engine, forms).load(tables, tx));
        context.changed();
    }

    public List<RefEntry> entities() {
        return context.locked(state.registry()::entries);
    }

    public Tier tierOf(RefEntry entry) {
        return context.locked(() -> state.registry().tierOf(entry));
    }

    /// Returns a consistent snapshot of the refs and their tiers.
    public InView inView() {
        return context.locked(() -> new InView(state.registry().entries(), state.registry().inTier(Tier.ACTIVE),
            state.registry().inTier(Tier.GENERATED),
            state.registry().inTier(Tier.RETAINED)));
    }

    public ConversationView snapshot() {
        return context.locked(() -> new ConversationView(state.registry().currentTurn(),
            state.bypass() == null ? Mode.AUTO
                : state.bypass().mode(),
            state.conversation().open().orElse(null),
            state.conversation().constraints(), state.conversation().recentTurns(), state.title()));
    }

    /// The shared state; for tests and benchmarks.
    SessionContext context() {
        return context;
    }

    /// Waits for the queued summaries; for tests.
    void settle() {
        summaries.settle();
    }

    public Store store() {
        return engine.store();
    }

    public Engine engine() {
        return engine;
    }

    /// Adds a listener that is called, on any thread, after every change to the session.
    public void onChange(Runnable listener) {
        context.onChange(listener);
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
        return new ForPeople(engine.domain(), engine.store(), state.registry(), engine.now().get()).refusing(work);
    }

    private EntityDefinition entity(String type) {
        return engine.domain().entity(type)
            .orElseThrow(() -> CrudRefusal.of(Kind.UNKNOWN_TABLE, "refused.type", type,
                String.join(", ", engine.domain().entities().stream().map(EntityDefinition::type).toList())));
    }
}
