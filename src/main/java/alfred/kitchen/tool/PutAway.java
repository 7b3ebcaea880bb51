package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Tool `put_away`: clears the ticked lines off the shopping list, and puts into the pantry what is not there yet
/// (spec/kitchen-rules.md, tick off). The window's button runs it too.
public record PutAway() implements ToolImplementation {
    public static final String NAME = "put_away";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "Puts all that is ticked on the shopping list into the pantry, and takes it off the list.", true,
            List.of());
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> args, Context context) {
        var ticked =
            context.rows().read(Query.where(KitchenEntities.SHOPPING.table(), Filter.eq("is_purchased", true)));
        var put =
            ticked.stream().filter(line -> !line.has("put_away")).map(line -> Pantry.put(line, "", context)).toList();
        ticked.forEach(line -> context.writer().delete(KitchenEntities.SHOPPING, line.id()));
        return new Outcome(KitchenEntities.INVENTORY.type(),
            put.stream().map(lot -> Row.of(Row.ID, lot.id()).overlaidBy(lot)).toList(), "");
    }
}
