package alfred.archfixtures.ui.recipes;

/// What the rooms below may not use.
public record Top() {}
