package alfred.core.reasoner.model.prompt;

import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.SummarizeContext;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Verbosity;
import alfred.core.reasoner.model.answer.Schemas;
import alfred.core.reasoner.model.call.Prompt;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.registry.RefEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// Builds the prompts for replies, bypass modes, summaries and hand-offs.
public final class ReplyPrompts {
    private static final Pattern CHANGE =
        Pattern.compile("(?i)\\b(add|save|change|update|set|delete|remove|rename|move|plan|put)\\b");

    private final DomainConfig domain;
    private final TokenCounter counter;
    private final PromptTemplate reply = PromptTemplate.load("reply");
    private final PromptTemplate summarize = PromptTemplate.load("summarize");
    private final PromptTemplate handoff = PromptTemplate.load("handoff");

    public ReplyPrompts(DomainConfig domain, TokenCounter counter) {
        this.domain = domain;
        this.counter = counter;
    }

    public Prompt reply(ReplyContext context) {
        var turn = context.turn();
        var talk = new ConversationText(turn);
        var names = turn.names();
        var plan = context.plan();
        var slots = new HashMap<>(Map.of(
            "persona", turn.persona(), "now", ConversationText.now(turn.now()), "mood", talk.mood(), "mismatch",
            mismatch(context),
            "length", length(turn), "suggestion", names.in(suggestion(context))));
        var budget = begin(reply, slots, Budget.ACT);
        slots.put("message", budget.need(talk.message(), 0.3));
        slots.put("goal", budget.need(plan == null ? "" : names.in(PromptRows.words(plan.goal())), 0.2));
        slots.put("constraints", budget.need(talk.constraints(), 0.2));
        slots.put("drafts", budget.part(0.6).take(ResultText.of(turn).drafts()));
        slots.put("record", budget.part(0.8).take(record(context), line -> names.in(line.get())));
        slots.put("existing", budget.part(0.3).take(EntityText.of(turn).existing(), Supplier::get).replace("\n", ", "));
        slots.put("profile", budget.need(PromptRows.words(turn.profile()), 0.4));
        slots.put("turns", budget.part(0.8).takeLatest(talk.turnsByName(3)));
        slots.put("engagement", budget.need(names.in(talk.engagement()), 0.5));
        slots.put("trace", context.outcomes().isEmpty()
            ? budget.part(0.5).takeLatest(talk.trace().stream().map(names::in).toList()) : "");
        slots.put("history", budget.part(0.5).takeLatest(talk.history().stream().map(names::in).toList()));
        return reply.fill(slots).withTokens(budget.spent());
    }

    public Prompt summarize(SummarizeContext context) {
        var talk = new ConversationText(context.turn());
        var names = context.turn().names();
        var slots = new HashMap<>(Map.of("form", Schemas.summarize().inWords()));
        var budget = begin(summarize, slots, Budget.CONDENSED);
        slots.put("engagement", budget.need(names.in(talk.engagement()), 0.3));
        slots.put("history", budget.need(names.in(String.join("\n", talk.history())), 0.3));
        slots.put("message", budget.need(PromptRows.words(talk.message()), 0.3));
        slots.put("reply", budget.need(PromptRows.words(context.reply()), 0.7));
        slots.put("record", budget.take(ResultText.of(context.turn()).record(context.execution().outcomes()),
            line -> names.in(line.get())));
        return summarize.fill(slots).withTokens(budget.spent());
    }

    /// Builds the prompt of a bypass mode. Its template takes of the following what it has slots for, and the numbers
    /// of the mode.
    public Prompt bypass(BypassContext context) {
        var turn = context.turn();
        var state = context.state();
        var template = PromptTemplate.load(state.mode().text());
        var slots = new HashMap<>(Map.of("persona", turn.persona(), "now", ConversationText.now(turn.now())));
        var budget = begin(template, slots, Budget.CONDENSED);
        slots.put("message", budget.need(new ConversationText(turn).message(), 0.4));
        put(template, slots, "profile", () -> budget.need(PromptRows.words(turn.profile()), 0.2));
        put(template, slots, "subject", () -> budget.need(subject(context), 0.6));
        state.mode().is().data().forEach(name -> put(template, slots, name,
            () -> state.number(name) == 0 ? "" : String.valueOf(state.number(name))));
        put(template, slots, "snapshot", () -> budget.need(PromptRows.words(turn.snapshot()), 0.3));
        put(template, slots, "constraints", () -> budget.need(new ConversationText(turn).constraints(), 0.2));
        put(template, slots, "at_hand", () -> budget.need(PromptRows.words(context.atHand().get()), 0.4));
        put(template, slots, "turns", () -> budget.part(0.3).takeLatest(new ConversationText(turn).turnsByName(2,
            said -> state.messages().stream().noneMatch(line -> line.equals("User: " + said.user())))));
        slots.put("talk", messages(context, budget));
        return template.fill(slots).withTokens(budget.spent());
    }

