package alfred.core.session;

import alfred.core.registry.RefEntry;
import java.util.List;

/// Refs and their tiers as they are at one moment.
///
/// @param all those that are in no tier any more included
public record InView(List<RefEntry> all, List<RefEntry> active, List<RefEntry> generated, List<RefEntry> retained) {}
