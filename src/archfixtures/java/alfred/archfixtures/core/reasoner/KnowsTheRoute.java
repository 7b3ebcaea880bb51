package alfred.archfixtures.core.reasoner;

import alfred.archfixtures.core.pipeline.KnowsTheSession;

/// Breaks: below the pipeline.
public record KnowsTheRoute(KnowsTheSession other) {}
