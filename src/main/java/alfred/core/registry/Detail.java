package alfred.core.registry;

/// How much of a row a read brought, for types that are tracked in detail.
///
/// @param level `full`, `summary`, or `""` where nothing is known
/// @param fullTurn the last turn in which it was read in full; 0 for never
public record Detail(String level, int fullTurn) {
    public static final Detail UNKNOWN = new Detail("", 0);

    Detail seen(String newLevel, int turn) {
        return "full".equals(newLevel) ? new Detail("full", turn) : new Detail(newLevel, fullTurn);
    }
}
