package alfred.store.sql;

import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// PostgreSQL from version 14.
///
/// @param folding the collation that knows the lower case of all letters, quoted; empty if the database's own does
public record PostgresDialect(Optional<String> folding) implements Dialect {
    private static final String KNOWS_LETTERS = "LOWER('ÄÉŽ'%s) = 'äéž'";
    private static final String CANDIDATES = """
        SELECT quote_ident(collname) FROM pg_collation
        WHERE collname IN ('und-x-icu', 'C.UTF-8', 'C.utf8', 'pg_c_utf8', 'en_US.utf8') AND collencoding IN (-1, 6)
        ORDER BY collname = 'und-x-icu' DESC, collname""";

    /// Finds out how the database of a connection folds letters: one with the locale `C` folds only those of English.
    public static PostgresDialect of(Sql sql) {
        if (isTrue(sql, KNOWS_LETTERS.formatted(""))) {
            return new PostgresDialect(Optional.empty());
        }
        return new PostgresDialect(sql.list(CANDIDATES, List.of(), r -> r.getString(1)).stream()
            .filter(name -> isTrue(sql, KNOWS_LETTERS.formatted(" COLLATE " + name))).findFirst());
    }

    private static boolean isTrue(Sql sql, String condition) {
        return sql.first("SELECT " + condition, List.of(), r -> r.getBoolean(1)).orElse(false);
    }

    @Override
    public String migration(String statement) {
        // PostgreSQL numbers rows without writing to the disk each time; reserved numbers would only spoil their order
        return statement.replace("VARBINARY", "BYTEA").replaceFirst("SET CACHE \\d+", "SET CACHE 1");
    }

    @Override
    public String folded(String text) {
        return "LOWER(" + text + folding.map(name -> " COLLATE " + name).orElse("") + ")";
    }

    @Override
    public String sorted(String text) {
        return text + " COLLATE \"C\"";
    }

    @Override
    public String replacedAll(String text, String literals) {
        return "REGEXP_REPLACE(" + text + ", " + literals + ", 'g')";
    }

    @Override
    public OffsetDateTime moment(OffsetDateTime read) {
        return read.atZoneSameInstant(ZoneId.systemDefault()).toOffsetDateTime();
    }

    @Override
    public boolean takes(Sql sql, UUID conversation) {
        return sql.first("SELECT pg_try_advisory_lock(?)",
            List.of(conversation.getMostSignificantBits() ^ conversation.getLeastSignificantBits()),
            r -> r.getBoolean(1)).orElse(false);
    }

    /// PostgreSQL has no text with the character 0, nor with half of a pair of surrogates.
    @Override
    public @Nullable Object storable(@Nullable Object value) {
        if (value instanceof String[] texts) {
            var storable = new String[texts.length];
            for (int i = 0; i < texts.length; i++) {
                storable[i] = storable(texts[i]);
            }
            return storable;
        }
        return value instanceof String text ? storable(text) : value;
    }

    private static String storable(String text) {
        boolean isPlain = text.chars().noneMatch(c -> c == 0 || Character.isSurrogate((char) c));
        if (isPlain) {
            return text;
        }
        return text.codePoints()
            .map(c -> c == 0 || c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE ? 0xFFFD : c)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }
}
