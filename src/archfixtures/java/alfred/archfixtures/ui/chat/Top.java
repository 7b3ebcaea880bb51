package alfred.archfixtures.ui.chat;

/// What the rooms below may not use.
public record Top() {}
