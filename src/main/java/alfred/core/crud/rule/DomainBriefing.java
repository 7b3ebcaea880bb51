package alfred.core.crud.rule;

import alfred.core.domain.BypassMode;
import alfred.core.domain.Row;
import alfred.core.row.Rows;
import java.time.OffsetDateTime;
import java.util.Map;

/// A domain's summary of its state for every stage. Computed at each turn, and no guarantee that a ref exists
/// (spec/context.md, three things kept apart).
public interface DomainBriefing {
    DomainBriefing NONE = new DomainBriefing() {};

    /// Invalidates cached counts after rows have changed.
    default void changed() {}

    /// The current counts with examples, in a few lines; `""` for none.
    default String snapshot(Rows rows, OffsetDateTime now) {
        return "";
    }

    /// A description of the users, in a few lines; `""` for none.
    default String profile(Rows rows) {
        return "";
    }

    /// What a bypass mode of the domain has at hand, in a few lines; `""` for none.
    ///
    /// @param subject what is talked about, with its children; empty for nothing in particular
    /// @param numbers the numbers that belong to the mode, by name
    /// @param said the user's message
    default String bypass(BypassMode mode, Row subject, Map<String, Integer> numbers, String said, Rows rows,
        OffsetDateTime now) {
        return "";
    }
}
