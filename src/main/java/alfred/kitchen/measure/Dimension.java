package alfred.kitchen.measure;

/// The dimension of a unit, which decides what it converts to.
public enum Dimension {
    /// Masses convert to each other; the base unit is the gram.
    MASS,
    /// Volumes convert to each other; the base unit is the millilitre.
    VOLUME,
    /// Counts convert to each other; the base unit is one piece.
    COUNT,
    /// Tins, bunches, jars and the like: each unit converts only to itself.
    OTHER
}
