package alfred.core.domain;

/// The type of a column, with the Java type of its values in a [Row].
public enum ColumnType {
    /// A `String`.
    TEXT("text"),
    /// A `Long`.
    INTEGER("whole number"),
    /// A [Fraction], stored exactly.
    QUANTITY("amount, such as 2, 2.5 or \"1/2\""),
    /// A `Boolean`.
    BOOLEAN("true or false"),
    /// A `LocalDate`.
    DATE("date, YYYY-MM-DD"),
    /// A `LocalTime`, in whole minutes.
    TIME("time of day, HH:MM"),
    /// An `OffsetDateTime`.
    TIMESTAMP("date and time with offset"),
    /// A `List<String>`.
    TEXT_LIST("list of texts"),
    /// A `UUID` in a stored row; a ref in a row shown to a model.
    REFERENCE("ref");

    private final String words;

    ColumnType(String words) {
        this.words = words;
    }

    /// Describes the expected value, for error messages and the model's schema text.
    public String words() {
        return words;
    }
}
