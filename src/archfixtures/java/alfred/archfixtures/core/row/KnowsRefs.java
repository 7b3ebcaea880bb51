package alfred.archfixtures.core.row;

import alfred.archfixtures.core.registry.Reads;

/// Breaks: below the registry.
public record KnowsRefs(Reads other) {}
