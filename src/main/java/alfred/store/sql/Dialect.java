package alfred.store.sql;

import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// What H2 and PostgreSQL say differently. All other SQL of the store is of the subset that both share.
public sealed interface Dialect permits H2Dialect, PostgresDialect {
    Dialect H2 = new H2Dialect();

    /// A statement of a migration in the words of this database.
    String migration(String statement);

    /// A text in lower case, as Java's `toLowerCase` has it.
    String folded(String text);

    /// A text by which rows are sorted and compared: by its characters' numbers, whatever the server's language.
    String sorted(String text);

    /// A text with each match of a regular expression replaced.
    ///
    /// @param literals the expression and its replacement, as two SQL literals with a comma between them
    String replacedAll(String text, String literals);

    /// A moment as it was read, in the offset in which it was written; where that is lost, in this computer's.
    OffsetDateTime moment(OffsetDateTime read);

    /// Takes a conversation for this connection, until it is closed; false if another computer has taken it.
    boolean takes(Sql sql, UUID conversation);

    /// A value in a form that this database can store.
    @Nullable
    Object storable(@Nullable Object value);
}
