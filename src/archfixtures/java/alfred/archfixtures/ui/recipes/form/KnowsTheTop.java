package alfred.archfixtures.ui.recipes.form;

import alfred.archfixtures.ui.recipes.Top;

/// Breaks: a room that uses what stands above it.
public record KnowsTheTop(Top other) {}
