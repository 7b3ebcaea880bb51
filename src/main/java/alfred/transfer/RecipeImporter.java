package alfred.transfer;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.KitchenFile;
import alfred.transfer.format.Unread;
import java.io.IOException;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Writes what was found in files and web pages into the kitchen. Each file is one transaction.
///
/// The content is treated as untrusted data and validated like form input. A recipe that is refused is left out and
/// named; the others of its file are written.
public final class RecipeImporter {
    private static final Logger LOG = LoggerFactory.getLogger(RecipeImporter.class);
    private static final Set<String> RECIPE = names(KitchenEntities.RECIPE, "image");
    private static final Set<String> LINE = names(KitchenEntities.RECIPE_INGREDIENT, "recipe_id");
    private static final String LINES = "ingredients";
    private static final String FOOD = "ingredient_id";
    private static final String PARENT = "parent_recipe_id";

    private final Function<Query, List<Row>> rows;
    private final Writing kitchen;
    private final Optional<PhotoFolder> photos;
    private final Duplicates duplicates;
    private final Set<String> foods;

    /// Writes into the kitchen.
    @FunctionalInterface
    public interface Writing {
        /// Writes all given forms in one transaction.
        ///
        /// @param refused told of each one that is refused, and left out; what it throws ends the import, with nothing
        ///   written
        void write(Iterable<FormWrite> writes, BiConsumer<FormWrite, CrudRefusal> refused);
    }

    /// The result of importing one file.
    ///
    /// @param file the name or address as given by the user
    /// @param format the format's name; `""` if nothing was recognised
    /// @param recipes the imported recipes; in a dry run, those that would be imported
    /// @param photos the number of those that came with a photo
    /// @param others the number of planned meals, shopping lines and log entries that came with them
    /// @param skipped the parts left out, with reasons
    /// @param hasFailed whether nothing could be read or written
    public record Outcome(String file, String format, List<ImportedRecipe> recipes, int photos, int others,
        List<Skipped> skipped,
        boolean hasFailed) {
        public Outcome {
            recipes = List.copyOf(recipes);
            skipped = List.copyOf(skipped);
        }

        /// Returns the result for a file of which nothing was imported.
        public static Outcome failed(String file, Unread why) {
            return new Outcome(file, "", List.of(), 0, 0, List.of(new Skipped(file, why)), true);
        }
    }

    /// A part that was left out, and the reason.
    public record Skipped(String what, Unread why) {}

    /// @param rows queries the store
    /// @param kitchen writes; in a dry run, writes nothing
    /// @param photos keeps photos; empty in a dry run
    /// @param duplicates what becomes of a recipe whose name is taken
    public RecipeImporter(Function<Query, List<Row>> rows, Writing kitchen, Optional<PhotoFolder> photos,
        Duplicates duplicates) {
        this.rows = rows;
        this.kitchen = kitchen;
        this.photos = photos;
        this.duplicates = duplicates;
        this.foods = rows.apply(Query.all("ingredients").withColumns(List.of("name"))).stream()
            .map(row -> Cookbook.key(row.text("name")))
            .collect(Collectors.toSet());
    }

    /// Imports what was found in a file. If some of it is refused, the rest is written.
    public Outcome take(String file, Found found) {
        if (found.kitchen().isPresent()) {
            return takeKitchen(file, found, found.kitchen().get());
        }
        var skipped = new ArrayList<Skipped>();
        found.problems()
            .forEach(problem -> skipped
                .add(new Skipped(found.isEmpty() || problem.what().isEmpty() ? file : problem.what(), problem.why())));
        var cookbook = new Cookbook(rows);
        var fresh = new ArrayList<ImportedRecipe>();
        for (var recipe : found.recipes()) {
            why(recipe, cookbook).ifPresentOrElse(
                why -> skipped.add(new Skipped(recipe.name().isBlank() ? file : recipe.name(), why)),
                () -> fresh.add(recipe));
        }
        var others = others(found, fresh, cookbook);
        var refused = write(fresh, cookbook, others);
        refused.forEach(
            (recipe, refusal) -> skipped.add(new Skipped(recipe.name(), Unread.of(Unread.Reason.REFUSED, refusal))));
        return outcome(file, found, fresh.stream().filter(recipe -> !refused.containsKey(recipe)).toList(),
            others.size(), skipped);
    }

