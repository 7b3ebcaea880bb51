package alfred.ui.page;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.CrudRefusal;
import alfred.core.crud.StoreException;
import alfred.ui.fx.Texts;
import java.util.stream.Collectors;

/// Says in the window's language why something was not done. Alfred's own words are English, for the chat and for models too; in another
/// language the kind of the refusal is told.
public final class RefusalWords {
    private RefusalWords() {}

    public static String of(CrudRefusal refusal) {
        if (Texts.isEnglish()) {
            return refusal.message();
        }
        return switch (refusal.kind()) {
            case TAKEN -> text("refused.taken");
            case NOT_FOUND, UNKNOWN_REF -> text("refused.gone");
            case UNSAVED_REF -> text("refused.unsaved");
            case AMBIGUOUS -> text("refused.several",
                refusal.choices().stream().map(CrudRefusal.Choice::label).collect(Collectors.joining(", ")));
            case NEEDS_YES, NEEDS_WORD -> text("refused.unasked");
            case BAD_VALUE -> text("refused.value");
            case NOT_ALLOWED, UNKNOWN_TABLE, UNKNOWN_FIELD, BAD_FILTER, UNKNOWN_TOOL -> text("refused.other");
        };
    }

    public static String of(StoreException problem) {
        if (Texts.isEnglish()) {
            return String.valueOf(problem.getMessage());
        }
        return switch (problem.kind()) {
            case UNWRITABLE -> text("store.unwritable");
            case IN_USE -> text("store.in-use");
            case NEWER -> text("store.newer");
            case BROKEN -> text("store.broken");
            case TAKEN -> text("store.taken");
            case NO_BACKUP -> text("store.no-backup");
            case FAILED, NO_KITCHEN, FILE_EXISTS, FILE_UNWRITABLE -> text("store.failed");
        };
    }

    /// Why a model did not answer.
    ///
    /// @param kind as [alfred.core.reasoner.ReasonerFailure] has it
    /// @param words its own words
    public static String ofModel(String kind, String words) {
        if (Texts.isEnglish()) {
            return words;
        }
        return switch (kind) {
            case "unreachable" -> text("trouble.unreachable");
            case "not_a_model" -> text("trouble.not-a-model");
            case "too_slow" -> text("trouble.too-slow");
            case "cut_off" -> text("trouble.cut-off");
            case "declined" -> text("trouble.declined");
            case "rubbish" -> text("trouble.rubbish");
            case "refused_key" -> text("trouble.refused-key");
            case "no_such_model" -> text("trouble.no-such-model");
            case "busy" -> text("trouble.busy");
            case "server_error" -> text("trouble.server-error");
            case "refused_request" -> text("trouble.refused-request");
            case "not_configured" -> text("trouble.not-configured");
            case "budget" -> text("trouble.budget");
            case "store" -> text("store.failed");
            default -> text("shell.unexpected");
        };
    }
}
