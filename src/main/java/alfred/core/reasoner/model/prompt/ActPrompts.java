package alfred.core.reasoner.model.prompt;

import alfred.core.context.LoadedRow;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Row;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.BatchItem;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.model.answer.Schemas;
import alfred.core.reasoner.model.call.Prompt;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Builds the prompts of Act and Act Quick, each within Act's budget. All step types get the same sections about
/// entities (spec/pipeline.md, Act's sections).
public final class ActPrompts {
    private final DomainText domain;
    private final TokenCounter counter;
    private final PromptTemplate act = PromptTemplate.load("act");
    private final PromptTemplate quick = PromptTemplate.load("act-quick");
    private final String actForm;
    private final String quickForm;

    public ActPrompts(DomainConfig domain, TokenCounter counter) {
        this.domain = DomainText.of(domain);
        this.counter = counter;
        this.actForm = Schemas.act(domain).inWords();
        this.quickForm = Schemas.actQuick(domain).inWords();
    }

    public Prompt act(ActContext context) {
        var turn = context.turn();
        var talk = new ConversationText(turn);
        var results = ResultText.of(turn);
        var step = context.step();
        var plan = context.plan();
        var slots = stable(turn, actForm, step.subdomain(), step.type());
        slots.put("step_type", step.type().text());
        slots.put("position", plan == null ? "" : " (" + (context.index() + 1) + " of " + plan.steps().size() + ")");
        var budget = begin(act, slots);
        slots.put("message", budget.need(talk.message(), 0.4));
        slots.put("step", budget.need(PromptRows.words(step.description()), 0.3));
        slots.put("goal", budget.need(plan == null ? "" : PromptRows.words(plan.goal()), 0.2));
        var settled = talk.settled(context.understanding());
        slots.put("settled", settled);
        slots.put("pending", settled.isEmpty() ? "" : budget.need(talk.pending(true), 0.2));
        slots.put("note", budget.need(PromptRows.words(context.note()), 0.2));
        slots.put("constraints", budget.need(talk.constraints(), 0.2));
        var entities = EntityText.of(turn);
        int names = budget.reserve(counter.count(namesOfData(entities)), 0.3);
        slots.put("calls_left", String.valueOf(callsLeft(context)));
        slots.put("batch", budget.part(0.5).take(batch(context)));
        slots.put("current", budget.part(0.6).takeLatest(results.forAct(context.current())));
        slots.put("extra", budget.part(0.5).takeLatest(context.extra().stream().map(PromptRows::words).toList()));
        var shown = data(entities, slots, budget, step.type());
        slots.put("before", budget.part(0.5).takeLatest(results.steps(context.done())));
        slots.put("profile", budget.need(PromptRows.words(turn.profile()), 0.3));
        slots.put("engagement", budget.need(talk.engagement(), 0.2));
        slots.put("turns", budget.part(0.7).takeLatest(talk.turns(3, true)));
        slots.put("history", budget.part(0.5).takeLatest(talk.history()));
        budget.release(names);
        background(entities, shown, slots, budget);
        return act.fill(slots).withTokens(budget.spent());
    }

    public Prompt quick(ActContext context) {
        var turn = context.turn();
        var talk = new ConversationText(turn);
        var entities = EntityText.of(turn);
        var step = context.step();
        var slots = stable(turn, quickForm, step.subdomain(), StepType.WRITE);
        var budget = begin(quick, slots);
        slots.put("message", budget.need(talk.message(), 0.4));
        slots.put("intent",
            budget.need(PromptRows.words(step.description().isEmpty() ? turn.message() : step.description()), 0.2));
        slots.put("constraints", budget.need(talk.constraints(), 0.2));
        var known = List.of(entities.generated(), entities.recent(), entities.retained()).stream().flatMap(List::stream)
            .toList();
        slots.put("current", budget.part(0.6).takeLatest(ResultText.of(turn).forAct(context.current())));
        slots.put("entities", budget.part(0.6).take(known));
        slots.put("turns", budget.takeLatest(talk.turns(2, true)));
        return quick.fill(slots).withTokens(budget.spent());
    }

    /// Fills the entity sections that contain data, which come before the conversation
    /// (spec/context.md, full context).
    ///
    /// @return the refs whose data is in one of them
    private static Set<String> data(EntityText text, Map<String, String> slots, Budget budget, StepType type) {
        var turn = text.turn();
        var drafts =
            budget.part(0.7).taken(type == StepType.READ ? List.of() : text.sorted(Tier.GENERATED), ResultText::draft);
        slots.put("needs_creating", drafts.text());
        var saved = budget.part(0.4).taken(turn.entities().stream().filter(e -> isSavedNow(turn, e)).toList(),
            e -> savedNow(text, e));
        slots.put("just_saved", saved.text());
        var rows = rows(text);
        var active = budget.part(0.8).takePlaces(IntStream.range(0, rows.size()).boxed().toList().reversed(),
            place -> (rows.get(place).isFull() ? "full " : "short ") + PromptRows.byRef(rows.get(place).row()));
        slots.put("active", active.text());
        slots.put("computed", budget.part(0.6).take(ResultText.computed(turn)));
        return Stream.of(drafts.items().stream().map(RefEntry::ref), saved.items().stream().map(RefEntry::ref),
            active.items().stream().map(place -> rows.get(place).row().text(Row.ID))).flatMap(refs -> refs)
            .collect(Collectors.toSet());
    }