    /// Imports a whole kitchen in Alfred's own format, all of it or nothing.
    private Outcome takeKitchen(String file, Found found, KitchenFile kitchen) {
        try {
            var kept = new HashMap<String, String>();
            if (photos.isPresent()) {
                kitchen.photos((name, bytes) -> kept.put(name, photos.get().keepAs(name, bytes)));
            }
            var taken = new KitchenRows(rows, kitchen, name -> Optional.ofNullable(kept.get(name)));
            var writes = taken.writes();
            if (!writes.isEmpty()) {
                this.kitchen.write(writes, (_, refusal) -> {
                    throw refusal;
                });
            }
            var recipes = taken.recipes().stream().map(row -> RecipeImport.named(row.text("name"))).toList();
            var withPhoto = (int) taken.recipes().stream().filter(row -> kept.containsKey(row.text("image"))).count();
            return new Outcome(file, found.format(), recipes, withPhoto, writes.size() - recipes.size(), List.of(),
                false);
        } catch (CrudRefusal refusal) {
            return Outcome.failed(file, Unread.of(Unread.Reason.REFUSED, refusal));
        } catch (IOException e) {
            LOG.debug("not read: {}", file, e);
            return Outcome.failed(file, Unread.of(Unread.Reason.PHOTO_UNREADABLE));
        }
    }

    private static Outcome outcome(String file, Found found, List<ImportedRecipe> fresh, int others,
        List<Skipped> skipped) {
        var isNothing = fresh.isEmpty() && others == 0;
        return new Outcome(file, found.format(), fresh, (int) fresh.stream().filter(ImportedRecipe::hasPhoto).count(),
            others, skipped,
            isNothing
                && (found.isEmpty() || skipped.stream().anyMatch(skip -> skip.why().reason() != Unread.Reason.THERE)));
    }

    private Optional<Unread> why(ImportedRecipe recipe, Cookbook cookbook) {
        if (recipe.name().isBlank()) {
            return Optional.of(Unread.of(Unread.Reason.NAMELESS));
        }
        return cookbook.has(recipe.name()) && (duplicates == Duplicates.SKIP || cookbook.hasSame(recipe))
            ? Optional.of(Unread.of(Unread.Reason.THERE)) : Optional.empty();
    }

    /// Writes recipes and what belongs to them.
    ///
    /// @return the recipes that were refused
    private Map<ImportedRecipe, CrudRefusal> write(List<ImportedRecipe> recipes, Cookbook cookbook,
        List<FormWrite> others) {
        var refused = new IdentityHashMap<ImportedRecipe, CrudRefusal>();
        var writes = new WritesAhead<>(recipes, recipe -> write(recipe, cookbook),
            Stream.concat(origins(recipes, cookbook).stream(), others.stream()).toList());
        if (!recipes.isEmpty() || !others.isEmpty()) {
            kitchen.write(writes,
                (write, refusal) -> writes.source(write).ifPresentOrElse(recipe -> refused.put(recipe, refusal),
                    () -> LOG.debug("left out", refusal)));
        }
        return refused;
    }

    private FormWrite write(ImportedRecipe recipe, Cookbook cookbook) {
        var fields = fields(recipe);
        fields.remove(PARENT);
        var old = duplicates == Duplicates.REPLACE ? cookbook.only(recipe.name()) : Optional.<UUID>empty();
        return old.<FormWrite>map(id -> new FormWrite.Update(KitchenEntities.RECIPE.type(), id.toString(), fields))
            .orElseGet(() -> new FormWrite.Create(KitchenEntities.RECIPE.type(), fields));
    }

