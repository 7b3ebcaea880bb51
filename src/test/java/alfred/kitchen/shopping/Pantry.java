package alfred.kitchen.shopping;

import alfred.core.domain.Fraction;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.ingredient.ParsedAmount;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Needs and lots from lines of text, linked by the standard catalogue.
final class Pantry {
    static final FoodCatalogue CATALOGUE = FoodCatalogue.standard();
    static final LocalDate TODAY = LocalDate.of(2026, 11, 20);

    private Pantry() {}

    static Need need(String line) {
        var parsed = IngredientLine.parse(line);
        var amount = parsed.mainAmount().orElse(null);
        var quantity = amount == null ? null : amount.quantityMax() == null ? amount.quantity() : amount.quantityMax();
        return new Need(parsed.name(), key(parsed.name()), quantity, unit(amount), parsed.optional());
    }

    static List<Need> needs(String... lines) {
        return Arrays.stream(lines).map(Pantry::need).toList();
    }

    /// `500 g butter` in a place of no matter, expiring in so many days; null for no date.
    static Lot lot(String line, @Nullable Integer days) {
        var need = need(line);
        return new Lot(line, need.name(), need.foodKey(), need.quantity(), need.unit(), "pantry",
            days == null ? null : TODAY.plusDays(days));
    }

    static List<Lot> stock(String... lines) {
        return Arrays.stream(lines).map(line -> lot(line, null)).toList();
    }

    static Staples staples(String... names) {
        return Staples.of(List.of(names), CATALOGUE);
    }

    static Fraction fraction(String text) {
        return Fraction.parse(text).orElseThrow();
    }

    private static String unit(@Nullable ParsedAmount amount) {
        return amount == null ? "" : amount.unit().name();
    }

    private static @Nullable String key(String name) {
        return CATALOGUE.confident(name).map(food -> food.name()).orElse(null);
    }
}