    private static void put(PromptTemplate template, Map<String, String> slots, String name, Supplier<String> text) {
        if (template.slots().contains(name)) {
            slots.put(name, text.get());
        }
    }

    private static String messages(BypassContext context, Budget budget) {
        var names = context.turn().names();
        return budget
            .takeLatest(context.state().messages().stream().map(line -> names.in(PromptRows.words(line))).toList());
    }

    public Prompt handoff(BypassContext context) {
        var slots =
            new HashMap<>(Map.of("form", Schemas.handoff(domain).inWords(), "mode", context.state().mode().text()));
        var budget = begin(handoff, slots, Budget.CONDENSED);
        slots.put("subject", budget.need(subject(context), 0.4));
        slots.put("schema", budget.need(SchemaText.all(domain), 0.3));
        slots.put("talk", messages(context, budget));
        return handoff.fill(slots).withTokens(budget.spent());
    }

    private static String subject(BypassContext context) {
        return context.subject().values().isEmpty() ? ""
            : PromptRows.byLabel(context.subject(), ResultText.of(context.turn()).labels());
    }

    private static List<Supplier<String>> record(ReplyContext context) {
        var lines = new ArrayList<>(ResultText.of(context.turn()).record(context.outcomes()));
        if (context.ending() instanceof ActDecision.Blocked blocked) {
            lines.addFirst(() -> "BLOCKED: " + PromptRows.words(blocked.details()));
        }
        StagePrompts.dropped(context.turn())
            .forEach(name -> lines.addFirst(() -> "THROWN AWAY, as the user asked: " + PromptRows.words(name)));
        lines.addFirst(() -> counts(context));
        return lines;
    }

    /// Returns the numbers of steps planned and carried out, and of rows made and saved, which replies most easily
    /// get wrong.
    private static String counts(ReplyContext context) {
        var plan = context.plan();
        long made = context.outcomes().stream().mapToLong(o -> o.artifacts().size()).sum();
        var steps =
            plan == null ? "" : "Steps: " + context.outcomes().size() + " of " + plan.steps().size() + " carried out. ";
        var saved = made > 0 && context.writes().isEmpty() ? ", none of them saved." : ".";
        return steps + "Written: " + context.writes().size() + ". Drafts made: " + made + saved;
    }

    private static String length(TurnContext turn) {
        return switch (turn.modeContext().verbosity()) {
            case SHORT -> "Be short: what was found or done, and nothing around it.";
            case NORMAL -> "";
            case FULL -> "Say it in full: with reasons, and the details that the record holds.";
        };
    }

    /// Returns the single next step to suggest, derived from the record (spec/pipeline.md, single next step); `""`
    /// for none.
    private static String suggestion(ReplyContext context) {
        if (context.ending() instanceof ActDecision.Blocked blocked && !blocked.suggestedNext().isBlank()) {
            return PromptRows.words(blocked.suggestedNext());
        }
        if (context.turn().modeContext().verbosity() == Verbosity.SHORT) {
            return "";
        }
        var made = context.outcomes().stream().flatMap(o -> o.artifacts().stream()).distinct()
            .flatMap(ref -> context.turn().entry(ref).stream())
            .filter(RefEntry::isUnsaved).map(e -> PromptRows.words(e.label())).toList();
        var open = context.outcomes().stream().filter(o -> o.status() != StepOutcome.Status.DONE)
            .map(o -> o.step().description()).findFirst();
        return made.isEmpty()
            ? open.map(step -> "to go on with what is left of this: " + PromptRows.words(step)).orElse("")
            : "to save " + String.join(", ", made);
    }

    /// Returns an instruction to say that nothing was written if the message asks for a change; `""` otherwise.
    public static String mismatch(ReplyContext context) {
        boolean wasRead =
            context.writes().isEmpty() && context.outcomes().stream().allMatch(o -> o.artifacts().isEmpty());
        return wasRead && CHANGE.matcher(context.turn().message()).find()
            ? "Nothing was changed in this turn, although the message may ask for it. Say so plainly if it does." : "";
    }

    private Budget begin(PromptTemplate template, Map<String, String> slots, int tokens) {
        slots.putAll(DomainText.words(domain, template));
        var budget = new Budget(counter, tokens);
        budget.need(template.fixedText(), 1);
        slots.values().forEach(text -> budget.need(text, 1));
        return budget;
    }
}
