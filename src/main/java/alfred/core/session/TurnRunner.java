package alfred.core.session;

import alfred.core.context.Pending;
import alfred.core.crud.CrudRefusal;
import alfred.core.crud.SessionRecords.TurnRecord;
import alfred.core.crud.Store;
import alfred.core.crud.StoreException;
import alfred.core.crud.ToolCall;
import alfred.core.crud.ToolResult;
import alfred.core.crud.WriteUnit;
import alfred.core.domain.Row;
import alfred.core.pipeline.Pipeline;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.pipeline.TurnEnd;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.BypassState;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.Usage;
import alfred.core.registry.Action;
import alfred.core.registry.UiChange;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Runs a turn from the user's words to the kept conversation; on the session's worker.
final class TurnRunner {
    private static final Logger LOG = LoggerFactory.getLogger(TurnRunner.class);
    private static final int LONGEST_TITLE = 60;
    private final Session session;

    /// One turn on its way.
    private record Run(UUID id, String message, OffsetDateTime started, long nanos, TurnBench bench) {
        long millis() {
            return (System.nanoTime() - nanos) / 1_000_000;
        }
    }

    TurnRunner(Session session) {
        this.session = session;
    }

    void run(String text, Optional<Mode> mode, Consumer<PipelineEvent> events, Cancellation cancellation, Supplier<Reasoner> reasoner) {
        if (text.isBlank()) {
            events.accept(new PipelineEvent.Done(session.engine.domain().phrases().text("core.hint"), List.of(), Usage.NONE, 0, session.snapshot()
                .pending()));
            events.accept(new PipelineEvent.ContextUpdated(session.snapshot().turn()));
            return;
        }
        session.lock.lock();
        try {
            if (kept(text, mode, events, cancellation, reasoner)) {
                events.accept(new PipelineEvent.ContextUpdated(session.state.registry.currentTurn()));
            }
        } finally {
            session.lock.unlock();
        }
    }

    /// Runs the turn and keeps what it left, with what forms did meanwhile.
    ///
    /// @return whether it was answered
    private boolean kept(String text, Optional<Mode> mode, Consumer<PipelineEvent> events, Cancellation cancellation,
        Supplier<Reasoner> reasoner) {
        session.isInTurn = true;
        try {
            return turn(text, mode, events, cancellation, reasoner);
        } finally {
            session.isInTurn = false;
            session.state.registry.clearTurnPromoted();
            session.write(tx -> {
                session.emptyInbox(tx);
                session.state.save(tx);
                return "";
            });
        }
    }

    private boolean turn(String text, Optional<Mode> mode, Consumer<PipelineEvent> events, Cancellation cancellation, Supplier<Reasoner> reasoner) {
        Run run;
        try {
            run = begin(text, mode.orElse(Mode.AUTO), events);
        } catch (StoreException failure) {
            LOG.warn("a turn could not be begun: {}", failure.kind());
            events.accept(new PipelineEvent.Failed(failure.getMessage() + " Your message is kept.", "store", true, List.of()));
            return false;
        }
        try {
            enterOrLeave(mode, events);
            var mind = new UnlockedTurn(reasoner.get().begin(cancellation), session.lock);
            if (session.state.bypass != null) {
                bypass(run, mind, session.state.bypass, events);
            } else {
                pipeline(run, mind, cancellation, events);
            }
            return true;
        } catch (Cancellation.Cancelled _) {
            end(run, "CANCELLED", "");
            events.accept(new PipelineEvent.CancelledTurn(run.bench().written()));
        } catch (ReasonerFailure failure) {
            end(run, "ABANDONED", "");
            events.accept(new PipelineEvent.Failed(failure.message(), failure.kind(), failure.isRetriable(), run.bench().written()));
        } catch (StoreException | CrudRefusal failure) {
            LOG.warn("a turn could not be carried out: {}", failure.getClass().getSimpleName());
            end(run, "ABANDONED", "");
            events.accept(new PipelineEvent.Failed(failure.getMessage() + " Your message is kept.", "store", true, run.bench().written()));
        } catch (RuntimeException failure) {
            LOG.error("a turn failed", failure);
            end(run, "ABANDONED", "");
            events.accept(new PipelineEvent.Failed("Something went wrong inside Alfred. Your message is kept; what was written before can be undone.",
                "internal", true, run.bench().written()));
        }
        return false;
    }

    // ------------------------------------------------------------- begin and end

    private Run begin(String text, Mode mode, Consumer<PipelineEvent> events) {
        var state = session.state;
        var id = UUID.randomUUID();
        state.registry.beginTurn();
        var parsed = new Mentions(session.engine.domain()).parse(text);
        var started = session.engine.now().get();
        if (state.title.isEmpty()) {
            state.title = title(parsed.plain().strip().replaceAll("\\s+", " "));
        }
        var mentioned = session.write(tx -> {
            tx.sessions().saveTurn(new TurnRecord(id, state.id, state.registry.currentTurn(), "OPEN", text, "", started));
            var refs = new ArrayList<String>();
            parsed.mentions().forEach(m -> mention(m, tx).ifPresent(refs::add));
            state.save(tx);
            return refs;
        });
        var unit = new WriteUnit(id, state.id, state.registry.currentTurn(), WriteUnit.Origin.TURN);
        var bench = new TurnBench(session, unit, new TurnBench.Request(parsed.plain(), parsed.typed(), mentioned, mode), events);
        return new Run(id, text, started, System.nanoTime(), bench);
    }

