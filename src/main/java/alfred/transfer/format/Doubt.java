package alfred.transfer.format;

/// A field of a read recipe that the user should check, because it was concluded rather than stated.
///
/// @param field which field
/// @param from the foreign text that the field was taken from, shortened; `""` if there was none
public record Doubt(Field field, String from) {
    private static final int MAX_SHOWN = 400;

    /// The fields that can be doubtful.
    public enum Field { NAME, INGREDIENTS, STEPS, SERVINGS, TIMES }

    public Doubt {
        from = from.length() <= MAX_SHOWN ? from : from.substring(0, MAX_SHOWN) + "…";
    }
}
