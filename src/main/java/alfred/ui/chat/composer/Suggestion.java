package alfred.ui.chat.composer;

import alfred.ui.model.Mention;

/// An entity suggested for a mention.
///
/// @param fact a word or two that distinguish it from others of the same name
public record Suggestion(Mention mention, String fact) {}
