package alfred.core.session.turn;

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

/// Releases the session's lock during reasoner calls, so that forms and panel actions never wait for a model.
record LockReleasingTurn(Reasoner.Turn reasoner, ReentrantLock lock) implements Reasoner.Turn {
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
        return outside(() -> reasoner.route(context));
    }

    @Override
    public Understanding understand(UnderstandContext context) {
        return outside(() -> reasoner.understand(context));
    }

    @Override
    public Plan think(ThinkContext context) {
        return outside(() -> reasoner.think(context));
    }

    @Override
    public ActDecision act(ActContext context) {
        return outside(() -> reasoner.act(context));
    }

    @Override
    public List<ActDecision> actTogether(List<ActContext> contexts) {
        return outside(() -> reasoner.actTogether(contexts));
    }

    @Override
    public ActDecision actQuick(ActContext context) {
        return outside(() -> reasoner.actQuick(context));
    }

    @Override
    public String reply(ReplyContext context, Consumer<String> tokens) {
        return outside(() -> reasoner.reply(context, tokens));
    }

    @Override
    public Map<String, String> memo() {
        return reasoner.memo();
    }

    /// Called on a thread that does not hold the lock.
    @Override
    public Summary summarize(SummarizeContext context) {
        return reasoner.summarize(context);
    }

    @Override
    public boolean isElsewhere(BypassContext context) {
        return outside(() -> reasoner.isElsewhere(context));
    }

    @Override
    public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
        return outside(() -> reasoner.bypass(context, tokens));
    }

    @Override
    public Handoff handoff(BypassContext context) {
        return outside(() -> reasoner.handoff(context));
    }

    @Override
    public boolean hasUnderstood() {
        return reasoner.hasUnderstood();
    }

    @Override
    public boolean needsPermission() {
        return reasoner.needsPermission();
    }

    @Override
    public Usage usage() {
        return reasoner.usage();
    }
}
