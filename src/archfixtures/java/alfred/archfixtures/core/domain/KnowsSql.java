package alfred.archfixtures.core.domain;

import java.sql.Connection;

/// Breaks: the core knows no SQL.
public record KnowsSql(Connection other) {}
