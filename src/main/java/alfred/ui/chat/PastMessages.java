package alfred.ui.chat;

import alfred.core.session.ConversationView;
import alfred.core.session.turn.Conversations;
import alfred.ui.model.ChatService;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// A range of turns of the current conversation, read from the store.
///
/// @param earlier the position of the preceding turns; empty if there are none
record PastMessages(ConversationView snapshot, List<Conversations.Said> turns, Optional<Before> earlier) {
    private static final int STRETCH = 60;
    private static final int LATEST = 20;

    /// The position of earlier turns.
    ///
    /// @param end the number of turns before those already read
    record Before(UUID conversation, int end) {
        PastMessages before(ChatService talk) {
            return stretch(talk, conversation, end);
        }
    }

    /// Reads the latest turns of the current conversation. Blocking.
    static PastMessages latest(ChatService talk) {
        return talk.conversations(0, LATEST).stream().filter(Conversations.Past::isCurrent).findFirst()
            .map(current -> stretch(talk, current.id(), current.turns()))
            .orElseGet(() -> new PastMessages(talk.snapshot(), List.of(), Optional.empty()));
    }

    private static PastMessages stretch(ChatService talk, UUID conversation, int end) {
        var start = Math.max(0, end - STRETCH);
        return new PastMessages(talk.snapshot(), talk.read(conversation, start, end - start),
            start == 0 ? Optional.empty() : Optional.of(new Before(conversation, start)));
    }
}
