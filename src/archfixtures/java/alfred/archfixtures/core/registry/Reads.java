package alfred.archfixtures.core.registry;

import alfred.archfixtures.core.crud.KnowsTheTalk;

/// Breaks: below CRUD.
public record Reads(KnowsTheTalk other) {}
