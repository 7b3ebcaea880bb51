package alfred.core.pipeline;

/// Why a turn ended without a reply.
public enum Unanswered {
    /// Cancelled by the user.
    CANCELLED("turn.cancelled", "stopped"),
    /// Failed in the model, the store or Alfred itself.
    FAILED("turn.failed", "failed"),
    /// Interrupted by the end of the process; detected at the next start.
    INTERRUPTED("turn.interrupted", "cut_off");

    private final String key;
    private final String stored;

    Unanswered(String key, String stored) {
        this.key = key;
        this.stored = stored;
    }

    /// The message key of its description.
    public String key() {
        return key;
    }

    /// Its word in stored conversations, in the place of the plan's decision.
    public String stored() {
        return stored;
    }
}
