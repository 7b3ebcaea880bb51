package alfred.core.registry;

/// The level of detail at which a row was last read, for types that track it.
///
/// @param level `full`, `summary`, or `""` if unknown
/// @param fullTurn the last turn in which the row was read in full; 0 if never
public record Detail(String level, int fullTurn) {
    public static final Detail UNKNOWN = new Detail("", 0);

    Detail seen(String newLevel, int turn) {
        return "full".equals(newLevel) ? new Detail("full", turn) : new Detail(newLevel, fullTurn);
    }
}
