package alfred.core.crud.write;

import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Rows;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Describes written rows for people, with the values that were set.
///
/// @param rows the source of the names of the rows that a row refers to
public record WriteWords(DomainConfig domain, Rows rows) {
    private static final int MAX_VALUE = 60;

    /// Returns the row with the names of the rows that its description tells.
    public Row named(EntityDefinition entity, Row row) {
        var named = row;
        for (var name : domain.describedColumns(entity)) {
            var target =
                entity.column(name).flatMap(Column::relation).flatMap(key -> domain.entity(key.type())).orElse(null);
            var label = target == null ? ""
                : row.reference(name).flatMap(id -> rows.find(target, id)).map(r -> domain.label(target, r)).orElse("");
            named = label.isEmpty() ? named : named.with("_" + name + "_label", label);
        }
        return named;
    }

    /// Returns a row in words: `apples, 2 kg, fridge`, and what it was before.
    ///
    /// @param before the row before; null if it is new or gone
    /// @param asked the columns that a call set; those that the words do not show are added with their values
    /// @param left what the change leaves as it was, see [alfred.core.crud.rule.CrudMiddleware#left]; `""` for none
    public String of(EntityDefinition entity, @Nullable Row before, Row row, Collection<String> asked, String left) {
        var after = described(entity, named(entity, row));
        if (before == null) {
            return after;
        }
        var old = described(entity, named(entity, before));
        var hidden = asked.stream().filter(column -> isHidden(entity, before, row, column))
            .map(column -> column.replace('_', ' ') + (isList(entity, column) ? "" : ": " + clipped(row.text(column))))
            .collect(Collectors.joining(", "));
        var words = old.equals(after) ? after : domain.phrases().text("undo.was", after, differing(old, after));
        return Stream.of(words, hidden, left).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }

    private boolean isHidden(EntityDefinition entity, Row before, Row row, String column) {
        return entity.column(column).filter(c -> c.relation().isEmpty() && c.type() != ColumnType.TIMESTAMP).isPresent()
            && !before.get(column).equals(row.get(column))
            && described(entity, row).equals(described(entity, new Row(withValue(row, before, column))));
    }

    /// Whether a column holds a list of texts, such as the steps of a recipe: too long to be told.
    private static boolean isList(EntityDefinition entity, String column) {
        return entity.column(column).filter(c -> c.type() == ColumnType.TEXT_LIST).isPresent();
    }

    private static Map<String, Object> withValue(Row row, Row before, String column) {
        var values = new LinkedHashMap<>(row.values());
        values.remove(column);
        before.get(column).ifPresent(value -> values.put(column, value));
        return values;
    }

    /// The parts of the earlier description that are missing in the later one; the whole one if there are none.
    static String differing(String before, String after) {
        var kept = new HashSet<>(List.of(after.split(", ")));
        var parts =
            Stream.of(before.split(", ")).filter(part -> !kept.contains(part)).collect(Collectors.joining(", "));
        return parts.isEmpty() ? before : parts;
    }

    private String described(EntityDefinition entity, Row row) {
        var label = domain.label(entity, row);
        return label.isBlank() ? "" : domain.described(entity, row);
    }

    private static String clipped(String value) {
        return value.length() <= MAX_VALUE ? value : value.substring(0, MAX_VALUE) + "…";
    }
}
