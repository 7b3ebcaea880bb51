package alfred.archfixtures.core.crud;

/// What the rooms below may not use.
public record Top() {}
