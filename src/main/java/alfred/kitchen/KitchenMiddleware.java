package alfred.kitchen;

import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.rule.Objection;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Fraction;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.catalogue.FoodRules;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.catalogue.Goods;
import alfred.kitchen.catalogue.Sealed;
import alfred.kitchen.ingredient.IngredientRows;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.Units;
import alfred.kitchen.names.Purpose;
import alfred.kitchen.names.RowFinder;
import alfred.kitchen.recipe.RecipeSearch;
import alfred.kitchen.recipe.Scaling;
import alfred.kitchen.recipe.SemanticSearch;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.kitchen.shopping.Storage;
import alfred.kitchen.task.TaskRules;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// Kitchen rules around reading and writing: names in filters, links to foods, merging of equal lots
/// (spec/reading-and-writing.md, names; spec/kitchen-rules.md, a second lot).
public final class KitchenMiddleware implements CrudMiddleware {
    private static final String FOOD = "ingredient_id";
    private final Foods foods;
    private final SemanticSearch nearest;
    private final RowFinder finder;
    private final Supplier<LocalDate> today;
    private final Objection.Rules rules;

    /// Creates the middleware.
    ///
    /// @param nearest semantic search, used for the `SIMILAR` operator
    public KitchenMiddleware(Foods foods, SemanticSearch nearest, Supplier<LocalDate> today) {
        this(foods, nearest, today, Objection.Rules.NONE);
    }

    /// Creates the middleware.
    ///
    /// @param nearest semantic search, used for the `SIMILAR` operator
    /// @param rules the household's rules for what is made or changed
    public KitchenMiddleware(Foods foods, SemanticSearch nearest, Supplier<LocalDate> today, Objection.Rules rules) {
        this.rules = rules;
        this.today = today;
        this.foods = foods;
        this.nearest = nearest;
        this.finder = new RowFinder(foods);
    }

    @Override
    public Query beforeRead(EntityDefinition entity, Query query, Rows rows) {
        var filters = new ArrayList<Filter>();
        for (var filter : query.filters()) {
            filters.add(rewritten(entity, filter, rows));
        }
        var orFilters =
            query.orFilters().stream().map(f -> rewritten(entity, f, rows)).toList();
        return query.withFilters(filters, orFilters);
    }

    private Filter rewritten(EntityDefinition entity, Filter filter, Rows rows) {
        if (filter.op() == Operator.SIMILAR) {
            return similar(entity, String.valueOf(filter.value()), rows);
        }
        if (!filter.field().equals("name") || filter.op() != Operator.EQ) {
            return filter;
        }
        return switch (entity.type()) {
            case "recipe" -> new Filter("name", Operator.CONTAINS, filter.value());
            case "inv", "shop" -> ids(called(entity, String.valueOf(filter.value()), rows));
            default -> filter;
        };
    }

    /// Replaces a `SIMILAR` filter by ids. Foods are first looked up by a collective name such as "poultry"; if
    /// that finds none, and for all other types, semantic search decides.
    private Filter similar(EntityDefinition entity, String text, Rows rows) {
        var kind = entity.type().equals("ing") ? finder.foods(text, rows) : List.<UUID>of();
        return new Filter(
            Row.ID,
            Operator.IN,
            new ArrayList<Object>(kind.isEmpty() ? new RecipeSearch(rows, nearest).similar(entity, text) : kind));
    }

    /// Returns all rows that a name denotes, without merely similar ones; an empty list, never the whole table, if
    /// nothing matches.
    private List<Row> called(EntityDefinition entity, String name, Rows rows) {
        var found = finder.find(entity, name, Purpose.LIST, rows);
        return found.isMeant() ? found.rows() : List.of();
    }

    private static Filter ids(List<Row> found) {
        return new Filter(
            Row.ID,
            Operator.IN,
            found.stream().map(row -> (Object) row.id()).toList());
    }

    @Override
    public List<Row> fromText(EntityDefinition entity, List<String> lines) {
        return entity.type().equals("ri") ? IngredientRows.rows(lines) : CrudMiddleware.super.fromText(entity, lines);
    }

