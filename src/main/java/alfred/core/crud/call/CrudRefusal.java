package alfred.core.crud.call;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Sentence;
import alfred.core.registry.RefEntry;
import java.util.List;
import java.util.function.UnaryOperator;

/// The reason for refusing a call, with a message that says what is allowed. Nothing is written.
///
/// Thrown within a call and converted to a [ToolResult] where its transaction ends.
public final class CrudRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final Kind kind;
    private final String field;
    private final transient List<Choice> choices;
    private final transient Sentence reason;
    private final transient UnaryOperator<String> words;

    public enum Kind {
        UNKNOWN_TABLE, UNKNOWN_FIELD, BAD_VALUE, BAD_FILTER, UNKNOWN_REF, UNSAVED_REF, NOT_FOUND, AMBIGUOUS,
        NEEDS_YES, NEEDS_WORD, NOT_ALLOWED, UNKNOWN_TOOL,
        /// A row with the same unique values exists already.
        TAKEN
    }

    /// One of several matching rows.
    public record Choice(String ref, String label) {}

    public CrudRefusal(Kind kind, Sentence reason) {
        this(kind, "", reason, List.of());
    }

    /// @param field the invalid column, for a form; `""` for none
    /// @param choices the matching rows to choose from; empty for none
    public CrudRefusal(Kind kind, String field, Sentence reason, List<Choice> choices) {
        this(kind, field, reason, choices, UnaryOperator.identity());
    }

    private CrudRefusal(Kind kind, String field, Sentence reason, List<Choice> choices, UnaryOperator<String> words) {
        super(words.apply(reason.in(Phrasebook.ENGLISH)), null, false, false);
        this.kind = kind;
        this.field = field;
        this.reason = reason;
        this.choices = List.copyOf(choices);
        this.words = words;
    }

    /// Creates a refusal for a reason of the phrasebook.
    ///
    /// @param values what the reason names, as in [Sentence]
    public static CrudRefusal of(Kind kind, String key, Object... values) {
        return new CrudRefusal(kind, Sentence.of(key, values));
    }

    /// Creates the refusal of a value.
    ///
    /// @param field the column that it is for
    /// @param values what the reason names, as in [Sentence]
    public static CrudRefusal ofField(Kind kind, String field, String key, Object... values) {
        return new CrudRefusal(kind, field, Sentence.of(key, values), List.of());
    }

    /// Creates a refusal whose message is already in the user's language.
    public static CrudRefusal told(Kind kind, String message) {
        return told(kind, message, List.of());
    }

    /// Creates a refusal of a call that needs a draft to be saved first. The draft is its choice.
    public static CrudRefusal unsaved(RefEntry draft) {
        return new CrudRefusal(Kind.UNSAVED_REF, "", Sentence.of("refused.unsaved", draft.ref()),
            List.of(new Choice(draft.ref(), draft.label())));
    }

    public static CrudRefusal told(Kind kind, String message, List<Choice> choices) {
        return new CrudRefusal(kind, "", Sentence.said(message), choices);
    }

    /// Returns this refusal with its message and choices in other words.
    public CrudRefusal in(UnaryOperator<String> other) {
        return new CrudRefusal(kind, field, reason,
            choices.stream().map(c -> new Choice(c.ref(), other.apply(c.label()))).toList(), other);
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

    /// The message in English, or in the user's language if it was created with [#told].
    public String message() {
        return String.valueOf(getMessage());
    }

    /// The message in the language of the phrasebook.
    public String message(Phrasebook phrases) {
        return words.apply(reason.in(phrases));
    }
}
