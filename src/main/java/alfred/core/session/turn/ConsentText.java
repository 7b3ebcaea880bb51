package alfred.core.session.turn;

import alfred.core.context.Conversation;
import alfred.core.context.Pending;
import alfred.core.crud.rule.Permission;
import alfred.core.crud.rule.WritePolicy;
import java.util.regex.Pattern;

/// The user's words that decide what a turn may write: the message and, if it answers an open question, the words
/// that led to that question. The names of stored rows, as inserted by mentions, are excluded
/// (spec/reading-and-writing.md, write permission).
///
/// @param typed the message with each mention replaced by the title of its type
/// @param isYes whether a model takes the message for a plain yes, and it may be one
record ConsentText(WritePolicy policy, Conversation conversation, String typed, boolean isYes) {
    /// The maximum number of words in an answer; a longer message counts as a request of its own.
    private static final int MAX_ANSWER = 8;
    private static final Pattern NO = Pattern.compile("(?i)^(?:no|nope|nein|ne|stop|stopp|forget|vergiss)\\b");
    /// Separates a yes from the demand that follows it: "yes, and the chicken one too".
    private static final Pattern BEGINNING = Pattern.compile("\\s*[,;.!]\\s*|\\s+(?:and|und|y|et|e)\\s+");

    /// @param isAnswer whether the reasoner treats the message as an answer; a yes is detected here regardless
    String all(boolean isAnswer) {
        var open = conversation.open().orElse(null);
        if (open == null) {
            return typed;
        }
        var before = conversation.memo().getOrDefault(Conversation.ASKED_WITH, "");
        if (isYes || policy.isYes(typed)) {
            return join(before, open.kind() == Pending.Kind.PROPOSAL ? join(open.text(), typed) : typed);
        }
        if (isAnswer && open.kind() == Pending.Kind.PROPOSAL && policy.isYes(BEGINNING.split(typed.strip(), 2)[0])) {
            return join(before, join(open.text(), typed));
        }
        boolean isChoice =
            isAnswer && open.kind() == Pending.Kind.QUESTION && typed.strip().split("\\s+").length <= MAX_ANSWER;
        return isChoice || isAnswer && goesOn(open) ? join(before, typed) : typed;
    }

    /// Whether the answer may go on with an interrupted turn ("keep it and finish the rest"): it does not ask to undo
    /// it.
    private boolean goesOn(Pending open) {
        return open.kind() == Pending.Kind.INTERRUPTED
            && !policy.read(typed).covers(Permission.Operation.UNDO, "") && !NO.matcher(typed.strip()).find();
    }

    private static String join(String before, String after) {
        return before.isEmpty() ? after : before + WritePolicy.NEXT_MESSAGE + after;
    }
}
