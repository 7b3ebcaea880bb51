package alfred.archfixtures.transfer;

/// What the rooms below may not use.
public record Top() {}
