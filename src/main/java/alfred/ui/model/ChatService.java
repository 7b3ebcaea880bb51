package alfred.ui.model;

import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Mode;
import alfred.core.registry.RefEntry;
import alfred.core.session.Conversations;
import alfred.core.session.PanelAction;
import alfred.core.session.Session;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;

/// The conversation with Alfred and what it has in view. Port; filled by the session.
public interface ChatService {
    /// Begins a turn and returns at once; its events arrive on any thread.
    void say(String message, Mode mode, Consumer<PipelineEvent> events);

    /// As [#say], answered by the built-in assistant alone: for when the language model is down.
    void sayWithoutModel(String message, Consumer<PipelineEvent> events);

    /// Talks about the cooking of a recipe from now on. Takes a while.
    void cook(UUID recipe, int servings);

    /// Ends the talk about cooking; the events arrive on any thread. Takes a while.
    void leaveCooking(Consumer<PipelineEvent> events);

    /// Stops the running turn.
    void cancel();

    /// A new conversation; the kitchen stays. Takes a while.
    void startOver();

    /// The conversations there were, the latest first. Takes a while, as all that follows.
    List<Conversations.Past> conversations(int from, int count);

    /// What was said in a conversation, the first turn first.
    List<Conversations.Said> read(UUID conversation, int from, int count);

    /// The turns that hold all the words, the latest first.
    List<Conversations.Found> search(String words, int count);

    /// Leaves this conversation and goes on with that one.
    void resume(UUID conversation);

    /// Deletes a conversation for good.
    void delete(UUID conversation);

    /// Presses one of the side panel's buttons. Takes a while.
    void press(PanelAction action, String ref);

    /// What is in view now, by tier. Takes a while.
    View view();

    Session.Snapshot snapshot();

    /// Calls on any thread after the registry may have changed.
    void onChange(Runnable listener);

    /// The entities of the three tiers; a pinned one is kept in mind even while it is in use.
    ///
    /// @param labels what each ref is called that a draft may name, those that are in no tier any more included; empty where there is no draft
    record View(List<RefEntry> active, List<RefEntry> generated, List<RefEntry> retained, Map<String, String> labels) {
        public static final View EMPTY = new View(List.of(), List.of(), List.of(), Map.of());

        public View {
            active = List.copyOf(active);
            generated = List.copyOf(generated);
            retained = List.copyOf(retained);
            labels = Map.copyOf(labels);
        }
    }
}
