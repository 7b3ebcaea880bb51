package alfred.core.reasoner.model.prompt;

import alfred.core.context.Conversation.Decision;
import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.model.answer.Schemas;
import alfred.core.reasoner.model.call.Prompt;
import alfred.core.reasoner.model.call.TokenCounter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Builds the prompts of Router, Understand and Think, each within the condensed budget
/// (spec/context.md, builders).
public final class StagePrompts {
    private final DomainText domain;
    private final TokenCounter counter;
    private final PromptTemplate router = PromptTemplate.load("router");
    private final PromptTemplate understand = PromptTemplate.load("understand");
    private final PromptTemplate think = PromptTemplate.load("think");
    private final String routerForm;
    private final String understandForm;
    private final String thinkForm;

    public StagePrompts(DomainConfig domain, TokenCounter counter) {
        this.domain = DomainText.of(domain);
        this.counter = counter;
        this.routerForm = Schemas.router(domain).inWords();
        this.understandForm = Schemas.understand(domain).inWords();
        this.thinkForm = Schemas.think(domain).inWords();
    }

    /// The prompt of Router, for domains with several agents.
    public Prompt router(UnderstandContext context) {
        var turn = context.turn();
        var talk = new ConversationText(turn);
        var slots = stable(turn, routerForm);
        slots.put("agents",
            turn.domain().agents().stream().map(agent -> "- `" + agent.name() + "`: " + agent.description())
                .collect(Collectors.joining("\n")));
        var budget = begin(router, slots, Budget.CONDENSED);
        slots.put("message", budget.need(talk.message(), 0.5));
        slots.put("pending", budget.need(talk.pending(false), 0.3));
        slots.put("engagement", budget.need(talk.engagement(), 0.2));
        slots.put("turns", budget.part(0.9).takeLatest(talk.turns(2, true)));
        return router.fill(slots).withTokens(budget.spent());
    }

    public Prompt understand(UnderstandContext context) {
        var turn = context.turn();
        var talk = new ConversationText(turn);
        var slots = stable(turn, understandForm);
        var budget = begin(understand, slots, Budget.CONDENSED);
        slots.put("message", budget.need(talk.message(), 0.5));
        slots.put("mentions", budget.need(talk.mentions(), 0.2));
        slots.put("pending", budget.need(talk.pending(false), 0.3));
        slots.put("constraints", budget.need(talk.constraints(), 0.2));
        slots.put("engagement", budget.need(talk.engagement(), 0.2));
        slots.put("entities", EntityText.of(turn).table(budget.part(0.55)));
        slots.put("turns", budget.part(0.9).takeLatest(talk.turns(5, true)));
        slots.put("decisions", budget.part(0.5).takeLatest(talk.decisions()));
        slots.put("history", budget.takeLatest(talk.history()));
        return understand.fill(slots).withTokens(budget.spent());
    }

    public Prompt think(ThinkContext context) {
        var turn = context.turn();
        var talk = new ConversationText(turn);
        var entities = EntityText.of(turn.condensed(context.understanding().referencedEntities()));
        var slots = stable(turn, thinkForm);
        slots.put("tools", domain.readingTools());
        slots.put("max_steps", String.valueOf(turn.mode().maxSteps()));
        slots.put("legend", domain.legend());
        var budget = begin(think, slots, Budget.CONDENSED);
        slots.put("message", budget.need(talk.message(), 0.5));
        slots.put("mentions", budget.need(mentioned(turn, context.understanding()), 0.2));
        slots.put("pending", budget.need(talk.pending(true), 0.4));
        slots.put("settled", talk.settled(context.understanding()));
        slots.put("constraints", budget.need(talk.constraints(), 0.2));
        slots.put("engagement", budget.need(talk.engagement(), 0.2));
        slots.put("fault", context.fault());
        slots.put("curation", budget.need(curation(context.turn(), context.understanding()), 0.2));
        slots.put("generated", budget.part(0.5).take(entities.generated()));
        slots.put("recent", budget.part(0.5).take(entities.recent()));
        slots.put("profile", budget.need(PromptRows.words(turn.profile()), 0.3));
        slots.put("snapshot", budget.need(PromptRows.words(turn.snapshot()), 0.3));
        slots.put("retained", budget.part(0.5).take(entities.retained()));
        slots.put("turns", budget.part(0.7).takeLatest(talk.turns(2, true)));
        slots.put("trace", budget.part(0.7).takeLatest(talk.trace()));
        slots.put("history", budget.takeLatest(talk.history()));
        return think.fill(slots).withTokens(budget.spent());
    }

    private Map<String, String> stable(TurnContext turn, String form) {
        var slots = new HashMap<String, String>();
        slots.put("persona", turn.persona());
        slots.put("subdomains", domain.subdomains());
        slots.put("form", form);
        slots.put("turn", String.valueOf(turn.turn()));
        slots.put("now", ConversationText.now(turn.now()));
        slots.put("mode", modeWords(turn.mode()));
        return slots;
    }

    private Budget begin(PromptTemplate template, Map<String, String> slots, int tokens) {
        slots.putAll(DomainText.words(domain.domain(), template));
        var budget = new Budget(counter, tokens);
        budget.need(template.fixedText(), 1);
        slots.values().forEach(text -> budget.need(text, 1));
        return budget;
    }

    private static String mentioned(TurnContext turn, Understanding understanding) {
        var refs = understanding.referencedEntities().isEmpty() ? turn.mentioned() : understanding.referencedEntities();
        return refs.stream().filter(ref -> turn.entry(ref).isPresent())
            .map(ref -> turn.entry(ref).map(e -> ref + " (" + PromptRows.words(e.label()) + ")").orElse(ref)
                + doubt(understanding, ref))
            .collect(Collectors.joining(", "));
    }

    private static String doubt(Understanding understanding, String ref) {
        boolean isDoubtful = understanding.mentions().stream().anyMatch(m -> m.ref().equals(ref) && !m.isSure());
        return isDoubtful ? ", which is not sure" : "";
    }

    /// Returns the names of what Understand threw away in this turn.
    static List<String> dropped(TurnContext turn) {
        return turn.conversation().decisions().stream()
            .filter(d -> d.turn() == turn.turn() && d.decision().equals(Decision.DROP) && !d.reason().isEmpty())
            .map(Decision::reason).toList();
    }

    /// Says what Understand decided; what it dropped is gone before anything is planned.
    private static String curation(TurnContext turn, Understanding understanding) {
        var curation = understanding.curation();
        var dropped = String.join(", ", dropped(turn));
        var done = dropped.isEmpty() ? "" : " discarded, which is done and needs no step: " + dropped;
        var kept = curation.retain().isEmpty() ? "" : "kept " + curation.retain();
        var gone = curation.demote().isEmpty() ? "" : " demoted " + curation.demote();
        return PromptRows.words((kept + gone + done).strip());
    }

    private static String modeWords(Mode mode) {
        return switch (mode) {
            case Mode.Planned planned -> switch (planned) {
                case AUTO -> "auto";
                case QUICK -> "quick: one call, no plan";
                case PLAN -> "plan: propose first whatever makes something new and saves it";
                case CREATE -> "create: make it at once; the draft is the proposal";
            };
            case Mode.Bypass bypass -> bypass.text();
        };
    }
}
