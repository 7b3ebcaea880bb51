package alfred.core.registry;

/// Chooses which refs a prompt may mention.
///
/// Recency is automatic: with a window of two, the turn that touched a ref and the next (spec/entities-and-refs.md, the window). An older ref stays
/// only with a reason or a pin. What is not saved is generated, however old it is.
public final class TierPolicy {
    /// Turns in which a touched ref is recent, the touching one included.
    public static final int TURNS_WINDOW = 2;

    private TierPolicy() {}

    public static Tier tierOf(RefEntry entry, int currentTurn) {
        if (entry.isUnsaved()) {
            return Tier.GENERATED;
        }
        if (isRecent(entry, currentTurn)) {
            return Tier.ACTIVE;
        }
        boolean isKept = entry.isPinned() || !entry.reason().isEmpty();
        return isKept && !entry.action().isDeletion() ? Tier.RETAINED : Tier.NONE;
    }

    static boolean isRecent(RefEntry entry, int currentTurn) {
        return currentTurn - entry.turnLastRef() < TURNS_WINDOW;
    }
}
