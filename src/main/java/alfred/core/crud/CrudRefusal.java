package alfred.core.crud;

import java.util.List;

/// Why a call is not carried out: in words that say what is allowed. Nothing was read or written.
///
/// Thrown inside a call and turned into a value at its edge, where the transaction ends.
public final class CrudRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final Kind kind;
    private final String field;
    private final transient List<Choice> choices;

    public enum Kind {
        UNKNOWN_TABLE, UNKNOWN_FIELD, BAD_VALUE, BAD_FILTER, UNKNOWN_REF, UNSAVED_REF, NOT_FOUND, AMBIGUOUS, NEEDS_YES, NEEDS_WORD, NOT_ALLOWED,
        UNKNOWN_TOOL,
        /// There is one of that name already.
        TAKEN
    }

    /// One of several rows that fit.
    public record Choice(String ref, String label) {}

    public CrudRefusal(Kind kind, String message) {
        this(kind, "", message, List.of());
    }

    /// @param field the column at fault, for a form; `""` for none
    public CrudRefusal(Kind kind, String field, String message, List<Choice> choices) {
        super(message, null, false, false);
        this.kind = kind;
        this.field = field;
        this.choices = List.copyOf(choices);
    }

    public Kind kind() {
        return kind;
    }

    public String field() {
        return field;
    }

    public List<Choice> choices() {
        return choices;
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
