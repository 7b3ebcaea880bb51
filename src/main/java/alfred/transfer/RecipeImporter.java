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

/// Puts the recipes of files and pages into the cookbook: all of a file's, or none of them.
///
/// A recipe whose name the cookbook has already is left out, so that the same file brings nothing a second time. What the file says is data,
/// and is checked as a form's fields are.
public final class RecipeImporter {
    /// The largest file that is read, in bytes.
    public static final int MAX_BYTES = RecipeImport.MAX_BYTES;
    /// What is said of a larger one.
    public static final String TOO_LARGE = "It is too large for recipes.";
    private static final Set<String> RECIPE = names(KitchenEntities.RECIPE, "image");
    private static final Set<String> LINE = names(KitchenEntities.RECIPE_INGREDIENT, "recipe_id");
    private static final String LINES = "ingredients";
    private static final String FOOD = "ingredient_id";
    private static final String PARENT = "parent_recipe_id";

    private final Consumer<List<FormWrite>> cookbook;
    private final Set<String> known;
    private final Set<String> foods;

    /// What came of one file.
    ///
    /// @param file as the user named it
    /// @param recipes what was imported; in a dry run, what would be
    /// @param hasFailed whether nothing could be read or written
    public record Outcome(String file, List<ImportedRecipe> recipes, List<Skipped> skipped, boolean hasFailed) {
        public Outcome {
            recipes = List.copyOf(recipes);
            skipped = List.copyOf(skipped);
        }

        /// Nothing of a file is taken.
        public static Outcome failed(String file, String why) {
            return new Outcome(file, List.of(), List.of(new Skipped(file, why)), true);
        }
    }

    /// What was left out, and why in words.
    public record Skipped(String what, String why) {}

    /// @param rows reads what is there
    /// @param cookbook writes all of what it is given or nothing; in a dry run, nothing
    public RecipeImporter(Function<Query, List<Row>> rows, Consumer<List<FormWrite>> cookbook) {
        this.cookbook = cookbook;
        this.known = rows.apply(Query.all("recipes").withColumns(List.of("name"))).stream().map(row -> key(row.text("name")))
            .collect(Collectors.toSet());
        this.foods = rows.apply(Query.all("ingredients").withColumns(List.of("name"))).stream().map(row -> key(row.text("name")))
            .collect(Collectors.toSet());
    }

    /// @param page where the text was fetched; `""` for a file
    public Outcome take(String file, byte[] content, String page) {
        return take(file, RecipeImport.readAll(content).stream().map(recipe -> recipe.from(page)).toList());
    }

    /// @param read what was read of the file
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

    /// A line with the food that it was linked to, where this kitchen knows that food.
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
