package alfred.transfer.export;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.KitchenMiddleware;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.recipe.SemanticSearch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/// What a kitchen hands to an [Exporter]: its rows as they are at one moment, its recipes ready to be written, and its
/// photos. Each table is read once, however many recipes there are.
public final class Outgoing {
    private static final String PHOTO = "image";
    /// With their photos, so many recipes fit into memory.
    private static final int CHUNK = 50;
    private static final List<String> TIMES = List.of("created_at", "updated_at");

    private final Rows rows;
    private final Optional<Path> photos;
    private final Phrasebook phrases;
    private final OffsetDateTime now;
    private final Foods foods = new Foods();
    private final KitchenMiddleware middleware = new KitchenMiddleware(foods, SemanticSearch.NONE, LocalDate::now);
    private final Map<UUID, String> names = new HashMap<>();
    private final Map<Row, Row> completed = new ConcurrentHashMap<>();

    /// @param rows the rows, within one transaction
    /// @param photos the folder of the photos; empty if there is none
    /// @param phrases the language of words that the formats add
    public Outgoing(Rows rows, Optional<Path> photos, Phrasebook phrases, OffsetDateTime now) {
        this.rows = rows;
        this.photos = photos;
        this.phrases = phrases;
        this.now = now;
    }

    Phrasebook phrases() {
        return phrases;
    }

    OffsetDateTime now() {
        return now;
    }

    /// Returns all rows of a table, in their order.
    List<Row> rows(EntityDefinition entity) {
        return rows.read(Query.all(entity.table()));
    }

    /// Returns the file of a photo; empty if it is gone.
    Optional<Path> photo(Row recipe) {
        var name = recipe.text(PHOTO);
        return name.matches("[0-9a-f]{24}\\.jpg")
            ? photos.map(folder -> folder.resolve(name)).filter(Files::isRegularFile) : Optional.empty();
    }

    /// Returns all recipes, sorted by name. They may be made into other things by several threads at once: nothing of
    /// them is read from the database any more.
    List<OutgoingRecipe> recipes() {
        foods.catalogue(rows);
        rows.read(Query.all("ingredients").withColumns(List.of("name")))
            .forEach(food -> names.put(food.id(), food.text("name")));
        var lines = new HashMap<UUID, List<Row>>();
        rows.read(Query.all("recipe_ingredients").orderedBy("position"))
            .forEach(line -> lines.computeIfAbsent(line.reference("recipe_id").orElseThrow(), _ -> new ArrayList<>())
                .add(labelled(KitchenEntities.RECIPE_INGREDIENT, line)));
        var times = new HashMap<UUID, Row>();
        rows.read(Query.all("recipes").withColumns(TIMES)).forEach(row -> times.put(row.id(), row));
        var recipes = new ArrayList<>(rows(KitchenEntities.RECIPE));
        recipes.forEach(recipe -> names.put(recipe.id(), recipe.text("name")));
        recipes.sort(Comparator.comparing(recipe -> recipe.text("name"), String.CASE_INSENSITIVE_ORDER));
        return recipes.stream()
            .map(recipe -> new OutgoingRecipe(recipe.id(), labelled(KitchenEntities.RECIPE, recipe).without(PHOTO),
                lines.getOrDefault(recipe.id(), List.of()), photo(recipe), time(times, recipe, TIMES.getFirst()),
                time(times, recipe, TIMES.getLast()),
                this::asWritten))
            .toList();
    }

    /// Makes something of each of many recipes, in order: some at a time, on all processors.
    static <T> Iterator<T> each(List<OutgoingRecipe> recipes, Function<OutgoingRecipe, T> make) {
        return IntStream.iterate(0, from -> from < recipes.size(), from -> from + CHUNK).boxed()
            .flatMap(from -> recipes.subList(from, Math.min(recipes.size(), from + CHUNK)).parallelStream().map(make)
                .toList().stream())
            .iterator();
    }

    private OffsetDateTime time(Map<UUID, Row> times, Row recipe, String column) {
        return times.getOrDefault(recipe.id(), Row.EMPTY).get(column) instanceof Optional<?> one
            && one.orElse(null) instanceof OffsetDateTime time
                ? time : now;
    }

    /// Completes a parsed line as the store would. What is added depends on name and unit alone, and is looked up once
    /// for each: to find the food of a name is dear.
    private Row asWritten(Row line) {
        return line.overlaidBy(completed.computeIfAbsent(line.only(List.of("name", "unit")),
            bare -> labelled(KitchenEntities.RECIPE_INGREDIENT,
                middleware.beforeWrite(KitchenEntities.RECIPE_INGREDIENT, bare, rows))));
    }

    /// Returns the entity's own columns with each reference replaced by the name of its row, except the reference
    /// of a line to its recipe.
    private Row labelled(EntityDefinition entity, Row row) {
        var labelled = new LinkedHashMap<String, Object>();
        for (var column : entity.columns()) {
            if (!column.name().equals("recipe_id")) {
                Optional<?> value =
                    column.relation().isEmpty() ? row.get(column.name()) : row.reference(column.name()).map(names::get);
                value.ifPresent(one -> labelled.put(column.name(), one));
            }
        }
        return new Row(labelled);
    }
}
