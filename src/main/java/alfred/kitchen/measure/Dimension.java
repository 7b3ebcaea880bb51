package alfred.kitchen.measure;

/// What a unit measures, and so what it converts to.
public enum Dimension {
    /// Converts to any other mass; base gram.
    MASS,
    /// Converts to any other volume; base millilitre.
    VOLUME,
    /// Pieces; base one piece.
    COUNT,
    /// Tins, bunches, jars and the like: each unit converts with itself alone.
    OTHER
}
