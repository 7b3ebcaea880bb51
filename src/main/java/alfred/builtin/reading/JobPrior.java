package alfred.builtin.reading;

/// How likely a job is where the dialogue stands, before a word is read.
@FunctionalInterface
public interface JobPrior {
    /// Every job is as likely as in the examples.
    JobPrior NONE = (_, _) -> 1;

    /// Returns the factor by which a job is likelier than in the examples; 0 if it cannot be.
    ///
    /// @param isFirst whether the clause begins the message
    float of(String job, boolean isFirst);
}
