package alfred.core.registry;

/// Decides which refs a prompt may mention.
///
/// Recency is automatic: a ref is recent in the turn that touched it and, with a window of two, in the next one
/// (spec/entities-and-refs.md, the window). An older ref is mentioned only if it has a reason or is pinned. An
/// unsaved draft is [Tier#GENERATED] whatever its age.
public final class TierPolicy {
    /// Number of turns for which a touched ref is recent, including the turn that touched it.
    public static final int TURNS_WINDOW = 2;

    private TierPolicy() {}

    /// The tier of an entry as of a turn; [Tier#NONE] for an older entry of a deleted row, even if pinned.
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
