package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.names.NameGrade;
import alfred.kitchen.names.Purpose;
import alfred.kitchen.names.RowFinder;
import alfred.kitchen.shopping.Household;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tool `buy`: adds purchases to the pantry and ticks them off the shopping list, in one step
/// (spec/kitchen-rules.md, tick off).
public record Buy(Foods foods, RowFinder names) implements ToolImplementation {
    public static final String NAME = "buy";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "Puts things into the pantry and ticks them off the shopping list.", true, List.of(
            new DomainTool.Parameter("refs", "list of shopping list refs", false),
            new DomainTool.Parameter("items", "list of {name, quantity, unit} that need not be on the list", false),
            new DomainTool.Parameter("location",
                "pantry, fridge, freezer, counter or cabinet; where the food is kept, where absent", false),
            new DomainTool.Parameter("best_before", "the last day of all items, if it is told", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var household = new Household(foods, context.rows());
        var put = new ArrayList<Row>();
        for (var ref : args.texts("refs")) {
            var line = context.row("shop", ref);
            put.add(Pantry.put(line, args.text("location"), context));
            tick(line, context);
        }
        for (var item : args.items("items")) {
            var need = Pantry.need(household, item, args);
            var listed = listed(need.name(), context, names);
            var line = Row.of("name", need.name(), "quantity", need.quantity(), "unit", need.unit());
            var bought = need.quantity() == null ? listed.orElse(line) : line;
            put.add(Pantry.put(bought.with("expiry_date", args.date("best_before").orElse(null)),
                args.text("location"), context));
            listed.ifPresent(l -> tick(l, context));
        }
        if (put.isEmpty()) {
            throw Args.bad("argument.bought");
        }
        return new Outcome("inv", put, "");
    }

    private static void tick(Row line, Context context) {
        context.writer().update(KitchenEntities.SHOPPING, line.id(),
            Map.of("is_purchased", true, "put_away", context.now().toLocalDate()));
    }

    /// Returns the unticked shopping line that a name denotes; empty if several lines match only partially.
    private static Optional<Row> listed(String name, Context context, RowFinder names) {
        var found = names.find(KitchenEntities.SHOPPING, name, Purpose.CHANGE, context.rows());
        var open = found.isMeant() ? found.rows().stream().filter(line -> !line.isTrue("is_purchased")).toList()
            : List.<Row>of();
        boolean isCertain =
            found.grade() == NameGrade.SAME || found.grade() == NameGrade.EQUIVALENT || open.size() == 1;
        return isCertain ? open.stream().findFirst() : Optional.empty();
    }
}
