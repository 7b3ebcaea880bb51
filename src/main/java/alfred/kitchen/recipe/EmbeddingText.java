package alfred.kitchen.recipe;

import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The text of a recipe or food from which its embedding is computed: name, description, tags and first
/// ingredients.
final class EmbeddingText {
    private static final Map<String, List<String>> COLUMNS = Map.of(
        "recipes", List.of("name", "cuisine", "description", "occasions", "health_tags", "flavor_tags"),
        "ingredients", List.of("name", "aliases", "family", "parent_category"));
    private static final int LINES = 12;

    private EmbeddingText() {}

    static Collection<String> tables() {
        return COLUMNS.keySet();
    }

    /// Returns the texts of the rows that exist, by id.
    static Map<UUID, String> of(String table, Collection<UUID> ids, Rows rows) {
        var wanted = new ArrayList<Object>(ids);
        var inside = table.equals("recipes") ? lines(wanted, rows) : Map.<UUID, List<String>>of();
        var texts = new LinkedHashMap<UUID, String>();
        var columns = COLUMNS.getOrDefault(table, List.of());
        for (var row : rows.read(Query.where(table, new Filter(Row.ID, Operator.IN, wanted)).withColumns(columns))) {
            var parts =
                columns.stream().map(c -> row.texts(c).isEmpty() ? row.text(c) : String.join(", ", row.texts(c)));
            var food = String.join(", ", inside.getOrDefault(row.id(), List.of()));
            texts.put(row.id(), Stream.concat(parts, Stream.of(food)).filter(p -> !p.isBlank() && !p.equals("[]"))
                .collect(Collectors.joining(". ")));
        }
        return texts;
    }

    private static Map<UUID, List<String>> lines(List<Object> recipes, Rows rows) {
        var names = new HashMap<UUID, List<String>>();
        var query = Query.where("recipe_ingredients", new Filter("recipe_id", Operator.IN, recipes))
            .withColumns(List.of("recipe_id", "name"));
        rows.read(query.orderedBy("position")).forEach(line -> {
            var known = names.computeIfAbsent(line.reference("recipe_id").orElseThrow(), _ -> new ArrayList<>());
            if (known.size() < LINES) {
                known.add(line.text("name"));
            }
        });
        return names;
    }
}
