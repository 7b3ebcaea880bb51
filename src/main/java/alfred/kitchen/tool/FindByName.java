package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.DomainTool;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.names.NameMatches;
import alfred.kitchen.names.Purpose;
import alfred.kitchen.names.RowFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Read-only tool `find_by_name`: finds the rows that names denote. Merely similar rows are marked as such.
///
/// Beside its own columns, each row has `wanted`, the name that found it; `match`, the grade of the match; `sure`,
/// true if the name certainly denotes it; and `asked`, true if the user has to confirm it before it is changed.
public record FindByName(RowFinder finder) implements ToolImplementation {
    public static final String NAME = "find_by_name";
    public static final String WANTED = "wanted";
    public static final String MATCH = "match";
    public static final String SURE = "sure";
    public static final String ASKED = "asked";
    private static final Set<String> FULL = Set.of("instructions", "image");
    private static final List<EntityDefinition> ENTITIES =
        List.of(KitchenEntities.RECIPE, KitchenEntities.INVENTORY, KitchenEntities.SHOPPING,
            KitchenEntities.TASK);

    /// Creates a call of this tool.
    ///
    /// @param purpose `list` for all rows that the names denote, `refer` for one row each, `change` or `delete` for
    ///     rows about to be written
    public static ToolCall call(String table, List<String> names, String purpose) {
        return ToolCall.domain(NAME, Map.of("table", table, "names", names, "for", purpose));
    }

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "Rows by what they are called, by word; says of each how sure that is.", false,
            List.of(
                new DomainTool.Parameter("table", "recipes, inventory, shopping_list or tasks", true),
                new DomainTool.Parameter("names", "list of names as the user said them", true),
                new DomainTool.Parameter("for", "list, refer, change or delete", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var table = args.required("table");
        var entity = ENTITIES.stream().filter(e -> e.table().equals(table)).findFirst()
            .orElseThrow(
                () -> Args.bad("argument.table", table));
        var names = args.texts("names");
        if (names.isEmpty()) {
            throw Args.bad("argument.names");
        }
        var purpose = Purpose.of(args.text("for"));
        var rows = new ArrayList<Row>();
        var missing = new ArrayList<String>();
        for (var found : finder.find(entity, names, purpose, context.rows())) {
            found.rows().forEach(row -> rows.add(shown(entity, row, found, purpose)));
            if (found.rows().isEmpty()) {
                missing.add(found.name());
            }
        }
        return new Outcome(entity.type(), rows, missing.isEmpty() || rows.isEmpty() ? ""
            : context.phrases().text("core.not-there", context.phrases().list(missing)));
    }

    /// Returns the row with its match, without long columns and references.
    private static Row shown(EntityDefinition entity, Row row, NameMatches found, Purpose purpose) {
        var columns = entity.fieldNames().stream()
            .filter(column -> !FULL.contains(column) && row.reference(column).isEmpty()).toList();
        return row.only(Stream.concat(Stream.of(Row.ID), columns.stream()).toList())
            .with(WANTED, found.name()).with(MATCH, found.grade().name().toLowerCase(Locale.ROOT))
            .with(SURE, found.isMeant() ? true : null)
            .with(ASKED, !found.isMeant() && purpose != Purpose.LIST ? true : null);
    }
}
