package alfred.archfixtures.core.session;

/// What the rooms below may not use.
public record Top() {}
