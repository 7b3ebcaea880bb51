package alfred.core.crud.call;

import alfred.core.domain.Phrasebook;
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
    private final boolean isTold;

    public enum Kind {
        UNKNOWN_TABLE, UNKNOWN_FIELD, BAD_VALUE, BAD_FILTER, UNKNOWN_REF, UNSAVED_REF, NOT_FOUND, AMBIGUOUS,
        NEEDS_YES, NEEDS_WORD, NOT_ALLOWED, UNKNOWN_TOOL,
        /// A row with the same unique values exists already.
        TAKEN
    }

    /// One of several matching rows.
    public record Choice(String ref, String label) {}

    public CrudRefusal(Kind kind, String message) {
        this(kind, "", message, List.of());
    }

    /// @param field the invalid column, for a form; `""` for none
    /// @param choices the matching rows to choose from; empty for none
    public CrudRefusal(Kind kind, String field, String message, List<Choice> choices) {
        this(kind, field, message, choices, false);
    }

    private CrudRefusal(Kind kind, String field, String message, List<Choice> choices, boolean isTold) {
        super(message, null, false, false);
        this.kind = kind;
        this.field = field;
        this.choices = List.copyOf(choices);
        this.isTold = isTold;
    }

    /// Creates a refusal whose message is already in the user's language.
    public static CrudRefusal told(Kind kind, String message) {
        return told(kind, message, List.of());
    }

    /// Creates a refusal of a call that needs a draft to be saved first. The draft is its choice.
    public static CrudRefusal unsaved(RefEntry draft) {
        return new CrudRefusal(Kind.UNSAVED_REF, "", "\"" + draft.ref() + "\" is not saved yet; save it first.",
            List.of(new Choice(draft.ref(), draft.label())));
    }

    public static CrudRefusal told(Kind kind, String message, List<Choice> choices) {
        return new CrudRefusal(kind, "", message, choices, true);
    }

    /// Returns this refusal with its message and choices in other words.
    public CrudRefusal in(UnaryOperator<String> words) {
        return new CrudRefusal(kind, field, words.apply(message()),
            choices.stream().map(c -> new Choice(c.ref(), words.apply(c.label()))).toList(), isTold);
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

    /// The message in English, also for a model, or in the user's language if it was created with [#told].
    public String message() {
        return String.valueOf(getMessage());
    }

    /// The message in the language of the phrasebook. A message that exists only in English is replaced by a
    /// general sentence for its kind.
    public String message(Phrasebook phrases) {
        if (isTold || phrases.language().isOriginal()) {
            return message();
        }
        return switch (kind) {
            case TAKEN -> phrases.text("refused.taken");
            case NOT_FOUND, UNKNOWN_REF -> phrases.text("refused.gone");
            case UNSAVED_REF -> phrases.text("refused.unsaved");
            case AMBIGUOUS -> phrases.text("refused.several", phrases.list(choices.stream().map(Choice::label).toList()));
            case NEEDS_YES, NEEDS_WORD -> phrases.text("refused.unasked");
            case BAD_VALUE -> phrases.text("refused.value");
            case NOT_ALLOWED, UNKNOWN_TABLE, UNKNOWN_FIELD, BAD_FILTER, UNKNOWN_TOOL -> phrases.text("refused.other");
        };
    }
}
