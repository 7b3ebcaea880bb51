package alfred.archfixtures.ui;

import alfred.archfixtures.store.ShowsAWindow;

/// Breaks: a window that sees the store.
public record OpensTheStore(ShowsAWindow other) {}
