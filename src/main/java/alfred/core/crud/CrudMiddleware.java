package alfred.core.crud;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/// What a domain adds to plain reading and writing: matching names, linking, adding up.
public interface CrudMiddleware {
    /// A domain that adds nothing.
    CrudMiddleware NONE = new CrudMiddleware() {};

    /// The query as it is to be asked, such as a name looked up through the catalogue.
    default Query beforeRead(EntityDefinition entity, Query query, Rows rows) {
        return query;
    }

    /// A new row's values, or an existing row's as they will be, completed: links, normal forms.
    default Row beforeWrite(EntityDefinition entity, Row values, Rows rows) {
        return values;
    }

    /// What else changes with a row, such as a task that moves with its meal; carried out and journalled as part of the same write.
    ///
    /// @param before empty for a new row
    default List<FollowUp> following(EntityDefinition entity, Optional<Row> before, Row after, Rows rows) {
        return List.of();
    }

    /// One row's columns to set.
    ///
    /// @param id empty for a row to be made
    record FollowUp(EntityDefinition entity, Optional<UUID> id, Map<String, Object> values) {}

    /// The rows that lines of text stand for, such as ingredient lines; typed values. A line may be no row of its own, such as a heading.
    default List<Row> fromText(EntityDefinition entity, List<String> lines) {
        return lines.stream().map(line -> Row.of(entity.labelColumn(), line)).toList();
    }

    /// The existing row that takes a new one in, with its changed values; empty where a row of its own is made.
    default Optional<Row> absorb(EntityDefinition entity, Row values, Rows rows) {
        return Optional.empty();
    }
}
