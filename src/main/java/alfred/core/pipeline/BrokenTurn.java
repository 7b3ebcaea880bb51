package alfred.core.pipeline;

import alfred.core.context.Conversation;

/// A turn that ended without a reply.
///
/// @param conversation with that turn in it
/// @param outcome what became of it, for the user: what it wrote and what it left undone
public record BrokenTurn(Conversation conversation, String outcome) {}
