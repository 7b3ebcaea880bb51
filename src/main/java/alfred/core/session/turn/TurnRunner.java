package alfred.core.session.turn;

import alfred.core.context.Conversation;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.BypassMode;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.pipeline.Pipeline;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.pipeline.Unanswered;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.BypassState;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.Usage;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.registry.UiChange;
import alfred.core.row.SessionRecords.State;
import alfred.core.row.SessionRecords.TurnRecord;
import alfred.core.row.Store;
import alfred.core.row.StoreException;
import alfred.core.row.WriteUnit;
import alfred.core.session.state.Forms;
import alfred.core.session.state.Mentions;
import alfred.core.session.state.SessionContext;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Runs a turn from the user's message to the saved conversation, on the session's worker.
public final class TurnRunner {
    private static final Logger LOG = LoggerFactory.getLogger(TurnRunner.class);
    /// The maximum length of a message in characters; longer ones are refused unread.
    private static final int MAX_MESSAGE = 20_000;
    private final SessionContext context;
    private final Conversations conversations;
    private final Summaries summaries;
    /// The running turn's pipeline; null before it has started, and in cook and brainstorm mode.
    private @Nullable Pipeline pipeline;

    /// A running turn.
    private record Run(
        UUID id, int number, String message, OffsetDateTime started, long nanos, SessionTurnServices services) {
        long millis() {
            return (System.nanoTime() - nanos) / 1_000_000;
        }
    }

    public TurnRunner(SessionContext context, Conversations conversations, Summaries summaries) {
        this.context = context;
        this.conversations = conversations;
        this.summaries = summaries;
    }

    public void run(
        String text,
        Optional<Mode> mode,
        Consumer<PipelineEvent> events,
        Cancellation cancellation,
        Supplier<Reasoner> reasoner) {
        if (text.isBlank() || text.length() > MAX_MESSAGE) {
            refuse(text, events);
            return;
        }
        summaries.giveWay();
        context.inTurn(() -> {
            pipeline = null;
            turn(text, mode, events, cancellation, reasoner);
        });
    }

    /// Answers a blank or overlong message without starting a turn.
    private void refuse(String text, Consumer<PipelineEvent> events) {
        var state = context.state();
        int turn = state.registry().currentTurn();
        var phrases = phrases();
        if (text.isBlank()) {
            events.accept(new PipelineEvent.Done(
                phrases.text("core.hint"), List.of(), Usage.NONE, 0, state.conversation().open().orElse(null), turn,
                false, true));
            events.accept(new PipelineEvent.ContextUpdated(turn));
        } else {
            events.accept(new PipelineEvent.Failed(
                phrases.text("turn.too-long", MAX_MESSAGE), "too_long", false, List.of(), turn));
        }
    }

    private void turn(
        String text,
        Optional<Mode> mode,
        Consumer<PipelineEvent> events,
        Cancellation cancellation,
        Supplier<Reasoner> reasoner) {
        Run run;
        try {
            run = begin(text, mode.orElse(Mode.AUTO), events);
        } catch (StoreException failure) {
            LOG.warn("a turn could not be begun: {}", failure.kind());
            events.accept(new PipelineEvent.Failed(
                kept(failure.message(phrases())), "store", true, List.of(), context.state().registry().currentTurn()));
            return;
        }
        try {
            enterOrLeave(mode, events);
            var reasoning = new LockReleasingTurn(reasoner.get().begin(cancellation), context.lock());
            var bypass = context.state().bypass();
            if (bypass == null
                || reasoning.isElsewhere(new BypassBriefing(context.engine()).of(run.services(), bypass))) {
                pipeline(run, reasoning, cancellation, events);
            } else {
                bypass(run, reasoning, bypass, events);
            }
        } catch (Cancellation.Cancelled _) {
            unanswered(run, State.CANCELLED);
            events.accept(new PipelineEvent.CancelledTurn(run.services().written(), run.number()));
        } catch (ReasonerFailure failure) {
            failed(run, failure.message(phrases()), failure.kind(), failure.isRetriable());
        } catch (StoreException failure) {
            LOG.warn("a turn could not be carried out: {}", failure.kind());
            failed(run, kept(failure.message(phrases())), "store", true);
        } catch (CrudRefusal refusal) {
            LOG.warn("a turn could not be carried out: {}", refusal.kind());
            failed(run, kept(refusal.message(phrases())), "store", true);
        } catch (RuntimeException failure) {
            LOG.error("a turn failed", failure);
            failed(run, phrases().text("failed.internal"), "internal", true);
        }
    }

    private String kept(String message) {
        return message + " " + phrases().text("failed.kept");
    }

    private Phrasebook phrases() {
        return context.engine().domain().phrases();
    }

    private void failed(Run run, String message, String kind, boolean isRetriable) {
        unanswered(run, State.ABANDONED);
        run.services().emit(new PipelineEvent.Failed(
            message, kind, isRetriable, run.services().written(), run.number()));
    }

