package alfred.store.sql;

import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.ParsedParameters;
import org.jdbi.v3.core.statement.ParsedSql;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.TemplateEngine;

/// Jdbi without the features that the store does not use: templates, named parameters and mappers.
///
/// The store's SQL is generated from the entity definitions and needs no parsing. Jdbi's own parser is an ANTLR
/// grammar that costs a third of a second in a cold start (`src/docs/decisions/jdbi-trimmed.md`).
public final class LeanJdbi {
    private LeanJdbi() {}

    public static Jdbi over(ConnectionFactory connections) {
        var jdbi = Jdbi.create(connections);
        jdbi.setStatementBuilderFactory(_ -> new StatementCache());
        jdbi.getConfig(SqlStatements.class).setTemplateEngine(TemplateEngine.NOP).setSqlParser(new AsWritten());
        return jdbi;
    }

    /// Passes statements through unchanged. Their `?` placeholders are the driver's; [Sql] binds them.
    private static final class AsWritten implements SqlParser {
        private static final ParsedParameters NONE = ParsedParameters.positional(0);

        @Override
        public ParsedSql parse(String sql, StatementContext context) {
            return ParsedSql.of(sql, NONE);
        }

        @Override
        public String nameParameter(String rawName, StatementContext context) {
            throw new UnsupportedOperationException("values have no names here");
        }
    }
}
