package alfred.archfixtures.core.session;

import alfred.archfixtures.core.odd.Stranger;

/// Breaks: the core has no such part.
public record KnowsAStranger(Stranger other) {}
