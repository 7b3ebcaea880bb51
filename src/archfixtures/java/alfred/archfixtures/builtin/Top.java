package alfred.archfixtures.builtin;

/// What the rooms below may not use.
public record Top() {}
