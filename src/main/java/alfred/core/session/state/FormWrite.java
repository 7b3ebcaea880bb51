package alfred.core.session.state;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// One of several form writes that are carried out, and undone, together.
public sealed interface FormWrite {
    /// @param type the entity type, such as `recipe`
    /// @param fields as in [Session#create(String, Map)]
    record Create(String type, Map<String, ? extends @Nullable Object> fields) implements FormWrite {
        /// Creates a row of values.
        public static FormWrite of(EntityDefinition entity, Row fields) {
            return new Create(entity.type(), fields.values());
        }
    }

    /// @param match the row's label, ref or id
    /// @param fields as in [Session#update(String, String, Map)]
    record Update(String type, String match, Map<String, ? extends @Nullable Object> fields) implements FormWrite {}

    /// @param match the row's label, ref or id
    record Delete(String type, String match) implements FormWrite {}

    /// Puts a row in as it was exported: under its id, and without what the domain would conclude or merge. Where
    /// there is a row of that id, its columns are set.
    ///
    /// @param row typed values, references as ids
    record Restore(String type, UUID id, Row row) implements FormWrite {}

    /// Runs a tool of the domain.
    ///
    /// @param args the tool's arguments, with ids where a chat has refs
    record Run(String tool, Map<String, ? extends @Nullable Object> args) implements FormWrite {}
}
