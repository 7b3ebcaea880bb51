package alfred.core.reasoner.model;

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
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Usage;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// Whoever answers in a test conversation: the prompts that a model would have been asked are rendered too, and held to the gate and their
/// budgets. So every conversation of the tests is part of the corpus.
public final class PromptCorpus implements Reasoner {
    private static final Map<String, Integer> SEEN = new ConcurrentHashMap<>();
    private static final TokenCounter COUNTER = TokenCounter.rough();
    private final Reasoner reasoner;
    private final StagePrompts stages;
    private final ActPrompts acts;
    private final ReplyPrompts replies;

    public PromptCorpus(Reasoner reasoner, DomainConfig domain) {
        this.reasoner = reasoner;
        this.stages = new StagePrompts(domain, COUNTER);
        this.acts = new ActPrompts(domain, COUNTER);
        this.replies = new ReplyPrompts(domain, COUNTER);
    }

    /// How many prompts of each stage have passed, in all conversations so far.
    public static Map<String, Integer> seen() {
        return new TreeMap<>(SEEN);
    }

    private static void check(String stage, Prompt prompt, int budget) {
        UuidGate.STRICT.pass(stage, prompt);
        int tokens = COUNTER.count(prompt.system()) + COUNTER.count(prompt.user());
        if (tokens > budget) {
            throw new IllegalStateException("the prompt of " + stage + " has " + tokens + " tokens");
        }
        SEEN.merge(stage, 1, Integer::sum);
    }

    @Override
    public Reasoner.Turn begin(Cancellation cancellation) {
        return new Checked(reasoner.begin(cancellation));
    }

    private final class Checked implements Reasoner.Turn {
        private final Reasoner.Turn turn;

        Checked(Reasoner.Turn turn) {
            this.turn = turn;
        }

        @Override
        public Understanding understand(UnderstandContext context) {
            check("understand", stages.understand(context), Budget.CONDENSED);
            return turn.understand(context);
        }

        @Override
        public Plan think(ThinkContext context) {
            check("think", stages.think(context), Budget.CONDENSED);
            return turn.think(context);
        }

        @Override
        public ActDecision act(ActContext context) {
            check("act", acts.act(context), Budget.ACT);
            return turn.act(context);
        }

        @Override
        public ActDecision actQuick(ActContext context) {
            check("act_quick", acts.quick(context), Budget.ACT);
            return turn.actQuick(context);
        }

        @Override
        public String reply(ReplyContext context, Consumer<String> tokens) {
            check("reply", replies.reply(context), Budget.ACT);
            return turn.reply(context, tokens);
        }

        @Override
        public Map<String, String> memo() {
            return turn.memo();
        }

        @Override
        public Summary summarize(SummarizeContext context) {
            check("summarize", replies.summarize(context), Budget.CONDENSED);
            return turn.summarize(context);
        }

        @Override
        public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
            check("bypass", replies.bypass(context), Budget.CONDENSED);
            return turn.bypass(context, tokens);
        }

        @Override
        public Handoff handoff(BypassContext context) {
            check("handoff", replies.handoff(context), Budget.CONDENSED);
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
