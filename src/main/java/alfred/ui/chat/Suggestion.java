package alfred.ui.chat;

import alfred.ui.model.Mention;

/// A thing that `@` offers.
///
/// @param fact a word or two that tell it from others of its name
public record Suggestion(Mention mention, String fact) {}
