package alfred.core.domain;

/// Rows that belong to a parent, are written with it in one transaction and are read nested in it.
///
/// @param key the parent's field that holds them, such as `ingredients`
/// @param type the children's ref type
/// @param parentColumn the child's column that names its parent
/// @param orderColumn the child's column that orders them
public record ChildRows(String key, String type, String parentColumn, String orderColumn) {}
