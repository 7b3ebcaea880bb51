package alfred.transfer;

import alfred.core.crud.CrudRefusal;
import alfred.core.crud.Query;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.session.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.recipe.ImportedRecipe;
import alfred.kitchen.recipe.RecipeImport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Imports recipes from files and web pages. Each file is imported as a whole or not at all.
///
/// A recipe whose name is already in the cookbook is skipped, so importing a file again adds nothing. The content
/// is treated as untrusted data and validated like form input.
public final class RecipeImporter {
    /// Maximum file size in bytes.
    public static final int MAX_BYTES = RecipeImport.MAX_BYTES;
    /// Message for a file larger than [#MAX_BYTES].
    public static final String TOO_LARGE = "It is too large for recipes.";
    private static final Set<String> RECIPE = names(KitchenEntities.RECIPE, "image");
    private static final Set<String> LINE = names(KitchenEntities.RECIPE_INGREDIENT, "recipe_id");
    private static final String LINES = "ingredients";
    private static final String FOOD = "ingredient_id";
    private static final String PARENT = "parent_recipe_id";

    private final Consumer<List<FormWrite>> cookbook;
    private final Set<String> known;
    private final Set<String> foods;

    /// The result of importing one file.
    ///
    /// @param file the name or address as given by the user
    /// @param recipes the imported recipes; in a dry run, those that would be imported
    /// @param skipped the parts left out, with reasons
    /// @param hasFailed whether nothing could be read or written
    public record Outcome(String file, List<ImportedRecipe> recipes, List<Skipped> skipped, boolean hasFailed) {
        public Outcome {
            recipes = List.copyOf(recipes);
            skipped = List.copyOf(skipped);
        }

        /// Returns the result for a file of which nothing was imported.
        ///
        /// @param why the reason, as a sentence for the user
        public static Outcome failed(String file, String why) {
            return new Outcome(file, List.of(), List.of(new Skipped(file, why)), true);
        }
    }

    /// A part that was left out, and the reason in words.
    public record Skipped(String what, String why) {}

    /// Creates an importer that knows the names of the recipes and foods at this moment.
    ///
    /// @param rows queries the store
    /// @param cookbook writes all given forms in one transaction; in a dry run, writes nothing
    public RecipeImporter(Function<Query, List<Row>> rows, Consumer<List<FormWrite>> cookbook) {
        this.cookbook = cookbook;
        this.known = rows.apply(Query.all("recipes").withColumns(List.of("name"))).stream().map(row -> key(row.text("name")))
            .collect(Collectors.toSet());
        this.foods = rows.apply(Query.all("ingredients").withColumns(List.of("name"))).stream().map(row -> key(row.text("name")))
            .collect(Collectors.toSet());
    }

    /// Parses and imports the recipes of a file or page.
    ///
    /// @param page the address the content was fetched from; `""` for a file
    public Outcome take(String file, byte[] content, String page) {
        return take(file, RecipeImport.readAll(content).stream().map(recipe -> recipe.from(page)).toList());
    }

    /// Imports recipes already parsed from a file.
    ///
    /// @param read the parsed recipes; if empty, the result is a failure
    public Outcome take(String file, List<ImportedRecipe> read) {
        if (read.isEmpty()) {
            return Outcome.failed(file, "There is no recipe in it.");
        }
        var skipped = new ArrayList<Skipped>();
        var fresh = new ArrayList<ImportedRecipe>();
        for (var recipe : read) {
            why(recipe).ifPresentOrElse(why -> skipped.add(new Skipped(recipe.name().isBlank() ? file : recipe.name(), why)),
                () -> fresh.add(recipe));
        }
        try {
            if (!fresh.isEmpty()) {
                cookbook.accept(writes(fresh));
            }
        } catch (CrudRefusal refusal) {
            return Outcome.failed(file, refusal.message());
        }
        fresh.forEach(recipe -> known.add(key(recipe.name())));
        return new Outcome(file, fresh, skipped, fresh.isEmpty() && skipped.stream().anyMatch(s -> s.what().equals(file)));
    }

    private Optional<String> why(ImportedRecipe recipe) {
        return recipe.name().isBlank() ? Optional.of("It has no name.")
            : known.contains(key(recipe.name())) ? Optional.of("It is in the cookbook already.") : Optional.empty();
    }

    private List<FormWrite> writes(List<ImportedRecipe> recipes) {
        var times = recipes.stream().collect(Collectors.groupingBy(recipe -> key(recipe.name()), Collectors.counting()));
        var writes = new ArrayList<FormWrite>();
        var origins = new ArrayList<FormWrite>();
        for (var recipe : recipes) {
            var fields = fields(recipe);
            if (fields.remove(PARENT) instanceof String parent && times.getOrDefault(key(recipe.name()), 0L) == 1
                    && (times.getOrDefault(key(parent), 0L) == 1 ^ known.contains(key(parent)))) {
                origins.add(new FormWrite.Update(KitchenEntities.RECIPE.type(), recipe.name(), Map.of(PARENT, parent)));
            }
            writes.add(new FormWrite.Create(KitchenEntities.RECIPE.type(), fields));
        }
        return Stream.concat(writes.stream(), origins.stream()).toList();
    }

    private Map<String, @Nullable Object> fields(ImportedRecipe recipe) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>(recipe.toFields());
        recipe.kept().forEach((column, value) -> {
            if (RECIPE.contains(column)) {
                fields.put(column, value);
            } else if (column.equals(LINES) && value instanceof List<?> lines) {
                fields.put(LINES, lines.stream().map(this::line).toList());
            }
        });
        return fields;
    }

    /// Returns a line's known columns; the link to a food is dropped if this kitchen has no food of that name.
    private Object line(Object line) {
        if (!(line instanceof Map<?, ?> columns)) {
            return line;
        }
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        columns.forEach((column, value) -> {
            var name = String.valueOf(column);
            if (LINE.contains(name) && (!name.equals(FOOD) || foods.contains(key(String.valueOf(value))))) {
                fields.put(name, value);
            }
        });
        return fields;
    }

    private static Set<String> names(EntityDefinition entity, String without) {
        return entity.columns().stream().map(column -> column.name()).filter(name -> !name.equals(without)).collect(Collectors.toSet());
    }

    private static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
