package alfred.ui.chat.model;

import static alfred.ui.fx.Texts.text;

import alfred.core.context.Pending;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.registry.Action;
import alfred.core.registry.RefEntry;
import alfred.core.session.turn.Conversations;
import alfred.ui.fx.Texts;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.Mention;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.UsageText;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The entries of the transcript, built from pipeline events. On the FX thread only.
public final class ChatModel {
    private static final Set<String> CHIPPED = Set.of("recipe");
    private static final Set<String> DRAFTED = Set.of("meal_plan", "recipe");
    private static final int MAX_CHIPS = 5;
    /// The longest reply, in letters, that stands in a receipt.
    private static final int MAX_RECEIPT = 600;

    private final Clock clock;
    private final Keeper keeper;
    private final ObservableList<ChatItem> items = FXCollections.observableArrayList();
    private final BooleanProperty running = new SimpleBooleanProperty();
    private List<RefEntry> active = List.of();
    private List<RefEntry> generated = List.of();
    private List<KnownEntity> known = List.of();
    /// The contents of the drafts on cards, by ref.
    private final Map<String, Row> carded = new HashMap<>();
    private Instant started = Instant.EPOCH;
    private String message = "";
    private boolean isAnswered;
    private @Nullable RunningPlan plan;
    private ChatItem.@Nullable Reply reply;

    /// Keeps what a turn showed, as text beside it.
    public interface Keeper {
        /// @param reply the turn's reply, by which it is known beside its number
        void keep(int turn, String reply, String shown);
    }

    public ChatModel(Clock clock, Keeper keeper) {
        this.clock = clock;
        this.keeper = keeper;
    }

    public ObservableList<ChatItem> items() {
        return items;
    }

    public BooleanProperty running() {
        return running;
    }

    /// Whether the latest turn was answered, and leaves no question open.
    public boolean isAnswered() {
        return isAnswered;
    }

    /// Starts a turn with the user's message.
    public void said(String words) {
        isAnswered = false;
        message = words;
        started = clock.instant();
        plan = null;
        reply = null;
        running.set(true);
        items.add(new ChatItem.Said(words));
        items.add(new ChatItem.Thinking(text("chat.thinking")));
    }

    /// Inserts earlier turns, read from the store, before the first entry.
    ///
    /// @param recipes the ids of the cookbook's recipes, by name
    public void recall(List<Conversations.Said> turns, Map<String, UUID> recipes) {
        var before = new ArrayList<ChatItem>();
        for (var turn : turns) {
            before.add(new ChatItem.Said(turn.message()));
            before.addAll(KeptTurn.shown(turn, recipes, ref -> state(ref, null), keeper));
        }
        items.addAll(0, before);
    }

    public void clear() {
        items.clear();
        running.set(false);
    }

    public void tookBack(String words) {
        items.add(new ChatItem.TookBack(words));
    }

    public void note(String words) {
        items.add(new ChatItem.Note(words));
    }

    /// Shows the question that was open when the program ended. A turn interrupted before it changed anything is
    /// shown as retriable.
    ///
    /// @param last the last user message; `""` if there is none
    public void pending(Pending pending, String last) {
        if (pending.kind() == Pending.Kind.PROPOSAL) {
            offer(pending);
            return;
        }
        var question = OpenQuestion.words(pending);
        OpenQuestion.cut(sinceSaid(), question);
        var isToBeSaidAgain =
            pending.kind() == Pending.Kind.INTERRUPTED && pending.choices().isEmpty() && !last.isEmpty();
        items.add(isToBeSaidAgain ? new ChatItem.Trouble(pending.text(), true, last, false)
            : ChatItem.Asked.of(question, question, pending.choices()));
    }

    public void accept(PipelineEvent event) {
        switch (event) {
            case PipelineEvent.Thinking _ -> think(text("chat.thinking"));
            case PipelineEvent.ThinkComplete _ -> {}
            case PipelineEvent.Working _ -> {}
            case PipelineEvent.ContextUpdated _ -> {}
            case PipelineEvent.ActiveContext context -> {
                active = context.active();
                generated = context.generated();
            }
            case PipelineEvent.PlanMade made -> plan(made);
            case PipelineEvent.StepStarted step -> planned(now -> now.started(step));
            case PipelineEvent.StepCompleted step -> planned(now -> now.completed(step.outcome()));
            case PipelineEvent.Token token -> token(token.text());
            case PipelineEvent.Propose proposed ->
                add(new ChatItem.Proposed(proposed.goal(), proposed.proposal(), proposed.choices()));
            case PipelineEvent.Clarify clarify -> clarify.questions()
                .forEach(question -> add(ChatItem.Asked.of(question.text(), question.text(), question.choices())));
            case PipelineEvent.Done done -> done(done);
            case PipelineEvent.CancelledTurn cancelled ->
                ended(cancelled.writes(), cancelled.turn(), new ChatItem.Note(text("chat.stopped")));
            case PipelineEvent.Failed failed -> ended(failed.writes(), failed.turn(),
                new ChatItem.Trouble(failed.message(), failed.isRetriable(),
                    message,
                    !Set.of("store", "internal", "too_long").contains(failed.kind())));
            case PipelineEvent.HandedOff handed -> add(new ChatItem.Note(handed.handoff().summary()));
        }
    }

