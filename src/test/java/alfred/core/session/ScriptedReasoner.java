package alfred.core.session;

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
import alfred.core.reasoner.Plans;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Understanding;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// A reasoner that says what a test told it to, and remembers what it was asked.
final class ScriptedReasoner implements Reasoner {
    private final Deque<ActDecision> decisions = new ArrayDeque<>();
    /// What the talks were given.
    final List<BypassContext> talks = new ArrayList<>();
    private final Map<String, Runnable> meanwhile = new HashMap<>();
    final List<String> asked = new ArrayList<>();
    final List<ActContext> acts = new ArrayList<>();
    final List<ReplyContext> replies = new ArrayList<>();
    private Understanding understanding = Understanding.planned(List.of(), false);
    private Plan plan = Plan.direct("nothing", List.of());
    private String reply = "The reply";
    private Handoff handoff = new Handoff("We talked", Handoff.Action.CLOSE, "", "");
    private Cancellation cancellation = new Cancellation();

    ScriptedReasoner understands(Understanding next) {
        understanding = next;
        return this;
    }

    ScriptedReasoner quick() {
        return understands(Plans.quick(List.of(), "intent", "shelf", false));
    }

    ScriptedReasoner thinks(Plan next) {
        plan = next;
        return understands(Understanding.planned(List.of(), false));
    }

    /// A plan of steps of these types.
    ScriptedReasoner steps(StepType... types) {
        return thinks(
            Plan.direct("goal", Arrays.stream(types).map(t -> new Plan.Step("step", t, "shelf", 0)).toList()));
    }

    /// What it decides next; then it completes each step.
    ScriptedReasoner decides(ActDecision... next) {
        decisions.addAll(List.of(next));
        return this;
    }

    /// What it replies from now on.
    ScriptedReasoner replies(String words) {
        reply = words;
        return this;
    }

    /// How it ends a bypass mode.
    ScriptedReasoner handsOff(Handoff next) {
        handoff = next;
        return this;
    }

    /// Something that happens while it thinks about a stage, once.
    ScriptedReasoner meanwhile(String stage, Runnable work) {
        meanwhile.put(stage, work);
        return this;
    }

    void cancel() {
        cancellation.cancel();
    }

    private void ask(String stage) {
        asked.add(stage);
        var work = meanwhile.remove(stage);
        if (work != null) {
            work.run();
        }
    }

    @Override
    public Turn begin(Cancellation turns) {
        cancellation = turns;
        ask("begin");
        return new Script();
    }

    private final class Script implements Turn {
        @Override
        public Understanding understand(UnderstandContext context) {
            ask("understand");
            return understanding;
        }

        @Override
        public Plan think(ThinkContext context) {
            ask("think");
            return plan;
        }

        @Override
        public ActDecision act(ActContext context) {
            acts.add(context);
            ask("act");
            return decisions.isEmpty() ? new ActDecision.CompleteStep("done", List.of(), "") : decisions.poll();
        }

        @Override
        public ActDecision actQuick(ActContext context) {
            ask("quick");
            return decisions.remove();
        }

        @Override
        public String reply(ReplyContext context, Consumer<String> tokens) {
            replies.add(context);
            ask("reply");
            tokens.accept(reply.substring(0, 4));
            tokens.accept(reply.substring(4));
            return reply;
        }

        @Override
        public Map<String, String> memo() {
            return Map.of("key", "value");
        }

        @Override
        public Summary summarize(SummarizeContext context) {
            ask("summarize");
            return new Summary("", "about books", "exploring", "", "");
        }

        @Override
        public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
            ask("bypass");
            talks.add(context);
            return new BypassReply("Talk", context.state());
        }

        @Override
        public Handoff handoff(BypassContext context) {
            ask("handoff");
            return handoff;
        }
    }
}