    @Override
    public Row suggested(EntityDefinition entity, Row values, Rows rows) {
        return switch (entity.type()) {
            case "inv" -> new Storage(foods, rows).placed(values);
            case "log" -> PlannedMeals.cooked(values, rows);
            case "meal" -> PlannedMeals.named(values, rows);
            default -> values;
        };
    }

    @Override
    public Row beforeWrite(EntityDefinition entity, Row values, Rows rows) {
        if (entity.type().equals("ing")) {
            if (isOnlyMoved(stored(entity, values, rows), values)) {
                return values;
            }
            foods.changed();
            return new FoodRules(foods, rows).complete(values);
        }
        if (entity.type().equals("task")) {
            return TaskRules.complete(stored(entity, values, rows), values, today.get());
        }
        if (entity.column(FOOD).isEmpty() || entity.column("name").isEmpty()) {
            return values;
        }
        var named = values.has("unit") ? values.with("unit", unit(values.text("unit"))) : values;
        if (entity.type().equals("shop") && !values.isTrue("is_purchased")) {
            named = named.without("put_away");
        }
        return categorised(entity, linked(entity, named, rows), rows);
    }

    @Override
    public List<Objection> objections(EntityDefinition entity, Optional<Row> before, Row row,
        Objection.Occasion occasion) {
        return rules.objections(entity, before, row, occasion);
    }

    /// A draft for other servings has their amounts (spec/kitchen-rules.md, servings); a line that is only an amount is
    /// of the food that stood there.
    @Override
    public Row edited(EntityDefinition entity, Row before, Row after, Set<String> edited, Phrasebook phrases) {
        if (entity.type().equals("recipe") && edited.contains("ingredients")) {
            var old = before.rows("ingredients");
            var lines = after.rows("ingredients");
            return old.size() != lines.size() ? after : after.with("ingredients", IntStream.range(0, lines.size())
                .mapToObj(i -> IngredientRows.inPlaceOf(old.get(i), lines.get(i))).toList());
        }
        boolean isScaled =
            entity.type().equals("recipe") && edited.contains("servings") && !edited.contains("ingredients");
        return isScaled && before.integer("servings").filter(n -> n > 0).isPresent()
            && after.integer("servings").filter(n -> n > 0).isPresent()
                ? after.with("ingredients",
                    Scaling.recipe(before, after.integer("servings").get().intValue(), phrases.locale())
                        .rows("ingredients"))
                : after;
    }

    @Override
    public String left(EntityDefinition entity, Row before, Row after, Supplier<List<Row>> children,
        Phrasebook phrases) {
        boolean isForOthers = entity.type().equals("recipe") && before.has("servings")
            && !before.get("servings").equals(after.get("servings"));
        return isForOthers && children.get().stream().anyMatch(line -> line.has("quantity"))
            ? phrases.text("recipe.amounts-stay", before.text("servings")) : "";
    }

    @Override
    public List<String> warnings(String text, Rows rows, Phrasebook phrases) {
        return rules.warnings(text, rows, phrases);
    }

    @Override
    public List<FollowUp> following(EntityDefinition entity, Optional<Row> before, Row after, Rows rows) {
        return switch (entity.type()) {
            case "inv" -> new Storage(foods, rows).moved(before, after)
                .map(food -> new FollowUp(KitchenEntities.INGREDIENT, Optional.of(food),
                    Map.of("storage", after.text("location"))))
                .stream().toList();
            case "meal" -> before.map(old -> movedTasks(old, after, rows)).orElse(List.of());
            case "log" ->
                before.map(old -> TasteScores.rated(after.reference("recipe_id"), old, after, rows))
                    .orElseGet(() -> TasteScores.cooked(after, rows));
            case "recipe" ->
                before.map(old -> TasteScores.rated(Optional.of(after.id()), old, after, rows))
                    .orElse(List.of());
            default -> List.of();
        };
    }

    /// Moves the open tasks of a meal by as many days as the meal; completed tasks keep their date.
    private static List<FollowUp> movedTasks(Row before, Row after, Rows rows) {
        var from = before.date("date");
        var to = after.date("date");
        if (from.equals(to) || from.isEmpty() || to.isEmpty()) {
            return List.of();
        }
        long days = ChronoUnit.DAYS.between(from.get(), to.get());
        return rows
            .read(Query.where(
                KitchenEntities.TASK.table(), Filter.eq("meal_id", after.id()), Filter.eq("completed", false)))
            .stream()
            .flatMap(task -> task.date("due_date").stream()
                .map(due -> new FollowUp(
                    KitchenEntities.TASK, Optional.of(task.id()), Map.of("due_date", due.plusDays(days)))))
            .toList();
    }

