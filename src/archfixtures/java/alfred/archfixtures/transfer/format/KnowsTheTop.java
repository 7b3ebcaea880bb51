package alfred.archfixtures.transfer.format;

import alfred.archfixtures.transfer.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
