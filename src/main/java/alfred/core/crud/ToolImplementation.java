package alfred.core.crud;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.write.Writer;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Rows;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// A computed tool of the domain. Like any call, one that writes runs in a single transaction.
public interface ToolImplementation {
    DomainTool tool();

    /// Runs the tool.
    ///
    /// @throws CrudRefusal if the arguments are not valid, with a message that says why
    Outcome run(Map<String, @Nullable Object> args, Context context);

    /// Fills in what a model's call leaves out although the user's words say it.
    ///
    /// @param words the user's own words in this turn
    default Map<String, @Nullable Object> completed(Map<String, @Nullable Object> args, String words) {
        return args;
    }

    /// Names what this tool has computed to be written, where a part of it was written and this was not; empty for
    /// nothing.
    ///
    /// @param results the calls of a turn, in order
    default List<String> leftOut(List<ToolResult> results) {
        return List.of();
    }

    /// The rows returned to the caller. An `id` in them refers to a row of the given type; other ids are left out.
    ///
    /// @param message a sentence about the result; `""` for none
    record Outcome(String type, List<Row> rows, String message) {}

    /// The access of a tool to rows and drafts.
    interface Context {
        Rows rows();

        /// The writer of the call.
        ///
        /// @throws IllegalStateException if the tool is declared as read-only
        Writer writer();

        OffsetDateTime now();

        /// The sentences for messages to the user.
        Phrasebook phrases();

        /// The stored row of a ref with its children, or the content of an unsaved draft, without an id.
        ///
        /// @throws CrudRefusal if the ref is unknown or its row no longer exists
        Row row(String ref);

        /// Like [#row(String)], for a ref of a given type.
        ///
        /// @throws CrudRefusal if the ref has another type
        default Row row(String type, String ref) {
            if (!typeOf(ref).equals(type)) {
                throw CrudRefusal.of(CrudRefusal.Kind.UNKNOWN_REF, "refused.is-no", ref, type);
            }
            return row(ref);
        }

        /// The content of an unsaved draft; empty for any other or an unknown ref.
        Optional<Row> draft(String ref);

        /// The id of a stored row.
        ///
        /// @throws CrudRefusal if the ref is unknown or an unsaved draft
        UUID id(String ref);

        /// The type of a ref, such as `recipe`.
        ///
        /// @throws CrudRefusal if the ref is unknown
        String typeOf(String ref);

        /// Declares that a row was created from a draft, so that it keeps the draft's ref.
        void promote(String draft, Row saved);
    }
}
