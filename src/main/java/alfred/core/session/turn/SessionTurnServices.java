package alfred.core.session.turn;

import alfred.core.context.Conversation;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.crud.Crud;
import alfred.core.crud.Objections;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.DraftEdit;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.CallScope;
import alfred.core.crud.rule.Permission.Operation;
import alfred.core.crud.rule.Permission;
import alfred.core.crud.undo.Undo;
import alfred.core.domain.DomainConfig;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.pipeline.TurnServices;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.ModeContext;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.Routing;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.model.prompt.SchemaText;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.registry.Tier;
import alfred.core.row.WriteUnit;
import alfred.core.session.state.Engine;
import alfred.core.session.state.SessionContext;
import alfred.core.session.state.SessionState;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The services of one turn: reads and changes the session's state, executes calls in one unit and emits events.
final class SessionTurnServices implements TurnServices {
    /// Tools implemented by the session itself.
    static final String UNDO = "undo";
    static final String REDO = "redo";
    /// The maximum number of entities per tier in an event.
    private static final int MAX_TOLD = 50;
    /// Where a yes ends and another wish begins.
    private static final Pattern WISH_BESIDE = Pattern.compile("[.!;\\n]|,? (?:and|und|y|et|e|en) ");
    private final Engine engine;
    private final SessionState state;
    private final Conversations conversations;
    private final Crud crud;
    private final WriteUnit unit;
    private final Consumer<PipelineEvent> listener;
    private final ForPeople people;
    private final TurnRequest request;
    private final List<ToolResult.Write> written = new ArrayList<>();
    /// The drafts made or changed in this turn.
    private final Set<String> kept = new LinkedHashSet<>();
    private Routing routing = Routing.NONE;
    private int calls;
    private boolean isAgreed;
    private boolean isYes;
    private PipelineEvent.@Nullable ActiveContext told;
    private boolean hasTakenBack;
    private boolean isLeftAsItIs;
    private Optional<Resume.Unit> asked = Optional.empty();
    private String words;
    private Permission permission = Permission.ALL;
    private List<ToolCall> agreedCalls = List.of();

    SessionTurnServices(SessionContext context, Conversations conversations, WriteUnit unit, TurnRequest request,
        Consumer<PipelineEvent> listener) {
        this.engine = context.engine();
        this.state = context.state();
        this.conversations = conversations;
        this.unit = unit;
        this.request = request;
        this.listener = listener;
        this.people = new ForPeople(engine.domain(), engine.store(), state.registry(), engine.now().get());
        this.words = request.typed();
        this.crud = new Crud(engine.domain(), engine.middleware(), engine.allTools(), engine.store(), state.registry(),
            engine.now(), state::saveRefs);
    }

    @Override
    public DomainConfig domain() {
        return engine.domain();
    }

    @Override
    public SessionIdRegistry registry() {
        return state.registry();
    }

    @Override
    public TurnContext context() {
        var now = engine.now().get();
        return engine.store()
            .read(rows -> new TurnContext(engine.domain(), request.message(), request.mentioned(), request.mode(),
                state.registry().currentTurn(), now, state.registry().entries(), state.conversation(),
                engine.briefing().snapshot(rows, now), engine.briefing().profile(rows), routing));
    }

    @Override
    public ModeContext modeContext() {
        return ModeContext.of(request.mode(), request.message());
    }

    @Override
    public void route(Routing next) {
        routing = next;
    }

    @Override
    public Conversation conversation() {
        return state.conversation();
    }

    @Override
    public void conversation(Conversation next) {
        state.setConversation(next);
    }

    @Override
    public boolean writes(ToolCall call) {
        return call.tool().equals(UNDO) || call.tool().equals(REDO)
            || !call.tool().equals(ConversationSearchTool.TOOL) && !call.tool().equals(DraftEdit.NAME)
                && crud.writes(call);
    }

    @Override
    public ToolResult execute(ToolCall call, int step) {
        var result = new Drafts(engine, state).areDeletedBy(call) ? discard(call) : switch (call.tool()) {
            case UNDO, REDO -> takeBack(call);
            case DraftEdit.NAME -> edit(call, step);
            case ConversationSearchTool.TOOL ->
                new ConversationSearchTool(conversations, engine.now().get(), engine.domain().phrases()).answer(call);
            default -> crud.execute(call, scope(call, step));
        };
        written.addAll(result.writes());
        if (!result.writes().isEmpty()) {
            engine.store().look(rows -> {
                state.written(result.writes(), step, rows);
            });
            state.setConversation(state.conversation().withMemo(Drafts.SETTLED));
            hasTakenBack = call.tool().equals(UNDO);
        }
        return result;
    }

