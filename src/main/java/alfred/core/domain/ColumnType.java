package alfred.core.domain;

/// What a column holds, and the Java type of its value in a [Row].
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
    /// An `OffsetDateTime`.
    TIMESTAMP("date and time with offset"),
    /// A `List<String>`.
    TEXT_LIST("list of texts"),
    /// A `UUID` in a stored row, a ref in a row that a model sees.
    REFERENCE("ref");

    private final String words;

    ColumnType(String words) {
        this.words = words;
    }

    /// What a value has to be, in words for errors and for a model's schema text.
    public String words() {
        return words;
    }
}
