package alfred.transfer;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.transfer.format.KitchenFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Decides what of a whole kitchen in Alfred's own format is written into this one (spec/own-format.md).
///
/// A row that is here already, by its id or by what makes it the same, stays as it is; only foods, tastes and the
/// preferences, which every kitchen has, take the file's values. All else is added, with its id.
final class KitchenRows {
    private static final Set<EntityDefinition> TAKEN_OVER =
        Set.of(KitchenEntities.INGREDIENT, KitchenEntities.FLAVOR, KitchenEntities.PREFERENCES);
    private static final String PARENT = "parent_recipe_id";
    private static final String RECIPE = "recipe_id";

    private final Function<Query, List<Row>> rows;
    private final KitchenFile file;
    private final Function<String, Optional<String>> photos;
    private final Map<UUID, UUID> here = new HashMap<>();
    private final Set<UUID> fresh = new HashSet<>();
    private final List<FormWrite> writes = new ArrayList<>();
    private final Map<UUID, UUID> parents = new LinkedHashMap<>();
    private final List<Row> recipes = new ArrayList<>();

    /// @param photos returns the name under which a photo of the file is kept here; empty if it is not
    KitchenRows(Function<Query, List<Row>> rows, KitchenFile file, Function<String, Optional<String>> photos) {
        this.rows = rows;
        this.file = file;
        this.photos = photos;
        KitchenFile.ENTITIES.forEach(this::take);
    }

    /// Returns the writes, in an order in which every reference leads to a row that is there.
    List<FormWrite> writes() {
        return List.copyOf(writes);
    }

    /// Returns the recipes that are new.
    List<Row> recipes() {
        return List.copyOf(recipes);
    }

    private void take(EntityDefinition entity) {
        var own = rows.apply(Query.all(entity.table()));
        var ids = own.stream().collect(Collectors.toMap(Row::id, Function.identity()));
        var linesHere = entity.equals(KitchenEntities.RECIPE)
            ? lines(rows.apply(Query.all("recipe_ingredients").orderedBy("position"))) : null;
        var linesThere =
            entity.equals(KitchenEntities.RECIPE) ? lines(file.rows(KitchenEntities.RECIPE_INGREDIENT)) : null;
        var same = new HashMap<Object, Row>();
        own.forEach(row -> key(entity, row, linesHere == null ? Map.of() : linesHere)
            .ifPresent(key -> same.putIfAbsent(key, row)));
        for (var read : file.rows(entity)) {
            if (read.reference(Row.ID).filter(id -> !here.containsKey(id)).isEmpty()) {
                continue;
            }
            var row = referring(entity, read);
            // two recipes may be the same in all that is compared; of all else there is one
            var key = key(entity, row, linesThere == null ? Map.of() : linesThere);
            var known = Optional.ofNullable(ids.get(read.id()))
                .or(() -> key.map(linesThere == null ? same::get : same::remove));
            if (known.isPresent()) {
                here.put(read.id(), known.get().id());
                update(entity, known.get(), row);
            } else if (isWhole(entity, row)) {
                here.put(read.id(), read.id());
                add(entity, row, read.reference(PARENT));
                key.filter(_ -> linesThere == null).ifPresent(one -> same.put(one, row));
            }
        }
        parents.forEach((recipe, parent) -> Optional.ofNullable(here.get(parent))
            .ifPresent(id -> writes.add(new FormWrite.Restore(entity.type(), recipe, Row.of(PARENT, id)))));
        parents.clear();
    }

    private void update(EntityDefinition entity, Row known, Row row) {
        var values = row.without(Row.ID);
        if (TAKEN_OVER.contains(entity)
            && values.columns().stream().anyMatch(column -> !values.get(column).equals(known.get(column)))) {
            writes.add(new FormWrite.Restore(entity.type(), known.id(), values));
        }
    }

    private void add(EntityDefinition entity, Row row, Optional<UUID> parent) {
        var complete = row;
        if (entity.equals(KitchenEntities.RECIPE)) {
            recipes.add(row);
            fresh.add(row.id());
            var image = photos.apply(row.text("image")).orElse(null);
            complete = row.without(PARENT).with("image", image);
            parent.ifPresent(id -> parents.put(row.id(), id));
        }
        writes.add(new FormWrite.Restore(entity.type(), row.id(), complete.without(Row.ID)));
    }

    /// Replaces references by ids of this kitchen; a reference that leads nowhere is left out.
    private Row referring(EntityDefinition entity, Row row) {
        var result = row;
        for (var column : entity.references().toList()) {
            var target = row.reference(column.name()).map(id -> here.get(id)).orElse(null);
            result = result.with(column.name(), target);
        }
        return result;
    }

    /// Whether a row has all that it cannot be without. A line of a recipe that was here before is not added again.
    private boolean isWhole(EntityDefinition entity, Row row) {
        return entity.references().noneMatch(column -> column.isRequired() && row.reference(column.name()).isEmpty())
            && !(entity.equals(KitchenEntities.RECIPE_INGREDIENT)
                && row.reference(RECIPE).filter(id -> !fresh.contains(id)).isPresent());
    }

    /// Returns what makes two rows of different ids the same; empty where only the id does.
    private static Optional<Object> key(EntityDefinition entity, Row row, Map<UUID, List<String>> lines) {
        return switch (entity.type()) {
            case "ing", "collection" -> Optional.of(Cookbook.key(row.text("name")));
            case "pref" -> Optional.of("preferences");
            case "flavor" -> row.reference("ingredient_id").map(id -> id);
            case "cr" -> Optional.of(List.of(row.reference("collection_id"), row.reference(RECIPE)));
            case "recipe" -> Optional.of(List.of(Cookbook.key(row.text("name")), row.texts("instructions"),
                lines.getOrDefault(row.id(), List.of())));
            default -> Optional.empty();
        };
    }

    private static Map<UUID, List<String>> lines(List<Row> rows) {
        var lines = new LinkedHashMap<UUID, List<String>>();
        rows.forEach(row -> row.reference(RECIPE)
            .ifPresent(recipe -> lines.computeIfAbsent(recipe, _ -> new ArrayList<>()).add(row.text("raw_text"))));
        return lines;
    }
}
