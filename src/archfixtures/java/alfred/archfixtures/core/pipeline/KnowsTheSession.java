package alfred.archfixtures.core.pipeline;

import alfred.archfixtures.core.session.KnowsTheKitchen;

/// Breaks: below the session.
public record KnowsTheSession(KnowsTheKitchen other) {}
