package alfred.ui.model;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.row.Away;
import alfred.core.row.Change;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.StoreException;
import alfred.core.session.Session;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.FoodMerge;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.recipe.SampleKitchen;
import alfred.kitchen.recipe.StarterCookbook;
import alfred.kitchen.recipe.StarterRecipe;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.Need;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.kitchen.shopping.SavedRecipes.Dish;
import alfred.kitchen.shopping.SavedRecipes;
import alfred.kitchen.shopping.Shortfall;
import alfred.kitchen.shopping.TypedThings;
import alfred.kitchen.tool.Cook;
import alfred.kitchen.tool.PutAway;
import alfred.transfer.Duplicates;
import alfred.transfer.Export;
import alfred.transfer.PhotoFolder;
import alfred.transfer.RecipeImporter;
import alfred.transfer.export.Exporter;
import alfred.transfer.export.Outgoing;
import alfred.transfer.format.Found;
import alfred.ui.fx.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Implementation of [Kitchen] on top of a [Session]: writes are validated, journalled and reported to the registry
/// exactly as those of the chat.
public final class SessionKitchen implements Kitchen {
    private final Session session;
    private final Foods foods;
    private final SavedRecipes recipes;
    private final PhotoFolder photos;

    public SessionKitchen(Session session, Foods foods, SavedRecipes recipes, PhotoFolder photos) {
        this.session = session;
        this.recipes = recipes;
        this.photos = photos;
        this.foods = foods;
    }

    @Override
    public List<Row> read(Query query) {
        return session.store().read(rows -> rows.read(query));
    }

    @Override
    public Map<UUID, String> lastOthers(List<UUID> ids) {
        return session.store().read(rows -> rows.lastOthers(ids));
    }

    @Override
    public Optional<Away> away() {
        return session.store().away();
    }

    @Override
    public UUID create(EntityDefinition entity, Row fields) {
        return session.create(entity.type(), fields.values()).id();
    }

