package alfred.core.reasoner;

/// A reasoner that could not answer: what happened, what is safe and what to do next, in the user's words. Holds no key and no reply text.
public final class ReasonerFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String kind;
    private final boolean isRetriable;

    /// @param kind a short word for scripts, such as `unreachable`, `refused_key`, `rubbish`, `too_slow`, `busy`
    /// @param message a sentence or three for the user
    public ReasonerFailure(String kind, String message, boolean isRetriable) {
        super(message);
        this.kind = kind;
        this.isRetriable = isRetriable;
    }

    public String kind() {
        return kind;
    }

    public boolean isRetriable() {
        return isRetriable;
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
