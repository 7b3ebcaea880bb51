package alfred.kitchen.tool;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.Fraction;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A tool's arguments, validated on access: invalid values throw a [CrudRefusal].
record Args(Map<String, @Nullable Object> values) {
    String text(String name) {
        var value = values.get(name);
        return value == null ? "" : value.toString().strip();
    }

    String required(String name) {
        var text = text(name);
        if (text.isEmpty()) {
            throw bad("argument.missing", name);
        }
        return text;
    }

    List<String> texts(String name) {
        return switch (values.get(name)) {
            case null -> List.of();
            case Collection<?> many ->
                many.stream().map(String::valueOf).map(String::strip).filter(t -> !t.isEmpty()).toList();
            case Object one -> one.toString().isBlank() ? List.of() : List.of(one.toString().strip());
        };
    }

    /// Returns a positive integer; empty if absent or 0. Refuses anything else.
    Optional<Integer> number(String name) {
        var text = text(name);
        if (text.isEmpty() || text.equals("0")) {
            return Optional.empty();
        }
        return Fraction.parse(text).filter(f -> f.isWhole() && f.isPositive() && f.numerator().bitLength() < 20)
            .map(f -> f.numerator().intValue())
            .or(() -> {
                throw bad("argument.number", name, text);
            });
    }

    /// Returns the positive quantity of an item; empty if absent. Refuses anything else.
    Optional<Fraction> quantity(Map<?, ?> item) {
        var raw = item.get("quantity");
        if (raw == null || raw.toString().isBlank()) {
            return Optional.empty();
        }
        return Fraction.parse(raw.toString()).filter(Fraction::isPositive).or(() -> {
            throw bad("argument.amount", raw);
        });
    }

    boolean isTrue(String name) {
        return text(name).equalsIgnoreCase("true");
    }

    List<Map<?, ?>> items(String name) {
        if (!(values.get(name) instanceof Collection<?> many)) {
            return List.of();
        }
        return many.stream().<Map<?, ?>>map(m -> m instanceof Map<?, ?> map ? map : Map.of("name", String.valueOf(m)))
            .toList();
    }

    static String text(Map<?, ?> item, String name) {
        var value = item.get(name);
        return value == null ? "" : value.toString().strip();
    }

    List<LocalDate> dates(String name) {
        try {
            return texts(name).stream().map(LocalDate::parse).toList();
        } catch (DateTimeException _) {
            throw bad("argument.dates", name);
        }
    }

    Optional<LocalDate> date(String name) {
        try {
            return text(name).isEmpty() ? Optional.empty() : Optional.of(LocalDate.parse(text(name)));
        } catch (DateTimeException _) {
            throw bad("argument.date", name);
        }
    }

    /// Returns a refusal of a bad value.
    ///
    /// @param values what the reason names
    static CrudRefusal bad(String key, Object... values) {
        return CrudRefusal.of(Kind.BAD_VALUE, key, values);
    }

    /// Like [#bad], with a message that is in the user's language already.
    static CrudRefusal told(String message) {
        return CrudRefusal.told(Kind.BAD_VALUE, message);
    }
}