    /// Saves a turn that has no reply. If the store fails, the turn stays open there and is reported at the next
    /// start.
    private void unanswered(Run run, State how) {
        var why = how == State.CANCELLED ? Unanswered.CANCELLED : Unanswered.FAILED;
        try {
            var turn = pipeline != null ? pipeline.unanswered(why) : Pipeline.notBegun(run.services(), why);
            end(
                run,
                how,
                turn.outcome(),
                context.state().bypass() == null ? turn.conversation() : context.state().conversation());
        } catch (StoreException failure) {
            LOG.warn("the end of a turn could not be kept: {}", failure.kind());
        }
    }

    private Run begin(String text, Mode mode, Consumer<PipelineEvent> events) {
        var state = context.state();
        var id = UUID.randomUUID();
        state.beginTurn();
        int number = state.registry().currentTurn();
        var parsed = new Mentions(context.engine().domain()).parse(text);
        var started = context.engine().now().get();
        if (state.title().isEmpty()) {
            state.setTitle(Conversations.title(parsed.plain().strip().replaceAll("\\s+", " ")));
        }
        var mentioned = context.write(tx -> {
            tx.sessions().saveTurn(new TurnRecord(id, state.id(), number, State.OPEN, text, "", started));
            var refs = new ArrayList<String>();
            parsed.mentions().forEach(m -> mention(m, tx).ifPresent(refs::add));
            state.save(tx);
            return refs;
        });
        var unit = new WriteUnit(id, state.id(), number, WriteUnit.Origin.TURN);
        var services = new SessionTurnServices(
            context,
            conversations,
            unit,
            new TurnRequest(parsed.plain(), parsed.typed(), mentioned, mode),
            events);
        return new Run(id, number, text, started, System.nanoTime(), services);
    }

    /// Registers a mention and returns its ref; empty if no row matches, or several do.
    private Optional<String> mention(Mentions.Mention mention, Store.Transaction tx) {
        var entity = context.state().entity(mention.type()).orElseThrow();
        var draft = context.state().registry().unsaved().stream()
            .filter(e -> e.type().equals(mention.type()) && isNamed(e, mention))
            .findFirst();
        if (draft.isPresent()) {
            context.state().registry().touch(draft.get().ref());
            return draft.map(e -> e.ref());
        }
        try {
            var match = mention.id().isEmpty() ? mention.label() : mention.id();
            var found = new Forms(context.engine(), context.state().registry()).find(entity, match, tx);
            var row = tx.find(entity, found).orElse(Row.EMPTY);
            var mentioned = new UiChange(found, mention.type(), context.engine().domain().label(entity, row),
                Action.MENTIONED_BY_USER);
            context.state().apply(List.of(new Forms.Written(mentioned, row)), tx);
            return context.state().registry().refOf(found);
        } catch (CrudRefusal _) {
            return Optional.empty();
        }
    }

    /// Whether a mention names a draft: by its ref or, without an id, by its label.
    private static boolean isNamed(RefEntry draft, Mentions.Mention mention) {
        return mention.id().isEmpty() ? draft.label().equalsIgnoreCase(mention.label())
            : draft.ref().equals(mention.id());
    }

    /// Saves the end of a turn in one transaction: its reply, the form writes made meanwhile and the conversation.
    private void end(Run run, State how, String reply, Conversation conversation) {
        var state = context.state();
        var before = state.conversation();
        state.setConversation(conversation);
        boolean hasLetGo = state.endTurn(reply);
        try {
            context.run(tx -> {
                context.takeIn(tx);
                tx.sessions()
                    .saveTurn(new TurnRecord(
                        run.id(), state.id(), run.number(), how, run.message(), reply, run.started()));
                state.settle(tx);
                state.save(tx);
            });
        } catch (RuntimeException failure) {
            state.setConversation(before);
            throw failure;
        }
        context.endTurn();
        if (hasLetGo) {
            run.services().tellContext();
        }
    }

    private void pipeline(Run run, Reasoner.Turn reasoning, Cancellation cancellation, Consumer<PipelineEvent> events) {
        var stages = new Pipeline(run.services(), reasoning, cancellation);
        pipeline = stages;
        var reply = stages.run();
        end(run, State.COMMITTED, reply, stages.answered());
        done(run, reasoning, reply, events);
        summarize(run, stages.summary(), cancellation);
    }

    /// Summarises the turn in the background. The turn is already saved and reported, so a failure is only logged.
    private void summarize(Run run, Supplier<Summary> asked, Cancellation cancellation) {
        var conversation = context.state().id();
        summaries.add(cancellation, () -> {
            try {
                var summary = asked.get();
                if (!summaries.isClosed()) {
                    improve(conversation, run.number(), summary);
                }
            } catch (RuntimeException failure) {
                LOG.error("the turn is kept, its summary is not", failure);
            }
        });
    }

