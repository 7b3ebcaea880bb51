package alfred.ui.model;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.row.Away;
import alfred.kitchen.mealplan.Suitability;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.transfer.Duplicates;
import alfred.transfer.PhotoFolder;
import alfred.transfer.RecipeImporter;
import alfred.transfer.export.Exporter;
import alfred.transfer.format.Found;
import alfred.ui.fx.CoverLook;
import alfred.ui.fx.CoverTable;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The user's direct access to the kitchen, without the conversation. Port; implemented on top of the session, so
/// that forms and chat share one write path.
///
/// All methods may block: call them off the FX thread. A refused write throws
/// [alfred.core.crud.call.CrudRefusal], whose field names the offending column.
public interface Kitchen extends KitchenReads {
    /// Who of the household's other people changed rows last, by name; without those that were changed here last, or by
    /// nobody known.
    default Map<UUID, String> lastOthers(List<UUID> rows) {
        return Map.of();
    }

    /// What is done while a household's server is out of reach; empty for a kitchen of one's own.
    default Optional<Away> away() {
        return Optional.empty();
    }

    /// Creates a row, with its children if any, and returns its id.
    UUID create(EntityDefinition entity, Row fields);

    /// Updates the given columns; a null value clears a column. Children, if given, replace the existing ones.
    void update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> fields);

    /// Updates several rows, each by its id, as one undoable unit.
    void updateAll(EntityDefinition entity, Map<UUID, Map<String, @Nullable Object>> changes);

    void delete(EntityDefinition entity, UUID id);

    /// Creates several rows as one undoable unit.
    void createAll(EntityDefinition entity, List<Row> rows);

    /// Deletes several rows as one undoable unit.
    void deleteAll(EntityDefinition entity, List<UUID> ids);

    /// Undoes the latest change.
    ///
    /// @return a sentence for the user: what was undone, or that the rows have changed since and nothing was
    ///   undone; empty if there is nothing to undo
    Optional<Reverted> undo();

    /// Undoes the writes of a conversation turn; empty if they are not the latest change.
    Optional<Reverted> undo(int turn);

    /// Undoes the last change to a row; empty if it is not the latest change.
    Optional<Reverted> undo(UUID row);

    /// Redoes the change that was undone last; empty if there is none.
    Optional<Reverted> redo();

    /// Returns what the ingredient lines of each recipe name, in their order. Recipes without ingredients are left out.
    Map<UUID, List<String>> recipeFoods();

    /// Returns what each recipe lacks. Recipes without ingredients are left out.
    Map<UUID, Lacking> lacking();

    /// Returns what of a recipe the household's allergies, diets and dislikes forbid.
    List<Suitability.Conflict> conflicts(UUID recipe);

    /// Returns what of ingredient lines, saved or not, the household's allergies, diets and dislikes forbid.
    List<Suitability.Conflict> conflicts(List<Row> lines);

    /// Returns what is at home of each of a recipe's ingredient lines, by the line's id.
    ///
    /// @param servings the number of servings; 0 for the recipe's own
    Map<UUID, LineStock> stock(UUID recipe, int servings);

    /// Returns what is at home of each ingredient line's food, in the order of the lines.
    ///
    /// @param lines the lines of one recipe, saved or not; lines of one food are one need together
    List<LineStock> stock(List<Row> lines);

    /// What is at home of the food of an ingredient line.
    ///
    /// @param has the amount at home, formatted for display; `""` if there is none, or its amount is unknown
    /// @param isFrozen whether all of it is in the freezer
    record LineStock(State state, String has, boolean isFrozen) {
        /// Whether there is none, or not enough.
        public boolean isMissing() {
            return state == State.TO_BUY || state == State.LISTED;
        }

        /// How what is at home compares with what the line needs.
        public enum State {
            /// There is enough, or it cannot be compared.
            AT_HOME,
            /// Always there, without being counted.
            STAPLE,
            /// There is none, or not enough.
            TO_BUY,
            /// There is none, or not enough, and it is on the shopping list.
            LISTED,
            /// There is none, and the dish can do without.
            NOT_THERE
        }
    }

    /// Adds a recipe's missing ingredients to the shopping list, except foods that are already on it. One undoable
    /// unit.
    ///
    /// @param servings the number of servings to shop for
    /// @return the number of lines added
    int shopFor(UUID recipe, int servings);

    /// Puts lines on the shopping list, as one undoable unit. Where the same food is on that list already, in an amount
    /// that adds up, that line gets the amount of both; not where the new line has notes of its own.
    ///
    /// @return the lines that were there, with their new amounts
    List<ShoppingItem> putOnList(List<Row> lines);

    /// Returns what is at home of the food of each line, as display text; `""` where its amount is unknown. Lines of
    /// which nothing is at home are left out.
    Map<UUID, String> atHome(List<ShoppingItem> lines);

    /// Tells apart the things that one typed line names, in its order.
    ///
    /// @param isRemark whether a part of the line cannot begin a thing, such as a place or a date
    List<String> things(String line, Predicate<String> isRemark);

    /// Returns the ingredients needed by the meals planned from one day to another, both inclusive.
    Needed needed(LocalDate from, LocalDate to);

    /// The ingredients that planned meals need.
    ///
    /// @param dishes the meals not cooked yet, each with its number of missing foods
    /// @param toBuy the total number of missing foods
    /// @param missing shopping list lines for the missing foods of which the list holds none yet, or not enough, for
    ///   [#shop]
    /// @param atHome the needed foods that are at home, each with a shopping list line to buy it anyway
    /// @param listed the lines of the list with missing foods
    record Needed(List<PlannedMeals.Dish> dishes, int toBuy, List<Row> missing, List<AtHome> atHome, Set<UUID> listed) {
        public static final Needed NOTHING = new Needed(List.of(), 0, List.of(), List.of(), Set.of());
    }

    /// Puts what planned meals need on the shopping list: new lines, and more on lines that are there. One undoable
    /// unit.
    ///
    /// @param missing as in [Needed]
    void shop(List<Row> missing);

    /// A needed food that is at home.
    ///
    /// @param has the available amount, formatted for display; `""` if unknown
    /// @param needs the needed amount, formatted for display; `""` for "some"
    /// @param line the shopping list line to buy it anyway
    record AtHome(String name, String has, String needs, Row line) {}

    /// Returns what cooking a recipe for the given servings takes out of the pantry.
    UsedStock usedBy(UUID recipe, int servings);

    /// Adds a cooking log entry, takes off the shopping list what was to be bought for that dish and what no other
    /// planned meal needs, and optionally deducts the ingredients from the pantry, as one undoable unit.
    ///
    /// @param log the fields of the log entry, including its recipe
    /// @param takesStock whether to deduct the ingredients
    /// @param usedUp further rows of the pantry that leave it
    /// @return the names of the lines that left the list
    List<String> cooked(Row log, boolean takesStock, List<UUID> usedUp);

    /// Returns those words for allergies that are neither an allergen nor a known food: only lines with that word are
    /// warned of.
    List<String> unknownAllergies(List<String> words);

    /// Moves the ticked lines of the shopping list into the pantry, as one undoable unit.
    ///
    /// @return what is new or more in the pantry, as it is there now
    List<Lot> putAway();

    /// Adds the starter recipes whose names are not in the cookbook yet, as one undoable unit.
    ///
    /// @return the number of recipes added
    int addStarterCookbook();

    /// Imports what was found in a file, as one undoable unit. May take long.
    RecipeImporter.Outcome importAll(String name, Found found, Duplicates duplicates);

    /// Writes an export to a file, replacing one of that name. May take long.
    ///
    /// @throws alfred.core.row.StoreException if it cannot be written; a file that was there stays as it was
    Exporter.Written export(Exporter exporter, Path file);

    /// Reads every row, and looks whether the photos of the recipes are there. Changes nothing; may take long.
    Checked check();

    /// What a look over all data has found.
    ///
    /// @param rows the number of rows that can be read
    /// @param unreadable the tables that cannot be read
    /// @param photosGone the number of recipes whose photo is not in its folder any more
    record Checked(int rows, List<String> unreadable, int photosGone) {
        public boolean isWell() {
            return unreadable.isEmpty() && photosGone == 0;
        }
    }

    /// The folder of the recipe photos.
    PhotoFolder photos();

    /// Returns the appearance of a recipe's cover: its photo, or the drawing chosen by its name and ingredients.
    ///
    /// @param foods the names of the recipe's ingredients
    default CoverLook look(RecipeItem recipe, List<String> foods) {
        return CoverTable.lookOf(recipe.name(), foods).withPhoto(photos().address(recipe.image()));
    }

    /// Merges two foods: the second becomes another name of the first, and everything that refers to it is moved
    /// over. One undoable unit.
    ///
    /// @throws alfred.core.crud.call.CrudRefusal if either is not in the catalogue, or both are the same
    void mergeFoods(UUID kept, UUID gone);

    /// Adds the sample kitchen, as one undoable unit.
    ///
    /// @param today the day from which its dates are computed
    /// @return the id of the import, for [#remove(UUID)] and [#left(UUID)]
    UUID addSampleKitchen(LocalDate today);

    /// Removes the rows of a bulk import that are unchanged and not in use. One undoable unit.
    ///
    /// @return the labels of the rows that were kept because they were changed or are in use
    List<String> remove(UUID brought);

    /// Returns how many rows of a bulk import still exist.
    int left(UUID brought);

    /// Registers a listener for commits. It receives the names of the changed tables, on any thread.
    void onChange(Consumer<Set<String>> listener);
}
