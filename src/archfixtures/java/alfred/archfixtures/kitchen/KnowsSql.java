package alfred.archfixtures.kitchen;

import java.sql.Connection;

/// Breaks: SQL outside the store.
public record KnowsSql(Connection other) {}