    /// Returns the writes that link variations to the recipes that they come from, where both are the only ones of
    /// their name.
    private static List<FormWrite> origins(List<ImportedRecipe> recipes, Cookbook cookbook) {
        var times = times(recipes);
        var origins = new ArrayList<FormWrite>();
        for (var recipe : recipes) {
            if (recipe.kept().get(PARENT) instanceof String parent
                && times.getOrDefault(Cookbook.key(recipe.name()), 0L) == 1
                && (times.getOrDefault(Cookbook.key(parent), 0L) == 1 ^ cookbook.has(parent))
                && !cookbook.has(recipe.name())) {
                origins.add(new FormWrite.Update(KitchenEntities.RECIPE.type(), recipe.name(), Map.of(PARENT, parent)));
            }
        }
        return origins;
    }

    private static Map<String, Long> times(List<ImportedRecipe> recipes) {
        return recipes.stream()
            .collect(Collectors.groupingBy(recipe -> Cookbook.key(recipe.name()), Collectors.counting()));
    }

    /// Returns the writes for meals, shopping lines and log entries. What names a recipe that is not the only one of
    /// its name is written without it.
    private List<FormWrite> others(Found found, List<ImportedRecipe> fresh, Cookbook cookbook) {
        var times = times(fresh);
        Function<String, @Nullable String> only =
            name -> (times.getOrDefault(Cookbook.key(name), 0L) == 1 && !cookbook.has(name)
                || !times.containsKey(Cookbook.key(name)) && cookbook.only(name).isPresent()) ? name : null;
        var writes = new ArrayList<FormWrite>();
        for (var recipe : fresh) {
            recipe.cooked().stream().filter(_ -> only.apply(recipe.name()) != null)
                .forEach(cooked -> writes.add(create(KitchenEntities.LOG,
                    "recipe_id", recipe.name(), "cooked_at",
                    cooked.day().atTime(12, 0).atOffset(ZoneOffset.UTC).toString(), "notes", cooked.notes())));
        }
        found.meals().forEach(
            meal -> writes.add(create(KitchenEntities.MEAL, "date", meal.day().toString(), "meal_type", meal.type(),
                "recipe_id", only.apply(meal.recipe()), "notes",
                only.apply(meal.recipe()) == null ? (meal.recipe() + " " + meal.notes()).strip()
                    : meal.notes())));
        found.shopping().forEach(line -> {
            var parsed = IngredientRows.row(line.text());
            writes.add(create(KitchenEntities.SHOPPING, "name", parsed.text("name"), "quantity",
                parsed.get("quantity").orElse(null),
                "unit", parsed.text("unit"), "is_purchased", line.isBought()));
        });
        return writes;
    }

    private static FormWrite create(EntityDefinition entity, @Nullable Object... pairs) {
        var fields = new LinkedHashMap<String, @Nullable Object>();
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i] instanceof String column && pairs[i + 1] != null && !"".equals(pairs[i + 1])) {
                fields.put(column, pairs[i + 1]);
            }
        }
        return new FormWrite.Create(entity.type(), fields);
    }

    private Map<String, @Nullable Object> fields(ImportedRecipe recipe) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>(recipe.toFields());
        fields.put(LINES, IngredientRows.rows(recipe.ingredients()));
        recipe.kept().forEach((column, value) -> {
            if (RECIPE.contains(column)) {
                fields.put(column, value);
            } else if (column.equals(LINES) && value instanceof List<?> lines) {
                fields.put(LINES, lines.stream().map(this::line).toList());
            }
        });
        recipe.photo().flatMap(photo -> photos.flatMap(folder -> {
            try {
                return Optional.of(folder.keep(photo.bytes()));
            } catch (IOException e) {
                LOG.debug("photo not read: {}", recipe.name(), e);
                return Optional.empty();
            }
        })).ifPresent(image -> fields.put("image", image));
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
            if (LINE.contains(name) && (!name.equals(FOOD) || foods.contains(Cookbook.key(String.valueOf(value))))) {
                fields.put(name, value);
            }
        });
        return fields;
    }

    private static Set<String> names(EntityDefinition entity, String without) {
        return entity.columns().stream().map(column -> column.name()).filter(name -> !name.equals(without))
            .collect(Collectors.toSet());
    }
}