    @Override
    public void update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> fields) {
        session.update(entity.type(), id.toString(), fields);
    }

    @Override
    public void updateAll(EntityDefinition entity, Map<UUID, Map<String, @Nullable Object>> changes) {
        session.writeAll(changes.entrySet().stream()
            .map(change -> new FormWrite.Update(entity.type(), change.getKey().toString(), change.getValue()))
            .toList());
    }

    @Override
    public void delete(EntityDefinition entity, UUID id) {
        session.delete(entity.type(), id.toString());
    }

    @Override
    public void createAll(EntityDefinition entity, List<Row> rows) {
        session.writeAll(rows.stream().map(row -> FormWrite.Create.of(entity, row)).toList());
    }

    @Override
    public void deleteAll(EntityDefinition entity, List<UUID> ids) {
        session.writeAll(ids.stream().map(id -> new FormWrite.Delete(entity.type(), id.toString())).toList());
    }

    @Override
    public Optional<Reverted> undo() {
        return Reverted.of(session.undo(), true);
    }

    @Override
    public Optional<Reverted> undo(int turn) {
        return Reverted.of(session.undo(turn), true);
    }

    @Override
    public Optional<Reverted> undo(UUID row) {
        return Reverted.of(session.undo(row), true);
    }

    @Override
    public Optional<Reverted> redo() {
        return Reverted.of(session.redo(), false);
    }

    @Override
    public Map<UUID, List<String>> recipeFoods() {
        return session.store().read(recipes::all).stream().filter(dish -> !dish.needs().isEmpty())
            .collect(Collectors.toMap(Dish::id, dish -> dish.needs().stream().map(Need::name).toList()));
    }

    @Override
    public Map<UUID, Lacking> lacking() {
        return session.store()
            .read(rows -> Lacking.of(recipes.all(rows), new Household(foods, rows), today(), rows));
    }

    @Override
    public List<Suitability.Conflict> conflicts(UUID recipe) {
        return session.store()
            .read(rows -> new Suitability(new Household(foods, rows)).conflicts(recipe(rows, recipe)));
    }

    @Override
    public List<Suitability.Conflict> conflicts(List<Row> lines) {
        return session.store()
            .read(rows -> new Suitability(new Household(foods, rows)).conflicts(Row.of("ingredients", lines)));
    }

    @Override
    public List<String> unknownAllergies(List<String> words) {
        return session.store().read(rows -> {
            var suitability = new Suitability(new Household(foods, rows));
            return words.stream().filter(word -> !suitability.isKnown(word)).toList();
        });
    }

    private LocalDate today() {
        return session.engine().now().get().toLocalDate();
    }

    @Override
    public List<LineStock> stock(List<Row> lines) {
        return session.store().read(rows -> stock(rows).lines(Row.of("ingredients", lines), 0));
    }

    private HomeStock stock(Rows rows) {
        return HomeStock.of(new Household(foods, rows), today(), rows);
    }

    @Override
    public Map<UUID, LineStock> stock(UUID recipe, int servings) {
        return session.store().read(rows -> {
            var row = recipe(rows, recipe);
            var lines = row.rows("ingredients");
            var stock = stock(rows).lines(row, servings);
            return IntStream.range(0, lines.size()).boxed()
                .collect(Collectors.toMap(i -> lines.get(i).id(), stock::get));
        });
    }

    @Override
    public int shopFor(UUID recipe, int servings) {
        var wanted = session.store().read(rows -> {
            var household = new Household(foods, rows);
            var row = recipe(rows, recipe);
            var dish = row.text("name");
            var needs = household.needs(row, servings).stream().map(need -> need.withPurpose(dish)).toList();
            return new ShoppingLines(household).missing(
                Shortfall.of(needs, household.shelf(today()), household.staples(), household.densities()).stream()
                    .filter(HomeStock::isMissing).toList(),
                dish, rows);
        });
        shop(wanted);
        return wanted.size();
    }

    @Override
    public List<ShoppingItem> putOnList(List<Row> lines) {
        var put = session.store().read(rows -> new ShoppingLines(new Household(foods, rows)).put(lines, rows));
        if (!put.writes().isEmpty()) {
            session.writeAll(put.writes());
        }
        return ShoppingItem.all(put.joined());
    }

    @Override
    public Map<UUID, String> atHome(List<ShoppingItem> lines) {
        return session.store().read(rows -> new ShoppingLines(new Household(foods, rows)).atHome(lines));
    }

    @Override
    public List<String> things(String line, Predicate<String> isRemark) {
        return session.store()
            .read(rows -> new TypedThings(new Household(foods, rows).catalogue()).of(line, isRemark));
    }

    @Override
    public Needed needed(LocalDate from, LocalDate to) {
        return session.store().read(rows -> {
            var household = new Household(foods, rows);
            return new ShoppingLines(household).needed(PlannedMeals.of(rows, household, from, to, today()), rows);
        });
    }

    @Override
    public void shop(List<Row> missing) {
        session.writeAll(ShoppingLines.writes(missing));
    }

    @Override
    public UsedStock usedBy(UUID recipe, int servings) {
        return session.store()
            .read(rows -> UsedStock.of(new Household(foods, rows), recipe(rows, recipe), servings));
    }

    @Override
    public List<String> cooked(Row log, boolean takesStock, List<UUID> usedUp) {
        var writes = new ArrayList<FormWrite>(List.of(FormWrite.Create.of(KitchenEntities.LOG, log)));
        if (takesStock) {
            var args = new HashMap<String, @Nullable Object>(log.only(List.of("servings")).values());
            args.put("recipe", log.text("recipe_id"));
            args.put("deduct", true);
            writes.add(new FormWrite.Run(Cook.NAME, args));
        }
        usedUp.forEach(lot -> writes.add(new FormWrite.Delete(KitchenEntities.INVENTORY.type(), lot.toString())));
        var lines =
            session.store().read(rows -> CookedLines.of(log, recipe(rows, log.reference("recipe_id").orElseThrow()),
                takesStock, new Household(foods, rows), today(), rows));
        writes.addAll(lines.writes());
        session.writeAll(writes);
        return lines.gone();
    }

    private static Row recipe(Rows rows, UUID recipe) {
        var lines = rows.read(Query.where("recipe_ingredients", Filter.eq("recipe_id", recipe)).orderedBy("position"));
        return rows.find(KitchenEntities.RECIPE, recipe).orElse(Row.EMPTY).with("ingredients", lines);
    }

    @Override
    public List<Lot> putAway() {
        var before = read(Query.all(KitchenEntities.INVENTORY.table()));
        session.writeAll(List.of(new FormWrite.Run(PutAway.NAME, Map.of())));
        return stockByName().stream().filter(lot -> !before.contains(lot.row())).toList();
    }

    @Override
    public int addStarterCookbook() {
        var fresh = starters(_ -> true);
        session.filling().fill(fresh);
        return fresh.size();
    }

    @Override
    public RecipeImporter.Outcome importAll(String name, Found found, Duplicates duplicates) {
        return new RecipeImporter(this::read, session.filling()::fill, Optional.of(photos), duplicates).take(name,
            found);
    }

    @Override
    public Exporter.Written export(Exporter exporter, Path file) {
        photos.fetchAll();
        return session.store().read(
            rows -> Export.write(exporter, new Outgoing(rows, Optional.of(photos.path()), Phrasebook.in(Texts.locale()),
                OffsetDateTime.now(Clock.systemDefaultZone())), file, true));
    }

    @Override
    public Checked check() {
        var unreadable = new ArrayList<String>();
        int rows = 0;
        for (var entity : KitchenEntities.ALL) {
            try {
                rows += read(Query.all(entity.table())).size();
            } catch (StoreException _) {
                unreadable.add(entity.table());
            }
        }
        var photographed =
            unreadable.contains("recipes") ? List.<Row>of() : read(Query.all("recipes").withColumns(List.of("image")));
        var gone = photographed.stream().map(recipe -> recipe.text("image"))
            .filter(name -> !photos.address(name).isEmpty() && !Files.exists(photos.path().resolve(name))).count();
        return new Checked(rows, unreadable, (int) gone);
    }

    @Override
    public PhotoFolder photos() {
        return photos;
    }

    @Override
    public void mergeFoods(UUID kept, UUID gone) {
        session.writeAll(session.store().read(rows -> FoodMerge.writes(rows, kept, gone)));
    }

    @Override
    public UUID addSampleKitchen(LocalDate today) {
        var sample = SampleKitchen.read(Texts.locale());
        var writes = new ArrayList<FormWrite>(starters(sample.recipes()::contains));
        sample.rows(today).forEach(row -> writes.add(new FormWrite.Create(row.type(), row.fields())));
        return session.filling().fill(writes);
    }

    @Override
    public List<String> remove(UUID brought) {
        var before = session.store().read(SessionKitchen::dishNames);
        return session.filling().remove(brought, rows -> {
            var gone = new HashSet<>(before);
            gone.removeAll(dishNames(rows));
            return PlannedMeals.onlyFor(gone, rows).stream()
                .map(line -> new FormWrite.Delete(KitchenEntities.SHOPPING.type(), line.id().toString())).toList();
        });
    }

    @Override
    public int left(UUID brought) {
        return session.filling().left(brought);
    }

    /// Returns the writes for the selected starter recipes that are not in the cookbook yet.
    private List<FormWrite> starters(Predicate<String> wanted) {
        var known = session.store().read(SessionKitchen::recipeNames);
        return StarterCookbook.recipes(Texts.locale()).stream()
            .filter(starter -> wanted.test(starter.name()) && !known.contains(starter.name()))
            .map(starter -> FormWrite.Create.of(KitchenEntities.RECIPE, new Row(starterFields(starter)))).toList();
    }

    /// The names of all dishes that are planned.
    private static Set<String> dishNames(Rows rows) {
        var planned = rows.read(Query.all("meals")).stream().flatMap(meal -> meal.reference("recipe_id").stream())
            .collect(Collectors.toSet());
        return rows.read(Query.all("recipes").withColumns(List.of("name"))).stream()
            .filter(recipe -> planned.contains(recipe.id())).map(row -> row.text("name")).collect(Collectors.toSet());
    }

    private static Set<String> recipeNames(Rows rows) {
        return rows.read(Query.all("recipes").withColumns(List.of("name"))).stream().map(row -> row.text("name"))
            .collect(Collectors.toSet());
    }

    private static Map<String, Object> starterFields(StarterRecipe starter) {
        var fields = new HashMap<String, Object>(
            Map.of("name", starter.name(), "description", starter.description(), "cuisine", starter.cuisine(),
                "difficulty", starter.difficulty(), "prep_time_minutes", (long) starter.prepTimeMinutes(),
                "cook_time_minutes",
                (long) starter.cookTimeMinutes(),
                "servings", (long) starter.servings(), "ingredients", starter.ingredients(), "instructions",
                starter.instructions()));
        fields.put("occasions", starter.occasions());
        fields.put("health_tags", starter.healthTags());
        fields.put("flavor_tags", starter.flavorTags());
        fields.put("equipment_tags", starter.equipmentTags());
        return fields;
    }

    @Override
    public void onChange(Consumer<Set<String>> listener) {
        session.store().onCommit(committed -> {
            var tables = committed.by().isPresent() ? committed.tables()
                : committed.changes().stream().map(Change::table).collect(Collectors.toSet());
            if (!tables.isEmpty()) {
                listener.accept(tables);
            }
        });
    }
}
