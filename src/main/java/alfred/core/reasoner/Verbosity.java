package alfred.core.reasoner;

/// How much a reply says around its facts (`pipeline-stages.md`, MODE_CONFIG). Facts are told whatever it is.
public enum Verbosity {
    /// The facts alone, and no suggestion.
    SHORT,
    NORMAL,
    /// With reasons, and the details of the record.
    FULL
}
