package alfred.core.crud.read;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.Column;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Sentence;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Converts values from a model, a form or a script to the Java type of their column, or throws a [CrudRefusal]
/// that says what the column takes.
public final class Values {
    private static final int MAX_TEXT = 100_000;
    private static final int MAX_LIST = 2_000;
    /// A time of day as people write it: `18:30`, `7:05`.
    public static final DateTimeFormatter TIME_OF_DAY = DateTimeFormatter.ofPattern("H:mm[:ss]");

    private Values() {}

    /// The column with the given name.
    ///
    /// @throws CrudRefusal if there is none, with a message that lists the columns
    public static Column column(EntityDefinition entity, String name) {
        return entity.column(name).orElseThrow(() -> CrudRefusal.ofField(Kind.UNKNOWN_FIELD, name,
            "refused.field", name, entity.table(), String.join(", ", entity.fieldNames())));
    }

    /// Converts a value. Texts are stripped and may have up to 100,000 characters, lists up to 2,000 items; a
    /// single value for a list becomes a list of one.
    ///
    /// @return the typed value; null for null, or for a blank text unless the column's default is `""`
    /// @throws CrudRefusal if the value does not fit the column
    public static @Nullable Object convert(EntityDefinition entity, Column column, @Nullable Object raw) {
        if (raw == null || raw instanceof String s && s.isBlank() && !keepsBlank(column)) {
            return null;
        }
        return switch (column.type()) {
            case TEXT -> text(entity, column, raw);
            case INTEGER -> whole(entity, column, raw);
            case QUANTITY -> quantity(entity, column, raw);
            case BOOLEAN -> flag(entity, column, raw);
            case DATE -> date(entity, column, raw);
            case TIME -> time(entity, column, raw);
            case TIMESTAMP -> timestamp(entity, column, raw);
            case TEXT_LIST -> texts(entity, column, raw);
            case REFERENCE -> raw instanceof UUID ? raw : refuse(entity, column, raw);
        };
    }

    private static boolean keepsBlank(Column column) {
        return "".equals(column.defaultValue());
    }

    private static Object text(EntityDefinition entity, Column column, Object raw) {
        if (raw instanceof Collection<?> || raw instanceof Map<?, ?>) {
            throw refusal(entity, column, raw);
        }
        var text = checked(entity, column, raw.toString());
        if (column.allowed().isEmpty()) {
            return text;
        }
        return column.allowed().stream().filter(a -> a.equalsIgnoreCase(text.strip())).findFirst()
            .orElseThrow(() -> refusal(entity, column, raw));
    }

    private static String checked(EntityDefinition entity, Column column, String text) {
        if (text.length() > MAX_TEXT || text.indexOf('\0') >= 0) {
            throw CrudRefusal.ofField(Kind.BAD_VALUE, column.name(), "refused.too-long", column.name(), entity,
                MAX_TEXT);
        }
        return text.strip();
    }

    private static Object whole(EntityDefinition entity, Column column, Object raw) {
        var number = fraction(raw).filter(Fraction::isWhole).filter(f -> f.numerator().bitLength() < 32);
        return inRange(entity, column, raw, number).numerator().longValueExact();
    }

    private static Object quantity(EntityDefinition entity, Column column, Object raw) {
        var number = fraction(raw).filter(f -> f.numerator().bitLength() < 60 && f.denominator().bitLength() < 60);
        return inRange(entity, column, raw, number);
    }

    private static Fraction inRange(EntityDefinition entity, Column column, Object raw, Optional<Fraction> number) {
        return number
            .filter(f -> column.least() == null || f.compareTo(Fraction.of(column.least())) >= 0)
            .filter(f -> column.most() == null || f.compareTo(Fraction.of(column.most())) <= 0)
            .orElseThrow(() -> refusal(entity, column, raw));
    }

    private static Optional<Fraction> fraction(Object raw) {
        return switch (raw) {
            case Fraction f -> Optional.of(f);
            case Double d when d.isNaN() || d.isInfinite() -> Optional.empty();
            case Number n -> Optional.of(Fraction.of(new BigDecimal(n.toString())));
            case String s -> Fraction.parse(s);
            default -> Optional.empty();
        };
    }

    private static Object flag(EntityDefinition entity, Column column, Object raw) {
        return switch (raw.toString().toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> refuse(entity, column, raw);
        };
    }

    private static Object date(EntityDefinition entity, Column column, Object raw) {
        try {
            return raw instanceof LocalDate d ? d : LocalDate.parse(raw.toString().strip());
        } catch (DateTimeException _) {
            return refuse(entity, column, raw);
        }
    }

    private static Object time(EntityDefinition entity, Column column, Object raw) {
        try {
            return (raw instanceof LocalTime t ? t : LocalTime.parse(raw.toString().strip(), TIME_OF_DAY))
                .truncatedTo(ChronoUnit.MINUTES);
        } catch (DateTimeException _) {
            return refuse(entity, column, raw);
        }
    }

    private static Object timestamp(EntityDefinition entity, Column column, Object raw) {
        try {
            return raw instanceof OffsetDateTime t ? t : OffsetDateTime.parse(raw.toString().strip());
        } catch (DateTimeException _) {
            return refuse(entity, column, raw);
        }
    }

    private static Object texts(EntityDefinition entity, Column column, Object raw) {
        var items = raw instanceof Collection<?> c ? c : List.of(raw);
        if (items.size() > MAX_LIST) {
            throw refusal(entity, column, items.size() + " items");
        }
        var texts = new ArrayList<String>();
        for (var item : items) {
            if (item == null || item instanceof Collection<?> || item instanceof Map<?, ?>) {
                throw refusal(entity, column, raw);
            }
            var text = checked(entity, column, item.toString());
            if (!text.isEmpty()) {
                texts.add(text);
            }
        }
        return List.copyOf(texts);
    }

    private static Object refuse(EntityDefinition entity, Column column, Object raw) {
        throw refusal(entity, column, raw);
    }

    /// Creates the refusal of a value, with a message that says what the column takes.
    static CrudRefusal refusal(EntityDefinition entity, Column column, @Nullable Object raw) {
        var got = String.valueOf(raw);
        return CrudRefusal.ofField(Kind.BAD_VALUE, column.name(), "refused.value", column.name(), entity,
            takes(column), got.length() > 60 ? got.substring(0, 60) + "…" : got);
    }

    private static Sentence takes(Column column) {
        if (!column.allowed().isEmpty()) {
            return Sentence.of("takes.one-of", String.join(", ", column.allowed()));
        }
        var words = column.type().words();
        if (column.least() == null) {
            return words;
        }
        return column.most() == null ? Sentence.of("takes.from", words, column.least())
            : Sentence.of("takes.from-to", words, column.least(), column.most());
    }
}
