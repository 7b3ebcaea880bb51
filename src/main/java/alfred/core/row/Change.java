package alfred.core.row;

import alfred.core.domain.Row;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A change of one row with its images before and after, which suffice to undo it (spec/design.md, decision 5). At
/// least one of them is present, or the constructor throws an [IllegalArgumentException].
///
/// @param before the row before; null for a created row
/// @param after the row after; null for a deleted row
public record Change(String table, UUID id, @Nullable Row before, @Nullable Row after) {
    public Change {
        if (before == null && after == null) {
            throw new IllegalArgumentException("a change has a before or an after");
        }
    }

    public Kind kind() {
        return before == null ? Kind.CREATED : after == null ? Kind.DELETED : Kind.UPDATED;
    }

    /// What happened to the row.
    public enum Kind {
        CREATED, UPDATED, DELETED;

        /// The kind in lower case, as prompts and the headless protocol name it.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// Returns the kind of a [#word()]; empty if there is none.
        public static Optional<Kind> ofWord(String word) {
            return Stream.of(values()).filter(kind -> kind.word().equals(word)).findFirst();
        }
    }

    /// This change and a later one of the same row as one.
    public Change then(Change later) {
        return before == null && later.after == null ? later
            : new Change(table, id, after == null ? later.before : before, later.after);
    }

    /// The change that undoes this one.
    public Change reversed() {
        return new Change(table, id, after, before);
    }
}
