package alfred.archfixtures.transfer;

import alfred.archfixtures.store.ShowsAWindow;

/// Breaks: an importer that writes past the core.
public record WritesRows(ShowsAWindow other) {}
