package alfred.archfixtures.core.crud;

import alfred.archfixtures.core.context.Reads;

/// Breaks: CRUD and context are beside each other; with Reads a cycle.
public record KnowsTheTalk(Reads other) {}
