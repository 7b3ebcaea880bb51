package alfred.core.crud;

import alfred.core.domain.DomainTool;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// A computed tool of the domain. A writing one runs in one transaction, as any call does.
public interface ToolImplementation {
    DomainTool tool();

    /// @throws CrudRefusal where the arguments do not fit, in words
    Outcome run(Map<String, @Nullable Object> args, Context context);

    /// Rows for the answer; an `id` in them is of the given type, other ids are left out.
    ///
    /// @param message a sentence about the whole; `""` for none
    record Outcome(String type, List<Row> rows, String message) {}

    /// What a tool may look at and write with.
    interface Context {
        Rows rows();

        /// Refuses where the tool only reads.
        Writer writer();

        OffsetDateTime now();

        /// In which the user is told what came of it.
        Phrasebook phrases();

        /// The stored row behind a ref with its children, or an unsaved draft's content (without an id).
        Row row(String ref);

        /// As [#row(String)], for a ref that has to be of a type.
        default Row row(String type, String ref) {
            if (!typeOf(ref).equals(type)) {
                throw new CrudRefusal(CrudRefusal.Kind.UNKNOWN_REF, "\"" + ref + "\" is no " + type + ".");
            }
            return row(ref);
        }

        Optional<Row> draft(String ref);

        /// The stored row's id; refuses an unsaved draft.
        UUID id(String ref);

        /// The ref's type, such as `recipe`.
        String typeOf(String ref);

        /// Says that the row was made from the draft, whose ref it keeps.
        void promote(String draft, Row saved);
    }
}
