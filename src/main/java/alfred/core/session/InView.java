package alfred.core.session;

import alfred.core.registry.RefEntry;
import java.util.List;

/// A snapshot of the refs and their tiers.
///
/// @param all every ref, including those that are no longer in any tier
public record InView(List<RefEntry> all, List<RefEntry> active, List<RefEntry> generated, List<RefEntry> retained) {}
