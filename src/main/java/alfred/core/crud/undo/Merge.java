package alfred.core.crud.undo;

import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What two people made of the same row, merged field by field: theirs where only they changed it, mine where only I
/// did. Where both did, amounts that are counted change by both differences, lists by what each added and removed; of
/// anything else mine is kept, and it is a clash.
///
/// @param set the columns to set over theirs, null to clear one
/// @param clashes the columns that both changed, each to something else, in the order of the entity
public record Merge(Map<String, @Nullable Object> set, Set<String> clashes) {
    /// @param counted the columns whose amounts change by differences, see `CrudMiddleware.counted`
    /// @param before the row from which both started
    /// @param mine the columns that I would write, with their values; null clears one
    /// @param theirs the row as it is now
    public static Merge of(EntityDefinition entity, Set<String> counted, Row before,
        Map<String, ? extends @Nullable Object> mine, Row theirs) {
        var set = new LinkedHashMap<String, @Nullable Object>();
        var clashes = new LinkedHashSet<String>();
        for (var column : entity.columns()) {
            var name = column.name();
            var was = before.get(name).orElse(null);
            var is = theirs.get(name).orElse(null);
            var wanted = mine.get(name);
            if (!mine.containsKey(name) || isSame(was, wanted) || isSame(is, wanted)) {
                continue;
            }
            if (isSame(was, is)) {
                set.put(name, wanted);
                continue;
            }
            var both =
                counted.contains(name) ? sum(entity, before, mine, theirs, column) : listed(column, was, wanted, is);
            if (both == null) {
                clashes.add(name);
            }
            set.put(name, both == null ? wanted : both);
        }
        return new Merge(set, clashes);
    }

    private static boolean isSame(@Nullable Object a, @Nullable Object b) {
        return Objects.equals(empty(a), empty(b));
    }

    private static @Nullable Object empty(@Nullable Object value) {
        return value instanceof List<?> list && list.isEmpty() || "".equals(value) ? null : value;
    }

    /// Theirs and my difference; null if a unit changed or an amount is unknown. Not below zero.
    private static @Nullable Object sum(EntityDefinition entity, Row before,
        Map<String, ? extends @Nullable Object> mine, Row theirs,
        Column column) {
        var unit = before.get("unit");
        boolean isOtherUnit = entity.column("unit").isPresent()
            && (!unit.equals(theirs.get("unit"))
                || mine.containsKey("unit") && !isSame(unit.orElse(null), mine.get("unit")));
        if (isOtherUnit || !(before.get(column.name()).orElse(null) instanceof Fraction was)
            || !(theirs.get(column.name()).orElse(null) instanceof Fraction is)
            || !(mine.get(column.name()) instanceof Fraction wanted)) {
            return null;
        }
        var sum = is.plus(wanted.minus(was));
        return sum.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO : sum;
    }

    /// Theirs with what I added and without what I removed; null if one of us changed the order, or a text is there
    /// twice.
    private static @Nullable Object listed(Column column, @Nullable Object was, @Nullable Object wanted,
        @Nullable Object is) {
        if (column.type() != ColumnType.TEXT_LIST) {
            return null;
        }
        var before = texts(was);
        var mine = texts(wanted);
        var theirs = texts(is);
        if (!areInOrder(before, mine) || !areInOrder(before, theirs)) {
            return null;
        }
        var both = new ArrayList<>(theirs);
        both.removeIf(text -> before.contains(text) && !mine.contains(text));
        for (int i = 0; i < mine.size(); i++) {
            var text = mine.get(i);
            if (!before.contains(text) && !both.contains(text)) {
                int after = i == 0 ? -1 : both.indexOf(mine.get(i - 1));
                both.add(i > 0 && after < 0 ? both.size() : after + 1, text);
            }
        }
        return List.copyOf(both);
    }

    private static List<String> texts(@Nullable Object value) {
        return value instanceof List<?> list ? list.stream().map(String::valueOf).toList() : List.of();
    }

    private static boolean areInOrder(List<String> before, List<String> after) {
        var kept = after.stream().filter(before::contains).toList();
        return new HashSet<>(after).size() == after.size()
            && kept.equals(before.stream().filter(after::contains).toList());
    }
}
