package alfred.wiring;

import alfred.builtin.BuiltInReasoner;
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
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Usage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Combines both reasoners: the built-in assistant answers what it understands beyond doubt, at no cost; everything
/// else goes to the model (spec/design.md, decision 6). The choice is made when a turn is understood, and holds for
/// the whole turn.
final class BuiltInFirst implements Reasoner {
    private final BuiltInReasoner builtIn;
    private final Reasoner model;

    BuiltInFirst(BuiltInReasoner builtIn, Reasoner model) {
        this.builtIn = builtIn;
        this.model = model;
    }

    @Override
    public Turn begin(Cancellation cancellation) {
        return new ChosenTurn(builtIn.begin(cancellation), model.begin(cancellation));
    }

    @Override
    public Reasoner withoutModel() {
        return builtIn;
    }

    private static final class ChosenTurn implements Turn {
        private final BuiltInReasoner.BuiltInTurn byRules;
        private final Turn byModel;
        private Turn chosen;

        ChosenTurn(BuiltInReasoner.BuiltInTurn byRules, Turn byModel) {
            this.byRules = byRules;
            this.byModel = byModel;
            this.chosen = byModel;
        }

        @Override
        public Routing route(UnderstandContext context) {
            return byRules.isSure(context.turn()) ? byRules.route(context) : byModel.route(context);
        }

        @Override
        public Understanding understand(UnderstandContext context) {
            chosen = byRules.isSure(context.turn()) ? byRules : byModel;
            return chosen.understand(context);
        }

        @Override
        public Plan think(ThinkContext context) {
            return chosen.think(context);
        }

        @Override
        public ActDecision act(ActContext context) {
            return chosen.act(context);
        }

        @Override
        public List<ActDecision> actTogether(List<ActContext> contexts) {
            return chosen.actTogether(contexts);
        }

        @Override
        public ActDecision actQuick(ActContext context) {
            return chosen.actQuick(context);
        }

        @Override
        public String reply(ReplyContext context, Consumer<String> tokens) {
            return chosen.reply(context, tokens);
        }

        /// After a turn of the model, clears the built-in assistant's last reading, so that "and eggs too" does not
        /// follow up an older sentence.
        @Override
        public Map<String, String> memo() {
            if (chosen == byRules) {
                return byRules.memo();
            }
            var memo = new HashMap<>(BuiltInReasoner.forgotten());
            memo.putAll(byModel.memo());
            return memo;
        }

        @Override
        public Summary summarize(SummarizeContext context) {
            return chosen.summarize(context);
        }

        @Override
        public boolean isElsewhere(BypassContext context) {
            return byRules.isElsewhere(context);
        }

        @Override
        public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
            return (byRules.isSure(context) ? byRules : byModel).bypass(context, tokens);
        }

        @Override
        public Handoff handoff(BypassContext context) {
            return byModel.handoff(context);
        }

        @Override
        public boolean hasUnderstood() {
            return chosen.hasUnderstood();
        }

        @Override
        public boolean needsPermission() {
            return chosen.needsPermission();
        }

        @Override
        public Usage usage() {
            return byModel.usage();
        }
    }
}
