package alfred.core.crud.write;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.read.Values;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.domain.ChildRows;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Converts payloads to typed values at every depth: validates names, resolves references, and applies `add` and
/// `remove` to lists. Methods throw a [CrudRefusal] for an unknown field or an invalid value.
public final class Payloads {
    /// Fields set by the system, which are ignored in a payload (spec/entities-and-refs.md, owner).
    private static final Set<String> IGNORED =
        Set.of("id", "ref", "owner", "owner_id", "user_id", "version", "created_at", "updated_at",
            Row.CHANGED_BY, Row.CHANGED_AT);
    private final DomainConfig domain;
    private final CrudMiddleware middleware;
    private final References references;

    /// Resolves references in a payload.
    public interface References {
        /// Resolves the text of a reference.
        ///
        /// @return a `UUID`, or the text itself if it names an unsaved draft
        /// @throws CrudRefusal if no row matches the text
        Object resolve(EntityDefinition entity, Column column, String text);
    }

    public Payloads(DomainConfig domain, CrudMiddleware middleware, References references) {
        this.domain = domain;
        this.middleware = middleware;
        this.references = references;
    }

    /// Converts a payload. Fields set by the system and fields that start with `_` are ignored.
    ///
    /// @param current the present row, for lists that are changed rather than replaced; empty for a new row
    /// @return typed values by column; null for a column to clear
    public Map<String, @Nullable Object> typed(EntityDefinition entity, Map<String, ? extends @Nullable Object> raw,
        Row current) {
        var values = new LinkedHashMap<String, @Nullable Object>();
        for (var field : raw.entrySet()) {
            var name = field.getKey();
            if (IGNORED.contains(name) || name.startsWith("_")) {
                continue;
            }
            var children = entity.children().filter(c -> c.key().equals(name)).orElse(null);
            values.put(name, children != null ? nested(entity, children, field.getValue())
                : value(entity, name, field.getValue(), current));
        }
        return values;
    }

    /// Like [#typed], for a new row: columns without a value are left out.
    public Row row(EntityDefinition entity, Map<String, ? extends @Nullable Object> raw) {
        var values = new LinkedHashMap<String, Object>();
        typed(entity, raw, Row.EMPTY).forEach((key, value) -> {
            if (value != null) {
                values.put(key, value);
            }
        });
        return new Row(values);
    }

    private @Nullable Object value(EntityDefinition entity, String name, @Nullable Object raw, Row current) {
        var column = Values.column(entity, name);
        if (column.type() == ColumnType.REFERENCE) {
            return raw == null || raw.toString().isBlank() ? null : raw instanceof UUID ? raw
                : references.resolve(entity, column, raw.toString());
        }
        if (column.type() == ColumnType.TEXT_LIST && raw instanceof Map<?, ?> change) {
            return changedList(entity, column, change, current.texts(name));
        }
        return Values.convert(entity, column, raw);
    }

    private static List<String> changedList(EntityDefinition entity, Column column, Map<?, ?> change,
        List<String> current) {
        if (change.isEmpty() || !Set.of("add", "remove").containsAll(change.keySet())) {
            throw CrudRefusal.ofField(Kind.BAD_VALUE, column.name(), "refused.list", column.name());
        }
        var result = new ArrayList<>(current);
        texts(entity, column, change.get("remove")).forEach(gone -> result.removeIf(t -> t.equalsIgnoreCase(gone)));
        texts(entity, column, change.get("add")).stream().filter(t -> result.stream().noneMatch(t::equalsIgnoreCase))
            .forEach(result::add);
        return List.copyOf(result);
    }

    private static List<String> texts(EntityDefinition entity, Column column, @Nullable Object raw) {
        var converted = raw == null ? null : Values.convert(entity, column, raw);
        return converted instanceof List<?> list ? list.stream().map(Object::toString).toList() : List.of();
    }

    private List<Row> nested(EntityDefinition entity, ChildRows children, @Nullable Object raw) {
        var child = domain.entity(children.type()).orElseThrow();
        if (raw == null) {
            return List.of();
        }
        if (!(raw instanceof Collection<?> items)) {
            throw CrudRefusal.ofField(Kind.BAD_VALUE, children.key(), "refused.lines", children.key(), entity);
        }
        var rows = new ArrayList<Row>();
        var lines = new ArrayList<String>();
        for (var item : items) {
            if (item instanceof String text && isLink(child)) {
                rows.add(childRow(child, children, Map.of(child.labelColumn(), text)));
            } else if (item instanceof String text && !text.isBlank()) {
                lines.add(text.strip());
            } else {
                rows.addAll(typed(child, lines));
                lines.clear();
                rows.add(childRow(child, children, item));
            }
        }
        rows.addAll(typed(child, lines));
        return List.copyOf(rows);
    }

    /// Converts lines to rows. A line cannot stand for a row that is not named by a text, such as a meal.
    private List<Row> typed(EntityDefinition child, List<String> lines) {
        boolean isNamed =
            child.column(child.labelColumn()).filter(column -> column.type() == ColumnType.TEXT).isPresent();
        var rows = middleware.fromText(child, lines);
        return isNamed ? rows : rows.stream().map(line -> row(child, line.values())).toList();
    }

    /// Whether the child stands for another entity, so that the label of that one is enough to name it.
    private static boolean isLink(EntityDefinition child) {
        return child.column(child.labelColumn()).filter(column -> column.type() == ColumnType.REFERENCE).isPresent();
    }

    private Row childRow(EntityDefinition child, ChildRows children, @Nullable Object item) {
        return switch (item) {
            case Row row -> row;
            case Map<?, ?> map -> {
                var raw = new LinkedHashMap<String, @Nullable Object>();
                map.forEach((key, value) -> raw.put(String.valueOf(key), value));
                raw.remove(children.parentColumn());
                yield row(child, raw);
            }
            case null, default -> throw CrudRefusal.ofField(Kind.BAD_VALUE, children.key(), "refused.line",
                children.key());
        };
    }
}
