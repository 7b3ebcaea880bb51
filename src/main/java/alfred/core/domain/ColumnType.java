package alfred.core.domain;

/// The type of a column, with the Java type of its values in a [Row].
public enum ColumnType {
    /// A `String`.
    TEXT("type.text"),
    /// A `Long`.
    INTEGER("type.integer"),
    /// A [Fraction], stored exactly.
    QUANTITY("type.quantity"),
    /// A `Boolean`.
    BOOLEAN("type.boolean"),
    /// A `LocalDate`.
    DATE("type.date"),
    /// A `LocalTime`, in whole minutes.
    TIME("type.time"),
    /// An `OffsetDateTime`.
    TIMESTAMP("type.timestamp"),
    /// A `List<String>`.
    TEXT_LIST("type.texts"),
    /// A `UUID` in a stored row; a ref in a row shown to a model.
    REFERENCE("type.ref");

    private final String key;

    ColumnType(String key) {
        this.key = key;
    }

    /// Describes the expected value, for error messages and the model's schema text.
    public Sentence words() {
        return Sentence.of(key);
    }
}
