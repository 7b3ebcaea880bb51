package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.shopping.Cookable;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Lot;
import alfred.kitchen.shopping.SavedRecipes;
import alfred.kitchen.shopping.Shortage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Read-only tool `what_can_i_cook`: lists saved recipes that can be cooked from the food at home, those that use
/// expiring food first.
public record WhatCanICook(Foods foods, SavedRecipes recipes) implements ToolImplementation {
    public static final String NAME = "what_can_i_cook";
    private static final int MAX_RESULTS = 40;

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "Saved recipes that can be cooked with what is at home, those that use expiring food first.", false,
            List.of(new DomainTool.Parameter("missing", "how many foods may be missing: 0, 1 or 2; 0 where absent", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        int missing = new Args(raw).number("missing").orElse(0);
        var household = new Household(foods, context.rows());
        var ranked = Cookable.rank(recipes.all(context.rows()), household.atHome(), household.staples(), household.densities(), context.now()
            .toLocalDate(), missing);
        var more = ranked.size() > MAX_RESULTS ? context.phrases().text("tool.more-fit", ranked.size() - MAX_RESULTS) : "";
        return new Outcome("recipe", ranked.stream().limit(MAX_RESULTS).map(WhatCanICook::row).toList(), more);
    }

    private static Row row(Cookable.Ranked ranked) {
        return Row.of(Row.ID, ranked.dish().id(), "name", ranked.dish().name(), "missing_count", (long) ranked.missing().size(),
            "missing", ranked.missing().stream().map(Shortage::name).toList(), "uses_soon", ranked.expiring().stream().map(Lot::name).distinct()
                .toList());
    }
}
