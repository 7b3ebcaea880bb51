package alfred.archfixtures.store.sql;

import alfred.archfixtures.store.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
