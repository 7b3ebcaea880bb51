package alfred.ui.chat;

/// A thing that `@` offers.
///
/// @param fact a word or two that tell it from others of its name
public record Suggestion(Mention mention, String fact) {}
