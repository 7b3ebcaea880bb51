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

/// The reasoner behind the pipeline: a language model or the built-in assistant.
///
/// Every method may throw [ReasonerFailure], and [Cancellation.Cancelled] once the turn is cancelled. None accesses
/// the store or the registry.
public interface Reasoner {
    /// Begins a turn. Unless noted otherwise, the turn's methods are called on one thread.
    Turn begin(Cancellation cancellation);

    /// Returns the reasoner to use if no language model may be asked; this one by default.
    default Reasoner withoutModel() {
        return this;
    }

    /// The stages of one turn.
    interface Turn {
        /// Chooses the agent for the turn; called only if the domain has several. Chooses the first one by default.
        default Routing route(UnderstandContext context) {
            return new Routing(context.turn().domain().agents().getFirst().name(), context.turn().message(),
                Routing.NONE.complexity());
        }

        Understanding understand(UnderstandContext context);

        Plan think(ThinkContext context);

        ActDecision act(ActContext context);

        /// Returns the first decisions of independent steps, asked for in parallel (spec/pipeline.md, groups), for
        /// the first contexts of the list. Steps without a decision here are asked about later, one by one; by
        /// default that is all of them.
        default List<ActDecision> actTogether(List<ActContext> contexts) {
            return List.of();
        }

        /// Makes the only decision of the quick path; anything but calls ends the turn.
        ActDecision actQuick(ActContext context);

        /// Returns the reply; passes its pieces to `tokens` as they arrive.
        String reply(ReplyContext context, Consumer<String> tokens);

        /// Returns entries to remember for later turns, by key; an empty text removes the entry. Saved with the
        /// turn, so it must not need the network.
        default Map<String, String> memo() {
            return Map.of();
        }

        /// Returns a better summary of a turn that is already saved and answered. Called on another thread, in
        /// parallel with later turns; the next turn cancels it.
        Summary summarize(SummarizeContext context);

        /// Returns whether a message in a bypass mode, such as `cook`, is surely about something else, and is answered
        /// as outside of it; the mode stays.
        default boolean isElsewhere(BypassContext context) {
            return false;
        }

        BypassReply bypass(BypassContext context, Consumer<String> tokens);

        Handoff handoff(BypassContext context);

        /// Returns whether the message was understood; false if the reply only says that it was not.
        default boolean hasUnderstood() {
            return true;
        }

        /// Whether the turn may write only what the user's words ask for; false only for a reasoner that derives
        /// its writes from those words by rule. Known once the message is understood.
        default boolean needsPermission() {
            return true;
        }

        /// Returns the language model usage so far; [Usage#NONE] for a reasoner without a model.
        default Usage usage() {
            return Usage.NONE;
        }
    }
}
