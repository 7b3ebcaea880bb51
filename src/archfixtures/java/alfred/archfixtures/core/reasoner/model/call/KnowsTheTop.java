package alfred.archfixtures.core.reasoner.model.call;

import alfred.archfixtures.core.reasoner.model.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
