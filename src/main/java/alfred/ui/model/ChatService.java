package alfred.ui.model;

import alfred.core.pipeline.PipelineEvent;
import alfred.core.registry.RefEntry;
import alfred.core.session.ConversationView;
import alfred.core.session.PanelAction;
import alfred.core.session.turn.Conversations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

/// The conversation with Alfred and the entities it has in view. Port; implemented on top of the session.
///
/// Methods documented as blocking must be called off the FX thread.
public interface ChatService {
    /// Starts a turn and returns immediately. Events arrive on any thread; an unexpected error arrives as a
    /// retriable [PipelineEvent.Failed].
    void say(String message, String mode, Consumer<PipelineEvent> events);

    /// Like [#say], but answered by the built-in assistant alone, for when the language model is unavailable.
    void sayWithoutModel(String message, Consumer<PipelineEvent> events);

    /// Enters cook mode for a recipe. Blocking.
    ///
    /// @param servings the number of servings to cook for; 0 for the recipe's own
    void cook(UUID recipe, int servings);

    /// Leaves cook mode, if the conversation is in it. Blocking.
    void leaveCooking();

    /// Leaves the bypass mode that the session is in, `cook` or `brainstorm`, if any. Blocking.
    void leaveBypassMode();

    /// Returns the name of the bypass mode that the session is in: `cook` or `brainstorm`. Blocking.
    Optional<String> bypassMode();

    /// Cancels the running turn, if any.
    void cancel();

    /// Starts a new conversation; the kitchen and the undo history are kept. Blocking.
    void startOver();

    /// Returns the conversations that contain at least one turn, latest first. Blocking.
    ///
    /// @param from the number of conversations to skip
    /// @param count the maximum number of conversations
    List<Conversations.Past> conversations(int from, int count);

    /// Returns the turns of a conversation, oldest first. Blocking.
    ///
    /// @param from the number of turns to skip
    /// @param count the maximum number of turns
    List<Conversations.Said> read(UUID conversation, int from, int count);

    /// Keeps with a turn of the current conversation what was shown of it, until the conversation is deleted; nothing
    /// where there is no such turn. Blocking.
    ///
    /// @param shown text in the caller's own form, which comes back with the turn
    void keep(int turn, String reply, String shown);

    /// Finds the turns whose message or reply contains all the words, in any order and case, latest first.
    /// Blocking.
    ///
    /// @param count the maximum number of turns
    List<Conversations.Found> search(String words, int count);

    /// Switches to another conversation, cancelling a running turn. Blocking.
    ///
    /// @throws alfred.core.crud.call.CrudRefusal if the conversation no longer exists; the current one then stays open
    void resume(UUID conversation);

    /// Deletes a conversation permanently; deleting the current one starts a new one. Blocking.
    ///
    /// @throws alfred.core.crud.call.CrudRefusal if the conversation no longer exists
    void delete(UUID conversation);

    /// Performs a side panel action on the entity with the given ref. Blocking.
    void press(PanelAction action, String ref);

    /// Returns the entities currently in view, by tier. Blocking.
    View view();

    /// Returns the state of the current conversation. Blocking.
    ConversationView snapshot();

    /// Registers a listener that is called, on any thread, whenever the registry may have changed.
    void onChange(Runnable listener);

    /// The entities of the three tiers. A pinned entity is listed as retained even while it is active.
    ///
    /// @param labels the labels of all refs a draft may refer to, including refs no longer in any tier; empty if
    ///   there are no drafts
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