    @Override
    public ToolCall completed(ToolCall call) {
        return engine.allTools().stream().filter(tool -> tool.tool().name().equals(call.tool())).findFirst()
            .filter(_ -> permission != Permission.ALL)
            .map(tool -> call.withArgs(tool.completed(call.args(), request.typed()))).orElse(call);
    }

    @Override
    public List<String> leftOut(List<ToolResult> results) {
        return engine.allTools().stream().flatMap(tool -> tool.leftOut(results).stream()).toList();
    }

    @Override
    public String wouldDo(ToolCall call) {
        boolean isOwn = call.tool().equals(DraftEdit.NAME) || call.tool().equals(UNDO) || call.tool().equals(REDO);
        if (isOwn || !writes(call)) {
            return "";
        }
        var refused = crud.execute(call,
            new CallScope(unit, unit.id() + "/?", 0, true, false, Permission.NONE, request.typed(), false));
        return refused.outcome() == ToolResult.Outcome.NEEDS_WORD ? refused.message() : "";
    }

    private ToolResult discard(ToolCall call) {
        if (call.ids().stream().anyMatch(ref -> state.registry().entry(ref).filter(RefEntry::isPinned).isPresent())) {
            return ToolResult.refused(call, "The user has pinned that draft; it stays.");
        }
        var gone = new Drafts(engine, state).discard(call.ids());
        kept.removeAll(call.ids());
        var phrases = engine.domain().phrases();
        return new ToolResult(call, ToolResult.Outcome.DONE, List.of(),
            phrases.text("core.discarded", phrases.list(gone)), List.of(), List.of(), 0);
    }

    private ToolResult edit(ToolCall call, int step) {
        try {
            var ref = new Drafts(engine, state).edit(call.args(), step);
            kept.add(ref);
            return new ToolResult(call, ToolResult.Outcome.DONE, List.of(), ref + " is changed, and still a draft.",
                List.of(), List.of(), 0);
        } catch (CrudRefusal refusal) {
            return ToolResult.refused(call, refusal.message(engine.domain().phrases()));
        }
    }

    private CallScope scope(ToolCall call, int step) {
        boolean isAgreedCall = agreedCalls.contains(call);
        return new CallScope(unit, unit.id() + "/" + ++calls, step, isAgreed || isAgreedCall, false,
            isAgreedCall ? Permission.ALL : permission,
            request.typed(), isAgreedCall);
    }

    @Override
    public void restrict(boolean isAnswer) {
        words = new ConsentText(engine.policy(), state.conversation(), request.typed(), isYes).all(isAnswer);
        permission = engine.policy().read(words);
        if (permission != Permission.ALL && engine.policy().isCorrection(request.typed())) {
            permission = new Correction(permission,
                Correction.read(state.conversation().memo().getOrDefault(Conversation.WROTE, "")));
        }
    }

    @Override
    public boolean mayDo(Operation operation) {
        return permission.covers(operation, "")
            || engine.domain().entities().stream().anyMatch(e -> permission.covers(operation, e.type()));
    }

    @Override
    public boolean wordsAllow(Operation operation) {
        return permission != Permission.ALL && mayDo(operation);
    }

