package alfred.core.domain;

/// Child rows of an entity, written with their parent in one transaction and nested in it when read.
///
/// @param key the parent's field that holds the children, such as `ingredients`
/// @param type the children's ref type
/// @param parentColumn the child's column that refers to the parent
/// @param orderColumn the child's column that the children are sorted by
public record ChildRows(String key, String type, String parentColumn, String orderColumn) {}
