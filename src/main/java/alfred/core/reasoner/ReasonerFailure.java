package alfred.core.reasoner;

/// Thrown if the reasoner cannot answer. The message tells the user what happened, what is safe and what to do
/// next; it contains neither an API key nor reply text.
public final class ReasonerFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String kind;
    private final boolean isRetriable;

    /// @param kind a short word for scripts, such as `unreachable`, `refused_key`, `rubbish`, `too_slow`, `busy`
    /// @param message one to three sentences for the user
    /// @param isRetriable whether trying again may help
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
