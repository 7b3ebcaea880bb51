package alfred.transfer;

/// What becomes of a recipe whose name is in the cookbook already, with other ingredients or steps. One that is there
/// unchanged is always skipped.
public enum Duplicates {
    /// The new one is added beside the old one.
    KEEP,
    /// The old one gets the new one's contents; what the new one lacks, such as a rating, stays.
    REPLACE,
    /// The old one stays as it is, and the new one is left out.
    SKIP
}