    private static String title(String words) {
        int end = words.lastIndexOf(' ', LONGEST_TITLE);
        var shortened = words.length() <= LONGEST_TITLE ? words : words.substring(0, end > 0 ? end : LONGEST_TITLE) + "…";
        return shortened.substring(0, 1).toUpperCase(Locale.ROOT) + shortened.substring(1);
    }

    /// Registers a mention; one that fits nothing, or several, stays plain words.
    private Optional<String> mention(Mentions.Mention mention, Store.Transaction tx) {
        var entity = session.state.entity(mention.type()).orElseThrow();
        var draft = session.state.registry.unsaved().stream()
            .filter(e -> e.type().equals(mention.type()) && e.label().equalsIgnoreCase(mention.label())).findFirst();
        if (draft.isPresent()) {
            session.state.registry.touch(draft.get().ref());
            return draft.map(e -> e.ref());
        }
        try {
            var match = mention.id().isEmpty() ? mention.label() : mention.id();
            var found = new Forms(session.engine, session.state.registry).find(entity, match, tx);
            var row = tx.find(entity, found).orElse(Row.EMPTY);
            session.state.apply(new UiChange(found, mention.type(), session.engine.domain().label(entity, row), Action.MENTIONED_BY_USER), tx);
            return session.state.registry.refOf(found);
        } catch (CrudRefusal _) {
            return Optional.empty();
        }
    }

    private void end(Run run, String outcome, String reply) {
        var state = session.state;
        session.write(tx -> {
            tx.sessions().saveTurn(new TurnRecord(run.id(), state.id, state.registry.currentTurn(), outcome, run.message(), reply, run.started()));
            state.save(tx);
            return "";
        });
    }

    // ------------------------------------------------------------- the two ways

    private void pipeline(Run run, Reasoner.Turn mind, Cancellation cancellation, Consumer<PipelineEvent> events) {
        var pipeline = new Pipeline(run.bench(), mind, cancellation);
        TurnEnd end = pipeline.run();
        end(run, "COMMITTED", end.reply());
        done(run, mind, end.reply(), end.pending().orElse(null), events);
        summarize(pipeline, end);
    }

    /// The turn is told: what fails from here on is logged, and no second end of the turn.
    private void summarize(Pipeline pipeline, TurnEnd end) {
        try {
            pipeline.summarize(end);
        } catch (RuntimeException failure) {
            LOG.error("the turn was answered, but not summarized", failure);
        }
    }

    private void done(Run run, Reasoner.Turn mind, String reply, @Nullable Pending pending, Consumer<PipelineEvent> events) {
        List<ToolResult.Write> writes = run.bench().written();
        session.running.answered();
        events.accept(new PipelineEvent.Done(reply, writes, mind.usage(), run.millis(), pending));
    }

    private void bypass(Run run, Reasoner.Turn mind, BypassState mode, Consumer<PipelineEvent> events) {
        var reply = mind.bypass(bypassContext(run.bench(), mode), piece -> events.accept(new PipelineEvent.Token(piece)));
        session.state.bypass = reply.state();
        end(run, "COMMITTED", reply.text());
        done(run, mind, reply.text(), session.state.conversation.open().orElse(null), events);
    }

    private BypassContext bypassContext(TurnBench bench, BypassState mode) {
        var context = bench.context();
        var recipe = mode.recipeRef().isEmpty() ? Row.EMPTY : recipe(bench, mode.recipeRef());
        return new BypassContext(context, mode, recipe);
    }

    private Row recipe(TurnBench bench, String ref) {
        var result = bench.execute(ToolCall.read("recipes", ToolCall.where(Row.ID, "=", ref)), 0);
        return result.rows().isEmpty() ? Row.EMPTY : result.rows().getFirst();
    }

    // ------------------------------------------------------------- cook and brainstorm

    /// Naming brainstorm enters it; naming any other mode leaves a bypass mode with its hand-off.
    private void enterOrLeave(Optional<Mode> mode, Consumer<PipelineEvent> events) {
        if (mode.isEmpty()) {
            return;
        }
        var wanted = mode.get();
        var current = session.state.bypass;
        if (current != null && current.mode() != wanted) {
            leaveBypass(events);
        }
        if (wanted == Mode.BRAINSTORM && session.state.bypass == null) {
            session.state.bypass = new BypassState(Mode.BRAINSTORM, "", 0, 0, List.of());
        }
    }

    boolean leaveBypass(Consumer<PipelineEvent> events) {
        var mode = session.state.bypass;
        if (mode == null) {
            return false;
        }
        var unit = new WriteUnit(UUID.randomUUID(), session.state.id, session.state.registry.currentTurn(), WriteUnit.Origin.TURN);
        var bench = new TurnBench(session, unit, new TurnBench.Request("", "", List.of(), mode.mode()), events);
        var mind = new UnlockedTurn(session.engine.reasoner().get().begin(new Cancellation()), session.lock);
        var handoff = mind.handoff(bypassContext(bench, mode));
        session.state.bypass = null;
        session.write(tx -> {
            session.state.save(tx);
            return "";
        });
        events.accept(new PipelineEvent.HandedOff(handoff));
        return true;
    }
}