    @Override
    public Optional<Resume.Calls> agreed() {
        var permit = state.conversation().open().map(Pending::resume).filter(Resume.Calls.class::isInstance)
            .map(Resume.Calls.class::cast)
            .filter(_ -> isYes || engine.policy().isYes(request.typed()));
        permit.ifPresent(p -> agreedCalls = p.calls());
        return permit;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public void agreeToMany() {
        isAgreed = permission == Permission.ALL || isYes || engine.policy().isYes(request.typed());
    }

    private ToolResult takeBack(ToolCall call) {
        if (!permission.covers(Operation.UNDO, "") && !agreedCalls.contains(call)) {
            var what = engine.domain().phrases().text(call.tool().equals(UNDO) ? "core.take-back" : "core.do-again");
            return new ToolResult(call, ToolResult.Outcome.NEEDS_WORD, List.of(), what, List.of(), List.of(), 0);
        }
        var undo = new Undo(engine.domain(), engine.store(), state.registry(), state.refs());
        boolean isUndo = call.tool().equals(UNDO);
        var target = new UndoTarget(call, state.registry(), unit);
        var of = target.rows();
        var drafts = asked.isPresent() || call.args().get("turn") instanceof Number || !of.isEmpty() ? List.<String>of()
            : new Drafts(engine, state).takeBack(isUndo, 0);
        if (!drafts.isEmpty()) {
            return new ToolResult(call, ToolResult.Outcome.DONE, List.of(),
                engine.domain().phrases().text("undo.drafts",
                    engine.domain().phrases().list(drafts)),
                List.of(), List.of(), 0);
        }
        var result = !isUndo ? undo.redo()
            : asked.map(unit -> undo.undoUnit(unit.id()))
                .orElseGet(() -> of.isEmpty() ? undo.undo(target::isMeant) : undo.undo(of));
        return switch (result) {
            case Undo.Result.Done done -> {
                allowAnew(done.writes());
                yield new ToolResult(call, ToolResult.Outcome.DONE, List.of(), done.words(), List.of(), done.writes(),
                    0);
            }
            case Undo.Result.Nothing _ ->
                ToolResult.refused(call, engine.domain().phrases()
                    .text(
                        !of.isEmpty() ? "undo.of-another" : isUndo ? "undo.nothing-to-undo" : "undo.nothing-to-redo"));
            case Undo.Result.MovedOn moved -> {
                isLeftAsItIs = true;
                yield ToolResult.refused(call,
                    engine.domain().phrases().text("undo.left", String.join(" ", moved.differences())));
            }
        };
    }

    /// Permits what was taken back to be done anew, where the words order that too.
    private void allowAnew(List<ToolResult.Write> undone) {
        if (permission != Permission.ALL && engine.policy().ordersAnew(request.typed())) {
            var before = permission;
            permission = (operation, type) -> before.covers(operation, type)
                || undone.stream().anyMatch(write -> write.type().equals(type));
        }
    }

    @Override
    public boolean answers(boolean isAnswer, boolean agrees, boolean asksMore) {
        var answer = asksMore ? WISH_BESIDE.split(request.typed().strip(), 2)[0] : request.typed();
        isYes = isAnswer && agrees && engine.policy().mayBeYes(answer);
        asked = isAnswer ? state.conversation().open().flatMap(Pending::unit) : Optional.empty();
        return isYes;
    }

    @Override
    public String wrote() {
        var earlier = permission instanceof Correction
            ? state.conversation().memo().getOrDefault(Conversation.WROTE, "") + "\n" : "";
        return hasTakenBack ? "" : (earlier + Correction.memo(written)).strip();
    }

    @Override
    public boolean isSettled() {
        return asked.isEmpty() || !isLeftAsItIs;
    }

    boolean hasTakenBack() {
        return hasTakenBack;
    }

    @Override
    public void ifInterrupted(Supplier<Conversation> conversation) {
        state.ifInterrupted(conversation);
    }

    @Override
    public void tellContext() {
        var now = new PipelineEvent.ActiveContext(first(Tier.ACTIVE), first(Tier.GENERATED), first(Tier.RETAINED));
        if (!now.equals(told)) {
            told = now;
            emit(now);
        }
    }

    private List<RefEntry> first(Tier tier) {
        return state.registry().inTier(tier).stream().limit(MAX_TOLD).toList();
    }

    @Override
    public void checkpoint() {
        state.checkpoint(engine.store());
    }

    @Override
    public String message() {
        return request.message();
    }

    @Override
    public List<String> keep(List<Artifact> artifacts, int step) {
        var drafts = new Drafts(engine, state);
        var refs = drafts.keep(artifacts, step);
        kept.addAll(refs);
        return refs;
    }

    @Override
    public List<String> objections(String draft) {
        return engine.store()
            .read(rows -> new Objections(engine.domain(), engine.middleware(), state.registry(), rows, request.typed(),
                state.conversation().constraints(), engine.now().get().toLocalDateTime()).ofDraft(draft));
    }

    @Override
    public List<String> warnings() {
        return kept.stream().flatMap(ref -> objections(ref).stream()).distinct().toList();
    }

    @Override
    public void forget(String ref) {
        state.forget(ref);
    }

    @Override
    public String schema(String subdomain) {
        return SchemaText.of(engine.domain(), subdomain);
    }

    @Override
    public void emit(PipelineEvent event) {
        listener.accept(people.event(event));
    }

    @Override
    public String forPeople(String text) {
        return people.text(text);
    }

    @Override
    public Question forPeople(Question question) {
        return people.question(question);
    }

    @Override
    public List<ToolResult.Write> written() {
        return List.copyOf(written);
    }
}
