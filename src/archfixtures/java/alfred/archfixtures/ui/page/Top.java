package alfred.archfixtures.ui.page;

/// What the rooms below may not use.
public record Top() {}
