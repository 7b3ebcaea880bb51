package alfred.archfixtures.wiring;

import alfred.archfixtures.Launcher;

/// Breaks: what is put together starts the program.
public record StartsAlfred(Launcher other) {}
