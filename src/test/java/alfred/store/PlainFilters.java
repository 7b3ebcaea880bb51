package alfred.store;

import alfred.core.crud.Filter;
import alfred.core.crud.Query;
import alfred.core.domain.Column;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The operators' meaning in plain Java, to hold the SQL against.
final class PlainFilters {
    static final List<String> PATTERNS = List.of(
        "butter", "BUT%", "%ter", "_utter", "50\\%", "50%", "a_b", "a\\_b", "\\", "back\\\\s%", "crème%", "%", "", "egg\nyolk", "%yolk");

    private PlainFilters() {}

    static boolean match(EntityDefinition entity, Row row, Query query) {
        return query.filters().stream().allMatch(f -> match(entity, row, f))
            && (query.orFilters().isEmpty() || query.orFilters().stream().anyMatch(f -> match(entity, row, f)));
    }

    private static boolean match(EntityDefinition entity, Row row, Filter filter) {
        var column = entity.column(filter.field()).orElseThrow();
        var value = row.get(filter.field()).filter(v -> !v.equals(List.of())).orElse(null);
        return switch (filter.op()) {
            case IS_NULL -> value == null;
            case IS_NOT_NULL -> value != null;
            case EQ -> isOneOf(row.get(filter.field()).orElse(null), List.of(filter.value()));
            case NE -> !isOneOf(row.get(filter.field()).orElse(null), List.of(filter.value()));
            case IN -> isOneOf(row.get(filter.field()).orElse(null), (List<?>) filter.value());
            case NOT_IN -> !isOneOf(row.get(filter.field()).orElse(null), (List<?>) filter.value());
            case GT -> value != null && compare(value, filter.value()) > 0;
            case LT -> value != null && compare(value, filter.value()) < 0;
            case GE -> value != null && compare(value, filter.value()) >= 0;
            case LE -> value != null && compare(value, filter.value()) <= 0;
            case ILIKE -> texts(column, row).stream().anyMatch(text -> isLike(text, (String) filter.value()));
            case CONTAINS -> texts(column, row).stream().anyMatch(text -> contains(column, text, (String) filter.value()));
            case SIMILAR -> throw new IllegalArgumentException();
        };
    }

    private static boolean isOneOf(Object value, List<?> wanted) {
        return value != null && wanted.stream().anyMatch(w -> switch (w) {
            case OffsetDateTime t -> t.isEqual((OffsetDateTime) value);
            case String text -> text.toLowerCase(Locale.ROOT).equals(value.toString().toLowerCase(Locale.ROOT));
            default -> w.equals(value);
        });
    }

    private static int compare(Object value, Object other) {
        return switch (value) {
            case String text -> text.compareTo((String) other);
            case Long number -> number.compareTo((Long) other);
            case Fraction fraction -> fraction.compareTo((Fraction) other);
            case LocalDate date -> date.compareTo((LocalDate) other);
            case LocalTime time -> time.compareTo((LocalTime) other);
            case OffsetDateTime time -> time.toInstant().compareTo(((OffsetDateTime) other).toInstant());
            default -> throw new IllegalArgumentException();
        };
    }

    private static List<String> texts(Column column, Row row) {
        return switch (column.type()) {
            case TEXT_LIST -> row.texts(column.name()).stream().map(PlainFilters::line).toList();
            default -> row.get(column.name()).map(Object::toString).stream().toList();
        };
    }

    private static boolean contains(Column column, String text, String wanted) {
        return switch (column.type()) {
            case TEXT_LIST -> text.equalsIgnoreCase(line(wanted));
            default -> text.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
        };
    }

    private static String line(String text) {
        return text.replace('\n', ' ');
    }

    private static boolean isLike(String text, String pattern) {
        var regex = new StringBuilder();
        boolean hasWildcard = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\\' && i + 1 < pattern.length() && "%_\\".indexOf(pattern.charAt(i + 1)) >= 0) {
                regex.append(Pattern.quote(String.valueOf(pattern.charAt(++i))));
            } else if (c == '%' || c == '_') {
                hasWildcard = true;
                regex.append(c == '%' ? ".*" : ".");
            } else {
                regex.append(Pattern.quote(String.valueOf(c == '\n' && text.indexOf('\n') < 0 ? ' ' : c)));
            }
        }
        var compiled = Pattern.compile(regex.toString(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
        return hasWildcard ? compiled.matcher(text).matches() : compiled.matcher(text).find();
    }
}
