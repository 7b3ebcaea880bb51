package alfred.core.domain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The single definition of an entity type, from which validation, SQL, the model's schema text and form fields
/// derive (spec/design.md, decision 3).
///
/// @param type the ref type, such as `recipe`
/// @param table the name of the table, such as `recipes`
/// @param title the user's word for one entity, such as `recipe`
/// @param subdomain the subdomain that it belongs to
/// @param columns the columns, except for id, owner, version and timestamps, which every table has
/// @param labelColumn the column that names a row, unless the domain computes the label
/// @param summaryColumns the columns of a read that requests neither ids nor columns; empty for all
/// @param isTrackedInDetail whether the registry records if a row was read in full or as a summary
/// @param childRows the child rows; null for none
/// @param isPersonal whether each person of a household has their own rows, such as preferences; all others belong to
///   the household
public record EntityDefinition(
    String type, String table, String title, String subdomain, List<Column> columns, String labelColumn,
    List<String> summaryColumns, boolean isTrackedInDetail, @Nullable ChildRows childRows, boolean isPersonal) {

    public EntityDefinition {
        columns = List.copyOf(columns);
        summaryColumns = List.copyOf(summaryColumns);
    }

    /// A definition of rows that belong to the household.
    public EntityDefinition(String type, String table, String title, String subdomain, List<Column> columns,
        String labelColumn,
        List<String> summaryColumns, boolean isTrackedInDetail, @Nullable ChildRows childRows) {
        this(type, table, title, subdomain, columns, labelColumn, summaryColumns, isTrackedInDetail, childRows, false);
    }

    /// This definition for rows of which each person has their own.
    public EntityDefinition personal() {
        return new EntityDefinition(type, table, title, subdomain, columns, labelColumn, summaryColumns,
            isTrackedInDetail, childRows, true);
    }

    public Optional<Column> column(String name) {
        for (var column : columns) {
            if (column.name().equals(name)) {
                return Optional.of(column);
            }
        }
        return Optional.empty();
    }

    /// The columns that refer to other entities.
    public Stream<Column> references() {
        return columns.stream().filter(c -> c.foreignKey() != null);
    }

    public Optional<ChildRows> children() {
        return Optional.ofNullable(childRows);
    }

    /// All fields allowed in a payload, in order: the columns, then the key of the children.
    public List<String> fieldNames() {
        return Stream.concat(columns.stream().map(Column::name), children().map(ChildRows::key).stream()).toList();
    }

    /// The default values of a new row, by column.
    public Map<String, Object> defaults() {
        var values = new LinkedHashMap<String, Object>();
        columns.forEach(c -> {
            if (c.defaultValue() != null) {
                values.put(c.name(), c.defaultValue());
            }
        });
        return values;
    }
}
