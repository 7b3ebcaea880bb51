package alfred.core.session;

import alfred.core.context.Conversation;
import alfred.core.context.Pending;
import alfred.core.crud.WritePolicy;

/// Which of the user's words a turn goes by: the message, and where it answers an open question, the words that led to it. Names of stored
/// things, as mentions bring them, are not among them (spec/reading-and-writing.md, write permission).
///
/// @param typed the message with each mention as the title of its type
record ConsentText(WritePolicy policy, Conversation conversation, String typed) {
    /// An answer is short; a longer message says itself what it wants.
    private static final int MAX_ANSWER = 8;

    /// @param isAnswer whether the reasoner takes the message for an answer; a yes is looked for here, whatever the reasoner says
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
