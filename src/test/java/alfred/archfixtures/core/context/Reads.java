package alfred.archfixtures.core.context;

import alfred.archfixtures.core.crud.KnowsTheTalk;

/// Breaks: context and CRUD are beside each other; with KnowsTheTalk a cycle.
public record Reads(KnowsTheTalk other) {}