    private void think(String words) {
        if (plan == null && reply == null) {
            stopThinking();
            items.add(new ChatItem.Thinking(words));
        }
    }

    private void stopThinking() {
        items.removeIf(ChatItem.Thinking.class::isInstance);
    }

    private void add(ChatItem item) {
        stopThinking();
        items.add(item);
    }

    private void plan(PipelineEvent.PlanMade made) {
        plan = new RunningPlan(made, started, clock);
        add(new ChatItem.Planned(plan.progress()));
    }

    /// Updates the elapsed time on the plan card.
    public void tick() {
        planned(RunningPlan::tick);
    }

    private void planned(Consumer<RunningPlan> change) {
        if (plan != null) {
            change.accept(plan);
        }
    }

    private void token(String words) {
        if (reply == null) {
            reply = new ChatItem.Reply(new SimpleStringProperty(""));
            add(reply);
        }
        reply.text().set(reply.text().get() + words);
    }

    private void done(PipelineEvent.Done done) {
        planned(RunningPlan::end);
        stopThinking();
        ChatItem.Open.end(items.subList(0, items.size() - sinceSaid().size()));
        var drafted = generated.stream()
            .filter(entry -> entry.turnLastRef() == done.turn() && DRAFTED.contains(entry.type()))
            .filter(entry -> isTold(entry, done.response())).toList();
        if (isReceipt(done) || isShortUndo(done)) {
            items.removeIf(item -> item == reply);
        } else {
            var isWhole = drafted.isEmpty() || done.usage().calls() > 0;
            reply(isWhole ? done.response() : DraftReply.beside(done.response(), drafted), recipes());
        }
        receipt(done);
        drafted.forEach(this::card);
        if (drafted.isEmpty()) {
            nameThings(done.response());
        }
        if (done.usage().calls() > 0) {
            items.add(
                new ChatItem.Used(UsageText.turn(done.usage().calls(), done.usage().tokens(), done.usage().cost())));
        }
        offer(done.pending());
        KeptTurn.keep(done.turn(), done.response(), sinceSaid(), keeper);
        isAnswered = done.pending() == null && !isOpenAlready();
        running.set(false);
    }

    /// Whether a turn made or changed a draft, or its reply names it. Beside the chat it is touched too, as when its
    /// save is undone.
    private boolean isTold(RefEntry draft, String response) {
        return response.contains(draft.label()) || draft.action() != Action.UPDATED_BY_USER
            && !Objects.equals(draft.content(), carded.get(draft.ref()));
    }

    private void reply(String words, Map<String, UUID> recipes) {
        var said = reply == null ? besideQuestions(words) : words;
        if (reply == null && isShownAlready(said)) {
            return;
        }
        items.removeIf(item -> item == reply);
        var asked = sinceSaid().stream().filter(ChatItem.Asked.class::isInstance).findFirst();
        items.addAll(said.equals(words) || asked.isEmpty() ? items.size() : items.indexOf(asked.get()),
            DishLines.spoken(said, recipes));
    }

    /// Returns what a reply says before a question that is shown with its choices: what was done, and with what care.
    private String besideQuestions(String words) {
        return sinceSaid().stream().filter(ChatItem.Asked.class::isInstance)
            .map(item -> ((ChatItem.Asked) item).question().text()).filter(question -> !question.isBlank())
            .mapToInt(words::indexOf).filter(at -> at > 0).min().stream().mapToObj(at -> words.substring(0, at).strip())
            .findFirst().orElse(words);
    }

    /// The recipes in view, by name.
    private Map<String, UUID> recipes() {
        return active.stream()
            .filter(entry -> entry.type().equals("recipe") && entry.uuid() != null && !entry.action().isDeletion())
            .collect(
                Collectors.toMap(RefEntry::label, entry -> Objects.requireNonNull(entry.uuid()), (first, _) -> first));
    }

    /// Whether the reply says what was written, as the built-in assistant's do: then it stands in the receipt.
    private static boolean isReceipt(PipelineEvent.Done done) {
        return done.usage().calls() == 0 && !done.tookBack() && done.pending() == null && !done.writes().isEmpty()
            && done.response().length() <= MAX_RECEIPT;
    }

    /// Whether the reply says what an undo took back, and no more: then it stands beside *Redo*.
    private static boolean isShortUndo(PipelineEvent.Done done) {
        return done.tookBack() && done.usage().calls() == 0 && done.pending() == null && !done.writes().isEmpty()
            && done.response().length() <= MAX_RECEIPT && !done.response().contains("\n");
    }

