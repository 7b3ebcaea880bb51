package alfred.core.domain;

/// The relation of a column to an entity type.
///
/// @param type the ref type of the target
/// @param onDelete the effect on the referring row when its target is deleted
public record ForeignKey(String type, OnDelete onDelete) {
    /// The effect on a row when its target is deleted (spec/entities-and-refs.md, deleting a recipe).
    public enum OnDelete { DELETE_ROW, SET_NULL }
}
