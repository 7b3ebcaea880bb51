package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation.Context;
import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.shopping.Deduction;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Puts into the pantry what was bought, and takes out what is used: first the lot that expires first; a lot that
/// reaches zero is deleted (spec/kitchen-rules.md, used up).
final class Pantry {
    private static final EntityDefinition LOTS = KitchenEntities.INVENTORY;

    private Pantry() {}

    /// Adds what was bought.
    ///
    /// @param bought a line of the shopping list, or a row like one; without a quantity it is one
    /// @param location where it goes; `""` for where the food is kept
    static Row put(Row bought, String location, Context context) {
        return context.writer().add(LOTS,
            Row.of("name", bought.text("name"), "quantity", bought.quantity("quantity").orElse(Fraction.ONE),
                "unit", bought.text("unit"), "location", location.isEmpty() ? null : location, "purchase_date",
                context.now().toLocalDate(),
                "ingredient_id", bought.reference("ingredient_id").orElse(null),
                "expiry_date", bought.date("expiry_date").orElse(null)));
    }

    static void apply(Deduction deduction, Context context) {
        for (var change : deduction.changes()) {
            var id = (UUID) change.lot().id();
            if (change.isUsedUp()) {
                context.writer().delete(LOTS, id);
            } else {
                Map<String, @Nullable Object> set = new LinkedHashMap<>();
                set.put("quantity", change.remaining());
                context.writer().update(LOTS, id, set);
            }
        }
    }

    /// Throws a [CrudRefusal] if the stock does not cover the deduction. Call before [#apply].
    static void requireEnough(Deduction deduction, Context context) {
        if (!deduction.isComplete()) {
            throw CrudRefusal.told(Kind.NOT_ALLOWED, sentence(deduction.untaken(), context.phrases()));
        }
    }

    /// Returns the localised explanation of the parts that could not be taken; empty if there are none.
    static String sentence(List<Deduction.Untaken> untaken, Phrasebook phrases) {
        var words = new RowFormatter(phrases);
        var absent = untaken.stream().filter(u -> u.reason() == Deduction.Reason.NOT_AT_HOME)
            .map(u -> u.need().name()).distinct().toList();
        boolean areSeveral = absent.size() > 1;
        var none = Stream.of(phrases.text("tool.none-at-home", String.join(", ", absent))).filter(_ -> areSeveral);
        var others = untaken.stream().filter(u -> !areSeveral || u.reason() != Deduction.Reason.NOT_AT_HOME);
        return Stream.concat(none, others.map(u -> switch (u.reason()) {
            case NOT_AT_HOME -> phrases.text("tool.not-at-home", u.need().name());
            case UNITS_DIFFER -> phrases.text("tool.units-differ", u.need().name());
            case NOT_ENOUGH ->
                phrases.text("tool.more-than-there-is", words.amount(u.quantity(), u.need().unit()), u.need().name());
        })).collect(Collectors.joining(" "));
    }

    static Need need(Household household, Map<?, ?> item, Args args) {
        var name = Args.text(item, "name");
        if (name.isEmpty()) {
            throw Args.bad("argument.item-name");
        }
        var food = household.catalogue().confident(name).map(f -> f.name()).orElse(null);
        return new Need(name, food, args.quantity(item).orElse(null), Args.text(item, "unit"), false);
    }
}
