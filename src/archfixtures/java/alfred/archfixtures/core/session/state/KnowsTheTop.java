package alfred.archfixtures.core.session.state;

import alfred.archfixtures.core.session.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
