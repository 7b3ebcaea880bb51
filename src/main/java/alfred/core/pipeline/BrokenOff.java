package alfred.core.pipeline;

/// Why a turn ended without a reply.
public enum BrokenOff {
    /// Cancelled by the user.
    STOPPED("turn.stopped"),
    /// Failed in the model, the store or Alfred itself.
    FAILED("turn.failed"),
    /// Interrupted by the end of the process; detected at the next start.
    CUT_OFF("turn.cut-off");

    private final String key;

    BrokenOff(String key) {
        this.key = key;
    }

    /// The message key of its description.
    String key() {
        return key;
    }
}
