package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.measure.Units;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.Shortfall;
import alfred.kitchen.shopping.Staples;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Read-only tool `low_stock`: lists the foods below the household's target amount
/// (spec/data-model.md, what belongs to a line or a food).
///
/// A target is treated as a need, so that shortages are computed as for recipes.
public record LowStock(Foods foods) implements ToolImplementation {
    public static final String NAME = "low_stock";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "Foods of which less is at home than the household wants to keep, with what is missing.", false, List.of());
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var household = new Household(foods, context.rows());
        var targets = context.rows()
            .read(Query.where("ingredients", new Filter("stock_target", Operator.GT, Fraction.ZERO)).orderedBy("name"));
        var needs = targets.stream().map(LowStock::need).toList();
        var missing = Shortfall.of(needs, household.shelf(context.now().toLocalDate()),
            Staples.of(List.of(), household.catalogue()),
            household.densities());
        var rows = missing.stream().filter(s -> !s.maybeAtHome()).map(s -> {
            var target = s.needs().getFirst();
            var food = household.catalogue().exact(target.name());
            var called =
                food.map(household.catalogue()::called).filter(own -> !own.equals(target.name())).orElse(s.name());
            var name = Units.of(target.unit()).isCount() ? FoodSpelling.many(called, household.catalogue().language())
                : called;
            return Row.of("name", name, "quantity", s.quantity(), "unit", s.unit(), "target", target.quantity(),
                "target_unit", target.unit(),
                "category",
                food.map(Food::category).orElse(null), "text", (s.amountText(context.phrases()) + " " + name).strip());
        }).toList();
        return new Outcome("", rows, targets.isEmpty() ? context.phrases().text("tool.no-targets") : "");
    }

    private static Need need(Row food) {
        return new Need(food.text("name"), food.text("name"), food.quantity("stock_target").orElseThrow(),
            food.text("stock_unit"), false);
    }
}
