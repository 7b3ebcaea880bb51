package alfred.store;

import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.Database;
import alfred.store.database.TestDatabases;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.IntStream;

/// Stores and seeded rows for tests.
public final class Kitchens {
    public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-12T09:30:00Z"), ZoneOffset.UTC);
    private static final List<String> WORDS = List.of(
        "Butter", "butter", "Peanut Butter", "50% off", "a_b", "back\\slash", "Crème brûlée", "", "egg\nyolk");

    private Kitchens() {}

    public static SqlStore inMemory() {
        return on(TestDatabases.empty());
    }

    public static SqlStore on(Database database) {
        return new SqlStore(database, KitchenEntities.ALL, CLOCK);
    }

    /// A row of an entity without references, with values of every type, some absent.
    public static Row random(EntityDefinition entity, SplittableRandom random) {
        var values = new LinkedHashMap<String, Object>();
        for (var column : entity.columns()) {
            boolean isGiven = column.isRequired() || random.nextInt(3) > 0;
            if (isGiven && column.type() != ColumnType.REFERENCE) {
                values.put(column.name(), value(column, random));
            }
        }
        return new Row(values);
    }

    public static Object value(Column column, SplittableRandom random) {
        return switch (column.type()) {
            case TEXT -> word(random);
            case INTEGER -> (long) random.nextInt(6);
            case QUANTITY -> random.nextInt(4) == 0
                ? Fraction.of(random.nextLong(1, 1_000_000_000_000L), random.nextLong(1, 1_000_000))
                : Fraction.of(random.nextInt(-4, 9), random.nextInt(1, 4));
            case BOOLEAN -> random.nextBoolean();
            case DATE -> LocalDate.of(2026, 1, 1).plusDays(random.nextInt(8));
            case TIME -> LocalTime.of(random.nextInt(24), random.nextInt(60));
            case TIMESTAMP -> OffsetDateTime.of(2026, 1, 1 + random.nextInt(3), random.nextInt(3), 0, 0, 123_456_000,
                ZoneOffset.ofHours(random.nextInt(-3, 4)));
            case TEXT_LIST -> IntStream.range(0, random.nextInt(4)).mapToObj(_ -> word(random)).toList();
            case REFERENCE -> new UUID(random.nextLong(), random.nextLong());
        };
    }

    private static String word(SplittableRandom random) {
        return WORDS.get(random.nextInt(WORDS.size()));
    }
}
