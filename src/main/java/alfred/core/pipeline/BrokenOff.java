package alfred.core.pipeline;

/// How a turn ends that has no reply.
public enum BrokenOff {
    /// By the user.
    STOPPED("turn.stopped"),
    /// By a failure of the model, the store or Alfred.
    FAILED("turn.failed"),
    /// By the end of the process; found out at the next start.
    CUT_OFF("turn.cut-off");

    private final String key;

    BrokenOff(String key) {
        this.key = key;
    }

    /// The phrase that tells it.
    String key() {
        return key;
    }
}
