package alfred.archfixtures.store;

import alfred.archfixtures.ui.CrossesByItself;

/// Breaks: the store sees the window.
public record ShowsAWindow(CrossesByItself other) {}
