package alfred.core.reasoner;

/// The length of a reply around its facts (spec/pipeline.md, modes). The facts are always stated.
public enum Verbosity {
    /// Only the facts, without a suggestion.
    SHORT,
    NORMAL,
    /// With reasons and the details of the record.
    FULL
}
