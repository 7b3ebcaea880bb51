package alfred.core.session;

import alfred.core.reasoner.ActDecision;
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
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Usage;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Lets go of the session while the mind thinks, so that forms and buttons never wait for a model.
record UnlockedTurn(Reasoner.Turn mind, ReentrantLock lock) implements Reasoner.Turn {
    private <T> T outside(Supplier<T> thought) {
        lock.unlock();
        try {
            return thought.get();
        } finally {
            lock.lock();
        }
    }

    @Override
    public Routing route(UnderstandContext context) {
        return outside(() -> mind.route(context));
    }

    @Override
    public Understanding understand(UnderstandContext context) {
        return outside(() -> mind.understand(context));
    }

    @Override
    public Plan think(ThinkContext context) {
        return outside(() -> mind.think(context));
    }

    @Override
    public ActDecision act(ActContext context) {
        return outside(() -> mind.act(context));
    }

    @Override
    public List<ActDecision> actTogether(List<ActContext> contexts) {
        return outside(() -> mind.actTogether(contexts));
    }

    @Override
    public ActDecision actQuick(ActContext context) {
        return outside(() -> mind.actQuick(context));
    }

    @Override
    public String reply(ReplyContext context, Consumer<String> tokens) {
        return outside(() -> mind.reply(context, tokens));
    }

    @Override
    public Map<String, String> memo() {
        return mind.memo();
    }

    /// Asked on a thread that does not hold the session.
    @Override
    public Summary summarize(SummarizeContext context) {
        return mind.summarize(context);
    }

    @Override
    public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
        return outside(() -> mind.bypass(context, tokens));
    }

    @Override
    public Handoff handoff(BypassContext context) {
        return outside(() -> mind.handoff(context));
    }

    @Override
    public boolean needsPermission() {
        return mind.needsPermission();
    }

    @Override
    public Usage usage() {
        return mind.usage();
    }
}
