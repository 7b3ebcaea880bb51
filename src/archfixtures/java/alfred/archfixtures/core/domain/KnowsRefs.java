package alfred.archfixtures.core.domain;

import alfred.archfixtures.core.registry.Reads;

/// Breaks: below the registry.
public record KnowsRefs(Reads other) {}
