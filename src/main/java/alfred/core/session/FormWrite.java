package alfred.core.session;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One of several form writes that are carried out, and undone, together.
public sealed interface FormWrite {
    /// @param type the entity type, such as `recipe`
    /// @param fields as in [Session#create(String, Map)]
    record Create(String type, Map<String, ? extends @Nullable Object> fields) implements FormWrite {}

    /// @param match the row's label, ref or id
    /// @param fields as in [Session#update(String, String, Map)]
    record Update(String type, String match, Map<String, ? extends @Nullable Object> fields) implements FormWrite {}

    /// @param match the row's label, ref or id
    record Delete(String type, String match) implements FormWrite {}

    /// Runs a tool of the domain.
    ///
    /// @param args the tool's arguments, with ids where a chat has refs
    record Run(String tool, Map<String, ? extends @Nullable Object> args) implements FormWrite {}
}
