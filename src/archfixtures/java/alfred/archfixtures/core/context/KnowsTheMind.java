package alfred.archfixtures.core.context;

import alfred.archfixtures.core.reasoner.KnowsTheRoute;

/// Breaks: below the reasoner.
public record KnowsTheMind(KnowsTheRoute other) {}
