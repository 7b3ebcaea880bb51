package alfred.archfixtures.builtin.template;

import alfred.archfixtures.builtin.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
