package alfred.core.reasoner;

/// How much a reply says around its facts (spec/pipeline.md, modes). Facts are told whatever it is.
public enum Verbosity {
    /// The facts alone, and no suggestion.
    SHORT,
    NORMAL,
    /// With reasons, and the details of the record.
    FULL
}
