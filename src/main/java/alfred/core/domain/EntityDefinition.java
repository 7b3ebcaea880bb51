package alfred.core.domain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The one description of an entity type: validation, SQL, the model's schema text and form fields all follow from it (spec/design.md, decision 3).
///
/// @param type the ref type, such as `recipe`
/// @param table the table's name, such as `recipes`
/// @param title what the user calls one of them, such as `recipe`
/// @param subdomain the part of the domain it belongs to
/// @param columns without `id`, owner, version and timestamps, which every table has
/// @param labelColumn the column that names a row, unless the domain computes the label
/// @param summaryColumns what a read returns that names neither ids nor columns; empty for all
/// @param isTrackedInDetail whether the registry keeps if a row was read in full
public record EntityDefinition(
    String type, String table, String title, String subdomain, List<Column> columns, String labelColumn,
    List<String> summaryColumns, boolean isTrackedInDetail, @Nullable ChildRows childRows) {

    public EntityDefinition {
        columns = List.copyOf(columns);
        summaryColumns = List.copyOf(summaryColumns);
    }

    public Optional<Column> column(String name) {
        return columns.stream().filter(c -> c.name().equals(name)).findFirst();
    }

    public Stream<Column> references() {
        return columns.stream().filter(c -> c.foreignKey() != null);
    }

    public Optional<ChildRows> children() {
        return Optional.ofNullable(childRows);
    }

    /// Every field that a payload may name, in order: the columns, then the children's key.
    public List<String> fieldNames() {
        return Stream.concat(columns.stream().map(Column::name), children().map(ChildRows::key).stream()).toList();
    }

    /// A new row's values where nothing is given.
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
