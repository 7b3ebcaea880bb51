package alfred.core.domain;

/// A column's relation to another entity type.
///
/// @param type the ref type of the target
/// @param onDelete what happens to this row when its target is deleted
public record ForeignKey(String type, OnDelete onDelete) {
    /// What becomes of a row whose target goes (spec/entities-and-refs.md, deleting a recipe).
    public enum OnDelete { DELETE_ROW, SET_NULL }
}