    private static String unit(String text) {
        return Units.find(text).map(u -> u.name()).orElse(text.strip());
    }

    /// Links the row to a food if the match is certain; keeps an existing link until the name changes.
    private Row linked(EntityDefinition entity, Row values, Rows rows) {
        var old = stored(entity, values, rows);
        boolean isRenamed = !old.values().isEmpty() && !old.text("name").equals(values.text("name"));
        boolean isRelinked = !Objects.equals(old.get(FOOD), values.get(FOOD));
        if (values.has(FOOD) && (!isRenamed || isRelinked)) {
            return values;
        }
        return values.with(
            FOOD,
            foods.confident(values.text("name"), values.text("unit"), rows).orElse(null));
    }

    /// Whether nothing but the place of a food changes: no name has to be checked then.
    private static boolean isOnlyMoved(Row old, Row food) {
        return old.has(Row.ID) && old.without("storage").equals(food.without("storage"));
    }

    private static Row stored(EntityDefinition entity, Row values, Rows rows) {
        return values.reference(Row.ID).flatMap(id -> rows.find(entity, id)).orElse(Row.EMPTY);
    }

    private Row categorised(EntityDefinition entity, Row values, Rows rows) {
        if (entity.column("category").isEmpty() || values.has("category")) {
            return values;
        }
        var food = values.reference(FOOD).flatMap(id -> foods.food(id, rows));
        return values.with("category", food
            .map(known -> Sealed.isOnlyFresh(known, values.text("unit")) ? Sealed.CATEGORY : known.category())
            .orElse(!counted(entity).isEmpty() && Goods.isOne(values.text("name")) ? Goods.CATEGORY : null));
    }

    @Override
    public Set<String> counted(EntityDefinition entity) {
        return entity.type().equals("inv") || entity.type().equals("shop") ? Set.of("quantity") : Set.of();
    }

    @Override
    public Optional<Row> absorb(EntityDefinition entity, Row values, Rows rows) {
        return switch (entity.type()) {
            case "inv" -> taking(entity, values, rows, List.of("location", "expiry_date"));
            case "shop" -> taking(entity, values, rows, List.of("is_purchased", "list"));
            default -> Optional.empty();
        };
    }

    /// Returns the row of the same food that has the same values in the given columns and a compatible unit.
    private Optional<Row> taking(EntityDefinition entity, Row values, Rows rows, List<String> agreeing) {
        var same = values.reference(FOOD)
            .map(id -> Filter.eq(FOOD, id))
            .orElseGet(() -> Filter.eq("name", values.text("name")));
        return rows.read(Query.where(entity.table(), same)).stream()
            .filter(row -> isSame(row.text("name"), values.text("name"), rows))
            .filter(row -> agreeing.stream().allMatch(c -> row.get(c).equals(values.get(c))))
            .flatMap(row -> sum(row, values).stream())
            .findFirst();
    }

    /// Whether two names are one word, or names of one food: Tahin and tahini.
    private boolean isSame(String name, String other, Rows rows) {
        var food = foods.catalogue(rows).exact(name);
        return FoodSpelling.isSame(name, other) || food.isPresent() && food.equals(foods.catalogue(rows).exact(other));
    }

    private static Optional<Row> sum(Row row, Row added) {
        var there = row.quantity("quantity");
        var more = added.quantity("quantity");
        if (there.isEmpty() || more.isEmpty()) {
            return there.isEmpty() && more.isEmpty()
                ? Optional.of(Row.of(Row.ID, row.id(), "quantity", null))
                : Optional.empty();
        }
        return amount(there.get(), row)
            .plus(amount(more.get(), added))
            .map(sum -> Row.of(Row.ID, row.id(), "quantity", sum.value()));
    }

    private static Amount amount(Fraction quantity, Row row) {
        return Amount.of(quantity, row.text("unit"));
    }
}
