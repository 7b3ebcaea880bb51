package alfred.core.session;

import alfred.core.context.Conversation;
import alfred.core.context.Pending;
import alfred.core.crud.WritePolicy;

/// The user's words that decide what a turn may write: the message and, if it answers an open question, the words
/// that led to that question. The names of stored rows, as inserted by mentions, are excluded
/// (spec/reading-and-writing.md, write permission).
///
/// @param typed the message with each mention replaced by the title of its type
record ConsentText(WritePolicy policy, Conversation conversation, String typed) {
    /// The maximum number of words in an answer; a longer message counts as a request of its own.
    private static final int MAX_ANSWER = 8;

    /// @param isAnswer whether the reasoner treats the message as an answer; a yes is detected here regardless
    String all(boolean isAnswer) {
        var open = conversation.open().orElse(null);
        if (open == null) {
            return typed;
        }
        var before = conversation.memo().getOrDefault(Conversation.ASKED_WITH, "");
        if (policy.isYes(typed)) {
            return join(before, open.kind() == Pending.Kind.PROPOSAL ? join(open.text(), typed) : typed);
        }
        boolean isChoice = isAnswer && open.kind() == Pending.Kind.QUESTION && typed.strip().split("\\s+").length <= MAX_ANSWER;
        return isChoice ? join(before, typed) : typed;
    }

    private static String join(String before, String after) {
        return before.isEmpty() ? after : before + WritePolicy.NEXT_MESSAGE + after;
    }
}
