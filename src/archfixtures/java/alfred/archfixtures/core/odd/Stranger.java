package alfred.archfixtures.core.odd;

/// In a part of the core that the layout does not know.
public record Stranger() {}
