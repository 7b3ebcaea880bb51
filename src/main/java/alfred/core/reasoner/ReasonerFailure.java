package alfred.core.reasoner;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Sentence;

/// Thrown if the reasoner cannot answer. Its reason has a text that tells the user what happened, what is safe and what
/// to do next; it contains neither an API key nor reply text. The exception's own message is that text in English, for
/// the log.
public final class ReasonerFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final Reason reason;
    private final transient Object[] values;

    /// Why the reasoner cannot answer.
    public enum Reason {
        UNREACHABLE("unreachable", "failed.unreachable", true),
        NOT_A_MODEL("not_a_model", "failed.not-a-model", false),
        TOO_SLOW("too_slow", "failed.too-slow", true),
        /// The server waited too long for its model.
        GAVE_UP("too_slow", "failed.gave-up", true),
        CUT_OFF("cut_off", "failed.cut-off", true),
        /// The answer is longer than the model may write.
        TOO_LONG("cut_off", "failed.too-long", true),
        DECLINED("declined", "failed.declined", false),
        EMPTY("rubbish", "failed.empty", true),
        /// The answer had no form that can be used, twice.
        UNFIT("rubbish", "failed.unfit", true),
        REFUSED_KEY("refused_key", "failed.refused-key", false),
        NO_SUCH_MODEL("no_such_model", "failed.no-such-model", false),
        BUSY("busy", "failed.busy", true),
        SERVER_ERROR("server_error", "failed.server-error", true),
        REFUSED_REQUEST("refused_request", "failed.refused-request", false),
        NOT_CONFIGURED("not_configured", "failed.not-configured", false),
        TOO_MANY_CALLS("budget", "failed.too-many-calls", true),
        /// The day's tokens are used up.
        SPENT("budget", "failed.spent", false);

        private final String word;
        private final String key;
        private final boolean isRetriable;

        Reason(String word, String key, boolean isRetriable) {
            this.word = word;
            this.key = key;
            this.isRetriable = isRetriable;
        }
    }

    /// @param values what the reason's text names, such as the server's host
    public ReasonerFailure(Reason reason, Object... values) {
        super(Phrasebook.ENGLISH.text(reason.key, values));
        this.reason = reason;
        this.values = values.clone();
    }

    public Reason reason() {
        return reason;
    }

    /// A short word for scripts, such as `unreachable`, `refused_key`, `rubbish`, `too_slow`, `busy`.
    public String kind() {
        return reason.word;
    }

    /// Whether trying again may help.
    public boolean isRetriable() {
        return reason.isRetriable;
    }

    /// The message for the user in the language of the phrasebook.
    public String message(Phrasebook phrases) {
        return phrases.text(reason.key, values);
    }

    /// The message for the user, for another one to name.
    public Sentence sentence() {
        return Sentence.of(reason.key, values);
    }
}
