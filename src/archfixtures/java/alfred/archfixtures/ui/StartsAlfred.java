package alfred.archfixtures.ui;

import alfred.archfixtures.Launcher;

/// Breaks: nobody uses the root.
public record StartsAlfred(Launcher other) {}
