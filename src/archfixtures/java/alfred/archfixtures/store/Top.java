package alfred.archfixtures.store;

/// What the rooms below may not use.
public record Top() {}
