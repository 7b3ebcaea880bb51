package alfred.core.reasoner;

import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.BypassReply;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.SummarizeContext;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The reasoner behind the pipeline: a language model, or the built-in assistant.
///
/// Every method may throw [ReasonerFailure], and [Cancellation.Cancelled] once the turn is cancelled. None touches the store or the registry.
public interface Reasoner {
    /// For each turn anew; the methods of one turn are called on one thread.
    Turn begin(Cancellation cancellation);

    /// The reasoner that answers where no language model is to be asked.
    default Reasoner withoutModel() {
        return this;
    }

    /// The stages of one turn.
    interface Turn {
        /// Whom the turn is for, asked where a domain has several agents; a reasoner that knows no difference leaves it to the first.
        default Routing route(UnderstandContext context) {
            return new Routing(context.turn().domain().agents().getFirst().name(), context.turn().message(), Routing.NONE.complexity());
        }

        Understanding understand(UnderstandContext context);

        Plan think(ThinkContext context);

        ActDecision act(ActContext context);

        /// The first decisions of steps that do not depend on each other, asked for at the same time (spec/pipeline.md, groups): those of the first
        /// so many contexts. The steps left out are asked about when their turn comes, as all are where a reasoner decides one after the other.
        default List<ActDecision> actTogether(List<ActContext> contexts) {
            return List.of();
        }

        /// The quick path's only call; anything but calls ends the turn with it.
        ActDecision actQuick(ActContext context);

        /// The reply; pieces of it go to `tokens` as they come.
        String reply(ReplyContext context, Consumer<String> tokens);

        /// What the reasoner wants to remember for the turns to come, by key; kept with the turn, so that it is asked for without a network. An empty
        /// text forgets.
        default Map<String, String> memo() {
            return Map.of();
        }

        /// A better summary of a turn that is kept and told already. Asked for beside the turns that follow, on another thread, and cancelled by
        /// the next of them.
        Summary summarize(SummarizeContext context);

        BypassReply bypass(BypassContext context, Consumer<String> tokens);

        Handoff handoff(BypassContext context);

        /// Whether what it writes is held to the user's words; false only for a reasoner that does nothing but read them by rule. Decided once the
        /// message is understood.
        default boolean needsPermission() {
            return true;
        }

        /// What it has used so far of language models; nothing for a reasoner without one.
        default Usage usage() {
            return Usage.NONE;
        }
    }
}
