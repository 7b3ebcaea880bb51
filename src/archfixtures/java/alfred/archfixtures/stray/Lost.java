package alfred.archfixtures.stray;

/// Breaks: in a package that the layout does not know.
public record Lost() {}