    /// Shows a draft as a card, in place of an earlier card of it.
    private void card(RefEntry draft) {
        var ref = draft.ref();
        carded.put(ref, Objects.requireNonNullElse(draft.content(), Row.EMPTY));
        items.removeIf(item -> item instanceof ChatItem.Drafted card && card.ref().equals(ref));
        items.add(new ChatItem.Drafted(ref, new SimpleObjectProperty<>(state(ref, null))));
    }

    /// Takes what the session knows now, and shows on the cards what became of their drafts.
    public void drafts(List<KnownEntity> entities) {
        known = entities;
        items.stream().filter(ChatItem.Drafted.class::isInstance).map(ChatItem.Drafted.class::cast)
            .forEach(card -> card.draft().set(state(card.ref(), card.draft().get().entity())));
    }

    private ChatItem.DraftState state(String ref, @Nullable KnownEntity before) {
        var now = known.stream().filter(entity -> entity.ref().equals(ref)).findFirst();
        var draft = now.filter(entity -> !entity.content().values().isEmpty());
        return draft.isPresent() ? new ChatItem.DraftState(draft.get(), ChatItem.Fate.OPEN)
            : new ChatItem.DraftState(before, now.isPresent() ? ChatItem.Fate.SAVED : ChatItem.Fate.GONE);
    }

    /// Adds a receipt of the turn's writes, or of its undo, which can be redone.
    private void receipt(PipelineEvent.Done done) {
        var writes = done.writes();
        if (writes.isEmpty()) {
            return;
        }
        var labels = writes.stream().map(ToolResult.Write::label).distinct().toList();
        var what = labels.size() == 1 ? DisplayFormat.label(labels.getFirst()) : text("look.things", labels.size());
        ChatItem.TookBack.spend(items);
        if (done.tookBack()) {
            ChatItem.Wrote.reverted(items, writes.stream().map(ToolResult.Write::ref).collect(Collectors.toSet()),
                true);
            items.add(new ChatItem.TookBack(isShortUndo(done) ? done.response() : text("undo.done", what)));
        } else {
            items.add(new ChatItem.Wrote(writes, done.turn(), isReceipt(done) ? done.response() : ""));
        }
    }

    /// Adds chips for the recipes in view that the reply names.
    private void nameThings(String response) {
        var named = active.stream()
            .filter(entry -> entry.uuid() != null && !entry.action().isDeletion() && CHIPPED.contains(entry.type()))
            .filter(entry -> response.contains(entry.label()))
            .map(entry -> new Mention(entry.label(), entry.type(), String.valueOf(entry.uuid()))).distinct()
            .limit(MAX_CHIPS).toList();
        var isShown =
            sinceSaid().stream().anyMatch(item -> item instanceof ChatItem.Asked || item instanceof ChatItem.Dishes);
        if (!named.isEmpty() && !isShown) {
            items.add(new ChatItem.Named(named));
        }
    }

    /// Adds the pending question unless an event has shown it already.
    private void offer(@Nullable Pending pending) {
        if (pending == null || isOpenAlready()) {
            return;
        }
        switch (pending.kind()) {
            case PROPOSAL -> items.add(new ChatItem.Proposed(text("chat.proposal"), "",
                PipelineEvent.Propose.choices(pending.choices(), Texts.phrases())));
            case QUESTION, INTERRUPTED -> {
                var asked = ChatItem.Asked.of("", pending.text(), pending.choices());
                if (!asked.question().choices().isEmpty()) {
                    items.add(asked);
                }
            }
        }
    }

    /// Returns a choice of the latest question, by its number from 1; empty if there is no such choice or the user
    /// has written since.
    public Optional<String> choice(int number) {
        return sinceSaid().stream().filter(ChatItem.Asked.class::isInstance)
            .map(item -> ((ChatItem.Asked) item).question().choices())
            .filter(choices -> number >= 1 && number <= choices.size())
            .map(choices -> choices.get(number - 1).message()).reduce((_, last) -> last);
    }

    private boolean isOpenAlready() {
        return sinceSaid().stream()
            .anyMatch(item -> item instanceof ChatItem.Asked || item instanceof ChatItem.Proposed);
    }

    /// Whether a proposal or question of this turn already contains the response.
    private boolean isShownAlready(String response) {
        var plain = flat(response);
        return plain.isEmpty() || sinceSaid().stream()
            .anyMatch(item -> item instanceof ChatItem.Proposed proposed
                && (plain.equals(flat(proposed.message())) || plain.equals(flat(proposed.title())))
                || item instanceof ChatItem.Asked asked && !asked.question().text().isBlank()
                    && plain.contains(flat(asked.question().text())));
    }

    private List<ChatItem> sinceSaid() {
        for (int i = items.size() - 1; i >= 0; i--) {
            if (items.get(i) instanceof ChatItem.Said) {
                return items.subList(i + 1, items.size());
            }
        }
        return items;
    }

    private static String flat(String words) {
        return words.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }

    private void ended(List<ToolResult.Write> writes, int turn, ChatItem end) {
        planned(RunningPlan::end);
        add(end);
        if (!writes.isEmpty()) {
            items.add(new ChatItem.Wrote(writes, turn, ""));
        }
        running.set(false);
    }
}
