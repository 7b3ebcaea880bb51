package alfred.archfixtures.core.context;

import alfred.archfixtures.core.crud.KnowsTheTalk;

/// Breaks: with KnowsTheTalk a cycle.
public record Reads(KnowsTheTalk other) {}
