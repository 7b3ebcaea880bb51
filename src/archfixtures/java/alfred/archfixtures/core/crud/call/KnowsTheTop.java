package alfred.archfixtures.core.crud.call;

import alfred.archfixtures.core.crud.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
