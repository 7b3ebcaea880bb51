package alfred.store.raw;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.h2.util.DateTimeUtils;
import org.h2.value.Value;
import org.h2.value.ValueArray;
import org.h2.value.ValueDate;
import org.h2.value.ValueNull;
import org.h2.value.ValueTime;
import org.h2.value.ValueTimestampTimeZone;
import org.h2.value.ValueUuid;
import org.jspecify.annotations.Nullable;

/// Converts H2 values to Java values. Only plain types are accepted: none that H2 would have to look up or
/// deserialise.
final class RawValue {
    private RawValue() {}

    /// Returns the Java value; null for SQL `NULL`.
    ///
    /// @throws IllegalArgumentException for a type that Alfred's tables do not use
    static @Nullable Object of(@Nullable Value value) {
        if (value == null || value == ValueNull.INSTANCE) {
            return null;
        }
        return switch (value.getValueType()) {
            case Value.VARCHAR -> value.getString();
            case Value.BIGINT -> value.getLong();
            case Value.INTEGER -> value.getInt();
            case Value.BOOLEAN -> value.getBoolean();
            case Value.NUMERIC -> value.getBigDecimal();
            case Value.VARBINARY -> value.getBytes();
            case Value.UUID -> ((ValueUuid) value).getUuid();
            case Value.DATE -> date(((ValueDate) value).getDateValue());
            case Value.TIME -> LocalTime.ofNanoOfDay(((ValueTime) value).getNanos());
            case Value.TIMESTAMP_TZ -> timestamp((ValueTimestampTimeZone) value);
            case Value.ARRAY -> texts((ValueArray) value);
            default -> throw new IllegalArgumentException("a type of value that no table of ours has");
        };
    }

    private static LocalDate date(long value) {
        return LocalDate.of(DateTimeUtils.yearFromDateValue(value), DateTimeUtils.monthFromDateValue(value),
            DateTimeUtils.dayFromDateValue(value));
    }

    private static OffsetDateTime timestamp(ValueTimestampTimeZone value) {
        return OffsetDateTime.of(date(value.getDateValue()), LocalTime.ofNanoOfDay(value.getTimeNanos()),
            ZoneOffset.ofTotalSeconds(value.getTimeZoneOffsetSeconds()));
    }

    private static List<String> texts(ValueArray array) {
        var texts = new ArrayList<String>();
        for (var item : array.getList()) {
            if (item.getValueType() != Value.VARCHAR) {
                throw new IllegalArgumentException("a list of something else than texts");
            }
            texts.add(item.getString());
        }
        return texts;
    }
}
