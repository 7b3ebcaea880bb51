package alfred.core.crud;

import java.time.OffsetDateTime;

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
}
