package alfred.archfixtures.core.crud;

import alfred.archfixtures.core.context.Reads;

/// Breaks: below the context; with Reads a cycle.
public record KnowsTheTalk(Reads other) {}
