package alfred.core.reasoner.model.prompt;

import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.DomainBriefing;
import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.BypassReply;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.SummarizeContext;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.Routing;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Usage;
import alfred.core.reasoner.model.call.Prompt;
import alfred.core.reasoner.model.call.TokenCounter;
import alfred.core.row.Store;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Whoever answers in a test conversation: the prompts that a model would have been asked are rendered too, and held to
/// the gate and their budgets. So every conversation of the tests is part of the corpus.
public final class PromptCorpus implements Reasoner {
    private static final Map<String, Integer> SEEN = new ConcurrentHashMap<>();
    private static final TokenCounter COUNTER = TokenCounter.rough();
    private final Supplier<Reasoner> reasoner;
    private final DomainConfig domain;
    private @Nullable PromptChecker checker;
    private final StagePrompts stages;
    private final ActPrompts acts;
    private final ReplyPrompts replies;

    public PromptCorpus(Reasoner reasoner, DomainConfig domain) {
        this(() -> reasoner, domain);
    }

    /// @param reasoner asked at the beginning of each turn
    public PromptCorpus(Supplier<Reasoner> reasoner, DomainConfig domain) {
        this.reasoner = reasoner;
        this.domain = domain;
        this.stages = new StagePrompts(domain, COUNTER);
        this.acts = new ActPrompts(domain, COUNTER);
        this.replies = new ReplyPrompts(domain, COUNTER);
    }

    /// How many prompts of each stage have passed, in all conversations so far.
    public static Map<String, Integer> seen() {
        return new TreeMap<>(SEEN);
    }

    /// From now on every prompt is also compared with the rows of this store.
    public PromptCorpus over(Store store) {
        return over(store, () -> DomainBriefing.NONE);
    }

    /// @param briefing makes one that remembers nothing, so that what was remembered is compared with what is there
    public PromptCorpus over(Store store, Supplier<DomainBriefing> briefing) {
        checker = new PromptChecker(domain, store, briefing);
        return this;
    }

    private void check(String stage, Prompt prompt, int budget, TurnContext turn) {
        UuidGate.STRICT.pass(stage, prompt);
        int tokens = COUNTER.count(prompt.system()) + COUNTER.count(prompt.user());
        if (tokens > budget) {
            throw new IllegalStateException("the prompt of " + stage + " has " + tokens + " tokens");
        }
        if (checker != null) {
            checker.check(stage, prompt, turn);
        }
        SEEN.merge(stage, 1, Integer::sum);
    }

    private void note(TurnContext turn, List<StepOutcome> done, List<ToolResult> current) {
        if (checker != null) {
            checker.calls(turn, done, current);
        }
    }

    @Override
    public Reasoner.Turn begin(Cancellation cancellation) {
        return new Checked(reasoner.get().begin(cancellation));
    }

    @Override
    public Reasoner withoutModel() {
        return cancellation -> new Checked(reasoner.get().withoutModel().begin(cancellation));
    }

    private final class Checked implements Reasoner.Turn {
        private final Reasoner.Turn turn;

        Checked(Reasoner.Turn turn) {
            this.turn = turn;
        }

        @Override
        public Routing route(UnderstandContext context) {
            return turn.route(context);
        }

        @Override
        public List<ActDecision> actTogether(List<ActContext> contexts) {
            return turn.actTogether(contexts);
        }

        @Override
        public Understanding understand(UnderstandContext context) {
            check("understand", stages.understand(context), Budget.CONDENSED, context.turn());
            return turn.understand(context);
        }

        @Override
        public Plan think(ThinkContext context) {
            check("think", stages.think(context), Budget.CONDENSED, context.turn());
            return turn.think(context);
        }

        @Override
        public ActDecision act(ActContext context) {
            note(context.turn(), context.done(), context.current());
            check("act", acts.act(context), Budget.ACT, context.turn());
            return turn.act(context);
        }

        @Override
        public ActDecision actQuick(ActContext context) {
            check("act_quick", acts.quick(context), Budget.ACT, context.turn());
            return turn.actQuick(context);
        }

        @Override
        public String reply(ReplyContext context, Consumer<String> tokens) {
            note(context.turn(), context.outcomes(), List.of());
            check("reply", replies.reply(context), Budget.ACT, context.turn());
            return turn.reply(context, tokens);
        }

        @Override
        public Map<String, String> memo() {
            return turn.memo();
        }

        @Override
        public Summary summarize(SummarizeContext context) {
            check("summarize", replies.summarize(context), Budget.CONDENSED, context.turn());
            return turn.summarize(context);
        }

        @Override
        public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
            check("bypass", replies.bypass(context), Budget.CONDENSED, context.turn());
            return turn.bypass(context, tokens);
        }

        @Override
        public Handoff handoff(BypassContext context) {
            check("handoff", replies.handoff(context), Budget.CONDENSED, context.turn());
            return turn.handoff(context);
        }

        @Override
        public boolean hasUnderstood() {
            return turn.hasUnderstood();
        }

        @Override
        public boolean needsPermission() {
            return turn.needsPermission();
        }

        @Override
        public Usage usage() {
            return turn.usage();
        }
    }
}
