package alfred.core.pipeline;

import alfred.core.context.Conversation;

/// A turn that ended without a reply.
///
/// @param conversation the conversation, including this turn
/// @param outcome a description for the user of what the turn wrote and what it left undone
public record UnansweredTurn(Conversation conversation, String outcome) {}
