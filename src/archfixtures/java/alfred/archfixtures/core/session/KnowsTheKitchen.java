package alfred.archfixtures.core.session;

import alfred.archfixtures.kitchen.KnowsSql;

/// Breaks: the core knows the domain.
public record KnowsTheKitchen(KnowsSql other) {}
