package alfred.archfixtures.core.reasoner.model;

/// What the rooms below may not use.
public record Top() {}
