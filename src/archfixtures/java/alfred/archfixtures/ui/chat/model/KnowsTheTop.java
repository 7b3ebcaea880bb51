package alfred.archfixtures.ui.chat.model;

import alfred.archfixtures.ui.chat.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
