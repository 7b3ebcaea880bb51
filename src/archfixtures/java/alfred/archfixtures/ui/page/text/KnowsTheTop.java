package alfred.archfixtures.ui.page.text;

import alfred.archfixtures.ui.page.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
