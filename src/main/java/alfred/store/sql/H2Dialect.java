package alfred.store.sql;

import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// H2, whose words the migrations use.
final class H2Dialect implements Dialect {
    @Override
    public String migration(String statement) {
        return statement;
    }

    @Override
    public String folded(String text) {
        return "LOWER(" + text + ")";
    }

    @Override
    public String sorted(String text) {
        return text;
    }

    @Override
    public String replacedAll(String text, String literals) {
        return "REGEXP_REPLACE(" + text + ", " + literals + ")";
    }

    @Override
    public OffsetDateTime moment(OffsetDateTime read) {
        return read;
    }

    @Override
    public boolean takes(Sql sql, UUID conversation) {
        return true;
    }

    @Override
    public @Nullable Object storable(@Nullable Object value) {
        return value;
    }
}
