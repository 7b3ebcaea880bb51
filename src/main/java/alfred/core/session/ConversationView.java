package alfred.core.session;

import alfred.core.context.ConversationTurn;
import alfred.core.context.Pending;
import alfred.core.reasoner.Mode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The state of the current conversation at one moment.
///
/// @param turn the number of its latest turn; 0 before the first
/// @param mode the bypass mode that the session is in, else AUTO
/// @param pending the open question, if there is one
public record ConversationView(
    int turn, Mode mode, @Nullable Pending pending, List<String> constraints, List<ConversationTurn> recent,
    String title) {}
