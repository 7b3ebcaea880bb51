package alfred.archfixtures.command;

import alfred.archfixtures.ui.OpensTheStore;

/// Breaks: a command opens a window.
public record OpensAWindow(OpensTheStore other) {}