    /// Fills the two entity sections that contain only names, which come last. What did not fit above is named here.
    ///
    /// @param shown the refs whose data is in the prompt
    private static void background(EntityText text, Set<String> shown, Map<String, String> slots, Budget budget) {
        slots.put("recent", budget.part(0.7).take(named(text, shown).toList()));
        slots.put("retained", budget.take(text.sorted(Tier.RETAINED).stream().filter(e -> !shown.contains(e.ref()))
            .map(e -> text.line(e) + text.because(e)).toList()));
    }

    /// Returns the lines that name the drafts and the loaded rows, should none of their data fit.
    private static String namesOfData(EntityText text) {
        return Stream
            .concat(text.sorted(Tier.GENERATED).stream(),
                text.sorted(Tier.ACTIVE).stream().filter(e -> text.loaded().containsKey(e.ref())))
            .map(text::line).collect(Collectors.joining("\n"));
    }

    private static Stream<String> named(EntityText text, Set<String> shown) {
        var computed =
            text.turn().computed().stream().flatMap(result -> result.rows().stream()).map(row -> row.text(Row.ID))
                .collect(Collectors.toSet());
        var drafts = text.sorted(Tier.GENERATED).stream().filter(e -> !shown.contains(e.ref()))
            .map(e -> text.line(e) + " [draft: its content is under the archive key " + e.ref() + "]");
        return Stream.concat(drafts,
            text.sorted(Tier.ACTIVE).stream().filter(e -> !shown.contains(e.ref()) && !text.isUnderItsParent(e, shown))
                .map(e -> text.line(e) + " [" + e.did()
                    + (computed.contains(e.ref()) ? ", partly above among the results of tools" : "") + "]"));
    }

    private static boolean isSavedNow(TurnContext turn, RefEntry entry) {
        return entry.turnPromoted() == turn.turn() && entry.content() != null;
    }

    /// Returns the row that a draft was saved as, or the draft's content where nothing of it is loaded.
    private static String savedNow(EntityText text, RefEntry entry) {
        var row = text.loaded().get(entry.ref());
        return row == null ? ResultText.draft(entry) : PromptRows.byRef(row.row());
    }

    /// Returns the loaded rows, newest last, without those shown in a section of their own and children that stand
    /// under their parents.
    private static List<LoadedRow> rows(EntityText text) {
        var turn = text.turn();
        var elsewhere = turn.entities().stream()
            .filter(e -> e.isUnsaved() || e.action().isDeletion() || isSavedNow(turn, e)).map(RefEntry::ref)
            .collect(Collectors.toSet());
        var known = turn.entities().stream().map(RefEntry::ref).collect(Collectors.toSet());
        elsewhere.addAll(text.nested().keySet());
        return text.loaded().values().stream()
            .filter(row -> known.contains(row.row().text(Row.ID)) && !elsewhere.contains(row.row().text(Row.ID)))
            .toList();
    }

    private static long callsLeft(ActContext context) {
        var toSave = context.batch().stream().map(BatchItem::ref).toList();
        return Math.max(0, Mode.MAX_TOOL_CALLS_PER_STEP - ActContext.counted(context.current(), toSave));
    }

    private static List<String> batch(ActContext context) {
        return context.batch().stream()
            .map(
                i -> ("- " + i.ref() + ": " + PromptRows.words(i.label()) + " [" + i.status().word() + "] " + i.error())
                    .strip())
            .toList();
    }

    private Map<String, String> stable(TurnContext turn, String form, String subdomain, StepType type) {
        var slots = new HashMap<String, String>();
        slots.put("persona", turn.persona());
        slots.put("tools", domain.tools(type));
        slots.put("form", form);
        slots.put("schema", schema(turn, subdomain));
        slots.put("subdomain", subdomain.isEmpty() ? "any part" : subdomain);
        slots.put("now", ConversationText.now(turn.now()));
        return slots;
    }

    /// Describes the subdomain's tables; all tables if Understand named no known subdomain.
    private static String schema(TurnContext turn, String subdomain) {
        boolean isKnown = turn.domain().subdomains().stream().anyMatch(s -> s.name().equals(subdomain));
        return isKnown ? SchemaText.of(turn.domain(), subdomain) : SchemaText.all(turn.domain());
    }

    private Budget begin(PromptTemplate template, Map<String, String> slots) {
        slots.putAll(DomainText.words(domain.domain(), template));
        var budget = new Budget(counter, Budget.ACT);
        budget.need(template.fixedText(), 1);
        slots.values().forEach(text -> budget.need(text, 1));
        return budget;
    }
}
