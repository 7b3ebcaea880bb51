package alfred.ui.model;

import alfred.core.crud.Query;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.kitchen.recipe.ImportedRecipe;
import alfred.kitchen.shopping.PlannedMeals;
import alfred.transfer.RecipeImporter;
import alfred.ui.fx.CoverLook;
import alfred.ui.fx.CoverTable;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The user's own doing in the kitchen. Port; filled by the session, so that forms and chat write the same way.
///
/// Every method may take a while: call it off the FX thread. A write that is not allowed throws
/// [alfred.core.crud.CrudRefusal], whose field names the column at fault.
public interface Kitchen {
    /// Rows with ids, in the query's order, then by creation.
    List<Row> read(Query query);

    /// Writes a new row with its children, if it has some, and gives its id.
    UUID create(EntityDefinition entity, Row fields);

    /// Changes the named columns; null empties one. Children, where given, replace the old ones.
    void update(EntityDefinition entity, UUID id, Map<String, @Nullable Object> fields);

    void delete(EntityDefinition entity, UUID id);

    /// Writes several new rows; one undo takes all back.
    void createAll(EntityDefinition entity, List<Row> rows);

    /// Deletes several rows; one undo brings all back.
    void deleteAll(EntityDefinition entity, List<UUID> ids);

    /// Takes back the latest writes; gives what they were in words, empty where there is nothing.
    Optional<String> undo();

    /// Takes back what a turn of the conversation wrote; empty where that is not the latest change.
    Optional<String> undo(int turn);

    /// Takes back what was done to a row; empty where that is not the latest change.
    Optional<String> undo(UUID row);

    /// Does again what was taken back last.
    Optional<String> redo();

    /// How many foods each recipe needs that are not at home; recipes that nobody counted are left out.
    Map<UUID, Integer> missing();

    /// The ids of a recipe's ingredient lines that are not at home.
    Set<UUID> missingLines(UUID recipe);

    /// Puts what a recipe lacks on the shopping list, for so many; gives how many lines that are. One undo takes all back.
    int shopFor(UUID recipe, int servings);

    /// What the meals planned from one day to another need, for the shopping page and the week.
    Needed needed(LocalDate from, LocalDate to);

    /// What planned meals need.
    ///
    /// @param dishes the meals that are not cooked yet, with how many things each lacks
    /// @param toBuy how many things they lack all together
    /// @param missing lines for the shopping list: what they lack and is not on it yet
    /// @param atHome what they need and is at home, with the line to buy it all the same
    record Needed(List<PlannedMeals.Dish> dishes, int toBuy, List<Row> missing, List<AtHome> atHome) {
        public static final Needed NOTHING = new Needed(List.of(), 0, List.of(), List.of());
    }

    /// @param has how much there is, as a person reads it; `""` where nobody counted
    /// @param needs how much is needed; `""` for "some"
    record AtHome(String name, String has, String needs, Row line) {}

    /// What cooking a recipe for so many takes out of the pantry, lot by lot.
    List<Taken> takenBy(UUID recipe, int servings);

    /// Notes what was cooked and, where wanted, takes its ingredients out of the pantry; one undo takes back both.
    ///
    /// @param log the fields of the cooking log, its recipe among them
    void cooked(Row log, boolean takesStock);

    /// What is taken from a lot.
    ///
    /// @param before how much there is, as a person reads it
    /// @param after how much is left; `""` for a lot that is used up
    record Taken(String name, String before, String after) {}

    /// Puts what is ticked off on the shopping list into the pantry and takes it off the list; one undo takes all back.
    void putAway();

    /// Adds the starter cookbook's recipes that are not there yet; gives how many that were. One undo takes all back.
    int addStarterCookbook();

    /// Adds all recipes of a text whose names are not there yet, or none; one undo takes all back.
    RecipeImporter.Outcome importAll(List<ImportedRecipe> read);

    /// The photos of recipes.
    PhotoFolder photos();

    /// How a recipe's cover looks: its photo, or what is drawn for its name and its ingredients' names.
    default CoverLook look(Row recipe, List<String> foods) {
        return CoverTable.lookOf(recipe.text("name"), foods).withPhoto(photos().address(recipe.text("image")));
    }

    /// Makes one food of two: the second becomes another name of the first, and all that was of it follows. One undo takes it back.
    void mergeFoods(UUID kept, UUID gone);

    /// Lays out the sample kitchen, its days counted from the given one. One undo takes all back.
    ///
    /// @return what names it, for [#remove(UUID)]
    UUID addSampleKitchen(LocalDate today);

    /// Takes out exactly what was brought in bulk and not changed since. One undo brings it back.
    ///
    /// @return the labels of what stays, because it was changed or is used
    List<String> remove(UUID brought);

    /// How many of the rows that were brought in bulk are still there.
    int left(UUID brought);

    /// Tells which tables a commit wrote, on any thread.
    void onChange(Consumer<Set<String>> listener);
}
