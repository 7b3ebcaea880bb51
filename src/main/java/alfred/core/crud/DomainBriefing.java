package alfred.core.crud;

import java.time.OffsetDateTime;

/// What a domain tells every stage about its state: fresh at each turn, and never a promise that a ref exists
/// (spec/context.md, three things kept apart).
public interface DomainBriefing {
    DomainBriefing NONE = new DomainBriefing() {};

    /// Rows have changed: what was counted before no longer holds.
    default void changed() {}

    /// Counts and examples, in a few lines.
    default String snapshot(Rows rows, OffsetDateTime now) {
        return "";
    }

    /// Who is served, in a few lines.
    default String profile(Rows rows) {
        return "";
    }
}
