package alfred.core.row;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/// The filter operators (spec/reading-and-writing.md, filters). All of them work in `filters` and in `or_filters`.
public enum Operator {
    EQ("="), NE("!="), GT(">"), LT("<"), GE(">="), LE("<="),
    IN("in"), NOT_IN("not_in"),
    /// A SQL pattern with `%` and `_`; without either, a substring. Ignores case.
    ILIKE("ilike"),
    IS_NULL("is_null"), IS_NOT_NULL("is_not_null"),
    /// Matches a list column that contains the value, or a text column that contains it as a substring. Ignores
    /// case.
    CONTAINS("contains"),
    /// Finds the rows nearest in meaning. Applies to the field `_semantic` only.
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

    /// The operator with the given text, ignoring case and surrounding whitespace; empty if there is none.
    public static Optional<Operator> of(String text) {
        return Arrays.stream(values()).filter(o -> o.text.equalsIgnoreCase(text.strip())).findFirst();
    }

    public static String allTexts() {
        return Arrays.stream(values()).map(Operator::text).collect(Collectors.joining(", "));
    }
}
