package alfred.transfer;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.transfer.format.ImportedRecipe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The recipes that are there already, by name, to tell duplicates.
final class Cookbook {
    private final Function<Query, List<Row>> rows;
    private final Map<String, List<Row>> byName = new HashMap<>();
    private @Nullable Map<UUID, List<String>> lines;

    Cookbook(Function<Query, List<Row>> rows) {
        this.rows = rows;
        rows.apply(Query.all("recipes").withColumns(List.of("name", "instructions")))
            .forEach(row -> byName.computeIfAbsent(key(row.text("name")), _ -> new ArrayList<>()).add(row));
    }

    static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    boolean has(String name) {
        return byName.containsKey(key(name));
    }

    /// Returns the one recipe of a name; empty if there is none, or several.
    Optional<UUID> only(String name) {
        var all = byName.getOrDefault(key(name), List.of());
        return all.size() == 1 ? Optional.of(all.getFirst().id()) : Optional.empty();
    }

    /// Whether a recipe with the same name, steps and ingredient lines is there.
    boolean hasSame(ImportedRecipe recipe) {
        return byName.getOrDefault(key(recipe.name()), List.of()).stream()
            .anyMatch(row -> row.texts("instructions").equals(recipe.steps())
                && lines(row.id()).equals(recipe.ingredients().stream().filter(line -> !line.endsWith(":")).toList()));
    }

    private List<String> lines(UUID recipe) {
        if (lines == null) {
            var all = new HashMap<UUID, List<String>>();
            for (var line : rows.apply(
                Query.all("recipe_ingredients").withColumns(List.of("recipe_id", "raw_text")).orderedBy("position"))) {
                line.reference("recipe_id")
                    .ifPresent(id -> all.computeIfAbsent(id, _ -> new ArrayList<>()).add(line.text("raw_text")));
            }
            lines = all;
        }
        return lines.getOrDefault(recipe, List.of());
    }
}
