package alfred.ui.page.text;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.row.StoreException;
import alfred.ui.fx.Texts;
import java.util.Arrays;

/// Messages for refusals and failures in the selected language. Translations depend only on the kind of failure.
public final class RefusalMessages {
    private RefusalMessages() {}

    public static String of(CrudRefusal refusal) {
        return refusal.message(Texts.phrases());
    }

    public static String of(StoreException problem) {
        return switch (problem.kind()) {
            case UNWRITABLE -> text("store.unwritable");
            case IN_USE -> text("store.in-use");
            case NEWER -> text("store.newer");
            case BROKEN -> text("store.broken");
            case TAKEN -> text("store.taken");
            case NO_BACKUP -> text("store.no-backup");
            case DAMAGED -> text("store.damaged");
            case MISSING -> text("store.missing");
            case BACKUP_DAMAGED -> text("store.backup-damaged");
            case SERVER_ADDRESS -> text("store.server-address");
            case SERVER_UNREACHABLE -> text("store.server-unreachable");
            case SERVER_UNSURE -> text("store.server-unsure");
            case SERVER_NO_DATABASE -> text("store.server-no-database");
            case SERVER_LOGIN -> text("store.server-login");
            case SERVER_RIGHTS -> text("store.server-rights");
            case SERVER_UNTRUSTED -> text("store.server-untrusted");
            case SERVER_UNSUITABLE -> text("store.server-unsuitable");
            case SERVER_TAKEN -> text("store.server-taken");
            case SERVER_FULL -> text("store.server-full");
            case SERVER_BUSY -> text("store.server-busy");
            case FILE_EXISTS -> text("store.file-exists");
            case FILE_UNWRITABLE -> text("store.file-unwritable");
            case BACKUP_SLOW -> text("store.backup-slow");
            case FAILED, NO_KITCHEN -> text("store.failed");
        };
    }

    /// Returns the message for a turn that failed in the store, whose message is kept.
    ///
    /// @param words the failure's English message, which begins with its kind's sentence
    private static String ofStore(String words) {
        return Arrays.stream(StoreException.Kind.values()).filter(kind -> words.startsWith(kind.sentence())).findFirst()
            .map(kind -> of(new StoreException(kind, null)) + " " + text("trouble.kept")).orElse(text("store.failed"));
    }

    /// Returns the message that what a form edits is not there any more.
    ///
    /// @param who the name of who deleted it; `""` if that is not known
    public static String gone(String who) {
        return who.isEmpty() ? text("theirs.gone") : text("theirs.gone-by", who);
    }

    /// Returns the message for a failed model call.
    ///
    /// @param kind the kind of failure, as in [alfred.core.reasoner.ReasonerFailure]
    /// @param words the failure's English message
    public static String ofModel(String kind, String words) {
        if (Texts.language().isOriginal()) {
            return words;
        }
        return switch (kind) {
            case "unreachable" -> text("trouble.unreachable");
            case "not_a_model" -> text("trouble.not-a-model");
            case "too_long" -> text("trouble.too-long");
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
            case "store" -> ofStore(words);
            default -> text("shell.unexpected");
        };
    }
}
