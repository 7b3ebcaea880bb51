package alfred.core.crud;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/// The operators of a filter (spec/reading-and-writing.md, filters). Each works in `filters` and in `or_filters`.
public enum Operator {
    EQ("="), NE("!="), GT(">"), LT("<"), GE(">="), LE("<="),
    IN("in"), NOT_IN("not_in"),
    /// `%` and `_` as in SQL; without either, a substring. Case does not count.
    ILIKE("ilike"),
    IS_NULL("is_null"), IS_NOT_NULL("is_not_null"),
    /// A list column holds the value; a text column has it as a substring. Case does not count.
    CONTAINS("contains"),
    /// Only on the field `_semantic`: the rows nearest in meaning.
    SIMILAR("similar");

    private final String text;

    Operator(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    public boolean takesNoValue() {
        return this == IS_NULL || this == IS_NOT_NULL;
    }

    public boolean takesList() {
        return this == IN || this == NOT_IN;
    }

    public static Optional<Operator> of(String text) {
        return Arrays.stream(values()).filter(o -> o.text.equalsIgnoreCase(text.strip())).findFirst();
    }

    public static String allTexts() {
        return Arrays.stream(values()).map(Operator::text).collect(Collectors.joining(", "));
    }
}
