package alfred.core.crud.rule;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

/// A domain's additions to plain reading and writing, such as matching names, linking rows and adding up amounts.
public interface CrudMiddleware {
    /// Adds nothing.
    CrudMiddleware NONE = new CrudMiddleware() {};

    /// Rewrites a query before it runs, for example to look a name up in the catalogue.
    default Query beforeRead(EntityDefinition entity, Query query, Rows rows) {
        return query;
    }

    /// Fills in what a new row leaves out and the domain can tell, before the defaults of the columns.
    default Row suggested(EntityDefinition entity, Row values, Rows rows) {
        return values;
    }

    /// Completes values before they are written, for example with links and normal forms.
    ///
    /// @param values all values of the new row, or of the existing row after the update
    /// @return the values to write
    default Row beforeWrite(EntityDefinition entity, Row values, Rows rows) {
        return values;
    }

    /// Returns what speaks against a row, such as an allergen or a date that is past.
    ///
    /// @param before the row before; empty for a new row, and for a draft
    /// @param row a stored row without its children, or the content of a draft with them
    default List<Objection> objections(EntityDefinition entity, Optional<Row> before, Row row,
        Objection.Occasion occasion) {
        return List.of();
    }

    /// Returns further changes caused by a write, such as a task that moves with its meal. They are executed and
    /// journalled as part of the same write.
    ///
    /// @param before the row before the write; empty for a new row
    default List<FollowUp> following(EntityDefinition entity, Optional<Row> before, Row after, Rows rows) {
        return List.of();
    }

    /// A further row to write.
    ///
    /// @param id the row to update; empty to insert a row
    /// @param values the columns to set
    record FollowUp(EntityDefinition entity, Optional<UUID> id, Map<String, Object> values) {}

    /// Converts lines of text, such as ingredient lines, to rows of typed values. A line such as a heading may
    /// yield no row.
    default List<Row> fromText(EntityDefinition entity, List<String> lines) {
        return lines.stream().map(line -> Row.of(entity.labelColumn(), line)).toList();
    }

    /// Returns the existing row that absorbs a new one, with its values changed accordingly.
    ///
    /// @return empty to insert the new row
    default Optional<Row> absorb(EntityDefinition entity, Row values, Rows rows) {
        return Optional.empty();
    }

    /// Returns what a change leaves as it was although one might expect otherwise, in a few words; `""` for nothing.
    ///
    /// @param children reads the children that the row had and still has; none where some of them changed as well
    default String left(EntityDefinition entity, Row before, Row after, Supplier<List<Row>> children,
        Phrasebook phrases) {
        return "";
    }

    /// Returns a draft after an edit, with what goes along with the edited fields.
    ///
    /// @param before the draft before, with its children
    /// @param edited the names of the fields that the edit gave
    default Row edited(EntityDefinition entity, Row before, Row after, Set<String> edited, Phrasebook phrases) {
        return after;
    }

    /// The columns of amounts that two people may change at the same time, each by what they took or added, such as how
    /// much flour is left.
    default Set<String> counted(EntityDefinition entity) {
        return Set.of();
    }

    /// Returns what does harm to somebody of those who use the data, in a text that a model shows them, such as food
    /// that somebody is allergic to; each in a few words.
    default List<String> warnings(String text, Rows rows, Phrasebook phrases) {
        return List.of();
    }
}
