package alfred.transfer;

import alfred.core.crud.Query;
import alfred.core.crud.Rows;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.KitchenMiddleware;
import alfred.kitchen.catalogue.Foods;
import alfred.transfer.format.RecipeExport;
import alfred.kitchen.recipe.SemanticSearch;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/// Exports all recipes of a kitchen as one JSON array of schema.org recipes, sorted by name. Photos are not
/// included.
public final class CookbookExport {
    private static final ObjectWriter JSON = new ObjectMapper().writerWithDefaultPrettyPrinter();
    private static final String PHOTO = "image";

    private final Rows rows;
    private final KitchenMiddleware middleware = new KitchenMiddleware(new Foods(), SemanticSearch.NONE, LocalDate::now);
    private final Map<UUID, String> names = new HashMap<>();
    private final Map<UUID, List<Row>> lines = new HashMap<>();

    /// The result of an export.
    ///
    /// @param recipes the number of recipes written
    /// @param photos the number of those recipes that have a photo, which is not exported
    public record Written(int recipes, int photos) {}

    private CookbookExport(Rows rows) {
        this.rows = rows;
        rows.read(Query.all("ingredients").withColumns(List.of("name"))).forEach(food -> names.put(food.id(), food.text("name")));
        rows.read(Query.all("recipe_ingredients").orderedBy("position")).forEach(line ->
            lines.computeIfAbsent(line.reference("recipe_id").orElseThrow(), _ -> new ArrayList<>()).add(line));
    }

    /// Writes all recipes and returns their number. Closes the stream.
    ///
    /// @throws IOException if writing fails; part of the text may have been written
    public static Written write(Rows rows, OutputStream out) throws IOException {
        return new CookbookExport(rows).write(out);
    }

    private Written write(OutputStream out) throws IOException {
        var recipes = new ArrayList<>(rows.read(Query.all("recipes")));
        recipes.forEach(recipe -> names.put(recipe.id(), recipe.text("name")));
        recipes.sort(Comparator.comparing(recipe -> recipe.text("name"), String.CASE_INSENSITIVE_ORDER));
        try (var array = JSON.writeValuesAsArray(out)) {
            for (var recipe : recipes) {
                var own = lines.getOrDefault(recipe.id(), List.of()).stream().map(line -> labelled(KitchenEntities.RECIPE_INGREDIENT, line)).toList();
                array.write(RecipeExport.json(labelled(KitchenEntities.RECIPE, recipe).without(PHOTO), own, this::asWritten));
            }
        }
        return new Written(recipes.size(), (int) recipes.stream().filter(recipe -> recipe.has(PHOTO)).count());
    }

    private Row asWritten(Row line) {
        return labelled(KitchenEntities.RECIPE_INGREDIENT, middleware.beforeWrite(KitchenEntities.RECIPE_INGREDIENT, line, rows));
    }

    /// Returns the entity's own columns with each reference replaced by the name of its row, except the reference
    /// of a line to its recipe.
    private Row labelled(EntityDefinition entity, Row row) {
        var labelled = Row.EMPTY;
        for (var column : entity.columns()) {
            if (!column.name().equals("recipe_id")) {
                labelled = labelled.with(column.name(), column.relation().isEmpty() ? row.get(column.name()).orElse(null)
                    : row.reference(column.name()).map(names::get).orElse(null));
            }
        }
        return labelled;
    }
}