    /// Improves the summary of a turn, if its conversation is still the current one.
    private void improve(UUID conversation, int turn, Summary summary) {
        context.locked(() -> {
            var state = context.state();
            if (!summary.equals(Summary.NONE) && conversation.equals(state.id())) {
                state.setConversation(state.conversation().improved(turn, summary.assistantSummary(),
                    summary.engagement(), summary.phase(),
                    summary.userExpressed(), summary.history()));
                context.keep();
            }
        });
    }

    private void done(Run run, Reasoner.Turn reasoning, String reply, Consumer<PipelineEvent> events) {
        var pending = context.state().conversation().open().orElse(null);
        run.services().emit(new PipelineEvent.Done(
            reply,
            run.services().written(),
            reasoning.usage(),
            run.millis(),
            pending,
            run.number(),
            run.services().hasTakenBack(),
            reasoning.hasUnderstood()));
        events.accept(new PipelineEvent.ContextUpdated(run.number()));
    }

    private void bypass(Run run, Reasoner.Turn reasoning, BypassState mode, Consumer<PipelineEvent> events) {
        var reply = reasoning.bypass(
            new BypassBriefing(context.engine()).of(run.services(), mode),
            piece -> run.services().emit(new PipelineEvent.Token(piece)));
        context.state().setBypass(reply.state());
        var text =
            run.services().forPeople(reply.text()) + (reasoning.needsPermission() ? warning(run, reply.text()) : "");
        end(run, State.COMMITTED, text, Pipeline.spoken(run.services(), text, mode.mode().text()));
        done(run, reasoning, text, events);
    }

    /// Returns a warning of what does harm in a model's words, which it has told by then; `""` if nothing does.
    private String warning(Run run, String text) {
        var engine = context.engine();
        var phrases = engine.domain().phrases();
        var found = engine.store().read(rows -> engine.middleware().warnings(text, rows, phrases));
        if (found.isEmpty()) {
            return "";
        }
        var warning = "\n\n" + phrases.text("core.does-not-fit", String.join("; ", found) + ".");
        run.services().emit(new PipelineEvent.Token(warning));
        return warning;
    }

    /// Enters a bypass mode about an entity, as [Session#enter].
    public void enter(BypassMode mode, String subject, Map<String, Integer> data, Forms forms) {
        var entity = context.engine().domain().entity(mode.subject()).orElseThrow();
        var ref = context.engine().store().read(rows -> {
            var id = forms.find(entity, subject, rows);
            context.state().remember(entity, List.of(rows.find(entity, id).orElseThrow()), 0, rows);
            return context.state().registry().refOf(id).orElseThrow();
        });
        context.state().setBypass(new BypassState(new Mode.Bypass(mode), ref, data, List.of()));
    }

    /// Enters a bypass mode about nothing in particular if it is named; leaves one, with its hand-off, if another mode
    /// is named.
    private void enterOrLeave(Optional<Mode> mode, Consumer<PipelineEvent> events) {
        if (mode.isEmpty()) {
            return;
        }
        var wanted = mode.get();
        var current = context.state().bypass();
        if (current != null && !current.mode().equals(wanted)) {
            leaveBypass(events);
        }
        if (wanted instanceof Mode.Bypass named && named.is().subject().isEmpty() && context.state().bypass() == null) {
            context.state().setBypass(new BypassState(named, "", Map.of(), List.of()));
        }
    }

    /// Keeps a draft of a hand-off. What is no draft is still in the hand-off's words.
    private static void keep(Artifact draft, SessionTurnServices services) {
        try {
            services.keep(List.of(draft), 0);
        } catch (CrudRefusal refusal) {
            LOG.info("a hand-off's draft was not kept: {}", refusal.kind());
        }
    }

    public boolean leaveBypass(Consumer<PipelineEvent> events) {
        var mode = context.state().bypass();
        if (mode == null) {
            return false;
        }
        var unit = new WriteUnit(
            UUID.randomUUID(), context.state().id(), context.state().registry().currentTurn(), WriteUnit.Origin.TURN);
        var services = new SessionTurnServices(
            context, conversations, unit, new TurnRequest("", "", List.of(), mode.mode()), events);
        var reasoning =
            new LockReleasingTurn(context.engine().reasoner().get().begin(new Cancellation()), context.lock());
        var handoff = reasoning.handoff(new BypassBriefing(context.engine()).of(services, mode));
        context.state().setBypass(null);
        handoff.drafts().forEach(draft -> keep(draft, services));
        var left = services.forPeople(handoff.summary() + " " + handoff.actionDetail()).strip();
        context.state().setConversation(
            context.state().conversation().noted("Turn " + context.state().registry().currentTurn() + ": "
                + mode.mode().text() + " ended; " + left));
        context.keep();
        services.emit(new PipelineEvent.HandedOff(handoff));
        return true;
    }
}
